"""Makes `python -m wardround` the `wardround` command."""

from __future__ import annotations

import sys

from wardround.cli.main import main

sys.exit(main())
