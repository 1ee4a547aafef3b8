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
  /** Soonest first; null before they were fetched. */
  list: readonly ScheduledMessage[] | null;
  failure: Failure | null;
}

/** My scheduled messages in all chats (`MSG-17`). */
export const scheduledStore = createStore<ScheduledState>()(() => ({ list: null, failure: null }));

let runningLoad: Promise<void> | null = null;

/** Fetches the list; parallel calls share one request. */
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

/** The scheduled messages of one chat. */
export const scheduledIn = (
  list: readonly ScheduledMessage[] | null,
  chatId: ChatId,
): readonly ScheduledMessage[] => list?.filter((one) => one.chatId === chatId) ?? [];

/** Fetches the list after a change, whatever request is under way. */
async function reload(): Promise<void> {
  await (runningLoad ?? Promise.resolve());
  await loadScheduled();
}

async function runAndReload(work: Promise<unknown>): Promise<Failure | null> {
  const outcome = await attempt(work);
  await reload();
  return outcome.ok ? null : outcome.failure;
}

/** The latest request without an answer: a retry reuses its tmpId, so that the text is scheduled once (`MSG-3`). */
let pendingSchedule: { key: string; tmpId: string; until: number } | null = null;
/** After this time, or once the first may have been sent, the same text is a new message. */
const SAME_REQUEST_MS = 10 * 60_000;

async function scheduleOnce(
  { text: _, ...request }: ScheduledTextRequest,
  key: string,
  content: string,
  at: number,
) {
  const now = serverNow();
  const isRetry = pendingSchedule?.key === key && pendingSchedule.until > now;
  if (pendingSchedule === null || !isRetry)
    pendingSchedule = { key, tmpId: newTmpId(), until: Math.min(at, now + SAME_REQUEST_MS) };
  const scheduled = await scheduledApi.schedule({
    ...request,
    type: MessageType.TEXT,
    content,
    at,
    tmpId: pendingSchedule.tmpId,
  });
  // The server may have scheduled the unanswered request, with its earlier content and time.
  if (isRetry && (scheduled.content !== content || scheduled.at !== at)) {
    await scheduledApi.reschedule(scheduled.id, { content, at });
  }
}

/** Schedules a text; `text` is its present form, if it was edited since the request. Resolves with the failure, or null. */
export async function schedule(
  request: ScheduledTextRequest,
  at: number,
  text = request.text,
): Promise<Failure | null> {
  // The same text is the same request, whatever became of its draft.
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
  const scheduled = await scheduledApi.schedule({ chatId, type, content, atUserIds: [], at, tmpId });
  // The server may have scheduled an earlier, unanswered request, for another time.
  if (scheduled.at !== at) await scheduledApi.reschedule(scheduled.id, { at });
}

async function scheduleFile(chatId: ChatId, file: ScheduledFileRequest, at: number): Promise<Failure | null> {
  const content = await file.content();
  if (!content.ok) return content.failure;
  const outcome = await attempt(scheduleFileOnce(chatId, file, content.value, at));
  if (outcome.ok) file.onScheduled();
  return outcome.ok ? null : outcome.failure;
}

/** Uploads and schedules files one after the other; stops at the first failure. */
export async function scheduleFiles(
  { chatId, files }: ScheduledFilesRequest,
  at: number,
): Promise<Failure | null> {
  let failure: Failure | null = null;
  for (const file of files) failure ??= await scheduleFile(chatId, file, at);
  await reload();
  return failure;
}

/** Changes a scheduled message. Resolves with the failure, or null. */
export const reschedule = (id: number, change: { content?: string; at: number }): Promise<Failure | null> =>
  runAndReload(scheduledApi.reschedule(id, change));
/** Sends a scheduled message at once. Resolves with the failure, or null. */
export const sendNow = (id: number): Promise<Failure | null> => runAndReload(scheduledApi.sendNow(id));
/** Cancels a scheduled message. Resolves with the failure, or null. */
export const unschedule = (id: number): Promise<Failure | null> => runAndReload(scheduledApi.unschedule(id));

scheduledChanged.on(reloadIfLoaded);
onOnline(reloadIfLoaded);
chatsEnded.on(() => scheduledStore.setState({ list: null, failure: null }));
