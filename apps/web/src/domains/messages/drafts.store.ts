import { type ChatId, DRAFT_MAX, type Draft, type SentDraft, type SyncedDraft } from "@4d/contract";
import {
  applyRemoteDraft,
  applySyncedDraft,
  detachDraft,
  EMPTY_DRAFT,
  failureKind,
  type LocalDraft,
  markSyncing,
  restoreDraft,
  syncedDraftOf,
  toChatId,
  writeDraft,
} from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { frames } from "../../platform/socket/frames.ts";
import type { StoredDraft } from "../../platform/storage/chat-store.ts";
import { isEmptyDraft, sortDrafts } from "./draft-rules.ts";
import { messagesApi } from "./messages.api.ts";
import { chatsEnded, chatsReady, messagesStore, running } from "./messages.store.ts";

const SYNC_AFTER_MS = 1500;

export interface DraftsState {
  /** Non-empty texts, by chat. */
  drafts: ReadonlyMap<ChatId, string>;
  /** Other terminals' texts that were replaced unseen, by chat: they can be restored. */
  previous: ReadonlyMap<ChatId, string>;
}
const nothing: DraftsState = { drafts: new Map(), previous: new Map() };

/** My drafts, stored here and synced to my other devices (`MSG-13`). */
export const draftsStore = createStore<DraftsState>()(() => nothing);

/** Includes revisions and empty drafts: an empty one ends the draft of another terminal. */
let all: ReadonlyMap<ChatId, LocalDraft> = new Map();
let timer: ReturnType<typeof setTimeout> | undefined;
/** One request at a time, so that a later text never arrives before an earlier one. */
let asking: Promise<void> | null = null;
/** Chats with a composition in progress, and the drafts that arrived for them meanwhile. */
const composing = new Map<ChatId, Draft | null>();

const localDraft = (chatId: ChatId): LocalDraft => all.get(chatId) ?? EMPTY_DRAFT;
const newId = (): string => crypto.randomUUID().replaceAll("-", "");

function show(next: ReadonlyMap<ChatId, LocalDraft>): void {
  all = next;
  const texts = (of: (draft: LocalDraft) => string) =>
    new Map(
      [...all].map(([chatId, draft]) => [chatId, of(draft)] as const).filter(([, text]) => text !== ""),
    );
  draftsStore.setState({
    drafts: texts(({ text }) => text),
    previous: texts(({ previous = "" }) => previous),
  });
}

/** Storage drops an ended draft: the server reports it at the next start. */
function saveDraft(chatId: ChatId, draft: LocalDraft): void {
  if (draft === all.get(chatId)) return;
  show(new Map(all).set(chatId, draft));
  running()
    ?.store.setDraft(chatId, draft.text === "" && !draft.untold && !draft.previous ? null : draft)
    .catch(() => undefined);
}

function syncLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void syncDrafts(), SYNC_AFTER_MS);
}

type Send = (drafts: Record<string, SyncedDraft>) => Promise<Record<string, Draft>>;

/** A text that differs from the one sent is not applied during a composition: the composition's end syncs again. */
function applySynced(chatId: ChatId, synced: LocalDraft, come: Draft | undefined): void {
  const held = localDraft(chatId);
  const next = applySyncedDraft(held, synced, come);
  if (next.text === held.text || !composing.has(chatId)) saveDraft(chatId, next);
}

async function syncOnce(send: Send): Promise<void> {
  // A text longer than the server accepts stays on this device alone.
  const untold = [...all].filter(([, { untold: is, text }]) => is === true && text.length <= DRAFT_MAX);
  if (untold.length === 0) return;
  for (const [chatId, draft] of untold) saveDraft(chatId, markSyncing(draft));
  const synced = untold.map(([chatId]) => [chatId, localDraft(chatId)] as const);
  let response: Record<string, Draft> = {};
  try {
    response = await send(
      Object.fromEntries(synced.map(([chatId, draft]) => [chatId, syncedDraftOf(draft)])),
    );
  } catch (error) {
    // Retried with the next change, login or start; what the server refuses stays here alone.
    if (failureKind(error) === "retry") return;
  }
  for (const [chatId, draft] of synced) if (all.has(chatId)) applySynced(chatId, draft, response[chatId]);
}

