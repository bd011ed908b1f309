"""A disk that is really full (the page limit in `test_database` stands in for it where none can be mounted)."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("full_disk.py")


def test_a_real_disk_that_is_full(tmp_path, python):
    as_root = [] if os.name == "posix" and os.geteuid() == 0 else ["--map-root-user"]
    own_mounts = ("unshare", "--mount", *as_root)
    if shutil.which("unshare") is None or subprocess.run([*own_mounts, "true"], capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    with python(PROGRAM, tmp_path, before=own_mounts) as process:
        out, err = process.communicate()
    assert err == ""
    assert out.split() == ["full", "kept", "stuffed", "full", "full", "1"]
    assert list(tmp_path.iterdir()) == []
