import type { Friend } from "@4d/contract";
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand/react";
import { searchFriends } from "../friend-list.ts";
import { friendsStore } from "../friends.store.ts";
import { loadPinyin, type Pinyin } from "../pinyin-keys.ts";

/** Friends found by the words; the pinyin dictionary is fetched with the first Latin letter. */
export function useFriendSearch(words: string): readonly Friend[] {
  const friends = useStore(friendsStore, (state) => state.friends);
  const [pinyin, setPinyin] = useState<{ read: Pinyin }>();
  const latin = /[a-z]/i.test(words);
  useEffect(() => {
    if (!latin) return;
    // Without the dictionary names, remarks and accounts are still found.
    loadPinyin().then(
      (read) => setPinyin({ read }),
      () => undefined,
    );
  }, [latin]);
  return useMemo(
    () => searchFriends(friends, words, latin ? pinyin?.read : undefined),
    [friends, words, latin, pinyin],
  );
}
