/** What one of the two says in an example. */
export interface ExampleLine {
  readonly speaker: "user" | "char";
  readonly text: string;
}

/** A conversation that shows how the character speaks. */
export interface ExampleConversation {
  /** Text before anybody speaks. */
  readonly opening: string;
  readonly lines: readonly ExampleLine[];
}

const START = /^<START>/iu;
const SPEAKER = /^(?:\{\{\s*(user|char)\s*\}\}|<(user|char|bot)>)\s*[:：]/iu;
/** Marks a line as text that only looks like a mark; invisible on the screen. */
const SHIELD = "\u200b";

interface Draft {
  opening: string[];
  lines: { speaker: "user" | "char"; rows: string[] }[];
}

/** The speaker and the words of a line, by macro or by the given names. */
function speakerOf(row: string, names: Readonly<Record<string, "user" | "char">>) {
  const marked = SPEAKER.exec(row);
  if (marked) {
    const speaker = (marked[1] ?? marked[2] ?? "").toLowerCase() === "user" ? "user" : "char";
    return { speaker, text: row.slice(marked[0].length) } as const;
  }
  const colon = row.search(/[:：]/u);
  const name = row.slice(0, Math.max(colon, 0)).trim();
  return Object.hasOwn(names, name)
    ? { speaker: names[name] ?? "char", text: row.slice(colon + 1) }
    : undefined;
}

const unshielded = (row: string) =>
  row.startsWith(SHIELD) && isMark(row.replace(/^\u200b+/u, "")) ? row.slice(1) : row;
const isMark = (row: string) => START.test(row) || SPEAKER.test(row);

/**
 * The conversations of a `mes_example`: `<START>` begins one, `{{user}}:` and `{{char}}:` begin a line, and
 * every other line continues the one before. `charNames` are further names that may begin the character's
 * lines.
 */
export function readExamples(text: string, charNames: readonly string[] = []): ExampleConversation[] {
  const names = Object.fromEntries(
    charNames.filter((name) => name !== "").map((name) => [name, "char" as const]),
  );
  const drafts: Draft[] = [{ opening: [], lines: [] }];
  for (const line of text.split(/\r?\n/u)) {
    const starts = START.exec(line);
    if (starts) drafts.push({ opening: [], lines: [] });
    const row = starts ? line.slice(starts[0].length) : line;
    const draft = drafts.at(-1);
    const spokenLine = speakerOf(row, names);
    if (spokenLine) draft?.lines.push({ speaker: spokenLine.speaker, rows: [spokenLine.text] });
    else (draft?.lines.at(-1)?.rows ?? draft?.opening)?.push(unshielded(row));
  }
  return drafts
    .map(({ opening, lines }) => ({
      opening: opening.join("\n").trim(),
      lines: lines.map(({ speaker, rows }) => ({ speaker, text: rows.join("\n").trim() })),
    }))
    .filter(({ opening, lines }) => opening !== "" || lines.length > 0);
}

/** Shields lines that are text although they look like marks; `from` is the first line that could be one. */
function shielded(text: string, from: number): string {
  const rows = text.trim().split(/\r?\n/u);
  const shield = (row: string) => (isMark(row.replace(/^\u200b+/u, "")) ? SHIELD + row : row);
  return rows.map((row, at) => (at < from ? row : shield(row))).join("\n");
}

/** The `mes_example` of these conversations; reading it returns them. */
export function writeExamples(exchanges: readonly ExampleConversation[]): string {
  return exchanges
    .map(({ opening, lines }) => {
      const openingRows = opening.trim() === "" ? [] : [shielded(opening, 0)];
      const spokenLine = lines.map(({ speaker, text }) => `{{${speaker}}}: ${shielded(text, 1)}`);
      return ["<START>", ...openingRows, ...spokenLine].join("\n");
    })
    .join("\n");
}
