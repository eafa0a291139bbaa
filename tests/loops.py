"""Many cases in one test, where an id for each would say no more than the failure does."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any

Test = Callable[..., None]


def for_each(
    names: str, cases: Iterable[Any], label: Callable[[Any], object] = str
) -> Callable[[Test], Test]:
    """Run a test on every case and fail once, naming all cases that fail.

    It reads like ``pytest.mark.parametrize``, but pytest sees one test: to collect a test costs
    more than most cases take. The other parameters of the test are fixtures, made once.
    """
    named = [name.strip() for name in names.split(",")]
    listed = list(cases)
    assert listed, f"there is no case of {names}"

    def decorated(test: Test) -> Test:
        @wraps(test)
        def loop(**fixtures: Any) -> None:
            failed: list[tuple[object, Exception]] = []
            for case in listed:
                values = (case,) if len(named) == 1 else case
                try:
                    test(**dict(zip(named, values, strict=True)), **fixtures)
                except Exception as error:  # an assertion, mostly; all are told
                    failed.append((label(case), error))
            if failed:
                named_failures = ", ".join(str(name) for name, _ in failed)
                first = failed[0][1]
                first.add_note(f"{len(failed)} of {len(listed)} cases fail: {named_failures}")
                raise first

        signature = inspect.signature(test)
        kept = [each for name, each in signature.parameters.items() if name not in named]
        loop.__signature__ = signature.replace(parameters=kept)  # type: ignore[attr-defined]
        return loop

    return decorated
