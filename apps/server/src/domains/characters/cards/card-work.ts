import type { Character, readCardFile, WriteOptions, writeCardFile } from "@4d/cards";

/** What a card's worker is asked. */
export type CardWork =
  | { kind: "read"; bytes: Uint8Array; name: string }
  | { kind: "write"; character: Character; options: WriteOptions };

/** What it answers. */
export type CardWorkDone =
  | { kind: "read"; reading: ReturnType<typeof readCardFile> }
  | { kind: "written"; written: ReturnType<typeof writeCardFile> };
