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

const NAMED = String.raw`(?:\{\{[^\S\n]*(user|char)[^\S\n]*\}\}|<(user|char|bot)>)[^\S\n]*[:：]`;
const SPEAKER = new RegExp(`^\\s*${NAMED}`, "iu");
/** A speaker in the middle of a line. */
const INLINE = new RegExp(`(?<=\\s)(?=${NAMED.replaceAll("(user", "(?:user")})`, "iu");
/** Marks the next words as text that only looks like a mark; invisible on the screen. */
const SHIELD = "\u200b";
const START = /(?<!\u200b)<START>/iu;
const SHIELDABLE = new RegExp(`(?<!\u200b)\u200b*(?:<START>|${NAMED})`, "giu");
const SHIELDED = new RegExp(`(?<!\u200b)\u200b(?=\u200b*(?:<START>|${NAMED}))`, "giu");

type Speaker = ExampleLine["speaker"];
type Names = readonly (readonly [name: string, speaker: Speaker])[];

/** The speaker and the words of a line, by macro or by the given names. */
function speakerOf(row: string, names: Names): { speaker: Speaker; text: string } | undefined {
  const marked = SPEAKER.exec(row);
  if (marked) {
    const speaker = (marked[1] ?? marked[2] ?? "").toLowerCase() === "user" ? "user" : "char";
    return { speaker, text: row.slice(marked[0].length) };
  }
  const bare = row.trimStart();
  for (const [name, speaker] of names) {
    const colon = bare.startsWith(name) ? /^\s*[:：]/u.exec(bare.slice(name.length)) : null;
    if (colon) return { speaker, text: bare.slice(name.length + colon[0].length) };
  }
  return undefined;
}

/** The rows of a conversation; one that stands on a single line has a row for each speaker. */
function rowsOf(block: string, names: Names): string[] {
  const rows = block.split(/\r?\n/u);
  const beginning = new Set(rows.map((row) => speakerOf(row, names)?.speaker));
  if (beginning.has("user") && beginning.has("char")) return rows;
  return rows.flatMap((row) => {
    const parts = row.split(INLINE);
    const speakers = parts.map((part) => speakerOf(part, [])?.speaker);
    const asked = speakers.indexOf("user");
    return asked >= 0 && speakers.includes("char", asked) ? parts : [row];
  });
}

function conversationOf(block: string, names: Names): ExampleConversation {
  const opening: string[] = [];
  const lines: { speaker: Speaker; rows: string[] }[] = [];
  for (const row of rowsOf(block, names)) {
    const spoken = speakerOf(row, names);
    if (spoken) lines.push({ speaker: spoken.speaker, rows: [spoken.text] });
    else (lines.at(-1)?.rows ?? opening).push(row);
  }
  const text = (rows: readonly string[]) => rows.join("\n").trim().replaceAll(SHIELDED, "");
  return { opening: text(opening), lines: lines.map(({ speaker, rows }) => ({ speaker, text: text(rows) })) };
}

/**
 * The conversations of a `mes_example`: `<START>` begins one, `{{user}}:` and `{{char}}:` begin a line, and
 * every other line continues the one before. `charNames` are further names that may begin the character's
 * lines; `You:` begins the user's where no macro does.
 */
export function readExamples(text: string, charNames: readonly string[] = []): ExampleConversation[] {
  const char = charNames.filter((name) => name !== "").sort((a, b) => b.length - a.length);
  const names: Names = [
    ...char.map((name) => [name, "char"] as const),
    ...(/(?:\{\{\s*user\s*\}\}|<user>)\s*[:：]/iu.test(text) ? [] : [["You", "user"] as const]),
  ];
  return text
    .split(START)
    .map((block) => conversationOf(block, names))
    .filter(({ opening, lines }) => opening !== "" || lines.length > 0);
}

/** Shields what is text although it looks like a mark. */
const shielded = (text: string): string =>
  text
    .trim()
    .replaceAll(/\r\n/gu, "\n")
    .replaceAll(SHIELDABLE, (mark) => SHIELD + mark);

/** The `mes_example` of these conversations; reading it returns them. */
export function writeExamples(exchanges: readonly ExampleConversation[]): string {
  return exchanges
    .map(({ opening, lines }) => {
      const openingRows = opening.trim() === "" ? [] : [shielded(opening)];
      const spokenLine = lines.map(({ speaker, text }) => `{{${speaker}}}: ${shielded(text)}`);
      return ["<START>", ...openingRows, ...spokenLine].join("\n");
    })
    .join("\n");
}
