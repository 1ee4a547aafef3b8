import type { Friend } from "@4d/contract";
import { useMemo } from "react";
import { useStore } from "zustand/react";
import { friendsStore } from "../friends.store.ts";
import { searchFriends } from "../search-friends.ts";

/** Friends found by the words. */
export function useFriendSearch(words: string): readonly Friend[] {
  const friends = useStore(friendsStore, (state) => state.friends);
  return useMemo(() => searchFriends(friends, words), [friends, words]);
}
