export type FileTone = "capsule" | "sky" | "amber" | "pink" | "plain";

const KINDS: readonly [tone: FileTone, endings: string][] = [
  ["capsule", "pdf"],
  ["sky", "doc docx txt md pages rtf odt"],
  ["amber", "zip rar 7z gz tar ppt pptx key odp"],
  ["pink", "mp3 wav flac m4a ogg mp4 mov mkv avi webm"],
  ["capsule", "xls xlsx csv numbers ods"],
];

/** The badge of a file: its extension in capitals, at most four letters, and a tone for its family. Pure. */
export function fileKind(name: string): { label: string; tone: FileTone } {
  const dot = name.lastIndexOf(".");
  const ending = dot > 0 && name.length - dot <= 6 ? name.slice(dot + 1).toLowerCase() : "";
  const tone =
    KINDS.find(([, endings]) => ending !== "" && endings.split(" ").includes(ending))?.[0] ?? "plain";
  return { label: ending.toUpperCase().slice(0, 4), tone };
}

const TAIL = 8;
const TAIL_MOST = 14;
/** Widest name shown in one piece, in half-width letters. */
const WHOLE = 12;
const WIDE =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\u{1F300}-\u{1FAFF}\u{20000}-\u{3FFFD}]/u;

/** Width of letters; a Chinese letter counts as two Latin ones. */
const widthOf = (letters: readonly string[]): number =>
  letters.reduce((sum, letter) => sum + (WIDE.test(letter) ? 2 : 1), 0);

/** Splits a file's name in two, so that its extension stays readable when the name is cut. Pure. */
export function splitName(name: string): { head: string; tail: string } {
  const letters = Array.from(name);
  if (widthOf(letters) <= WHOLE) return { head: name, tail: "" };
  const ending = letters.length - letters.lastIndexOf(".");
  const tailLength = ending > TAIL_MOST ? TAIL : Math.max(TAIL, ending);
  return { head: letters.slice(0, -tailLength).join(""), tail: letters.slice(-tailLength).join("") };
}

/**
 * A file's name for one line of a list, at most `most` half-width letters wide. A long name is cut in the
 * middle, never in its extension. Pure.
 */
export function shortName(name: string, most = 24): string {
  const { head, tail } = splitName(name);
  const letters = Array.from(head);
  const room = most - widthOf(Array.from(tail)) - 1;
  if (widthOf(letters) <= room + 1) return name;
  const headLength = letters.findIndex((_, at) => widthOf(letters.slice(0, at + 1)) > room);
  return `${letters.slice(0, headLength).join("")}…${tail}`;
}
