"""Where games are played: in this process, a pool of processes, or a Ray cluster."""

from collections.abc import Iterable, Iterator
from concurrent.futures import as_completed
from typing import Any

from quattrocento.arena.contests import Contest, play_game
from quattrocento.bots.process_pool import new_pool

PLACES = ("here", "pool", "ray")


class NoCluster(Exception):
    """Ray is not installed."""


def work(contest: Contest, games: Iterable[int], place: str, jobs: int) -> Iterator[dict[str, Any]]:
    """The results of these games as they come in."""
    if place == "ray":
        yield from on_ray(contest, games)
    elif place == "here" or jobs == 1:
        for index in games:
            yield play_game(contest, index)
    else:
        yield from in_pool(contest, games, jobs)


def in_pool(contest: Contest, games: Iterable[int], jobs: int) -> Iterator[dict[str, Any]]:
    pool = new_pool(jobs)
    try:
        waiting = [pool.submit(play_game, contest, index) for index in games]
        for done in as_completed(waiting):
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def on_ray(contest: Contest, games: Iterable[int]) -> Iterator[dict[str, Any]]:
    try:
        import ray
    except ImportError:
        raise NoCluster("Ray is not installed; install quattrocento[cluster]") from None
    ray.init(ignore_reinit_error=True, log_to_driver=False)
    try:
        task = ray.remote(play_game)
        waiting = [task.remote(contest, index) for index in games]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)
    finally:
        ray.shutdown()
