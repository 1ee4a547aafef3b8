import type { BookCard } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { toastFailure } from "../../platform/dialogs.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import { pagedList } from "../../platform/paged-list.ts";
import { signedOut } from "../../platform/session.ts";
import { booksApi } from "./books.api.ts";

/** My lorebooks, the latest changed first; without a network, the cached list. */
export const {
  store: myBooksStore,
  load: loadMyBooks,
  remove: dropBooks,
} = pagedList<BookCard>(async () => ({ items: await booksApi.mine(), nextCursor: null }), "my-books");

interface AttachedState {
  /** By the number of a character; absent until they are loaded. */
  of: Readonly<Record<number, readonly BookCard[]>>;
}

/** The lorebooks that characters of mine use. */
export const attachedStore = createStore<AttachedState>()(() => ({ of: {} }));
signedOut.on(() => attachedStore.setState({ of: {} }));

async function take(characterId: number, cards: Promise<BookCard[]>): Promise<Failure | null> {
  const outcome = await attempt(cards);
  if (!outcome.ok) return outcome.failure;
  attachedStore.setState(({ of }) => ({ of: { ...of, [characterId]: outcome.value } }));
  return null;
}

/** Loads the lorebooks that a character uses. */
export async function loadAttached(characterId: number): Promise<void> {
  await take(characterId, booksApi.ofCharacter(characterId));
}

/** Lets a character use a lorebook, or no longer; a refusal is shown. */
export async function setAttached(characterId: number, bookId: number, isUsed: boolean): Promise<void> {
  const call = isUsed ? booksApi.attach : booksApi.detach;
  toastFailure(await take(characterId, call(characterId, bookId)));
}
