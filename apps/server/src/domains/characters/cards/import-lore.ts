import type { CharacterReading } from "@4d/cards";
import { type api, type CharacterSheet, type InputOf, type OutputOf, SHEET_MAX } from "@4d/contract";
import type { Call, Context } from "../../../platform/context.ts";
import { ensure } from "../../../platform/failure.ts";
import type { Incoming } from "../../../platform/http/routes.ts";
import { admitUpload } from "../../files/index.ts";
import { presentDraft } from "../characters.presenter.ts";
import { findCharacter, lockCharacter } from "../characters.repository.ts";
import { ownCharacter } from "../own-character.ts";
import { readSheet } from "../source.ts";
import { changeDraft } from "../update-character.ts";
import { loreOfBook, overOf, unknownIn } from "./card-sheet.ts";
import { enforceImports, importWarnings, withIncoming } from "./incoming-card.ts";

type ImportLore = typeof api.characterMaking.importLore;
type BookLore = Pick<CharacterSheet, "lore" | "loreBook">;

/** The sheet's lore with a book's entries after it, and how many of them are new, and how many found no room. */
function joined(sheet: BookLore, book: BookLore): { lore: BookLore; added: number; over: number } {
  const known = new Set(sheet.lore.map((one) => JSON.stringify(one)));
  const fresh = book.lore.filter((one) => !known.has(JSON.stringify(one)));
  const lore = [...sheet.lore, ...fresh].slice(0, SHEET_MAX.lore);
  const added = lore.length - sheet.lore.length;
  // What the character's own book says of all entries stays.
  const loreBook = sheet.lore.length === 0 ? book.loreBook : sheet.loreBook;
  return { lore: { lore, loreBook }, added, over: fresh.length - added };
}

const leftOut = (over: number) => ({
  code: "leftOut",
  zh: `设定集最多 ${SHEET_MAX.lore} 条，有 ${over} 条没有加入`,
  en: `A character can have ${SHEET_MAX.lore} entries; ${over} were not added`,
});

/** The warning of entries that are beyond what a book can hold of texts. */
export const tooLong = (over: number) => ({
  code: "leftOutLore",
  zh: `世界书太长，有 ${over} 条没有加入`,
  en: `The lorebook is too long: ${over} entries were not added`,
});

/** @throws Failure invalid when a file has no lorebook. */
export function ensureHasLore({ lore }: Pick<BookLore, "lore">): void {
  ensure(lore.length > 0, "invalid", {
    zh: "这个文件里没有世界书",
    en: "There is no lorebook in this file",
    data: { reason: "noLore" },
  });
}

/** The kinds of warnings that concern a file as a whole. */
const WHOLE: ReadonlySet<string> = new Set(["newer", "cleaned", "fellBack", "more"]);

const EXPORT_PROMISE = /(?:[,，]导出时保留(?:全文)?|[.;,] (?:and )?an export keeps (?:all of it|it|them))$/iu;

/**
 * The reading with the warnings that concern its lorebook: of a card, nothing else is taken. The file is not stored
 * with the character, so that no export brings back what was not taken.
 */
export function aboutLore(reading: CharacterReading): CharacterReading {
  const isBook = Object.keys(reading.character.raw).length === 0;
  const warnings = reading.warnings
    .filter(({ kind, field = "" }) => isBook || WHOLE.has(kind) || /^(?:character_book|lore:)/u.test(field))
    .map((one) => ({
      ...one,
      zh: one.zh.replace(EXPORT_PROMISE, ""),
      en: one.en.replace(EXPORT_PROMISE, ""),
    }));
  return { ...reading, warnings };
}

async function addLore({ services, actor }: Context, id: number, book: BookLore) {
  return services.db.transaction().execute(async (trx) => {
    const row = ownCharacter(await lockCharacter(trx, id), actor.id);
    const sheet = readSheet(row.sheet);
    const { lore, added, over } = joined(sheet, book);
    if (added === 0) return { row, added, over };
    return { row: await changeDraft(trx, services, row, { sheet: { ...sheet, ...lore } }), added, over };
  });
}

/**
 * Adds the entries of a lorebook, or of a card's lorebook, to the caller's character; entries it has already are not
 * added twice (`characters §5.3`).
 * @throws Failure notFound, invalid (no lorebook in it; `data.reason` for every guard), tooLarge, tooMany, unavailable.
 */
export async function importLore({
  ctx,
  input,
  body,
}: Call<InputOf<ImportLore>> & { body: Incoming }): Promise<OutputOf<ImportLore>> {
  const { services, actor } = ctx;
  ownCharacter(await findCharacter(services.db, input.id), actor.id);
  await enforceImports(ctx);
  await admitUpload(ctx, 0);
  return withIncoming(ctx, body, async (reading) => {
    const book = loreOfBook(reading.character.lorebook);
    ensureHasLore(book);
    const { row, added, over } = await addLore(ctx, input.id, book);
    const long = overOf(reading.character.lorebook, book);
    const left = [
      ...(over > 0 ? [leftOut(over)] : []),
      ...(long > 0 ? [tooLong(long)] : []),
      ...unknownIn(book.lore.map(({ content }) => content)),
    ];
    const warnings = importWarnings(aboutLore(reading), left, ctx.lang);
    return { draft: presentDraft(row), warnings, added };
  });
}
