import type { Character, readCardFile, WriteOptions, writeCardFile } from "@4d/cards";

/** A request to the card worker. */
export type CardWork =
  | { kind: "read"; bytes: Uint8Array; name: string }
  | { kind: "write"; character: Character; options: WriteOptions };

/** Its result. */
export type CardWorkDone =
  | { kind: "read"; reading: ReturnType<typeof readCardFile> }
  | { kind: "written"; written: ReturnType<typeof writeCardFile> };
