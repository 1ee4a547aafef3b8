import type { api, DownFrame, OutputOf, Poll } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { keyedRequests, tmpIdOf } from "../../platform/keyed-requests.ts";
import { signedOut } from "../../platform/session.ts";
import { frames, onOnline } from "../../platform/socket/frames.ts";
import { type PollInput, pollsApi } from "./polls.api.ts";

export interface PollsState {
  /** Polls by the id of their message. */
  polls: Readonly<Record<number, Poll>>;
  /** My choices, until the server has stored them. */
  choosing: Readonly<Record<number, readonly number[]>>;
}

/** The polls I have seen (`MSG-17`). */
export const pollsStore = createStore<PollsState>()(() => ({ polls: {}, choosing: {} }));

/** Number of visible cards per poll: these get updates, and are fetched again after a time offline. */
const watched = new Map<number, number>();

/** Stores a poll unless a newer one is known: answers and events overtake each other. */
function cachePoll(poll: Poll): void {
  const known = pollsStore.getState().polls[poll.id];
  if (known !== undefined && known.version > poll.version) return;
  pollsStore.setState(({ polls }) => ({ polls: { ...polls, [poll.id]: poll } }));
}

/** Fetches a poll. */
export async function loadPoll(id: number): Promise<Failure | null> {
  const outcome = await attempt(pollsApi.find(id));
  if (outcome.ok) cachePoll(outcome.value);
  return outcome.ok ? null : outcome.failure;
}

const isClosed = (id: number): boolean => {
  const poll = pollsStore.getState().polls[id];
  return poll !== undefined && poll.closedAt !== null;
};

/** For a card that becomes visible; a closed poll does not change any more. @returns the cleanup. */
export function watchPoll(id: number): () => void {
  watched.set(id, (watched.get(id) ?? 0) + 1);
  if (!isClosed(id)) void loadPoll(id);
  return () => {
    const others = (watched.get(id) ?? 1) - 1;
    if (others > 0) watched.set(id, others);
    else watched.delete(id);
  };
}

function setChoosing(id: number, options: readonly number[] | null): void {
  pollsStore.setState(({ choosing }) => {
    const { [id]: _, ...others } = choosing;
    return { choosing: options === null ? others : { ...others, [id]: options } };
  });
}

/** Votes: shown at once, reverted when the server refuses. A vote cannot be withdrawn. */
export async function vote(id: number, options: readonly number[]): Promise<Failure | null> {
  if (pollsStore.getState().choosing[id] !== undefined) return null;
  setChoosing(id, options);
  const outcome = await attempt(pollsApi.vote(id, [...options]));
  if (outcome.ok) cachePoll(outcome.value);
  else if (outcome.failure.code !== 0) await loadPoll(id);
  setChoosing(id, null);
  return outcome.ok ? null : outcome.failure;
}

/** Closes a poll before its time. */
export async function closePoll(id: number): Promise<Failure | null> {
  const outcome = await attempt(pollsApi.close(id));
  if (outcome.ok) cachePoll(outcome.value);
  return outcome.ok ? null : outcome.failure;
}

/** The voters of an option, a page at a time. */
export const votersOf = (
  id: number,
  option: number,
  cursor: string | null,
): Promise<Outcome<OutputOf<typeof api.polls.voters>>> => attempt(pollsApi.voters(id, option, cursor));

/** Pressed again after a lost response, a poll starts once (`MSG-3`). */
const startOnce = keyedRequests("last");

/** Starts a poll; its card arrives in the chat as a message. */
export async function startPoll(input: PollInput): Promise<Failure | null> {
  const { closesAt: _, ...rest } = input;
  const outcome = await startOnce(JSON.stringify(rest), (key) => pollsApi.start(input, tmpIdOf(key)));
  return outcome.ok ? null : outcome.failure;
}

/** Handles poll updates from the socket. */
export function onPollFrame(frame: DownFrame): void {
  if (frame.cmd !== 5 || frame.data.type !== "poll.changed") return;
  const { type: _, pollId, mine, ...result } = frame.data;
  const known = pollsStore.getState().polls[pollId];
  if (known === undefined) return;
  const canClose = known.canClose && result.closedAt === null;
  cachePoll({ ...known, ...result, mine: mine ?? known.mine, canClose });
}

frames.on(onPollFrame);
onOnline(() => {
  for (const id of watched.keys()) if (!isClosed(id)) void loadPoll(id);
});
signedOut.on(() => pollsStore.setState({ polls: {}, choosing: {} }, true));
