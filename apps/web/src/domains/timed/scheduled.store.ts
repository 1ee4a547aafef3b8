import { type ChatId, MessageType, type Scheduled } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import { chatsEnded, type LaterFile, type LaterFiles, type LaterWish, newTmpId } from "../messages/index.ts";
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

/** Asks for the list as it is after a change, whatever is on its way. */
async function changed(): Promise<void> {
  await (asking ?? Promise.resolve());
  await loadScheduled();
}

async function changing(work: Promise<unknown>): Promise<Failure | null> {
  const answer = await attempt(work);
  await changed();
  return answer.ok ? null : answer.failure;
}

/** The wish under way: pressed again after a lost answer, the same name lets nothing wait twice (`MSG-3`). */
let wished: { key: string; tmpId: string; until: number } | null = null;
/** So much later the same words are said once more; so they are once the first may have been sent. */
const AGAIN_MS = 10 * 60_000;

async function settle({ text: _, ...wish }: LaterWish, key: string, content: string, at: number) {
  const now = serverNow();
  const again = wished?.key === key && wished.until > now;
  if (wished === null || !again) wished = { key, tmpId: newTmpId(), until: Math.min(at, now + AGAIN_MS) };
  const known = await timedApi.schedule({
    ...wish,
    type: MessageType.TEXT,
    content,
    at,
    tmpId: wished.tmpId,
  });
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
  // The same words are the same wish, whatever became of their draft.
  const { draft: _, ...key } = wish;
  const failure = await changing(settle(wish, JSON.stringify(key), text, at));
  if (failure?.code !== 0) wished = null;
  return failure;
}

async function settleFile(chatId: ChatId, { type, tmpId }: LaterFile, content: string, at: number) {
  const known = await timedApi.schedule({ chatId, type, content, atUserIds: [], at, tmpId });
  // The answer that was lost may have taken it at another time.
  if (known.at !== at) await timedApi.reschedule(known.id, { at });
}

async function scheduleFile(chatId: ChatId, file: LaterFile, at: number): Promise<Failure | null> {
  const content = await file.content();
  if (!content.ok) return content.failure;
  const answer = await attempt(settleFile(chatId, file, content.value, at));
  if (answer.ok) file.onWaiting();
  return answer.ok ? null : answer.failure;
}

/** Uploads files and lets them wait until a time, one after the other; what follows one that cannot is left. */
export async function scheduleFiles({ chatId, files }: LaterFiles, at: number): Promise<Failure | null> {
  let failure: Failure | null = null;
  for (const file of files) failure ??= await scheduleFile(chatId, file, at);
  await changed();
  return failure;
}
export const reschedule = (id: number, change: { content?: string; at: number }): Promise<Failure | null> =>
  changing(timedApi.reschedule(id, change));
export const sendNow = (id: number): Promise<Failure | null> => changing(timedApi.sendNow(id));
export const unschedule = (id: number): Promise<Failure | null> => changing(timedApi.unschedule(id));

scheduledChanged.on(again);
onOnline(again);
chatsEnded.on(() => scheduledStore.setState({ list: null, failure: null }));
