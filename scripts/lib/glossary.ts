import ts from "typescript";

/**
 * Words that names must not contain, because the field has another word or because they mean several things.
 */
export interface Term {
  readonly words: readonly string[];
  /** What to say instead. */
  readonly say: string;
  /** Whole names that may contain the word: the field's own, the wire's or a database column's. */
  readonly fine?: readonly string[];
}

/**
 * One word for one thing. A name on the wire, in a column or in a stored key stays, and is listed under
 * `fine`.
 */
export const GLOSSARY: readonly Term[] = [
  {
    words: ["turn", "turns"],
    say: "reply (of a character), slot (of a queue)",
    fine: [
      "turnId",
      "turnServer",
      "TURN_URL",
      "TURN_SECRET",
      "readTurnConfig",
      "turnServers",
      "turn-servers",
    ],
  },
  { words: ["heads"], say: "chat summaries, newest id" },
  { words: ["seat", "seats", "seated"], say: "membership (group), participant (call), racer (race)" },
  { words: ["witness", "witnesses"], say: "transaction hook" },
  { words: ["desk", "desks"], say: "admin console, cashier, editor view" },
  { words: ["pace", "paces"], say: "rate limit", fine: ["paces"] },
  { words: ["news"], say: "webhook event, push message, update" },
  {
    words: ["notice", "notices"],
    say: "notification (people), announcement (group), banner (screen)",
    fine: ["notice", "noticeAt", "noticeRead", "notices", "strayNotices"],
  },
  { words: ["tell", "tells", "told", "teller"], say: "publish, notify, broadcast, report, show" },
  {
    words: ["keep", "keeps", "kept", "keeper"],
    say: "save, store, cache, ensure, retain",
    fine: ["KeepAlive", "openKeepAlive", "setKeepAlive", "keep-alive", "keepAtEdge"],
  },
  { words: ["wish", "wishes"], say: "request, options", fine: ["wish"] },
  { words: ["gone"], say: "expired, deleted, ended, unavailable", fine: ["gone"] },
  { words: ["belongings"], say: "personal data" },
  { words: ["minor"], say: "teen mode", fine: ["minor"] },
  { words: ["party", "parties"], say: "peer", fine: ["partyId"] },
  { words: ["family"], say: "legacy client", fine: ["family"] },
  {
    words: ["talk", "talks"],
    say: "AI chat",
    fine: ["talks", "small-talk.en", "small-talk.zh", "smallTalk", "SMALL_TALK_EN", "SMALL_TALK_ZH"],
  },
  {
    words: ["timed"],
    say: "scheduled, disappearing",
    fine: ["timedOut", "findTimedOut"],
  },
  { words: ["blip", "blips"], say: "synthesised voice" },
  { words: ["standing"], say: "state, relation, actor, rank", fine: ["standing"] },
];

/** The words of a name, in lower case: `lastSeenAt` is last, seen, at. Pure. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll(/([A-Z])([A-Z][a-z])/g, "$1 $2")
    .toLowerCase()
    .split(/[\s_.$-]+/);

/** The term that rejects a name, or nothing. Pure. */
export function termAgainst(name: string): Term | undefined {
  const words = wordsOf(name);
  return GLOSSARY.find(
    (term) => !term.fine?.includes(name) && words.some((word) => term.words.includes(word)),
  );
}

type Named = ts.Declaration & { name: ts.Identifier };

const isNamed = (node: ts.Node): node is Named => {
  const { name } = node as ts.Node & { name?: ts.Node };
  const isUse =
    ts.isImportSpecifier(node) ||
    ts.isExportSpecifier(node) ||
    ts.isPropertyAccessExpression(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node);
  return name !== undefined && ts.isIdentifier(name) && !isUse;
};

/** The names a source declares, without columns (`user_id`) and keys of objects, which may be the wire's. Pure. */
export function declaredNames(path: string, text: string): string[] {
  const kind = path.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isNamed(node) && !/[a-z\d]_[a-z]/.test(node.name.text)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind));
  return [...names];
}
