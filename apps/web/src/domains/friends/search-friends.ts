import type { Friend } from "@4d/contract";
import { foldQuery, includesFolded } from "@4d/contract/folding";
import { isLetters } from "../../platform/validators.ts";
import { currentFriends } from "./friend-list.ts";
import { friendName } from "./friend-name.ts";
import { compareNames, searchKeysOf } from "./pinyin.ts";

/** Friends whose nickname, remark, account, label, pinyin or initials contain the words (`FRIEND-1`). Pure. */
export function searchFriends(friends: readonly Friend[], words: string): Friend[] {
  const wanted = foldQuery(words);
  if (wanted === "") return [];
  const sound = wanted.replaceAll(/\s/g, "");
  const sounds = isLetters(sound)
    ? (name: string) => searchKeysOf(name).some((key) => key.includes(sound))
    : () => false;
  return currentFriends(friends)
    .filter(
      ({ nickName, remark, userName, labels }) =>
        includesFolded(wanted, nickName, remark, userName, ...labels) || sounds(remark) || sounds(nickName),
    )
    .sort((one, other) => compareNames(friendName(one), friendName(other)));
}
