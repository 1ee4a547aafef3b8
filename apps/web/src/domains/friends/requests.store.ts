import {
  type DownFrame,
  FRIEND_REQUEST_MS,
  type FriendRequest,
  type Relation,
  type User,
} from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { createLatestLoader } from "../../platform/latest-loader.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { me, signedIn, signedOut } from "../../platform/session.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { requestsTotal } from "../../platform/unread.ts";
import { cachePeople } from "../users/index.ts";
import { friendsApi } from "./friends.api.ts";
import { reloadFriend } from "./friends.store.ts";

export interface Suggestion {
  user: User;
  mutual: number;
}
export interface RequestsState {
  requests: readonly FriendRequest[];
  requestsState: LoadState;
  suggestions: readonly Suggestion[];
  suggestionsState: LoadState;
  /** My relation to people whose page was opened. */
  relations: Readonly<Record<number, Relation>>;
}
const initial: RequestsState = {
  requests: [],
  requestsState: "idle",
  suggestions: [],
  suggestionsState: "idle",
  relations: {},
};

/** Friend requests both ways, and people I may know (`FRIEND-2`). */
export const requestsStore = createStore<RequestsState>()(() => initial);

/** The present state of a request: after 7 days it has expired, even before the server says so. Pure. */
export function requestState(request: FriendRequest, now = serverNow()): FriendRequest["state"] {
  return request.state === "waiting" && now - request.createdAt > FRIEND_REQUEST_MS
    ? "expired"
    : request.state;
}

/** The number of requests that wait for my answer. Pure. */
export function countWaiting(requests: readonly FriendRequest[], uid: number, now = serverNow()): number {
  return requests.filter((request) => request.toUser.id === uid && requestState(request, now) === "waiting")
    .length;
}

const list = createLatestLoader();

function updateBadge(): void {
  const uid = me.get()?.uid;
  if (uid !== undefined) requestsTotal.set(countWaiting(requestsStore.getState().requests, uid));
}

/** Fetches the requests and sets the badge of the contacts tab. */
export async function loadRequests(): Promise<void> {
  // On a reload, even an empty list stays on screen.
  if (requestsStore.getState().requestsState !== "ready")
    requestsStore.setState({ requestsState: "loading" });
  const outcome = await list.load(friendsApi.requests);
  if (outcome === null) return;
  if (!outcome.ok) return requestsStore.setState({ requestsState: "failed" });
  cachePeople(outcome.value.flatMap(({ fromUser, toUser }) => [fromUser, toUser]));
  requestsStore.setState({ requests: outcome.value, requestsState: "ready" });
  updateBadge();
}

async function answerRequest(request: FriendRequest, accepted: boolean): Promise<Failure | null> {
  const { id, fromUser } = request;
  const outcome = await attempt(accepted ? friendsApi.acceptRequest(id) : friendsApi.declineRequest(id));
  if (!outcome.ok) {
    void loadRequests();
    return outcome.failure;
  }
  list.changed();
  const state = accepted ? ("accepted" as const) : ("declined" as const);
  requestsStore.setState(({ requests }) => ({
    requests: requests.map((other) => (other.id === id ? { ...other, state } : other)),
  }));
  updateBadge();
  if (accepted) await reloadFriend(fromUser.id);
  return null;
}

export const acceptRequest = (request: FriendRequest): Promise<Failure | null> =>
  answerRequest(request, true);
/** Declines a request; the sender is not notified. */
export const declineRequest = (request: FriendRequest): Promise<Failure | null> =>
  answerRequest(request, false);

/** People I may know: friends of friends first. */
export async function loadSuggestions(): Promise<void> {
  requestsStore.setState({ suggestionsState: "loading" });
  const outcome = await attempt(friendsApi.suggest());
  if (!outcome.ok) return requestsStore.setState({ suggestionsState: "failed" });
  cachePeople(outcome.value.map(({ user }) => user));
  requestsStore.setState({ suggestions: outcome.value, suggestionsState: "ready" });
}

/** Fetches my relation to a person (`USER-1`). */
export async function loadRelation(userId: number): Promise<Failure | null> {
  const outcome = await attempt(friendsApi.relation(userId));
  if (!outcome.ok) return outcome.failure;
  requestsStore.setState(({ relations }) => ({ relations: { ...relations, [userId]: outcome.value } }));
  return null;
}

function onRelated(userId: number): void {
  if (userId in requestsStore.getState().relations) void loadRelation(userId);
}

/** Handles socket frames: a request was received, answered or withdrawn. */
export function onRequestsFrame(frame: DownFrame): void {
  if (frame.cmd !== 5) return;
  if (frame.data.type === "friend.request") requestsTotal.set(frame.data.waiting);
  if (frame.data.type === "friend.request" || frame.data.type === "friend.changed") void loadRequests();
  if (frame.data.type === "friend.changed") onRelated(frame.data.friendId);
}

signedIn.on(() => void loadRequests());
onOnline(() => void loadRequests());
signedOut.on(() => {
  requestsStore.setState(initial, true);
  requestsTotal.set(0);
});
