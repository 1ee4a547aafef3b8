import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanFileName, cleanName, cleanWords } from "./clean-name.ts";
import { isSingleScript } from "./single-script.ts";

const NAMES = "👨‍👩‍👧‍👦";
const SCOTLAND = "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}";

/** Texts full of what the rules are about, mixed with any other text. */
const hostile = fc
  .array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          ...Array.from("a1#.é한あ管\u0623\u0628\u0915\u094d\u0d28\u0d4d\u1002 \t\n\u3000❤👨🏽💻🏴"),
          "\ud800",
        ),
      },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          ...Array.from(
            "\u200b\u200c\u200d\ufe0f\u20e3\u202e\u2066\u2069\u3164\u2800\u0301\u0302\u0327\u0338\u0e47\u180b\u034f\u00ad\u{e0067}\u{e007f}\ufff9\ue000\ufdd0",
          ),
        ),
      },
      {
        weight: 1,
        arbitrary: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)),
      },
    ),
    { maxLength: 24 },
  )
  .map((parts) => parts.join(""));

describe("A clean name", () => {
  it("does not change when it is cleaned again, and never grows", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        for (const clean of [cleanName, cleanWords, cleanFileName]) {
          const once = clean(text);
          expect(clean(once)).toBe(once);
        }
        expect(cleanName(text).length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 20_000 },
    );
  });

  it("reorders nothing, hides nothing and begins with something visible, or is empty", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const name = cleanName(text);
        expect(name).not.toMatch(/[\p{Bidi_C}\p{Cs}\p{Co}\p{NChar}\p{Zl}\p{Zp}]/u);
        expect(name).not.toMatch(/(?!\u3000)[\p{Cc}]|^\s|\s$|\s\s/u);
        // An ignorable character stays only where it is part of what is seen.
        expect(
          name
            .replaceAll(
              /(?<=\p{ExtPict}|\p{EMod}|\p{L}|\p{M}|[0-9#*])(?:\u200c|\u200d|\ufe0e|\ufe0f|[\u180b-\u180f])/gu,
              "",
            )
            .replaceAll(SCOTLAND, ""),
        ).not.toMatch(/\p{DI}/u);
        expect(name).toMatch(/^([^\s\p{M}\p{DI}]|$)/u);
        expect(name).not.toMatch(/\p{M}{7}/u);
      }),
      { numRuns: 20_000 },
    );
  });

  const lost: Record<string, [written: string, saved: string][]> = {
    "what cannot be seen": [
      ["\u3164", ""],
      ["\u2800", ""],
      ["\uffa0\u115f\u1160", ""],
      ["Mei\u200b", "Mei"],
      ["\ufeffM\u2060e\u00adi\u034f", "Mei"],
      ["Mei\u{e0041}\u{e0042}", "Mei"],
      ["a\u200db", "ab"],
      ["葛\u{e0100}城", "葛城"],
      ["Mei\ufe0f", "Mei"],
      ["\u{1d159}", ""],
      ["\ufffc\ufff9Mei\ufffb", "Mei"],
      ["Mei\ue000\ufdd0\ud800", "Mei"],
    ],
    "what turns the text": [
      ["photo\u202egnp.exe", "photognp.exe"],
      ["\u2067Mei\u2069\u2069", "Mei"],
      ["Mei\u061c\u200f\u200e", "Mei"],
    ],
    "lines and room": [
      ["Mei\nadmin", "Mei admin"],
      ["  Mei\u3000\u00a0\t x\u2028", "Mei x"],
    ],
    "piles of marks": [
      [
        `M${"\u0301\u0302\u0303\u0304\u0305\u0306".repeat(9)}ei`,
        "M\u0301\u0302\u0303\u0304ei".normalize("NFC"),
      ],
      ["\u0338Mei \u0338x", "Mei x"],
      [`ก${"\u0e47".repeat(30)}`, "ก\u0e47"],
    ],
  };
  for (const [kind, cases] of Object.entries(lost))
    it.each(cases)(`loses ${kind}: %j`, (written, saved) => expect(cleanName(written)).toBe(saved));

  it("loses all joiners and marks where each depends on the next, and no letter", () => {
    expect(cleanName(`${"\u094d\u200d".repeat(20)}क pM{u}`)).toBe("क pM{u}");
  });

  it.each([
    NAMES,
    "🏳️‍🌈",
    SCOTLAND,
    "❤️",
    "1️⃣",
    "👍🏽",
    "می‌خواهم",
    "क्‍ष",
    "অর‍্যা",
    "അവന്‍",
    "မျှော်လင့်",
    "Nguyễn Thị Hường",
    "שָׁלוֹם",
    "محمد",
    "한국",
    "★小明★",
    "O'Brien-Ŝmith jr.",
  ])("keeps %s as it is", (name) => expect(cleanName(name)).toBe(name.normalize("NFC")));
});

describe("Words of several lines", () => {
  it("keep their lines and lose what a name loses", () => {
    expect(cleanWords(" one\r\ntwo\u202e  three\n\n")).toBe("one\ntwo  three");
  });
});

describe("A file's name", () => {
  it.each([
    ["photo\u202egnp.exe", "photognp.exe"],
    ["../../etc/passwd", "passwd"],
    ["C:\\x\\报告.docx", "报告.docx"],
    ["CON.txt", "_CON.txt"],
    ["com1", "_com1"],
    ["contract.pdf", "contract.pdf"],
    [".bashrc", "_bashrc"],
    ["setup.exe. .", "setup.exe"],
    ["照片.jpg              .exe", "照片.jpg .exe"],
    ['a<b>:"c|?*.txt', "a_b___c___.txt"],
    ["\u200b.\u200b", "file"],
    ["a.exe\u200b", "a.exe"],
  ])("keeps %j as %j", (name, saved) => expect(cleanFileName(name)).toBe(saved));

  it("keeps its ending, however long it is", () => {
    const saved = cleanFileName(`${"长".repeat(400)}.docx`);
    expect(saved.length).toBeLessThanOrEqual(255);
    expect(saved).toMatch(/长\.docx$/);
  });
});

describe("The script of an account name", () => {
  it.each([
    "mei",
    "小明",
    "小明abc",
    "ユーザー名",
    "김철수kim",
    "иван",
    "محمد",
    "mei_1.x+y-z",
    "ñandú",
    "ελένη",
    "a b",
  ])("%s is a single one", (name) => expect(isSingleScript(name)).toBe(true));
  it.each(["аdmin", "Αlpha", "иvan", "한あ", "mei١", "علي1١", "aա", "𐐨𐐩", "mеi"])("%s is not", (name) =>
    expect(isSingleScript(name)).toBe(false),
  );
});

it("drops a Mongolian selector that does not follow a letter", () => {
  expect(cleanName("\u{11660}\u180b")).toBe("\u{11660}");
  expect(cleanName("\u1820\u180b")).toBe("\u1820\u180b");
});
