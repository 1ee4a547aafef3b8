import type { api, DownFrame, OutputOf, Poll } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { isTransient } from "../../platform/autosave.ts";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { frames, onOnline } from "../../platform/socket/frames.ts";
import { type PollInput, pollsApi } from "./polls.api.ts";

export interface PollsState {
  /** Polls as they stand, by the id of their message. */
  polls: Readonly<Record<number, Poll>>;
  /** What I am just choosing, until the server has it. */
  choosing: Readonly<Record<number, readonly number[]>>;
}

/** The polls I have seen (`MSG-17`). */
export const pollsStore = createStore<PollsState>()(() => ({ polls: {}, choosing: {} }));

/** How many cards of a poll are on the screen: these are heard of, and asked for after a time without network. */
const watched = new Map<number, number>();

/** Keeps what is not older than what is known: answers and events overtake each other. */
function cachePoll(poll: Poll): void {
  const known = pollsStore.getState().polls[poll.id];
  if (known !== undefined && known.version > poll.version) return;
  pollsStore.setState(({ polls }) => ({ polls: { ...polls, [poll.id]: poll } }));
}

/** Fetches how a poll stands. */
export async function loadPoll(id: number): Promise<Failure | null> {
  const outcome = await attempt(pollsApi.find(id));
  if (outcome.ok) cachePoll(outcome.value);
  return outcome.ok ? null : outcome.failure;
}

const isClosed = (id: number): boolean => {
  const poll = pollsStore.getState().polls[id];
  return poll !== undefined && poll.closedAt !== null;
};

/** For a card that comes into sight: what is closed does not change any more. @returns for when it goes. */
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

/** Votes: shown at once, taken back when the server refuses; nothing takes my vote back. */
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

/** Who chose an option, a page at a time. */
export const votersOf = (
  id: number,
  option: number,
  cursor: string | null,
): Promise<Outcome<OutputOf<typeof api.polls.voters>>> => attempt(pollsApi.voters(id, option, cursor));

/** The poll under way: pressed again after a lost answer, the same name asks nothing twice (`MSG-3`). */
let pendingStart: { text: string; tmpId: string } | null = null;

/** Asks; the card comes into the chat as a message. */
export async function startPoll(input: PollInput): Promise<Failure | null> {
  const { closesAt: _, ...rest } = input;
  const text = JSON.stringify(rest);
  if (pendingStart?.text !== text) pendingStart = { text, tmpId: crypto.randomUUID().replaceAll("-", "") };
  const outcome = await attempt(pollsApi.start(input, pendingStart.tmpId));
  if (outcome.ok || !isTransient(outcome.failure)) pendingStart = null;
  return outcome.ok ? null : outcome.failure;
}

/** Hears how polls stand now. */
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