function syncDrafts(send: Send = messagesApi.setDrafts): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const next: Promise<void> = (asking ?? Promise.resolve()).then(() => syncOnce(send));
  asking = next.finally(() => {
    if (asking === next) asking = null;
  });
  return next;
}

/** The page may never be shown again, so it does not wait for an answer. */
function syncBeforeUnload(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  void syncOnce(messagesApi.setDraftsKeepalive);
}

/** The draft of a chat; "" when there is none. */
export const draftOf = (chatId: ChatId): string => draftsStore.getState().drafts.get(chatId) ?? "";

/** Stores the draft; an empty text or paragraph drops it (`rules §4.10`). */
export function setDraft(chatId: ChatId, text: string): void {
  const clean = isEmptyDraft(text) ? "" : text;
  if (clean === localDraft(chatId).text) return;
  saveDraft(chatId, writeDraft(localDraft(chatId), clean, newId));
  syncLater();
}

/** The draft reference for a message made from the field's text. */
export const sentDraftOf = (chatId: ChatId): SentDraft | undefined =>
  detachDraft(localDraft(chatId), newId).draft;

/** The text leaves the field with a message, whose answer ends the draft on all terminals. */
export function takeDraft(chatId: ChatId): SentDraft | undefined {
  const held = localDraft(chatId);
  if (held.text === "") return undefined;
  const { draft, remaining } = detachDraft(held, newId);
  saveDraft(chatId, remaining);
  syncLater();
  return draft;
}

/** Swaps a chat's text with the other terminal's text it replaced, or drops the latter. */
export function restorePrevious(chatId: ChatId, how: "restore" | "forget"): void {
  saveDraft(chatId, restoreDraft(localDraft(chatId), how, newId));
  syncLater();
}

function receive(chatId: ChatId, come: Draft): void {
  if (composing.has(chatId)) composing.set(chatId, come);
  else saveDraft(chatId, applyRemoteDraft(localDraft(chatId), come));
}

/** Marks the start or end of a composition in a chat's field; meanwhile nothing replaces its text. */
export function setComposing(chatId: ChatId, on: boolean): void {
  if (on) {
    if (!composing.has(chatId)) composing.set(chatId, null);
    return;
  }
  if (!composing.has(chatId)) return;
  const come = composing.get(chatId) ?? null;
  composing.delete(chatId);
  if (come !== null) receive(chatId, come);
  if (localDraft(chatId).untold === true) syncLater();
}

/** Stored or server drafts by chat. An invalid chat id is logged as an error (`rules §8.2`). */
function sorted<D>(stored: Readonly<Record<string, D>>): Map<ChatId, D> {
  const { drafts, invalid } = sortDrafts(stored);
  for (const name of invalid) reportError(new Error(`Draft with invalid chat id: ${name}`));
  return drafts;
}

async function synchronise(): Promise<void> {
  try {
    for (const [chatId, draft] of sorted(await messagesApi.drafts())) receive(chatId, draft);
  } catch {
    return;
  }
  await syncDrafts();
}

/** Text already typed takes precedence over stored drafts. */
function load(stored: Readonly<Record<string, StoredDraft>>): void {
  const loaded = [...sorted(stored)].map(
    ([chatId, draft]) => [chatId, { ...EMPTY_DRAFT, ...draft }] as const,
  );
  show(new Map([...loaded, ...all]));
  syncLater();
}

chatsReady.on(({ store }) => {
  store.drafts().then(load, () => undefined);
});
messagesStore.subscribe(({ link }, before) => {
  if (link === "online" && before.link !== "online") void synchronise();
});
frames.on((frame) => {
  if (frame.cmd !== 5 || frame.data.type !== "draft") return;
  const { chatId: name, draft, ended } = frame.data;
  const chatId = toChatId(name);
  if (chatId !== null) receive(chatId, draft ?? ended ?? { text: "", updatedAt: 0 });
});
chatsEnded.on(() => {
  clearTimeout(timer);
  timer = undefined;
  composing.clear();
  show(new Map());
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) syncBeforeUnload();
});
addEventListener("pagehide", syncBeforeUnload);
