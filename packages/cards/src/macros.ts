/** The names of the two people in a conversation. */
export interface Names {
  readonly user: string;
  readonly char: string;
}

/** What macros stand for here and now; what is absent is empty. */
export interface MacroScene extends Names {
  /** Chance is the same for the same seed and text; by default for the same two people. */
  readonly seed?: string | number | undefined;
  /** The wall clock, as `2026-03-01T23:15`. */
  readonly now?: string | undefined;
  /** Since the user's last message, milliseconds. */
  readonly idleMs?: number | undefined;
  readonly lastMessage?: string | undefined;
  readonly lastUserMessage?: string | undefined;
  readonly lastCharMessage?: string | undefined;
  /** What a text replaces, for `{{original}}`. */
  readonly original?: string | undefined;
}

/** What `{{char}}` stands for. */
export function calledName(character: { readonly name: string; readonly nickname: string }): string {
  return character.nickname === "" ? character.name : character.nickname;
}

/** Replaces `{{user}}` and `{{char}}` and their older spellings by the names, once and as plain text. */
export function fillNames(text: string, { user, char }: Names): string {
  return text.replaceAll(
    /\{\{\s*(user|char)\s*\}\}|<(user|char|bot)>/giu,
    (_, macro?: string, tag?: string) => ((macro ?? tag ?? "").toLowerCase() === "user" ? user : char),
  );
}

/** A piece of a macro's inside: as it was written, or what a macro inside of it gave, whose commas separate nothing. */
interface Piece {
  readonly text: string;
  readonly given: boolean;
}

const joined = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");

/** A number from 0 to 1 for a name. */
function chance(name: string): number {
  let hash = 2_166_136_261;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
}

/** The values of `{{random:a,b}}` or `{{random::a::b}}`; `\,` is a comma. */
function optionsOf(pieces: readonly Piece[]): string[] {
  const bar = pieces.some(({ text, given }) => !given && text.includes("::")) ? "::" : ",";
  const options = [""];
  for (const { text, given } of pieces) {
    const parts = given ? [text] : text.replaceAll("\\,", "\u0000").split(bar);
    const [first = "", ...others] = parts.map((part) => part.replaceAll("\u0000", ","));
    options.push(`${options.pop() ?? ""}${first}`, ...others);
  }
  return options.map((option) => option.trim());
}

const WEEKDAYS = {
  zh: ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
} as const;
type Language = keyof typeof WEEKDAYS;

