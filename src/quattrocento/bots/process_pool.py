"""Processes that work for this one."""

import multiprocessing
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from threading import Thread


def new_pool(workers: int) -> ProcessPoolExecutor:
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, context, initializer=serve_the_first)


def serve_the_first() -> None:
    """Ctrl-C is for the first process, which then stops the others. If it is killed they end, too:
    nobody would want what they work on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=end_with_the_first, daemon=True).start()


def end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    assert first is not None
    wait([first.sentinel])
    os._exit(1)
