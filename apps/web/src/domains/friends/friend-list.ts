import type { Friend } from "@4d/contract";
import { groupBy } from "../../platform/group-by.ts";
import { friendName } from "./friend-name.ts";
import { compareNames, letterOf } from "./pinyin.ts";

/** One part of the list: the people online, or those whose names begin with a letter. */
export interface FriendSection {
  /** "☆" for the people online, a letter, or "#" for any other beginning. */
  mark: string;
  /** It holds the people online. */
  live: boolean;
  friends: readonly Friend[];
}
export const ONLINE_MARK = "☆";

type FriendFlags = Pick<Friend, "id" | "deleted">;

/** The present friends; former ones are in the list because old chats show their names. Pure. */
export const currentFriends = <One extends FriendFlags>(friends: readonly One[]): One[] =>
  friends.filter(({ deleted }) => !deleted);

/** Whether somebody is a friend now, not a former one. Pure. */
export const isFriendNow = (friends: readonly FriendFlags[], id: number): boolean =>
  friends.some((friend) => friend.id === id && !friend.deleted);

/** The list as it is drawn: online first, then A … Z, then #; former friends left out (`FRIEND-1`). Pure. */
export function sectionsOf(friends: readonly Friend[], isOnline: (id: number) => boolean): FriendSection[] {
  const sorted = [...currentFriends(friends)].sort((one, other) =>
    compareNames(friendName(one), friendName(other)),
  );
  const online = sorted.filter(({ id }) => isOnline(id));
  const letters = groupBy(
    sorted.filter(({ id }) => !isOnline(id)),
    (friend) => letterOf(friendName(friend)),
  );
  const marks = [...letters.keys()].sort((one, other) =>
    one === "#" || other === "#" ? Number(one === "#") - Number(other === "#") : one.localeCompare(other),
  );
  const parts = marks.map((mark) => ({ mark, live: false, friends: letters.get(mark) ?? [] }));
  return online.length === 0 ? parts : [{ mark: ONLINE_MARK, live: true, friends: online }, ...parts];
}
