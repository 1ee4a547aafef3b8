import {
  type Character,
  extensionsWith,
  fieldLimits,
  makeCharacter,
  makeLorebook,
  makeLoreEntry,
  writeExamples,
} from "@4d/cards";
import { type CharacterSheet, emptySheet, type LoreEntry } from "@4d/contract";
import { type ExtensionField, writeDepthPrompt, writeExtension } from "./card-extension.ts";
import { loreOf, loreOfBook, sheetOfCard } from "./card-sheet.ts";

type CardLore = NonNullable<Character["lorebook"]>["entries"][number];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Fields that are one text or list in both formats. */
const PLAIN = {
  name: "name",
  nickname: "nickname",
  intro: "creatorNotes",
  description: "description",
  personality: "personality",
  scenario: "scenario",
  firstMes: "firstMes",
  alternateGreetings: "alternateGreetings",
  groupGreetings: "groupOnlyGreetings",
  systemPrompt: "systemPrompt",
  postHistory: "postHistoryInstructions",
  tags: "tags",
} as const satisfies Partial<Record<keyof CharacterSheet, keyof Character>>;

const mesExampleOf = ({ examples }: CharacterSheet): string =>
  writeExamples(
    examples.map(({ ask, answer }) => ({
      opening: "",
      lines: [
        { speaker: "user" as const, text: ask },
        { speaker: "char" as const, text: answer },
      ],
    })),
  );

/** Takes out the card entry this sheet entry came from: an equal one, else one with the same text or keys. */
function takeOrigin(
  wanted: LoreEntry,
  waiting: { entry: CardLore; lore: LoreEntry }[],
): CardLore | undefined {
  const tests: ((lore: LoreEntry) => boolean)[] = [
    (lore) => same(lore, wanted),
    (lore) => lore.content === wanted.content,
    (lore) => lore.keys.length > 0 && same(lore.keys, wanted.keys),
  ];
  for (const test of tests) {
    const at = waiting.findIndex(({ lore }) => test(lore));
    if (at >= 0) return waiting.splice(at, 1)[0]?.entry;
  }
  return undefined;
}

/** The sheet's entries merged over the card's; card entries the sheet never had follow at the end. */
function entriesOf(sheet: CharacterSheet, card: Character): CardLore[] {
  const old = card.lorebook?.entries ?? [];
  const had = new Set(loreOfBook(card.lorebook).lore.map((lore) => JSON.stringify(lore)));
  const known = old.map((entry) => {
    const lore = loreOf(entry);
    return { entry, lore: had.has(JSON.stringify(lore)) ? lore : undefined };
  });
  const isPartial = old.some(({ wholeWords }) => wholeWords === false);
  const waiting = known.flatMap(({ entry, lore }) => (lore ? [{ entry, lore }] : []));
  const merged = sheet.lore.map((lore) => {
    const origin = takeOrigin(lore, waiting);
    return origin && same(loreOf(origin), lore) ? origin : changedEntry(lore, origin, isPartial);
  });
  return [...merged, ...known.flatMap(({ entry, lore }) => (lore ? [] : [entry]))];
}

/**
 * A card's entry with what the sheet says now; what reads the same stays as it is written. A new entry of a book whose
 * keys are found inside of words says that its own are not.
 */
function changedEntry(lore: LoreEntry, origin: CardLore | undefined, isPartial: boolean): CardLore {
  const { secondaryKeys, rules, name, priority, caseSensitive, ...fields } = lore;
  const was = origin && loreOf(origin);
  const made = makeLoreEntry(name === undefined ? {} : { name, comment: name });
  const base = origin ?? (isPartial ? { ...made, wholeWords: false } : made);
  const saysRules = !same(rules, was?.rules) || (isPartial && !origin);
  return {
    ...base,
    ...fields,
    secondaryKeys,
    selective: secondaryKeys.length > 0,
    priority: priority === was?.priority ? base.priority : priority,
    caseSensitive: caseSensitive === was?.caseSensitive ? base.caseSensitive : caseSensitive,
    useRegex: base.useRegex || rules?.patterns === true,
    ...(saysRules ? { extensions: extensionsWith(base, rules ?? {}) } : {}),
  };
}

/** The book of a sheet over the one it was imported with. */
function bookOf(sheet: CharacterSheet, card: Character): NonNullable<Character["lorebook"]> {
  const base = card.lorebook ?? makeLorebook([]);
  const { scanDepth = null, tokens = null, recursive = false } = sheet.loreBook;
  const settings =
    card.lorebook && same(sheet.loreBook, loreOfBook(card.lorebook).loreBook)
      ? {}
      : { scanDepth, tokenBudget: tokens, recursiveScanning: recursive };
  return { ...base, ...settings, entries: entriesOf(sheet, card) };
}

/** Facts about a card that was changed or made here. */
export interface CardFacts {
  /** The creator when the card names none. */
  creator: string;
  version: number;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
}

const seconds = (time: number) => Math.floor(time / 1000);

/**
 * The card of a sheet; `card` is the one it was imported from. Unchanged fields are exported as they came, unknown
 * parts included, so that exporting an import reproduces it (`characters §5.4`).
 */
export function cardOf(sheet: CharacterSheet, facts: CardFacts, card?: Character): Character {
  const was = card ? sheetOfCard(card).sheet : emptySheet;
  const base = card ?? makeCharacter({ name: sheet.name });
  const notes = Object.values(base.creatorNotesMultilingual).filter((text) => text !== "");
  const changed = (field: keyof CharacterSheet) =>
    !same(sheet[field], was[field]) && !(field === "intro" && notes.includes(sheet.intro));
  const plain = Object.entries(PLAIN).flatMap(([field, key]) =>
    changed(field as keyof typeof PLAIN) ? [[key, sheet[field as keyof typeof PLAIN]] as const] : [],
  );
  const mesExample = changed("examples") ? mesExampleOf(sheet) : base.mesExample;
  const ours: ExtensionField[] = (["tagline", "starters", "style", "voice", "writing"] as const).filter(
    changed,
  );
  // Other apps cut longer texts; we read ours back from the extension.
  if (changed("examples") && mesExample.length > fieldLimits.mesExample) ours.push("examples");
  const book = changed("lore") || changed("loreBook") ? bookOf(sheet, base) : undefined;
  const noted = changed("depthPrompt");
  const isSame = card && plain.length + ours.length === 0 && !changed("examples") && !book && !noted;
  const held = noted ? writeDepthPrompt(base.extensions, sheet.depthPrompt) : base.extensions;
  return {
    ...base,
    ...Object.fromEntries(plain),
    mesExample,
    ...(book ? { lorebook: book } : {}),
    extensions: writeExtension(held, sheet, ours),
    ...(isSame ? {} : { modificationDate: seconds(facts.updatedAt) }),
    ...(card
      ? {}
      : {
          creator: facts.creator,
          characterVersion: `${facts.version}`,
          creationDate: seconds(facts.createdAt),
        }),
  };
}
