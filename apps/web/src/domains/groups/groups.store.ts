import {
  type DownFrame,
  type Group,
  type GroupMember,
  group as groupRecord,
  type JoinRequest,
} from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { recordList } from "../../platform/record-list.ts";
import { signedIn, signedOut } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { cachePeople } from "../users/index.ts";
import { type GroupEdit, type GroupSettings, groupsApi, type NewGroup } from "./groups.api.ts";

export interface GroupsState {
  /** Groups I am in, and those I left within a month. */
  groups: readonly Group[];
  state: LoadState;
  members: Readonly<Record<number, readonly GroupMember[]>>;
  /** People waiting to join, by group; only managers have any. */
  waiting: Readonly<Record<number, readonly JoinRequest[]>>;
}
const initial: GroupsState = { groups: [], state: "idle", members: {}, waiting: {} };

/** My groups, their members and people who wait to join (`GROUP-1`, `GROUP-2`). */
export const groupsStore = createStore<GroupsState>()(() => initial);

/** A group, if it is in the list. */
export const groupOf = (id: number): Group | undefined =>
  groupsStore.getState().groups.find((group) => group.id === id);

const list = recordList<Group>({
  name: "groups",
  schema: groupRecord,
  fetch: groupsApi.list,
  read: () => {
    const { groups: records, state } = groupsStore.getState();
    return { records, state };
  },
  show: ({ records: groups, state }) => groupsStore.setState({ groups, state }),
});
const { put: putGroup, patch } = list;

/** Fetches my groups; the known ones stay on screen until the answer arrives. */
export async function loadGroups(): Promise<void> {
  await list.load();
}

/** Fetches the record of one group again. */
export async function loadGroup(id: number): Promise<Failure | null> {
  const outcome = await attempt(groupsApi.find(id));
  if (!outcome.ok) return outcome.failure;
  putGroup(outcome.value);
  return null;
}

/** Fetches a group's members. */
export async function loadMembers(id: number): Promise<Failure | null> {
  const outcome = await attempt(groupsApi.members(id));
  if (!outcome.ok) return outcome.failure;
  groupsStore.setState(({ members }) => ({ members: { ...members, [id]: outcome.value } }));
  return null;
}

/** Fetches pending join requests; managers only. */
export async function loadWaiting(id: number): Promise<Failure | null> {
  const outcome = await attempt(groupsApi.joinRequests(id));
  if (!outcome.ok) return outcome.failure;
  cachePeople(outcome.value.map(({ user }) => user));
  groupsStore.setState(({ waiting }) => ({ waiting: { ...waiting, [id]: outcome.value } }));
  return null;
}

/** Creates a group with its first members. */
export async function createGroup(body: NewGroup): Promise<Outcome<Group>> {
  const outcome = await attempt(groupsApi.create(body));
  if (outcome.ok) putGroup(outcome.value);
  return outcome;
}

async function applyGroup(work: Promise<Group>): Promise<Failure | null> {
  const outcome = await attempt(work);
  if (!outcome.ok) return outcome.failure;
  putGroup(outcome.value);
  return null;
}

/** Changes name, picture, announcement (managers); my nickname here and my remark (everybody). */
export const modifyGroup = (edit: GroupEdit): Promise<Failure | null> => applyGroup(groupsApi.modify(edit));
/** Sets who invites, approval, mute for all, findable; managers only. */
export const setGroupSettings = (edit: GroupSettings): Promise<Failure | null> =>
  applyGroup(groupsApi.setSettings(edit));

/** Waits for a change, then fetches the record and members of the group. */
async function thenReload(id: number, work: Promise<unknown>): Promise<Failure | null> {
  const outcome = await attempt(work);
  if (!outcome.ok) return outcome.failure;
  await Promise.all([loadGroup(id), loadMembers(id)]);
  return null;
}

export const inviteFriends = (id: number, friendIds: number[]): Promise<Failure | null> =>
  thenReload(id, groupsApi.invite(id, friendIds));
export const removeMember = (id: number, userId: number): Promise<Failure | null> =>
  thenReload(id, groupsApi.removeMembers(id, [userId]));
export const setMemberRole = (
  id: number,
  userId: number,
  role: "admin" | "member",
): Promise<Failure | null> => thenReload(id, groupsApi.setRole(id, userId, role));
/** Mutes a member until a time, epoch ms; null is for ever, 0 lifts the mute. */
export const muteMember = (id: number, userId: number, until: number | null): Promise<Failure | null> =>
  thenReload(id, groupsApi.mute(id, userId, until));
export const transferGroup = (id: number, userId: number): Promise<Failure | null> =>
  thenReload(id, groupsApi.transfer(id, userId));

async function endMembership(
  id: number,
  work: Promise<unknown>,
  part: Partial<Group>,
): Promise<Failure | null> {
  const outcome = await attempt(work);
  if (!outcome.ok) return outcome.failure;
  patch(id, part);
  return null;
}

export const quitGroup = (id: number): Promise<Failure | null> =>
  endMembership(id, groupsApi.quit(id), { quit: true });
export const dissolveGroup = (id: number): Promise<Failure | null> =>
  endMembership(id, groupsApi.dissolve(id), { quit: true, dissolve: true });

/** Mutes a group for me: shown at once, reverted if the server refuses. */
export async function setGroupDnd(id: number, isDnd: boolean): Promise<Failure | null> {
  patch(id, { isDnd });
  const outcome = await attempt(groupsApi.setDnd(id, isDnd));
  if (outcome.ok) return null;
  patch(id, { isDnd: !isDnd });
  return outcome.failure;
}

/** Marks the announcement as read by me. */
export async function markAnnouncementRead(id: number): Promise<void> {
  const outcome = await attempt(groupsApi.readAnnouncement(id));
  if (outcome.ok) patch(id, { noticeRead: true });
}

/** Accepts or declines a request to join. */
export async function answerJoin(request: JoinRequest, accepted: boolean): Promise<Failure | null> {
  const { id, groupId } = request;
  const outcome = await attempt(accepted ? groupsApi.acceptJoin(id) : groupsApi.declineJoin(id));
  await loadWaiting(groupId);
  if (!outcome.ok) return outcome.failure;
  if (accepted) await Promise.all([loadGroup(groupId), loadMembers(groupId)]);
  return null;
}

/** cmd 4 types 90, 91 and 92: a group was added, removed, muted (`protocol §13.4`). */
function onSignal(data: { type: number; groupId: number; content?: string }): void {
  const { type, groupId, content } = data;
  if (type === 91) patch(groupId, { quit: true });
  if (type === 92) patch(groupId, { isDnd: content === "true" });
  if (type !== 90) return;
  const group = list.carried(content, groupId);
  if (group === null) void loadGroup(groupId);
  else putGroup(group);
}

/** Handles socket frames: groups are added, removed, muted or changed, and people ask to join. */
export function onFrame(frame: DownFrame): void {
  if (frame.cmd === 4 && "groupId" in frame.data) {
    const { data } = frame;
    if (data.type === 90 || data.type === 91 || data.type === 92) onSignal(data);
  }
  if (frame.cmd !== 5) return;
  if (frame.data.type === "group.request") void loadWaiting(frame.data.groupId);
  if (frame.data.type !== "group.changed") return;
  const { groupId } = frame.data;
  void loadGroup(groupId);
  if (groupId in groupsStore.getState().members) void loadMembers(groupId);
}

signedIn.on(() => {
  list.restore();
  void loadGroups();
});
onOnline(() => void loadGroups());
signedOut.on(() => groupsStore.setState(initial, true));
