import { type ChatId, MessageType, type ScheduledMessage } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import { serverNow } from "../../platform/server-clock.ts";
import { onOnline } from "../../platform/socket/frames.ts";
import {
  chatsEnded,
  newTmpId,
  type ScheduledFileRequest,
  type ScheduledFilesRequest,
  type ScheduledTextRequest,
} from "../messages/index.ts";
import { scheduledApi } from "./scheduled.api.ts";
import { scheduledChanged } from "./scheduled-changed.ts";

interface ScheduledState {
  /** Soonest first; null before they were asked for. */
  list: readonly ScheduledMessage[] | null;
  failure: Failure | null;
}

/** My messages that wait for their time, in all chats (`MSG-17`). */
export const scheduledStore = createStore<ScheduledState>()(() => ({ list: null, failure: null }));

let runningLoad: Promise<void> | null = null;

/** Asks for the list. What changes while it is on its way is asked for once more. */
export function loadScheduled(): Promise<void> {
  runningLoad ??= attempt(scheduledApi.scheduled()).then((outcome) => {
    runningLoad = null;
    if (outcome.ok) scheduledStore.setState({ list: outcome.value, failure: null });
    else scheduledStore.setState({ failure: outcome.failure });
  });
  return runningLoad;
}

const reloadIfLoaded = (): void => {
  if (scheduledStore.getState().list !== null) void (runningLoad ?? Promise.resolve()).then(loadScheduled);
};

/** Those of one chat. */
export const scheduledIn = (
  list: readonly ScheduledMessage[] | null,
  chatId: ChatId,
): readonly ScheduledMessage[] => list?.filter((one) => one.chatId === chatId) ?? [];

/** Asks for the list as it is after a change, whatever is on its way. */
async function reload(): Promise<void> {
  await (runningLoad ?? Promise.resolve());
  await loadScheduled();
}

async function runAndReload(work: Promise<unknown>): Promise<Failure | null> {
  const outcome = await attempt(work);
  await reload();
  return outcome.ok ? null : outcome.failure;
}

/** The wish under way: pressed again after a lost answer, the same name lets nothing wait twice (`MSG-3`). */
let pendingSchedule: { key: string; tmpId: string; until: number } | null = null;
/** So much later the same words are said once more; so they are once the first may have been sent. */
const SAME_REQUEST_MS = 10 * 60_000;

async function scheduleOnce(
  { text: _, ...request }: ScheduledTextRequest,
  key: string,
  content: string,
  at: number,
) {
  const now = serverNow();
  const again = pendingSchedule?.key === key && pendingSchedule.until > now;
  if (pendingSchedule === null || !again)
    pendingSchedule = { key, tmpId: newTmpId(), until: Math.min(at, now + SAME_REQUEST_MS) };
  const known = await scheduledApi.schedule({
    ...request,
    type: MessageType.TEXT,
    content,
    at,
    tmpId: pendingSchedule.tmpId,
  });
  // The answer that was lost may have taken it as it was then.
  if (again && (known.content !== content || known.at !== at)) {
    await scheduledApi.reschedule(known.id, { content, at });
  }
}

/**
 * Lets a text wait until a time; `text` is what became of its words since they were wished for. Answers why
 * not, or null; so do the others.
 */
export async function schedule(
  request: ScheduledTextRequest,
  at: number,
  text = request.text,
): Promise<Failure | null> {
  // The same words are the same wish, whatever became of their draft.
  const { draft: _, ...key } = request;
  const failure = await runAndReload(scheduleOnce(request, JSON.stringify(key), text, at));
  if (failure?.code !== 0) pendingSchedule = null;
  return failure;
}

async function scheduleFileOnce(
  chatId: ChatId,
  { type, tmpId }: ScheduledFileRequest,
  content: string,
  at: number,
) {
  const known = await scheduledApi.schedule({ chatId, type, content, atUserIds: [], at, tmpId });
  // The answer that was lost may have taken it at another time.
  if (known.at !== at) await scheduledApi.reschedule(known.id, { at });
}

async function scheduleFile(chatId: ChatId, file: ScheduledFileRequest, at: number): Promise<Failure | null> {
  const content = await file.content();
  if (!content.ok) return content.failure;
  const outcome = await attempt(scheduleFileOnce(chatId, file, content.value, at));
  if (outcome.ok) file.onScheduled();
  return outcome.ok ? null : outcome.failure;
}

/** Uploads files and lets them wait until a time, one after the other; what follows one that cannot is left. */
export async function scheduleFiles(
  { chatId, files }: ScheduledFilesRequest,
  at: number,
): Promise<Failure | null> {
  let failure: Failure | null = null;
  for (const file of files) failure ??= await scheduleFile(chatId, file, at);
  await reload();
  return failure;
}
export const reschedule = (id: number, change: { content?: string; at: number }): Promise<Failure | null> =>
  runAndReload(scheduledApi.reschedule(id, change));
export const sendNow = (id: number): Promise<Failure | null> => runAndReload(scheduledApi.sendNow(id));
export const unschedule = (id: number): Promise<Failure | null> => runAndReload(scheduledApi.unschedule(id));

scheduledChanged.on(reloadIfLoaded);
onOnline(reloadIfLoaded);
chatsEnded.on(() => scheduledStore.setState({ list: null, failure: null }));
