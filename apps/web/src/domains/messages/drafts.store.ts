import { type ChatId, DRAFT_MAX, type Draft, type SentDraft, type ToldDraft } from "@4d/contract";
import {
  answerDraft,
  chatIdOf,
  failureKind,
  hearDraft,
  leaveDraft,
  NO_DRAFT,
  type OwnDraft,
  restoreDraft,
  telling,
  toldOf,
  writeDraft,
} from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { frames } from "../../platform/socket/frames.ts";
import type { StoredDraft } from "../../platform/storage/chat-store.ts";
import { isEmptyDraft, sortDrafts } from "./draft-rules.ts";
import { messagesApi } from "./messages.api.ts";
import { chatsEnded, chatsReady, messagesStore, running } from "./messages.store.ts";

const TELL_AFTER_MS = 1500;

export interface DraftsState {
  /** Texts that are not empty, by chat. */
  drafts: ReadonlyMap<ChatId, string>;
  /** Words of other terminals that were replaced unseen, by chat: they can be restored. */
  previous: ReadonlyMap<ChatId, string>;
}
const nothing: DraftsState = { drafts: new Map(), previous: new Map() };

/** What I began to write, kept here and on my other devices (`MSG-13`). */
export const draftsStore = createStore<DraftsState>()(() => nothing);

/** With revisions, and with empty ones: they say that what another terminal still holds is over. */
let all: ReadonlyMap<ChatId, OwnDraft> = new Map();
let timer: ReturnType<typeof setTimeout> | undefined;
/** One at a time, so that what was written later never arrives before what was written earlier. */
let asking: Promise<void> | null = null;
/** Chats whose field an input method is writing in, and what came for them meanwhile. */
const composing = new Map<ChatId, Draft | null>();

const heldIn = (chatId: ChatId): OwnDraft => all.get(chatId) ?? NO_DRAFT;
const newId = (): string => crypto.randomUUID().replaceAll("-", "");

function show(next: ReadonlyMap<ChatId, OwnDraft>): void {
  all = next;
  const texts = (of: (draft: OwnDraft) => string) =>
    new Map(
      [...all].map(([chatId, draft]) => [chatId, of(draft)] as const).filter(([, text]) => text !== ""),
    );
  draftsStore.setState({
    drafts: texts(({ text }) => text),
    previous: texts(({ previous = "" }) => previous),
  });
}

/** One that is over is forgotten by storage: the server tells of it at the next start. */
function hold(chatId: ChatId, draft: OwnDraft): void {
  if (draft === all.get(chatId)) return;
  show(new Map(all).set(chatId, draft));
  running()
    ?.store.setDraft(chatId, draft.text === "" && !draft.untold && !draft.previous ? null : draft)
    .catch(() => undefined);
}

function tellLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void tell(), TELL_AFTER_MS);
}

type Send = (drafts: Record<string, ToldDraft>) => Promise<Record<string, Draft>>;

/** Other words than were told stay out of a field an input method writes in: it tells again, and is answered again. */
function answered(chatId: ChatId, told: OwnDraft, come: Draft | undefined): void {
  const held = heldIn(chatId);
  const next = answerDraft(held, told, come);
  if (next.text === held.text || !composing.has(chatId)) hold(chatId, next);
}

async function tellOnce(send: Send): Promise<void> {
  // Longer than the server takes it stays on this device alone.
  const untold = [...all].filter(([, { untold: is, text }]) => is === true && text.length <= DRAFT_MAX);
  if (untold.length === 0) return;
  for (const [chatId, draft] of untold) hold(chatId, telling(draft));
  const told = untold.map(([chatId]) => [chatId, heldIn(chatId)] as const);
  let answer: Record<string, Draft> = {};
  try {
    answer = await send(Object.fromEntries(told.map(([chatId, draft]) => [chatId, toldOf(draft)])));
  } catch (error) {
    // Told with the next change, the next login or the next start; what the server refuses stays here alone.
    if (failureKind(error) === "retry") return;
  }
  for (const [chatId, draft] of told) if (all.has(chatId)) answered(chatId, draft, answer[chatId]);
}

