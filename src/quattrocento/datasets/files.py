"""Rows in files: JSON lines, or Parquet where pyarrow is installed. Both are read as a stream."""

import base64
import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, Self

from quattrocento.datasets.rows import FORMAT, Row

if TYPE_CHECKING:
    from types import ModuleType

KINDS = (".jsonl", ".parquet")
# Rows that are compressed and read together.
GROUP = 8192
MARK = b"quattrocento"


class NoData(ValueError):
    """The file cannot be written or read as a data set; the message says why."""


class Writer(Protocol):
    """Takes rows until it is closed; only then is the file complete.

    If something fails, or without a row, there is no file: the same command can be tried again.
    """

    def write(self, rows: Sequence[Row]) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *fault: object) -> None: ...


def writer(path: Path) -> Writer:
    """For a new file, by the ending of its name."""
    if path.suffix not in KINDS:
        raise NoData(f"{path}: expected a name that ends with {' or '.join(KINDS)}")
    return ParquetWriter(path) if path.suffix == ".parquet" else LineWriter(path)


def read_rows(path: Path | str) -> Iterator[Row]:
    """The rows of a file one after another, in little memory however long it is."""
    found = Path(path)
    if found.suffix not in KINDS:
        raise NoData(f"{found}: expected a name that ends with {' or '.join(KINDS)}")
    return parquet_rows(found) if found.suffix == ".parquet" else line_rows(found)


def plain(row: Row) -> Row:
    """What JSON cannot say: bytes are written in base64."""
    return {**row, "observation": base64.b64encode(row["observation"]).decode()}


class NewFile(ABC):
    """A name that is taken at once; what is written stands beside it until it is whole."""

    def __init__(self, path: Path) -> None:
        path.touch(exist_ok=False)
        self.path = path
        self.draft = path.with_name(f".{path.name}.{secrets.token_hex(4)}")

    @abstractmethod
    def finish(self, failed: bool) -> bool:
        """Write what is left; whether there is anything worth keeping."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *fault: object) -> None:
        whole = False
        try:
            whole = self.finish(any(fault))
        finally:
            if whole:
                self.draft.replace(self.path)
            else:
                self.draft.unlink(missing_ok=True)
                self.path.unlink()


class LineWriter(NewFile):
    """JSON lines."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.file = self.draft.open("x", encoding="utf-8")

    def write(self, rows: Sequence[Row]) -> None:
        for row in rows:
            self.file.write(json.dumps({"format": FORMAT, **plain(row)}) + "\n")

    def finish(self, failed: bool) -> bool:
        found = self.file.tell() > 0
        self.file.close()
        return found and not failed


def line_rows(path: Path) -> Iterator[Row]:
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            try:
                row: Row = json.loads(line)
                version = row.pop("format")
                row["observation"] = base64.b64decode(row["observation"])
            except (ValueError, KeyError, AttributeError, TypeError):
                raise NoData(f"{path}, line {number}: no row of a data set") from None
            check_format(path, version)
            yield row


def check_format(path: Path, version: object) -> None:
    if version != FORMAT:
        raise NoData(f"{path}: rows of format {version}; expected {FORMAT}")


def arrow() -> "ModuleType":
    """Only Parquet needs it, so it is an extra."""
    try:
        import pyarrow.parquet
    except ImportError:
        raise NoData("pyarrow is missing; install 'quattrocento[data]', or write .jsonl") from None
    found: ModuleType = pyarrow
    return found


class ParquetWriter(NewFile):
    """Parquet, compressed; a position is JSON within it."""

    def __init__(self, path: Path) -> None:
        self.arrow = arrow()
        super().__init__(path)
        self.waiting: list[Row] = []
        self.file: Any = None

    def write(self, rows: Sequence[Row]) -> None:
        self.waiting += rows
        while len(self.waiting) >= GROUP:
            self._put(self.waiting[:GROUP])
            del self.waiting[:GROUP]

    def _put(self, rows: Sequence[Row]) -> None:
        kept = schema(self.arrow, rows[0])
        told = [with_position(row, json.dumps) for row in rows]
        if self.file is None:
            self.file = self.arrow.parquet.ParquetWriter(self.draft, kept, compression="zstd")
        self.file.write_table(self.arrow.Table.from_pylist(told, kept))

    def finish(self, failed: bool) -> bool:
        if self.waiting and not failed:
            self._put(self.waiting)
        if self.file is not None:
            self.file.close()
        return self.file is not None and not failed


def schema(arrow: "ModuleType", row: Row) -> Any:
    """The columns, with numbers no larger than they need to be."""
    text, small, code = arrow.string(), arrow.int8(), arrow.int16()
    columns = {
        "game": text,
        "title": text,
        "actions": text,
        "seats": small,
        "ply": arrow.int32(),
        "seat": small,
        "step": text,
        "observation": arrow.binary(),
        "legal": arrow.list_(text),
        "legal_actions": arrow.list_(code),
        "move": text,
        "action": code,
        "position": text,
        "chances": arrow.list_(arrow.float32()),
        "points": arrow.list_(arrow.int32()),
        "ranks": arrow.list_(small),
        "won": arrow.list_(arrow.float32()),
    }
    kept = [(name, kind) for name, kind in columns.items() if name in row]
    return arrow.schema(kept, metadata={MARK: str(FORMAT).encode()})


def with_position(row: Row, change: Any) -> Row:
    return {**row, "position": change(row["position"])} if "position" in row else row


def parquet_rows(path: Path) -> Iterator[Row]:
    parquet = arrow().parquet
    try:
        file = parquet.ParquetFile(path)
    except ValueError:
        raise NoData(f"{path}: no Parquet; expected a data set that is whole") from None
    told = (file.schema_arrow.metadata or {}).get(MARK, b"none")
    check_format(path, int(told) if told.isdigit() else told.decode())
    for batch in file.iter_batches(GROUP):
        for row in batch.to_pylist():
            yield with_position(row, json.loads)
