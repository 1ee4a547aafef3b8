import type { ChatId, Scheduled } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { chatsEnded, type LaterWish, newTmpId } from "../messages/index.ts";
import { scheduledChanged } from "./hear-scheduled.ts";
import { timedApi } from "./timed.api.ts";

interface ScheduledState {
  /** Soonest first; null before they were asked for. */
  list: readonly Scheduled[] | null;
  failure: Failure | null;
}

/** My messages that wait for their time, in all chats (`MSG-17`). */
export const scheduledStore = createStore<ScheduledState>()(() => ({ list: null, failure: null }));

let asking: Promise<void> | null = null;

/** Asks for the list. What changes while it is on its way is asked for once more. */
export function loadScheduled(): Promise<void> {
  asking ??= attempt(timedApi.scheduled()).then((answer) => {
    asking = null;
    if (answer.ok) scheduledStore.setState({ list: answer.value, failure: null });
    else scheduledStore.setState({ failure: answer.failure });
  });
  return asking;
}

const again = (): void => {
  if (scheduledStore.getState().list !== null) void (asking ?? Promise.resolve()).then(loadScheduled);
};

/** Those of one chat. */
export const scheduledIn = (list: readonly Scheduled[] | null, chatId: ChatId): readonly Scheduled[] =>
  list?.filter((one) => one.chatId === chatId) ?? [];

async function changing(work: Promise<unknown>): Promise<Failure | null> {
  const answer = await attempt(work);
  await (asking ?? Promise.resolve());
  await loadScheduled();
  return answer.ok ? null : answer.failure;
}

/** The wish under way: pressed again after a lost answer, the same name lets nothing wait twice (`MSG-3`). */
let wished: { key: string; tmpId: string; until: number } | null = null;
/** So much later the same words are said once more; so they are once the first may have been sent. */
const AGAIN_MS = 10 * 60_000;

async function settle({ text: _, ...wish }: LaterWish, key: string, content: string, at: number) {
  const now = Date.now();
  const again = wished?.key === key && wished.until > now;
  if (wished === null || !again) wished = { key, tmpId: newTmpId(), until: Math.min(at, now + AGAIN_MS) };
  const known = await timedApi.schedule({ ...wish, content, at, tmpId: wished.tmpId });
  // The answer that was lost may have taken it as it was then.
  if (again && (known.content !== content || known.at !== at)) {
    await timedApi.reschedule(known.id, { content, at });
  }
}

/**
 * Lets a text wait until a time; `text` is what became of its words since they were wished for. Answers why
 * not, or null; so do the others.
 */
export async function schedule(wish: LaterWish, at: number, text = wish.text): Promise<Failure | null> {
  const failure = await changing(settle(wish, JSON.stringify(wish), text, at));
  if (failure?.code !== 0) wished = null;
  return failure;
}
export const reschedule = (id: number, change: { content: string; at: number }): Promise<Failure | null> =>
  changing(timedApi.reschedule(id, change));
export const sendNow = (id: number): Promise<Failure | null> => changing(timedApi.sendNow(id));
export const unschedule = (id: number): Promise<Failure | null> => changing(timedApi.unschedule(id));

scheduledChanged.on(again);
onOnline(again);
chatsEnded.on(() => scheduledStore.setState({ list: null, failure: null }));
