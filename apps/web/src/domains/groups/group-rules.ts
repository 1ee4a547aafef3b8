import { type Friend, type Group, type GroupMember, SHOWN_NAME_MAX, UserType } from "@4d/contract";
import { serverNow } from "../../platform/server-clock.ts";

const rank = { member: 0, admin: 1, owner: 2 } as const;

/** I am in it, and it is alive: it can be written to and changed (`GROUP-3`). */
export const isLive = ({
  quit,
  dissolve,
  isBanned,
}: Pick<Group, "quit" | "dissolve" | "isBanned">): boolean => !quit && !dissolve && !isBanned;

/** Anybody may leave, a banned group too, except the owner, who transfers or dissolves it instead. */
export const mayQuit = ({ quit, dissolve, role }: Group): boolean => !quit && !dissolve && role !== "owner";

/** Owner and administrators manage a living group (`GROUP-2`). */
export const mayManage = (group: Group): boolean => isLive(group) && group.role !== "member";

/** Who may bring friends in and sees the invitation. */
export const mayInvite = (group: Group): boolean =>
  isLive(group) && (group.whoInvites === "all" || group.role !== "member");

/** Muting and removing goes down the ranks only. */
export const mayModerateMember = (group: Group, member: GroupMember): boolean =>
  mayManage(group) && !member.quit && rank[group.role] > rank[member.role];

/** An AI character among the members (`GROUP-4`). */
export const isCharacter = ({ type }: Pick<GroupMember, "type">): boolean => type === UserType.CHARACTER;

/** Silenced now: null is for ever, 0 never. */
export const isMuted = (until: number | null, now = serverNow()): boolean => until === null || until > now;

/** Members who are in the group now: owner, administrators, then by the time they came. Pure. */
export function presentMembers(members: readonly GroupMember[]): GroupMember[] {
  return members
    .filter(({ quit }) => !quit)
    .toSorted((one, other) => rank[other.role] - rank[one.role] || one.joinedAt - other.joinedAt);
}

/** People who are in the group now, its characters left out: those neither read nor take anything. Pure. */
export const presentPeople = (members: readonly GroupMember[]): GroupMember[] =>
  presentMembers(members).filter((member) => !isCharacter(member));

/** A name for a group that was given none: its people's names, as far as 20 letters go. Pure. */
export function groupNameFrom(names: readonly string[], max = SHOWN_NAME_MAX): string {
  let name = "";
  for (const part of names) {
    const next = name === "" ? part : `${name}、${part}`;
    if (next.length > max) break;
    name = next;
  }
  return name === "" ? (names[0] ?? "").slice(0, max) : name;
}

/** Those of the chosen who are my friends: not yet while the list is on its way, not any more when removed. Pure. */
export const stillFriends = (
  wanted: ReadonlySet<number>,
  friends: readonly Pick<Friend, "id" | "deleted">[],
): ReadonlySet<number> =>
  new Set([...wanted].filter((id) => friends.some((friend) => friend.id === id && !friend.deleted)));

/** A set with one member put in or taken out. Pure. */
export function toggled(chosen: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
}
