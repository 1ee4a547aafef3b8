"""Writes apps/server/src/platform/names/confusables.txt, the table behind `skeletonOf`, from ICU's own data.

No npm package has the data of a recent Unicode version, and Unicode's file is tested with ICU:

    python3 -m venv /tmp/icu && /tmp/icu/bin/pip install icukit-pyicu==78.3.1
    /tmp/icu/bin/python scripts/confusables.py

Each line has a skeleton, then the characters that look like it, all in hexadecimal. The table omits what NFKC folds
and what is invisible: names lose both before it is used.
"""

import sys
from pathlib import Path

import icu

OUT = Path(__file__).parent.parent / "apps/server/src/platform/names/confusables.txt"


def main() -> None:
    checker = icu.SpoofChecker()
    nfkc, nfd = icu.Normalizer2.getNFKCInstance(), icu.Normalizer2.getNFDInstance()
    hidden = icu.UnicodeSet("[[:Cn:][:Cs:][:Co:][:Default_Ignorable_Code_Point:]]")
    looks: dict[str, list[int]] = {}
    for code in range(sys.maxunicode + 1):
        sign = chr(code)
        if hidden.contains(sign) or nfkc.normalize(sign) != sign or nfd.normalize(sign) != sign:
            continue
        like = checker.getSkeleton(0, sign)
        if like != sign:
            looks.setdefault(like, []).append(code)
    shown = [
        " ".join(f"{ord(part):X}" for part in like) + "; " + " ".join(f"{code:X}" for code in codes)
        for like, codes in sorted(looks.items())
    ]
    head = f"# Unicode {icu.UNICODE_VERSION}, UTS 39 confusables by ICU {icu.ICU_VERSION}; written by scripts/confusables.py"
    OUT.write_text("\n".join([head, *shown]) + "\n", "ascii")
    print(len(shown), "looks,", sum(map(len, looks.values())), "characters")


main()
