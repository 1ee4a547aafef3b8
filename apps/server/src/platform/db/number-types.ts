import pg from "pg";

const INT8 = 20;
const INT8_ARRAY = 1016;

/** Reads `{1,2,NULL}`. A hand-written reader because pg's own gives the numbers as text. */
function int8Array(text: string): (number | null)[] {
  const inner = text.slice(1, -1);
  return inner === "" ? [] : inner.split(",").map((part) => (part === "NULL" ? null : Number(part)));
}

/** Type parsers of one client: int8 as `number` (our ids and times stay below 2^53), all else as pg does. */
export const numberTypes: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (oid === INT8) return Number;
    if (oid === INT8_ARRAY) return int8Array;
    const parser: unknown =
      format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid, "text");
    return parser;
  },
};
