import { retext } from "retext";
import equality from "retext-equality";
import repeatedWords from "retext-repeated-words";
import simplify from "retext-simplify";
import ts from "typescript";

/** English that somebody reads: a comment, a paragraph of a document, a text of the catalogue. */
export interface Passage {
  /** Where its first line stands in the file, from 1. */
  readonly line: number;
  readonly text: string;
  /** A text of the app, whose readers know nothing of the code's words. */
  readonly forPeople?: true;
}

/** A word or sentence to write again. */
export interface Fault {
  /** In the file, from 1. */
  readonly line: number;
  readonly reason: string;
}

/** What the linters of inclusive and plain language take for something else: the field's words and the product's. */
const FINE: string[] = [
  ...["a number of", "abort", "actor", "actors", "additional", "address", "addressees", "adjustment"],
  ...[
    "all of",
    "approximate",
    "at this time",
    "attempt",
    "authorize",
    "benefit",
    "boy",
    "capability",
    "color",
  ],
  ...["combined", "component", "contains", "currently", "dead", "delete", "determine", "disabled"],
  ...[
    "clearly",
    "discontinue",
    "easy",
    "effect",
    "ensure",
    "establish",
    "evaluate",
    "expiration",
    "failed to",
    "forward",
  ],
  ...[
    "frequently",
    "function",
    "girl",
    "hang",
    "hangs",
    "has no effect",
    "host",
    "hosts",
    "however",
    "hung",
    "i.e.",
  ],
  ...[
    "identical",
    "identify",
    "implement",
    "in between",
    "initial",
    "interface",
    "invalid",
    "is responsible for",
    "it appears",
  ],
  ...["it is", "it is requested", "just", "kill", "killed", "king", "limited number", "maintain", "maximum"],
  ...["minimum", "modify", "monitor", "multiple", "native", "normal", "not many", "notify", "observe"],
  ...["option", "overall", "parameters", "perform", "permit", "point in time", "portion", "postman"],
  ...["previous", "previously", "provide", "provided that", "purchase", "reflect", "relative to", "remain"],
  ...["remainder", "remaining", "render", "represents", "request", "require", "requirement", "retain"],
  ...["satisfy", "selection", "special", "submit", "there are", "there is", "type", "validate", "watchman"],
  ...["whether or not", "whitespace"],
];

interface HouseRule {
  readonly pattern: RegExp;
  readonly say: string;
}