function tell(send: Send = messagesApi.setDrafts): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const next: Promise<void> = (asking ?? Promise.resolve()).then(() => tellOnce(send));
  asking = next.finally(() => {
    if (asking === next) asking = null;
  });
  return next;
}

/** The page may never be shown again, so it waits for no answer. */
function tellAtLast(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  timer = undefined;
  void tellOnce(messagesApi.setDraftsAtLast);
}

/** The draft of a chat; "" when there is none. */
export const draftOf = (chatId: ChatId): string => draftsStore.getState().drafts.get(chatId) ?? "";

/** Keeps what is written; nothing, or an empty paragraph, drops the draft (`rules §4.10`). */
export function setDraft(chatId: ChatId, text: string): void {
  const clean = isEmptyDraft(text) ? "" : text;
  if (clean === heldIn(chatId).text) return;
  hold(chatId, writeDraft(heldIn(chatId), clean, newId));
  tellLater();
}

/** What a message made of the words of the field says of their draft. */
export const leavingDraft = (chatId: ChatId): SentDraft | undefined =>
  leaveDraft(heldIn(chatId), newId).draft;

/** The words leave the field by a message: the answer goes with it, and ends the draft on all terminals. */
export function takeDraft(chatId: ChatId): SentDraft | undefined {
  const held = heldIn(chatId);
  if (held.text === "") return undefined;
  const { draft, left } = leaveDraft(held, newId);
  hold(chatId, left);
  tellLater();
  return draft;
}

/** Exchanges the words of a chat with those of another terminal they replaced, or lets go of these. */
export function restorePrevious(chatId: ChatId, how: "restore" | "forget"): void {
  hold(chatId, restoreDraft(heldIn(chatId), how, newId));
  tellLater();
}

function hear(chatId: ChatId, come: Draft): void {
  if (composing.has(chatId)) composing.set(chatId, come);
  else hold(chatId, hearDraft(heldIn(chatId), come));
}

/** An input method begins to write in the field of a chat, or is done: meanwhile nothing comes in its way. */
export function setComposing(chatId: ChatId, on: boolean): void {
  if (on) {
    if (!composing.has(chatId)) composing.set(chatId, null);
    return;
  }
  if (!composing.has(chatId)) return;
  const come = composing.get(chatId) ?? null;
  composing.delete(chatId);
  if (come !== null) hear(chatId, come);
  if (heldIn(chatId).untold === true) tellLater();
}

/** Drafts of storage or the server by chat. A chat id that is none is logged as an error (`rules §8.2`). */
function sorted<D>(stored: Readonly<Record<string, D>>): Map<ChatId, D> {
  const { drafts, invalid } = sortDrafts(stored);
  for (const name of invalid) reportError(new Error(`Draft with invalid chat id: ${name}`));
  return drafts;
}

async function synchronise(): Promise<void> {
  try {
    for (const [chatId, draft] of sorted(await messagesApi.drafts())) hear(chatId, draft);
  } catch {
    return;
  }
  await tell();
}

/** What is written already stands above what storage had. */
function load(stored: Readonly<Record<string, StoredDraft>>): void {
  const kept = [...sorted(stored)].map(([chatId, draft]) => [chatId, { ...NO_DRAFT, ...draft }] as const);
  show(new Map([...kept, ...all]));
  tellLater();
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
  const chatId = chatIdOf(name);
  if (chatId !== null) hear(chatId, draft ?? ended ?? { text: "", updatedAt: 0 });
});
chatsEnded.on(() => {
  clearTimeout(timer);
  timer = undefined;
  composing.clear();
  show(new Map());
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) tellAtLast();
});
addEventListener("pagehide", tellAtLast);
