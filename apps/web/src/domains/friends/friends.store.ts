import {
  type DownFrame,
  type Friend,
  friend as friendRecord,
  type SystemEvent,
  Terminal,
  type User,
} from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { recordList } from "../../platform/record-list.ts";
import { me, signedIn, signedOut } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { refreshPresence, setPresences, watchPresence } from "../users/index.ts";
import { currentFriends } from "./friend-list.ts";
import { friendsApi } from "./friends.api.ts";

export interface FriendsState {
  /** Present and former friends; old chats show the names of former ones. */
  friends: readonly Friend[];
  state: LoadState;
  blocked: readonly User[];
  blockedState: LoadState;
}
const initial: FriendsState = { friends: [], state: "idle", blocked: [], blockedState: "idle" };

/** My friends and the people I blocked (`FRIEND-1`, `FRIEND-3`). */
export const friendsStore = createStore<FriendsState>()(() => initial);

/** The record of a friend, current or former. */
export const friendOf = (id: number): Friend | undefined =>
  friendsStore.getState().friends.find((friend) => friend.id === id);

/** Takes over who is online from friends' records; polls and events change it from then on. */
function seedPresence(friends: readonly Friend[]): void {
  const terminals = ({ onlineWeb, onlineApp, online }: Friend) => {
    const known = [...(onlineWeb ? [Terminal.WEB] : []), ...(onlineApp ? [Terminal.APP] : [])];
    return known.length === 0 && online ? [Terminal.WEB] : known;
  };
  setPresences(new Map(currentFriends(friends).map((friend) => [friend.id, terminals(friend)])));
}

const list = recordList<Friend>({
  name: "friends",
  schema: friendRecord,
  fetch: friendsApi.list,
  read: () => {
    const { friends: records, state } = friendsStore.getState();
    return { records, state };
  },
  show: ({ records: friends, state }) => friendsStore.setState({ friends, state }),
});
const { put: putFriend, patch } = list;

/** Fetches the list; the old one stays on screen meanwhile. */
export async function loadFriends(): Promise<void> {
  const friends = await list.load();
  if (friends !== null) seedPresence(friends);
}

/** Fetches one friend's record again. */
export async function reloadFriend(id: number): Promise<void> {
  const outcome = await attempt(friendsApi.find(id));
  if (!outcome.ok) return;
  putFriend(outcome.value);
  seedPresence([outcome.value]);
}

/** Changes a friend's record: shown at once, reverted if the server refuses. */
async function change(id: number, part: Partial<Friend>, work: Promise<unknown>): Promise<Failure | null> {
  const before = friendOf(id);
  patch(id, part);
  const outcome = await attempt(work);
  if (outcome.ok) return null;
  if (before !== undefined) putFriend(before);
  return outcome.failure;
}

export const setRemark = (id: number, remark: string): Promise<Failure | null> =>
  change(id, { remark }, friendsApi.setRemark(id, remark));
export const setLabels = (id: number, labels: string[]): Promise<Failure | null> =>
  change(id, { labels }, friendsApi.setLabels(id, labels));
export const setFriendDnd = (id: number, isDnd: boolean): Promise<Failure | null> =>
  change(id, { isDnd }, friendsApi.setDnd(id, isDnd));

/** What a record becomes when the friendship ends: it says nothing about presence. */
const ENDED = { deleted: true, online: false, onlineWeb: false, onlineApp: false, lastSeenAt: null };

/** Ends a friendship on both sides. */
export async function removeFriend(id: number): Promise<Failure | null> {
  setPresences(new Map([[id, []]]));
  const failure = await change(id, ENDED, friendsApi.remove(id));
  if (failure !== null) seedPresence(friendsStore.getState().friends.filter((friend) => friend.id === id));
  return failure;
}

/** Adds a friend at once, or sends a request, depending on their setting (`FRIEND-2`). */
export async function addFriend(
  id: number,
  message: string,
): Promise<Outcome<{ status: "added" | "requested" }>> {
  const outcome = await attempt(friendsApi.add(id, message));
  if (outcome.ok && outcome.value.status === "added") await reloadFriend(id);
  return outcome;
}

/** The number of the latest request for the blocked people. */
let latestBlockedRequest = 0;

/** Fetches the people I blocked; only the answer to the latest request counts. */
export async function loadBlocked(): Promise<void> {
  friendsStore.setState({ blockedState: "loading" });
  latestBlockedRequest += 1;
  const request = latestBlockedRequest;
  const outcome = await attempt(friendsApi.blocked());
  if (request !== latestBlockedRequest) return;
  if (outcome.ok) friendsStore.setState({ blocked: outcome.value, blockedState: "ready" });
  else friendsStore.setState({ blockedState: "failed" });
}

/** Blocks a person, who is not notified (`FRIEND-3`). */
export async function block(id: number): Promise<Failure | null> {
  const outcome = await attempt(friendsApi.block(id));
  if (!outcome.ok) return outcome.failure;
  void loadBlocked();
  return null;
}

export async function unblock(id: number): Promise<Failure | null> {
  const outcome = await attempt(friendsApi.unblock(id));
  if (!outcome.ok) return outcome.failure;
  friendsStore.setState(({ blocked }) => ({ blocked: blocked.filter((person) => person.id !== id) }));
  // A request still under way was sent before, and its answer would list the person again.
  if (friendsStore.getState().blockedState === "loading") void loadBlocked();
  return null;
}

/** cmd 3 types 80, 81 and 82: a friend was added, removed, muted (`protocol §13.3`). */
function onSignal(data: { type: number; sendId: number; recvId: number; content?: string }): void {
  const peer = data.sendId === me.get()?.uid ? data.recvId : data.sendId;
  if (data.type === 81) {
    patch(peer, ENDED);
    setPresences(new Map([[peer, []]]));
  }
  if (data.type === 82) patch(peer, { isDnd: data.content === "true" });
  if (data.type !== 80) return;
  const friend = list.carried(data.content, peer);
  if (friend === null) return void reloadFriend(peer);
  putFriend(friend);
  seedPresence([friend]);
}

function onSystemEvent(event: SystemEvent): void {
  if (event.type === "friend.changed") void reloadFriend(event.friendId);
  if (event.type === "profile" && friendOf(event.userId) !== undefined) void reloadFriend(event.userId);
}

/** Handles socket frames: friends are added, removed, muted or change their profile. */
export function onFriendsFrame(frame: DownFrame): void {
  if (frame.cmd === 5) onSystemEvent(frame.data);
  if (frame.cmd !== 3 || !("sendId" in frame.data)) return;
  const { data } = frame;
  if (data.type === 80 || data.type === 81 || data.type === 82) onSignal(data);
}

watchPresence(() => currentFriends(friendsStore.getState().friends).map(({ id }) => id));
signedIn.on(() => {
  list.restore();
  void loadFriends().then(refreshPresence);
});
onOnline(() => void loadFriends().then(refreshPresence));
signedOut.on(() => friendsStore.setState(initial, true));
