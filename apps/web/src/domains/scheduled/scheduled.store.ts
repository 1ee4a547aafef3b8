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

/** Fetches the list, and once more if it changes meanwhile. */
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

/** The request under way: a retry after a lost answer reuses its tmpId, so that it is scheduled once (`MSG-3`). */
let pendingSchedule: { key: string; tmpId: string; until: number } | null = null;
/** After this time the same text is a new message; also once the first may have been sent. */
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
  // The server may have taken the lost request with its earlier content.
  if (again && (known.content !== content || known.at !== at)) {
    await scheduledApi.reschedule(known.id, { content, at });
  }
}

/**
 * Schedules a text; `text` is its present form, if it was edited since the request. Returns the failure or null;
 * so do the others.
 */
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
  const known = await scheduledApi.schedule({ chatId, type, content, atUserIds: [], at, tmpId });
  // The server may have taken the lost request with another time.
  if (known.at !== at) await scheduledApi.reschedule(known.id, { at });
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
export const reschedule = (id: number, change: { content?: string; at: number }): Promise<Failure | null> =>
  runAndReload(scheduledApi.reschedule(id, change));
export const sendNow = (id: number): Promise<Failure | null> => runAndReload(scheduledApi.sendNow(id));
export const unschedule = (id: number): Promise<Failure | null> => runAndReload(scheduledApi.unschedule(id));

scheduledChanged.on(reloadIfLoaded);
onOnline(reloadIfLoaded);
chatsEnded.on(() => scheduledStore.setState({ list: null, failure: null }));
