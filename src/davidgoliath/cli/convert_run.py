"""What `davidgoliath convert` asks for."""

import sys
from argparse import Namespace
from pathlib import Path

from davidgoliath.cli.output import STANDARD_OUTPUT, whole_file
from davidgoliath.cli.refused import REFUSED, Refused
from davidgoliath.cli.simulate_file import format_of
from davidgoliath.cli.stored import stored
from davidgoliath.lab.formats import RECORDS, Format
from davidgoliath.lab.simulate import shards
from davidgoliath.locales import Texts
from davidgoliath.terminal.names import printable


def run(options: Namespace, texts: Texts) -> int:
    its = RECORDS if options.out in STANDARD_OUTPUT else format_of(Path(options.out))
    if its.library is not None:
        raise Refused("convert-to-text", file=options.out)
    try:
        write(options.file, options.out, its)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Refused("cannot-write", REFUSED, file=options.out, problem=error) from error
    print(texts("written-to", file=printable(options.out)), file=sys.stderr)
    return 0


def write(source: str, target: str, its: Format) -> None:
    with stored(source) as deals, whole_file(target) as file:
        for shard in shards(deals.plan):
            file.write(its.part(deals.plan, shard, deals.matches(shard)).decode())
