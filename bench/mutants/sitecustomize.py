"""Servers with a part of the admission taken out, to prove that ``bench/hostile`` notices.

Python imports this by itself in every process that has this folder in its PYTHONPATH;
``bench/hostile --mutant`` puts it there and says in ``HOSTILE_MUTANT`` what to take out.
"""

from __future__ import annotations

import itertools
import os
from dataclasses import replace

from archrivals.server.core.admission import Job, Queue
from archrivals.server.jobs.lanes import Lane, Result

MUTANT = os.environ.get("HOSTILE_MUTANT", "")

if MUTANT == "no-deadline":  # expired jobs are computed all the same
    Queue._expire = lambda self: None
elif MUTANT == "no-replacement":  # the same job is computed again for every client
    ask, number = Lane.ask, itertools.count()

    async def ask_apart(self: Lane, job: Job) -> Result:
        return await ask(self, replace(job, table=f"{job.table} {next(number)}"))

    Lane.ask = ask_apart
elif MUTANT == "no-fairness":  # first come, first served
    Queue._rank = lambda self, job: 0.0
elif MUTANT:
    raise SystemExit(f"there is no mutant {MUTANT}")
