"""A 64-bit fingerprint of JSON data: the same on every machine, run and hash seed."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def canonical(data: Any) -> bytes:
    """The data as JSON text with sorted keys and no spaces, UTF-8."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(data: Any) -> int:
    """An unsigned 64-bit hash of `data`."""
    return int.from_bytes(hashlib.blake2b(canonical(data), digest_size=8).digest(), "big")
