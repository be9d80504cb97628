"""`python -m davidgoliath.cli` is the command `davidgoliath`."""

import sys

from davidgoliath.cli.main import main

sys.exit(main())
