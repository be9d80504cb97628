"""The kernel beside a bare C loop and beside `rules/`; worlds and playouts a second."""

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from time import perf_counter, process_time

from benchmarks.deals import rate, through_deal
from davidgoliath import kernel
from davidgoliath.encoding import known
from davidgoliath.kernel import Known
from davidgoliath.rules import Deal
from davidgoliath.rules.research import research_deal
from davidgoliath.rules.view import view_of

ROUNDS = 5
DEALS = 400_000
TO_C = {3: 0.8, 4: 0.9, 5: 0.8, 6: 0.8}  # at least this share of the bare C loop
TO_RULES = 100  # and so many times rules/, for 4 players
WORLDS = 200_000  # a second, in the middle of a deal of 4
PREPARING = 0.020  # seconds at 6 players, 99 times of 100
SOURCE = Path(__file__).with_name("bare.c")


def main(words: Sequence[str] = ()) -> None:  # noqa: ARG001 (it has no options)
    print(f"kernel: {kernel.BUILD}; one core, medians of {ROUNDS} rounds in turns")
    with TemporaryDirectory() as folder:
        print("random deals a second, shuffle included")
        print("players     kernel     bare C  ratio (at least)    rules/  ratio")
        for n_seats in (3, 4, 5, 6):
            compare(n_seats, Path(folder))
    print()
    for n_seats in (3, 4, 5, 6):
        worlds(n_seats)


def compare(n_seats: int, folder: Path) -> None:
    program = bare_c(n_seats, folder)
    ours, bare, plain = [], [], []
    for number in range(ROUNDS):
        ours.append(random_deals(n_seats, number))
        bare.append(bare_rate(program) if program else 0.0)
        plain.append(rate(through_deal(n_seats, number), 400))
    to_c = median(our / its for our, its in zip(ours, bare, strict=True)) if program else 0.0
    to_rules = median(our / its for our, its in zip(ours, plain, strict=True))
    wanted = f"  (at least {TO_RULES})" if n_seats == 4 else ""
    share = f"{median(bare):10.0f} {to_c:6.2f} ({TO_C[n_seats]})" if program else f"{'none':>23}"
    rates = f"{n_seats:7} {median(ours):10.0f} {share}"
    print(f"{rates:47} {median(plain):9.0f} {to_rules:6.0f}{wanted}", flush=True)


def random_deals(n_seats: int, seed: int) -> float:
    start = process_time()
    kernel.play_matches(n_seats, seed, 0, DEALS, threads=1)
    return DEALS / (process_time() - start)


def bare_c(n_seats: int, folder: Path) -> Path | None:
    """The loop, compiled on the spot; nothing where there is no compiler or it will not do."""
    compiler = shutil.which("cc")
    program = folder / f"bare{n_seats}"
    if compiler is None:
        return None
    flags = ["-O3", "-march=native", f"-DPLAYERS={n_seats}"]
    done = subprocess.run([compiler, *flags, str(SOURCE), "-o", str(program)], check=False)
    return program if done.returncode == 0 else None


def bare_rate(program: Path) -> float:
    done = subprocess.run([str(program), str(DEALS)], capture_output=True, text=True, check=True)
    return float(done.stdout.split()[0])


def worlds(n_seats: int) -> None:
    """Views of random play: the middle of the deal for the rates, all of it for preparing."""
    middle = [view_after(n_seats, number, 15 * n_seats // 2) for number in range(40)]
    chance = Random(n_seats)
    anywhere = [
        view_after(n_seats, number, chance.randrange(15 * n_seats)) for number in range(1000)
    ]
    sampled = median(sampling(view) for view in middle)
    prepared = quantiles([preparing(view) for view in anywhere], n=100)[98]
    played = median(playing(view) for view in middle)
    print(
        f"{n_seats} players: {sampled:9.0f} worlds a second in mid-deal"
        f"{f' (at least {WORLDS})' if n_seats == 4 else ''}, "
        f"{played:8.0f} random playouts from there; a view prepared in "
        f"{1000 * prepared:.2f} ms or less 99 times of 100"
        f"{f' (at most {1000 * PREPARING:.0f})' if n_seats == 6 else ''}",
        flush=True,
    )


def view_after(n_seats: int, number: int, plays: int) -> Known:
    """What the seat whose turn it is knows after so many random plays."""
    rng = Random(f"{n_seats}/{number}")
    deal = Deal.start(*research_deal(n_seats, number, n_seats))
    for _ in range(plays):
        deal = deal.play(rng.choice(deal.legal))
    assert deal.turn is not None
    return known(view_of(deal, deal.turn))


def sampling(view: Known, count: int = 20_000) -> float:
    start = process_time()
    kernel.worlds(view, count, seed=1)
    return count / (process_time() - start)


def preparing(view: Known) -> float:
    start = perf_counter()
    kernel.worlds(view, 1, seed=1)
    return perf_counter() - start


def playing(view: Known, count: int = 5_000) -> float:
    games = kernel.worlds(view, count, seed=1)
    start = process_time()
    kernel.playouts(games, "random", seed=1)
    return count / (process_time() - start)
