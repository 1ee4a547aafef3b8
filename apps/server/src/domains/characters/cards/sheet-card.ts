import {
  type Character,
  fieldLimits,
  makeCharacter,
  makeLorebook,
  makeLoreEntry,
  writeExamples,
} from "@4d/cards";
import { type CharacterSheet, emptySheet, type LoreEntry } from "@4d/contract";
import { type ExtensionField, writeExtension } from "./card-extension.ts";
import { loreOf, sheetOfCard } from "./card-sheet.ts";

type CardLore = NonNullable<Character["lorebook"]>["entries"][number];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Fields that are one text or list in both. */
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

/** The card's entry that this one came from: the same, else one of the same text or keys. */
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

/** Entries of the sheet over those of the card; entries the sheet never had stay behind them. */
function entriesOf(sheet: CharacterSheet, card: Character): CardLore[] {
  const old = card.lorebook?.entries ?? [];
  const known = old.map((entry) => ({ entry, lore: loreOf(entry) }));
  const waiting = known.flatMap(({ entry, lore }) => (lore ? [{ entry, lore }] : []));
  const merged = sheet.lore.map((lore) => {
    const origin = takeOrigin(lore, waiting);
    if (origin && same(loreOf(origin), lore)) return origin;
    const { secondaryKeys, ...fields } = lore;
    const base = origin ?? makeLoreEntry({});
    return { ...base, ...fields, secondaryKeys, selective: secondaryKeys.length > 0 };
  });
  return [...merged, ...known.flatMap(({ entry, lore }) => (lore ? [] : [entry]))];
}

/** What is written about the card itself when it was changed or made here. */
export interface CardFacts {
  /** Who made it, when no card says so. */
  creator: string;
  version: number;
  /** Epoch milliseconds. */
  createdAt: number;
  updatedAt: number;
}

const seconds = (time: number) => Math.floor(time / 1000);

/**
 * The card of a sheet: `card` is the one it was imported from. A field that nobody changed leaves as it came, its
 * unknown parts included, so that the export of an import is the import (`characters §5.4`).
 */
export function cardOf(sheet: CharacterSheet, facts: CardFacts, card?: Character): Character {
  const was = card ? sheetOfCard(card).sheet : emptySheet;
  const base = card ?? makeCharacter({ name: sheet.name });
  const changed = (field: keyof CharacterSheet) => !same(sheet[field], was[field]);
  const plain = Object.entries(PLAIN).flatMap(([field, key]) =>
    changed(field as keyof typeof PLAIN) ? [[key, sheet[field as keyof typeof PLAIN]] as const] : [],
  );
  const mesExample = changed("examples") ? mesExampleOf(sheet) : base.mesExample;
  const ours: ExtensionField[] = (["tagline", "starters", "style", "voice"] as const).filter(changed);
  // Others cut what is longer; ours are read from the extension again.
  if (changed("examples") && mesExample.length > fieldLimits.mesExample) ours.push("examples");
  const lore = changed("lore") ? entriesOf(sheet, base) : undefined;
  const isSame = card && plain.length + ours.length === 0 && !changed("examples") && !lore;
  return {
    ...base,
    ...Object.fromEntries(plain),
    mesExample,
    ...(lore ? { lorebook: base.lorebook ? { ...base.lorebook, entries: lore } : makeLorebook(lore) } : {}),
    extensions: writeExtension(base.extensions, sheet, ours),
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
