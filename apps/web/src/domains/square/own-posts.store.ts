import type { Collection, PostCard } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { PagedList } from "../../platform/paged-list.ts";
import { signedOut } from "../../platform/session.ts";
import { postList, postLists } from "./post-list.ts";
import { listOutdated, postsStore } from "./posts.store.ts";
import { squareApi } from "./square.api.ts";

/** My posts, including those in review. */
export const ownPosts = postList(squareApi.mine);
/** Posts I like. */
export const likedPosts = postList(squareApi.liked);
/** Posts I saved: of one collection, or all (0). */
export const savedPosts = postLists<number>((id, cursor) =>
  squareApi.saved(id === 0 ? undefined : id, cursor),
);

export type PostTab = "mine" | "saved" | "liked";

/** How often each list gained something elsewhere, and how much of that each list has fetched. */
const changes = { mine: 0, saved: 0, liked: 0 };
const seenChanges = new WeakMap<PagedList<PostCard>, number>();
listOutdated.on((tab) => {
  changes[tab] += 1;
});

/**
 * Brings a list up to date: one that gained something is fetched again; any other keeps its place and drops
 * posts I no longer like or save.
 */
export async function refreshPosts(list: PagedList<PostCard>, tab: PostTab): Promise<void> {
  if (list.store.getState().state === "ready" && seenChanges.get(list) === changes[tab]) {
    if (tab === "mine") return;
    const { cards } = postsStore.getState();
    return list.remove(({ id }) => cards[id]?.[tab] === false);
  }
  seenChanges.set(list, changes[tab]);
  await list.load();
}

/** My collections, the newest first. */
export const collectionsStore = createStore<{ collections: readonly Collection[] }>()(() => ({
  collections: [],
}));

/** Fetches my collections; the cached ones stay if that fails. */
export async function loadCollections(): Promise<void> {
  const outcome = await attempt(squareApi.collections());
  if (outcome.ok) collectionsStore.setState({ collections: outcome.value });
}

async function runAndReload(work: Promise<unknown>): Promise<Failure | null> {
  const outcome = await attempt(work);
  if (!outcome.ok) return outcome.failure;
  await loadCollections();
  return null;
}

export const createCollection = (name: string): Promise<Failure | null> =>
  runAndReload(squareApi.createCollection(crypto.randomUUID(), name));
export const renameCollection = (id: number, name: string): Promise<Failure | null> =>
  runAndReload(squareApi.renameCollection(id, name));
export async function removeCollection(id: number): Promise<Failure | null> {
  const failure = await runAndReload(squareApi.removeCollection(id));
  if (failure === null) listOutdated.emit("saved");
  return failure;
}

signedOut.on(() => collectionsStore.setState({ collections: [] }));
