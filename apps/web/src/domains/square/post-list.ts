import type { PostCard } from "@4d/contract";
import { type PagedList, pagedList } from "../../platform/paged-list.ts";
import { signedOut } from "../../platform/session.ts";
import { cacheCards, postUnavailable } from "./posts.store.ts";

interface PostsPage {
  items: PostCard[];
  nextCursor: string | null;
}

/** A paged list of posts; removed posts leave it. */
export function postList(
  fetch: (cursor: string | null) => Promise<PostsPage>,
  copyKey?: string,
): PagedList<PostCard> {
  const list: PagedList<PostCard> = pagedList(async (cursor) => {
    const page = await fetch(cursor);
    cacheCards(page.items);
    // New posts shift a list by time, so a later page may repeat a post.
    const held = new Set(cursor === null ? [] : list.store.getState().items.map(({ id }) => id));
    return { ...page, items: page.items.filter(({ id }) => !held.has(id)) };
  }, copyKey);
  postUnavailable.on((id) => list.remove((card) => card.id === id));
  return list;
}

/** One list per key, created on first use; logout drops them. */
export function postLists<K extends string | number>(
  fetch: (key: K, cursor: string | null) => Promise<PostsPage>,
): (key: K) => PagedList<PostCard> {
  const lists = new Map<K, PagedList<PostCard>>();
  signedOut.on(() => lists.clear());
  return (key) => {
    const held = lists.get(key) ?? postList((cursor) => fetch(key, cursor));
    lists.set(key, held);
    return held;
  };
}
