"""Processes that work for this one."""

import multiprocessing
import signal
from concurrent.futures import ProcessPoolExecutor


def new_pool(workers: int) -> ProcessPoolExecutor:
    # Ctrl-C is for the first process, which then stops the others.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(workers, context, initializer=signal.signal, initargs=ignore)