function clock(name: string, now: string | undefined, language: Language): string {
  const [date = "", time = ""] = (now ?? "").split("T");
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  if (name === "time" || name === "isotime") return time.slice(0, 5);
  if (name === "isodate" || date === "") return date;
  if (name === "date") return language === "zh" ? `${year}年${month}月${day}日` : date;
  return WEEKDAYS[language][new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? "";
}

const UNITS = [
  [1440, "天", "day"],
  [60, "小时", "hour"],
  [1, "分钟", "minute"],
] as const;

function duration(ms: number | undefined, language: Language): string {
  if (ms === undefined) return "";
  const minutes = Math.floor(ms / 60_000);
  const zh = language === "zh";
  if (minutes < 1) return zh ? "刚刚" : "just now";
  const [size, unit, word] = UNITS.find(([least]) => minutes >= least) ?? UNITS[2];
  const count = Math.floor(minutes / size);
  return zh ? `${count}${unit}` : `${count} ${word}${count === 1 ? "" : "s"}`;
}

/** The values of macros without arguments, but those of chance. */
function plainValue(name: string, scene: MacroScene, language: Language): string | undefined {
  const { user, char } = scene;
  if (name === "user" || name === "persona") return user;
  if (["char", "bot", "charifnotgroup", "group", "groupnotmuted"].includes(name)) return char;
  if (["time", "date", "weekday", "isotime", "isodate"].includes(name))
    return clock(name, scene.now, language);
  const values: Readonly<Record<string, string | undefined>> = {
    idle_duration: duration(scene.idleMs, language),
    lastmessage: scene.lastMessage,
    lastusermessage: scene.lastUserMessage,
    input: scene.lastUserMessage,
    lastcharmessage: scene.lastCharMessage,
    original: scene.original,
    newline: "\n",
  };
  return Object.hasOwn(values, name) ? (values[name] ?? "") : undefined;
}

interface Draw {
  readonly scene: MacroScene;
  readonly language: Language;
  /** For chance: differs for each macro of a text. */
  readonly place: string;
}

/** The text a macro stands for; nothing for one that is not known, because a reader never sees one. */
function textOf(pieces: readonly Piece[], { scene, language, place }: Draw): string {
  const whole = joined(pieces).trim();
  if (whole.startsWith("//")) return "";
  const plain = plainValue(whole.toLowerCase(), scene, language);
  if (plain !== undefined) return plain;
  const [, name = "", mark = ""] = /^\s*(\w+)\s*(::?|\s)/u.exec(pieces[0]?.text ?? "") ?? [];
  const head = (pieces[0]?.text ?? "").indexOf(mark) + mark.length;
  const rest = pieces.map((piece, at) => (at === 0 ? { ...piece, text: piece.text.slice(head) } : piece));
  const people = `${scene.user}\n${scene.char}`;
  switch (name.toLowerCase()) {
    case "reverse":
      return Array.from(joined(rest)).reverse().join("");
    case "random":
    case "pick": {
      const options = optionsOf(rest);
      const seed =
        name.toLowerCase() === "pick" ? `${people}\n${whole}` : `${scene.seed ?? people}\n${place}`;
      return options[Math.floor(chance(seed) * options.length)] ?? "";
    }
    case "roll": {
      const [, dice = "1", sides = "0"] = /^(\d{0,2})d?(\d{1,6})$/iu.exec(joined(rest).trim()) ?? [];
      const isDice = /d/iu.test(joined(rest));
      return rolled(isDice ? Number(dice || 1) : 1, Number(isDice ? sides : `${dice}${sides}`), (at) =>
        chance(`${scene.seed ?? people}\n${place}\n${at}`),
      );
    }
    default:
      return "";
  }
}

function rolled(dice: number, sides: number, draw: (at: number) => number): string {
  if (sides < 1) return "";
  let sum = 0;
  for (let at = 0; at < dice; at += 1) sum += 1 + Math.floor(draw(at) * sides);
  return `${sum}`;
}

/**
 * Replaces the macros of V3 and the commonest others (`characters §5.6`), once: what they stand for is plain text.
 * Macros may stand inside of others; braces that close nothing stay.
 */
export function fillMacros(text: string, scene: MacroScene): string {
  const language = /\p{Script=Han}/u.test(text) ? "zh" : "en";
  const named = (part: string) =>
    part.replaceAll(/<(user|char|bot)>/giu, (_, tag: string) =>
      tag.toLowerCase() === "user" ? scene.user : scene.char,
    );
  // Each open pair of braces has a list of its pieces; the first list is the text's own.
  const open: Piece[][] = [[]];
  let place = 0;
  for (const part of text.split(/(\{\{(?!\{)|\}\})/u)) {
    const top = open.at(-1) ?? [];
    if (part === "{{") open.push([]);
    else if (part === "}}" && open.length > 1) {
      open.pop();
      place += 1;
      const draw = { scene, language, place: `${place}\n${text.length}` } as const;
      open.at(-1)?.push({ text: textOf(top, draw), given: true });
    } else top.push({ text: open.length > 1 ? part : named(part), given: false });
  }
  return open.map(joined).join("{{");
}

/** Every macro this product knows, in lower case. */
const KNOWN = new Set([
  ...[
    "user",
    "persona",
    "char",
    "bot",
    "charifnotgroup",
    "group",
    "groupnotmuted",
    "time",
    "date",
    "weekday",
  ],
  ...["isotime", "isodate", "idle_duration", "lastmessage", "lastusermessage", "input", "lastcharmessage"],
  ...["original", "newline", "random", "pick", "roll", "reverse", "hidden_key", "comment", "trim", "noop"],
]);

/** A macro's name, as its author would look for it: `#if` for a block, whose end says the same again. */
const NAME = /^\s*([#:]?[\p{L}\p{N}_.$]+|\?)/u;

/** The names of macros in a text that are not known and are left out, each once. */
export function unknownMacros(text: string): string[] {
  const names = new Set<string>();
  const open: number[] = [];
  for (const { 0: brace, index } of text.matchAll(/\{\{(?!\{)|\}\}/gu)) {
    if (brace === "{{") open.push(index + 2);
    else {
      const from = open.pop();
      const [, name = ""] = (from !== undefined && NAME.exec(text.slice(from, from + 100))) || [];
      if (name !== "" && !KNOWN.has(name.toLowerCase())) names.add(name);
    }
  }
  return [...names];
}
