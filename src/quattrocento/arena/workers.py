"""Where long work is done: in this process, a pool of processes, or a Ray cluster."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import contextmanager
from itertools import islice
from threading import current_thread, main_thread
from typing import TypeVar

from quattrocento.bots.process_pool import new_pool

PLACES = ("here", "pool", "ray")
# So many items a process are handed out ahead, so that a contest that is decided can stop.
AHEAD = 2

T = TypeVar("T")
R = TypeVar("R")


class NoCluster(Exception):
    """Ray is not installed, or does not start."""


def work(
    task: Callable[[T], R], items: Iterable[T], place: str, jobs: int
) -> Iterator[tuple[T, R]]:
    """Each item with what becomes of it, as it comes in, until nobody asks for more.

    The task, the items and the results must be able to cross the border of a process.
    """
    if place == "ray":
        yield from on_ray(task, items)
    elif place == "here" or jobs == 1:
        for item in items:
            yield item, task(item)
    else:
        yield from in_pool(task, items, jobs)


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started meanwhile ignore Ctrl-C from their first moment."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def in_pool(task: Callable[[T], R], items: Iterable[T], jobs: int) -> Iterator[tuple[T, R]]:
    pool = new_pool(jobs)
    rest = iter(items)
    waiting: dict[Future[R], T] = {}
    try:
        with deaf():
            for item in islice(rest, AHEAD * jobs):
                waiting[pool.submit(task, item)] = item
        while True:
            for item in islice(rest, AHEAD * jobs - len(waiting)):
                waiting[pool.submit(task, item)] = item
            if not waiting:
                return
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            for one in done:
                yield waiting.pop(one), one.result()
    finally:
        pool.shutdown(cancel_futures=True)


def on_ray(task: Callable[[T], R], items: Iterable[T]) -> Iterator[tuple[T, R]]:
    try:
        import ray
    except ImportError:
        raise NoCluster("Ray is not installed; install quattrocento[cluster]") from None

    def run(item: T) -> R:
        return task(item)

    try:
        ray.init(ignore_reinit_error=True, log_to_driver=False)
    except Exception as fault:  # it has no class of its own for this
        raise NoCluster(f"Ray does not start: {fault}") from fault
    try:
        remote = ray.remote(run)
        waiting = {remote.remote(item): item for item in items}
        while waiting:
            ready, _ = ray.wait(list(waiting))
            for one in ready:
                yield waiting.pop(one), ray.get(one)
    finally:
        ray.shutdown()
