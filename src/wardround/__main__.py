"""`python -m wardround` is the command `wardround`."""

from __future__ import annotations

import sys

from wardround.cli.main import main

sys.exit(main())
