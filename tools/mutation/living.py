"""Putting a mutant into a running process, or into one that has not imported the game yet."""

import functools
import gc
import importlib.abc
import importlib.machinery
import importlib.util
import sys
from collections.abc import Iterable, Iterator, Sequence
from types import CodeType, FunctionType, ModuleType

from tools.mutation.mutants import Mutant


def caches() -> "list[functools._lru_cache_wrapper[object]]":
    return [one for one in gc.get_objects() if isinstance(one, functools._lru_cache_wrapper)]


def empty(found: "Iterable[functools._lru_cache_wrapper[object]]") -> None:
    """What was computed by other rules must not be remembered."""
    for cache in found:
        cache.cache_clear()


def functions(folder: str) -> dict[tuple[str, str], list[FunctionType]]:
    """The functions of the folder's files that live in this process, by file and name."""
    found: dict[tuple[str, str], list[FunctionType]] = {}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(folder):
            key = (one.__code__.co_filename, one.__code__.co_qualname)
            found.setdefault(key, []).append(one)
    return found


def infect(mutant: Mutant, living: dict[tuple[str, str], list[FunctionType]]) -> bool:
    """Give the living function the mutant's code; False where there is no such function."""
    module = compile(mutant.source, str(mutant.path), "exec", dont_inherit=True)
    codes = [code for code in _codes(module) if code.co_qualname == mutant.function]
    found = living.get((str(mutant.path), mutant.function), [])
    if len(codes) != 1 or not found:
        return False
    for function in found:
        function.__code__ = codes[0]
    return True


def _codes(code: CodeType) -> Iterator[CodeType]:
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from _codes(const)


class Infected(importlib.machinery.SourceFileLoader):
    """Loads a module from the mutant's source."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        super().__init__(name, str(mutant.path))
        self.source = mutant.source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class Finder(importlib.abc.MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        parts = mutant.path.with_suffix("").parts
        names = parts[parts.index("src") + 1 :]
        self.name = ".".join(names[:-1] if names[-1] == "__init__" else names)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        loader = Infected(fullname, self.mutant)
        return importlib.util.spec_from_file_location(fullname, self.mutant.path, loader=loader)


def expect(mutant: Mutant) -> None:
    """The game will be imported with this mutant."""
    sys.meta_path.insert(0, Finder(mutant))
