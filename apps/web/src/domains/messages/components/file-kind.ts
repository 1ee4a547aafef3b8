export type FileTone = "capsule" | "sky" | "amber" | "pink" | "plain";

const KINDS: readonly [tone: FileTone, endings: string][] = [
  ["capsule", "pdf"],
  ["sky", "doc docx txt md pages rtf odt"],
  ["amber", "zip rar 7z gz tar ppt pptx key odp"],
  ["pink", "mp3 wav flac m4a ogg mp4 mov mkv avi webm"],
  ["capsule", "xls xlsx csv numbers ods"],
];

/** The badge of a file: its ending in capitals, at most four letters, and a tone for its family. Pure. */
export function fileKind(name: string): { label: string; tone: FileTone } {
  const dot = name.lastIndexOf(".");
  const ending = dot > 0 && name.length - dot <= 6 ? name.slice(dot + 1).toLowerCase() : "";
  const tone =
    KINDS.find(([, endings]) => ending !== "" && endings.split(" ").includes(ending))?.[0] ?? "plain";
  return { label: ending.toUpperCase().slice(0, 4), tone };
}

/** A file's name in two parts so that the ending stays readable when it is cut. Pure. */
export function splitName(name: string): { head: string; tail: string } {
  const tail = name.length > 12 ? name.slice(-8) : "";
  return { head: name.slice(0, name.length - tail.length), tail };
}
