/**
 * Which characters a name may contain. Names are shown on other people's screens, so invisible characters and those
 * that reorder or overlap the surrounding text are removed. Pure; the server enforces it, the web previews the same.
 */

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;
const SPACES = /[\s\p{Z}]+/gu;
/** The Braille blank looks like a space. */
const BLANK = /\u2800/g;
/** Joiners and selectors: meaningful in some contexts, which are checked there. */
const SOFT = "\\u200C\\u200D\\uFE0E\\uFE0F\\u180B-\\u180F\\u{E0020}-\\u{E007F}";
/** Drawn as nothing, though Unicode does not call them ignorable. */
const EMPTY = "\\uFFF9-\\uFFFC\\u{1107F}\\u{13430}-\\u{1343F}\\u{13441}\\u{13442}\\u{16FE4}\\u{1D159}";
const pattern = (source: string) => new RegExp(source, "gu");
// Marked pure, here and below, so that bundles without names leave this out (see the web's `light-contract.ts`).
const HIDDEN = /* @__PURE__ */ pattern(
  `(?![${SOFT}\n])[\\p{Cc}\\p{Cs}\\p{Co}\\p{DI}\\p{Bidi_C}\\p{NChar}${EMPTY}]`,
);

/** Contexts in which a joiner or selector stays, or else any of them. */
function softCharacters(): RegExp {
  const scripts = "Arab Syrc Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh".split(" ");
  /** Scripts in which a joiner between letters changes the text. */
  const joined = `[${scripts.map((script) => `\\p{scx=${script}}`).join("")}]`;
  const before = (kind: string) => `(?<=(?=${joined})${kind})`;
  const after = (kind: string) => `(?=(?=${joined})${kind})`;
  const allowed = [
    // England, Scotland and Wales: the only flags spelt in tags. Other tags are invisible text.
    "\\u{1F3F4}\\u{E0067}\\u{E0062}(?:\\u{E0065}\\u{E006E}\\u{E0067}|\\u{E0073}\\u{E0063}\\u{E0074}|\\u{E0077}\\u{E006C}\\u{E0073})\\u{E007F}",
    "\\p{ExtPict}[\\uFE0E\\uFE0F]?\\p{EMod}?(?:\\u200D\\p{ExtPict}\\uFE0F?\\p{EMod}?)*",
    "[0-9#*]\\uFE0F?\\u20E3",
    `${before("\\p{L}")}[\\u200C\\u200D]${after("[\\p{L}\\p{M}]")}`,
    `${before("\\p{M}")}[\\u200C\\u200D]${after("\\p{L}")}`,
    // A Malayalam letter without its vowel, as typed before it had a code point of its own.
    "(?<=\\p{L}\\u0D4D)\\u200D(?!\\p{M})",
    "(?<=(?=\\p{sc=Mong})\\p{L})[\\u180B-\\u180F](?![\\u180B-\\u180F])",
  ];
  return pattern(`(${allowed.join("|")})|[${SOFT}]`);
}
const SOFT_CHARACTERS = /* @__PURE__ */ softCharacters();

/** Most marks on one letter: Burmese needs five. Marks of no particular script, which pile up, get fewer. */
const MARKS_MAX = 6;
const LOOSE_MARKS_MAX = 3;
const MARKED = /(^|[\s\S])(?<!\p{M})(\p{M}+)/gu;
const LOOSE = /\p{sc=Zinh}/u;

function bounded(marks: string): string {
  let allowed = "";
  let last = "";
  let most = MARKS_MAX;
  let loose = LOOSE_MARKS_MAX;
  for (const mark of marks) {
    if (mark === last || most === 0) continue;
    if (LOOSE.test(mark) && --loose < 0) continue;
    most -= 1;
    last = mark;
    allowed += mark;
  }
  return allowed;
}

/** Drops leading marks, which would attach to the text before the name. */
const withBoundedMarks = (text: string): string =>
  text.replaceAll(MARKED, (_, base: string, marks: string) =>
    base === "" || /[\s\p{Z}]/u.test(base) ? base : base + bounded(marks),
  );

/** NFC, except for the few letters it would lengthen, so that cleaning never makes a name too long. */
function composed(text: string): string {
  const whole = text.normalize("NFC");
  return whole.length > text.length ? text : whole;
}

const withoutHidden = (text: string): string => {
  const plain = composed(text)
    .replaceAll("\t", " ")
    .replaceAll(HIDDEN, "")
    .replaceAll(SOFT_CHARACTERS, (_, allowed?: string) => allowed ?? "")
    .replaceAll(BLANK, " ");
  return withBoundedMarks(composed(plain));
};

/** Longer than any legitimate input, invisible characters included; bounds the work. */
const INPUT_MAX = 4096;
const ROUNDS = 4;

/** Removing one character can expose another to the rules; two rounds settled everything tried. */
function untilStable(text: string, round: (text: string) => string): string {
  let last = text.slice(0, INPUT_MAX);
  for (let rounds = 0; rounds < ROUNDS; rounds += 1) {
    const next = round(last);
    if (next === last) break;
    last = next;
  }
  return last;
}

/**
 * A name as it is stored: one line, NFC, single spaces, nothing invisible or reordering, few marks per letter. Empty
 * when nothing visible remains. Idempotent.
 */
export const cleanName = (text: string): string =>
  untilStable(text, (one) =>
    composed(withoutHidden(one.replaceAll(LINE_BREAK, " ")).replaceAll(SPACES, " ").trim()),
  );

/** Multi-line text shown to other people (an announcement, a reason): cleaned like a name, lines preserved. */
export const cleanWords = (text: string): string =>
  untilStable(text, (one) => composed(withoutHidden(one.replaceAll(LINE_BREAK, "\n")).trim()));

const FILE_NAME_MAX = 255;
/** Windows device names, with any extension. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)[0-9¹²³])(?=\.|$)/i;

/** A file's extension without its dot; empty when there is none. */
export const fileExtension = (name: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(name)?.[1] ?? "";

/**
 * A file name that is readable and safe on disk: no folders, nothing invisible or reordering, no trailing dots or
 * spaces, at most 255 UTF-16 units with the extension intact; `file` when nothing is left.
 */
export function cleanFileName(name: string): string {
  const base = cleanName(name.slice(-INPUT_MAX).split(/[\\/]/).at(-1) ?? "");
  const plain = base
    .replaceAll(/[<>:"|?*]/g, "_")
    .replace(/[. ]+$/, "")
    .replace(/^\.+/, "_")
    .replace(DEVICE, "_$1");
  if (plain.length <= FILE_NAME_MAX) return plain === "" ? "file" : plain;
  const extension = fileExtension(plain);
  const tail = extension && `.${extension}`;
  return cleanName(plain.slice(0, FILE_NAME_MAX - tail.length)).replace(/[. ]+$/, "") + tail;
}
