import { type api, type BookCard, CHARACTER_BOOKS_MAX, type InputOf, SHEET_MAX } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Call, Context } from "../../../platform/context.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import { ensure } from "../../../platform/failure.ts";
import { changeCharacter, findCharacter, lockCharacter } from "../characters.repository.ts";
import { ownCharacter } from "../own-character.ts";
import { mayAttach } from "./books.policy.ts";
import { presentBookCard } from "./books.presenter.ts";
import { deleteUses, findBookCardsOf, insertUse, lockBook, usedBeside } from "./books.repository.ts";
import { judgeForOthers } from "./judge-book.ts";
import { ownBook } from "./own-book.ts";

const cardsOf = async ({ services }: Context, characterId: number): Promise<BookCard[]> =>
  (await findBookCardsOf(services.db, characterId)).map(presentBookCard);

/** The lorebooks that my character uses. @throws Failure notFound. */
export async function listBooksOf({
  ctx,
  input,
}: Call<InputOf<typeof api.books.ofCharacter>>): Promise<BookCard[]> {
  const { id } = ownCharacter(await findCharacter(ctx.services.db, input.id), ctx.actor.id);
  return cardsOf(ctx, id);
}

/** Changes which books my character uses while it is locked; its author has edited it by that. */
async function changeUse(
  { services, actor }: Context,
  id: number,
  change: (trx: Transaction<Tables>, character: { id: number; owner_id: number }) => Promise<void>,
): Promise<void> {
  const { db, clock } = services;
  await db.transaction().execute(async (trx) => {
    const character = ownCharacter(await lockCharacter(trx, id), actor.id);
    await change(trx, character);
    await changeCharacter(trx, character.id, { updated_at: clock.now() });
  });
}

/** @throws Failure tooMany when a character would use more books than it may, or more text than a reply can search. */
function ensureRoom({ count, chars }: { count: number; chars: number }, more: number): void {
  ensure(count < CHARACTER_BOOKS_MAX, "tooMany", {
    zh: `一个角色最多用 ${CHARACTER_BOOKS_MAX} 本世界书`,
    en: `A character can use ${CHARACTER_BOOKS_MAX} lorebooks at most`,
  });
  ensure(chars + more <= SHEET_MAX.loreTotal, "tooMany", {
    zh: "这个角色的世界书加起来太长了",
    en: "The lorebooks of this character are too long together",
  });
}

/** Lets my character use my lorebook, from its next reply on (`characters §5.7`). @throws Failure notFound, tooMany. */
export async function attachBook({
  ctx,
  input: { id, bookId },
}: Call<InputOf<typeof api.books.attach>>): Promise<BookCard[]> {
  const { services, actor } = ctx;
  await changeUse(ctx, id, async (trx, character) => {
    const book = ownBook(await lockBook(trx, bookId), actor.id);
    ensure(mayAttach(book, character, actor.id), "notFound");
    ensureRoom(await usedBeside(trx, character.id, book.id), book.chars);
    await insertUse(trx, { characterId: character.id, bookId: book.id, now: services.clock.now() });
  });
  await judgeForOthers(services, { characterId: id });
  return cardsOf(ctx, id);
}

/** Lets my character no longer use a lorebook; once more changes nothing. @throws Failure notFound. */
export async function detachBook({
  ctx,
  input: { id, bookId },
}: Call<InputOf<typeof api.books.detach>>): Promise<BookCard[]> {
  await changeUse(ctx, id, (trx, character) => deleteUses(trx, character.id, bookId));
  return cardsOf(ctx, id);
}
