import type { Collection } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { left } from "../../platform/session.ts";
import { postList, postLists } from "./post-list.ts";
import { squareApi } from "./square.api.ts";

/** My posts, those that wait too. */
export const ownPosts = postList(squareApi.mine);
/** Posts I like. */
export const likedPosts = postList(squareApi.liked);
/** Posts I keep: of one collection, or all (0). */
export const savedPosts = postLists<number>((id, cursor) =>
  squareApi.saved(id === 0 ? undefined : id, cursor),
);

/** My collections, the newest first. */
export const collectionsStore = createStore<{ collections: readonly Collection[] }>()(() => ({
  collections: [],
}));

/** Fetches my collections; those known stay when that fails. */
export async function loadCollections(): Promise<void> {
  const outcome = await attempt(squareApi.collections());
  if (outcome.ok) collectionsStore.setState({ collections: outcome.value });
}

async function changed(work: Promise<unknown>): Promise<Failure | null> {
  const outcome = await attempt(work);
  if (!outcome.ok) return outcome.failure;
  await loadCollections();
  return null;
}

export const beginCollection = (name: string): Promise<Failure | null> =>
  changed(squareApi.beginCollection(crypto.randomUUID(), name));
export const renameCollection = (id: number, name: string): Promise<Failure | null> =>
  changed(squareApi.renameCollection(id, name));
export const removeCollection = (id: number): Promise<Failure | null> =>
  changed(squareApi.removeCollection(id));

left.on(() => collectionsStore.setState({ collections: [] }));