/** Words of ours alone, and turns of speech that make a sentence be read twice. */
const HOUSE: readonly HouseRule[] = [
  { pattern: /\bdesks?\b/i, say: "admin console, cashier, editor view" },
  { pattern: /\b(seats?|seated)\b/i, say: "membership (group), participant (call), racer (race)" },
  { pattern: /\bwitness(es)?\b/i, say: "transaction hook" },
  { pattern: /\bbelongings\b/i, say: "personal data" },
  { pattern: /\bblips?\b/i, say: "syllable, synthesised voice" },
  { pattern: /\bheads of\b/i, say: "chat summaries, newest ids" },
  { pattern: /\b(a|the|their|every|each|one's) wish(es)?\b/i, say: "request, options" },
  { pattern: /\b(is|are|was|were|be|being) (not )?told\b/i, say: "is notified, learns, is shown" },
  { pattern: /\btells? (the|its|their|both|all|every)\b/i, say: "notifies, publishes, reports, shows" },
  { pattern: /\b(the|some|no|its|their) news\b/i, say: "update, event, new messages" },
  { pattern: /\bof the family\b|\bfamily('s)? clients?\b/i, say: "legacy client" },
  { pattern: /\bminor(s')? mode\b/i, say: "teen mode" },
  { pattern: /\b(of course|obviously|needless to say)\b/i, say: "nothing: the reader sees it or does not" },
  { pattern: /\bone's own\b|\boneself\b/i, say: "their own, your own, themselves" },
  { pattern: /\bnobody one of\b|\bwho \w+s makes\b|\bof a kind nobody\b/i, say: "the sentence again" },
];

/** A sentence of more words than this is read twice. */
const LONGEST = 45;

/** A sentence of so many parts is a list, which is read item by item. */
const LIST = 8;

const judge = retext()
  .use(equality, { ignore: FINE })
  .use(simplify, { ignore: FINE })
  .use(repeatedWords)
  .freeze();

/** What is wrong with a passage: words for people, plain words, the house's own list, and how long sentences are. */
export async function faultsOf({ line, text, forPeople }: Passage): Promise<Fault[]> {
  const { messages } = await judge.process(text);
  const linted = messages.map(({ reason, line: at = 1 }) => ({ line: line + at - 1, reason }));
  return [...linted, ...(forPeople ? [] : houseFaults(line, text)), ...longSentences(line, text)];
}

function houseFaults(line: number, text: string): Fault[] {
  return HOUSE.flatMap(({ pattern, say }) => {
    const found = pattern.exec(text);
    if (found === null) return [];
    const at = line + text.slice(0, found.index).split("\n").length - 1;
    return [{ line: at, reason: `Unexpected \`${found[0]}\`, say ${say}` }];
  });
}

function longSentences(line: number, text: string): Fault[] {
  // A row of a table and an item of a list end where their line ends.
  const sentences = text.split(/(?<=[.:;?!|])\s|\n\s*(?=[-*|\d@])|\n\n|(?<=[a-z])\n(?=[A-Z])/);
  return sentences.flatMap((sentence) => {
    const words = sentence.match(/[A-Za-z][\w'’-]*/g)?.length ?? 0;
    return words > LONGEST && sentence.split(",").length < LIST
      ? [{ line, reason: `A sentence of ${words} words: “${sentence.trim().slice(0, 50)}…”` }]
      : [];
  });
}

/** Not prose: orders to tools. */
const ORDER = /^\s*(biome|oxlint|eslint|secretlint|@ts-|v8|Stryker|<reference)/;

const COMMENT_MARKS = /^\/\*\*?|\*\/$|^\/\/+|^[ \t]*\*(?!\/)/gm;

/** Code in prose stands as one letter, so that it is a word and none that could be judged. */
const withoutCode = (text: string): string =>
  text
    .replaceAll(/\{@link [^}]*\}/g, "N")
    .replaceAll(/`[^`\n]*`/g, "N")
    .replaceAll(/https?:\/\/\S+/g, "N");

/** The paragraphs of a document, without its code, tags and addresses. Pure. */
export function passagesOfDocument(text: string): Passage[] {
  const plain = withoutCode(
    text.replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, "")),
  ).replaceAll(/\]\([^)]*\)/g, "]");
  const lines = plain.split("\n");
  return lines.flatMap((line, index) => (/[a-z]{3}/i.test(line) ? [{ line: index + 1, text: line }] : []));
}

const parse = (path: string, text: string): ts.SourceFile =>
  ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

/** The comments of a source; lines of `//` that follow each other are one. Pure. */
export function passagesOfComments(path: string, text: string): Passage[] {
  const source = parse(path, text);
  const starts = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ];
    for (const range of ranges) starts.set(range.pos, range);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  const lineOf = (position: number) => source.getLineAndCharacterOfPosition(position).line + 1;
  const passages: { line: number; end: number; text: string }[] = [];
  for (const { pos, end } of [...starts.values()].sort((a, b) => a.pos - b.pos)) {
    const words = withoutCode(text.slice(pos, end).replaceAll(COMMENT_MARKS, "")).replaceAll(
      /^[ \t]+|\s+$/g,
      "",
    );
    if (ORDER.test(words)) continue;
    const line = lineOf(pos);
    const before = passages.at(-1);
    if (before && before.end === line - 1 && text.startsWith("//", pos)) {
      before.text += `\n${words}`;
      before.end = line;
    } else passages.push({ line, end: lineOf(end), text: words });
  }
  return passages.map(({ line, text: words }) => ({ line, text: words }));
}

/** The strings of a source that people read: sentences of the English catalogue. Pure. */
export function passagesOfStrings(path: string, text: string): Passage[] {
  const source = parse(path, text);
  const passages: Passage[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && node.text.includes(" "))
      passages.push({
        line: source.getLineAndCharacterOfPosition(node.pos).line + 1,
        text: node.text,
        forPeople: true,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return passages;
}
