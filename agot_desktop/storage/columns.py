"""Column types of our tables: unsigned 64-bit integers, times, JSON; and the packing of a game's state."""

from __future__ import annotations

import zlib
from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import Dialect, Integer, Text
from sqlalchemy.types import TypeDecorator

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)
_TWO_63 = 1 << 63
_TWO_64 = 1 << 64
_STATE_LIMIT_BYTES = 256 * 1024 * 1024


class Unsigned64(TypeDecorator[int]):
    """An integer from 0 to 2**64 - 1, kept as the signed integer with the same bits. Another value raises."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> int | None:
        if value is None:
            return None
        if not 0 <= value < _TWO_64:
            raise ValueError(f"{value} is no unsigned 64-bit integer")
        return value - _TWO_64 if value >= _TWO_63 else value

    def process_result_value(self, value: int | None, dialect: Dialect) -> int | None:
        return value + _TWO_64 if value is not None and value < 0 else value


class UtcTime(TypeDecorator[datetime]):
    """A moment, kept as whole milliseconds since 1970 in UTC. A time without a zone raises."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        return None if value is None else (value - _EPOCH) // _MILLISECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        return None if value is None else _EPOCH + value * _MILLISECOND


class Json(TypeDecorator[Any]):
    """Plain JSON (or our frozen records, which become objects), kept as text. None is NULL."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str | None:
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        return None if value is None else msgspec.json.decode(value)


def pack_state(state: dict[str, Any]) -> bytes:
    """Compress the JSON text of a state."""
    return zlib.compress(msgspec.json.encode(state), 6)


def unpack_state(packed: bytes) -> dict[str, Any]:
    """Give back what `pack_state` was given. Raises ValueError with the reason if that cannot be."""
    unpacker = zlib.decompressobj()
    try:
        text = unpacker.decompress(packed, _STATE_LIMIT_BYTES)
    except zlib.error as error:
        raise ValueError(str(error)) from error
    if not unpacker.eof:
        raise ValueError("the packed state is cut off or too large")
    state = msgspec.json.decode(text)
    if not isinstance(state, dict):
        raise ValueError("the state is no object")
    return state
