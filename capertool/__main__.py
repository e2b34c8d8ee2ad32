"""`capertool` and `python -m capertool`."""

import sys


def main() -> None:
    from .cli import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
