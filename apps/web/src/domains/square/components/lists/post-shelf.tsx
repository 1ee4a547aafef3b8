import type { PostCard } from "@4d/contract";
import type { ReactNode } from "react";
import { useStore } from "zustand/react";
import type { PagedList } from "../../../../platform/paged-list.ts";
import { Loaded } from "../../../../ui/loaded.tsx";
import { PostColumns, PostsSkeleton } from "./post-columns.tsx";

interface PostShelfProps {
  list: PagedList<PostCard>;
  empty: ReactNode;
  onOptions?: (card: PostCard) => unknown;
}

/** A list of posts with its loading, empty and failed states. */
export function PostShelf({ list, empty, onOptions }: PostShelfProps) {
  const { items, state, cursor } = useStore(list.store);
  // A page may be empty and yet not the last one.
  const has = items.length > 0 || (state === "ready" && cursor !== null);
  return (
    <Loaded state={state} has={has} skeleton={<PostsSkeleton />} empty={empty} onRetry={list.load}>
      <PostColumns cards={items} cursor={cursor} onMore={list.more} onOptions={onOptions} />
    </Loaded>
  );
}
