"""Writes packages/contract/src/folding/folding-table.ts, which letters `foldText` treats as one, from Unicode's own data.

    git clone --depth 1 https://github.com/unicode-org/unihan-database /tmp/unihan
    python3 scripts/folding.py /tmp/unihan

Han characters that write the same word form one group: simplified and traditional (kSimplifiedVariant,
kTraditionalVariant), the same shape twice (kZVariant), and variants that two dictionaries give both ways
(kSemanticVariant). The table also has letters whose stroke or hook is no combining mark in Unicode.
"""

import re
import sys
import unicodedata
from pathlib import Path

SOURCE = Path(sys.argv[1])
OUT = Path(__file__).parent.parent / "packages/contract/src/folding/folding-table.ts"
# Letters that do not fold by their names.
LETTERS = {"ß": "ss", "æ": "ae", "œ": "oe", "ı": "i", "ȷ": "j", "ĸ": "k", "ð": "d", "þ": "th", "ς": "σ"}


def is_common(sign: str) -> bool:
    return 0x3400 <= ord(sign) <= 0x9FFF


def pairs(name: str) -> list[tuple[str, str, int]]:
    found = []
    for line in (SOURCE / f"{name}.txt").read_text("utf8").splitlines():
        parts = line.split("\t")
        if line.startswith("#") or len(parts) < 3:
            continue
        sign = chr(int(parts[0].split()[0][2:], 16))
        for word in parts[2].split():
            if word.startswith("U+"):
                code, _, books = word.partition("<")
                found.append((sign, chr(int(code[2:], 16)), len(books.split(",")) if books else 0))
    return [one for one in found if is_common(one[0]) and is_common(one[1])]


def classes(together: list[tuple[str, str]]) -> list[list[str]]:
    parent: dict[str, str] = {}

    def head(sign: str) -> str:
        parent.setdefault(sign, sign)
        while parent[sign] != sign:
            sign = parent[sign]
        return sign

    for one, other in together:
        parent[head(one)] = head(other)
    groups: dict[str, list[str]] = {}
    for sign in parent:
        groups.setdefault(head(sign), []).append(sign)
    return [sorted(group) for group in groups.values() if len(group) > 1]


def han() -> list[str]:
    simplified = pairs("kSimplifiedVariant")
    said = {(one, other): books for one, other, books in pairs("kSemanticVariant")}
    semantic = [two for two, books in said.items() if books >= 2 and said.get(two[::-1], 0) >= 2]
    exact = [(one, other) for name in ("kTraditionalVariant", "kZVariant") for one, other, _ in pairs(name)]
    old = {one for one, other, _ in simplified if one != other}
    new = {other for _, other, _ in simplified}
    shown = []
    for group in classes([(one, other) for one, other, _ in simplified] + exact + semantic):
        first = min(group, key=lambda sign: (sign not in new, sign in old, sign))
        shown.append(first + "".join(sign for sign in group if sign != first))
    return sorted(shown)


def letters() -> list[str]:
    """Letters by the name of the one they are made of: LATIN SMALL LETTER L WITH STROKE is an l."""
    into: dict[str, list[str]] = {}
    for code in range(0x80, 0x20000):
        sign = chr(code)
        if sign in LETTERS or unicodedata.category(sign) != "Ll":
            continue
        named = re.fullmatch(r"((LATIN|CYRILLIC) SMALL LETTER [A-Z]+) WITH .+", unicodedata.name(sign, ""))
        if not named or unicodedata.normalize("NFKD", sign) != sign:
            continue
        try:
            base = unicodedata.lookup(named[1])
        except KeyError:
            continue
        into.setdefault(base, []).append(sign)
    for sign, base in LETTERS.items():
        into.setdefault(base, []).append(sign)
    return [base + ":" + "".join(sorted(signs)) for base, signs in sorted(into.items())]


def main() -> None:
    OUT.write_text(
        "// Written by scripts/folding.py from Unicode's Unihan database and character names (Unicode License V3, see\n"
        "// https://www.unicode.org/license.txt, © 1991-2026 Unicode, Inc.). Not to be changed by hand.\n\n"
        "/** Han characters that count as one; the first of each stands for the others. */\n"
        f'export const HAN =\n  "{" ".join(han())}";\n\n'
        "/** Letters with a part that is no mark of its own: what they fold to, and they. */\n"
        f'export const LETTERS =\n  "{" ".join(letters())}";\n',
        "utf8",
    )
    print(len(han()), "groups of Han characters,", len(letters()), "letters")


main()
