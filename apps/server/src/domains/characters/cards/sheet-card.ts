import { type Character, fieldLimits, makeCharacter, writeExamples } from "@4d/cards";
import { type CharacterSheet, emptySheet } from "@4d/contract";
import { type ExtensionField, writeDepthPrompt, writeExtension } from "./card-extension.ts";
import { sheetOfCard } from "./card-sheet.ts";
import { type AttachedBook, bookOf, withAttached } from "./sheet-book.ts";

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

/** What the card of a sheet is made over, and with: the card it was imported from, and the books its character uses. */
interface Origins {
  card?: Character | undefined;
  attached?: readonly AttachedBook[];
}

/**
 * The card of a sheet. Unchanged fields are exported as they came, unknown parts included, so that exporting an import
 * reproduces it (`characters §5.4`).
 */
export function cardOf(
  sheet: CharacterSheet,
  facts: CardFacts,
  { card, attached = [] }: Origins = {},
): Character {
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
  const own = changed("lore") || changed("loreBook") ? bookOf(sheet, base.lorebook) : undefined;
  const book = attached.length > 0 ? withAttached(sheet, own ?? base.lorebook, attached) : own;
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
