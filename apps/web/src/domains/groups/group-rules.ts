import { type Friend, type Group, type GroupMember, SHOWN_NAME_MAX, UserType } from "@4d/contract";
import { serverNow } from "../../platform/server-clock.ts";

const rank = { member: 0, admin: 1, owner: 2 } as const;

/** Whether I am in a group that still exists and is not banned: it can be written to and changed (`GROUP-3`). */
export const isLive = ({
  quit,
  dissolve,
  isBanned,
}: Pick<Group, "quit" | "dissolve" | "isBanned">): boolean => !quit && !dissolve && !isBanned;

/** Every member may leave, even a banned group, except the owner, who transfers or dissolves it instead. */
export const mayQuit = ({ quit, dissolve, role }: Group): boolean => !quit && !dissolve && role !== "owner";

/** Owner and administrators manage a live group (`GROUP-2`). */
export const mayManage = (group: Group): boolean => isLive(group) && group.role !== "member";

/** Whether I may invite friends and see the invitation. */
export const mayInvite = (group: Group): boolean =>
  isLive(group) && (group.whoInvites === "all" || group.role !== "member");

/** Whether I may mute or remove a member: only members of a lower rank. */
export const mayModerateMember = (group: Group, member: GroupMember): boolean =>
  mayManage(group) && !member.quit && rank[group.role] > rank[member.role];

/** An AI character among the members (`GROUP-4`). */
export const isCharacter = ({ type }: Pick<GroupMember, "type">): boolean => type === UserType.CHARACTER;

/** Whether a mute applies now: null is for ever, 0 is none. */
export const isMuted = (until: number | null, now = serverNow()): boolean => until === null || until > now;

/** The present members: owner, administrators, then others, by the time they joined. Pure. */
export function presentMembers(members: readonly GroupMember[]): GroupMember[] {
  return members
    .filter(({ quit }) => !quit)
    .sort((one, other) => rank[other.role] - rank[one.role] || one.joinedAt - other.joinedAt);
}

/** The present members without characters, which neither read messages nor take gifts. Pure. */
export const presentPeople = (members: readonly GroupMember[]): GroupMember[] =>
  presentMembers(members).filter((member) => !isCharacter(member));

/** A name for a group without one: the names of its people, up to `max` letters. Pure. */
export function groupNameFrom(names: readonly string[], max = SHOWN_NAME_MAX): string {
  let name = "";
  for (const part of names) {
    const next = name === "" ? part : `${name}、${part}`;
    if (next.length > max) break;
    name = next;
  }
  return name === "" ? (names[0] ?? "").slice(0, max) : name;
}

/** The chosen people who are in my list of friends now: it may still be loading, or they were removed since. Pure. */
export const stillFriends = (
  wanted: ReadonlySet<number>,
  friends: readonly Pick<Friend, "id" | "deleted">[],
): ReadonlySet<number> =>
  new Set([...wanted].filter((id) => friends.some((friend) => friend.id === id && !friend.deleted)));

/** A copy of a set with one member added or, if it was in it, removed. Pure. */
export function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
