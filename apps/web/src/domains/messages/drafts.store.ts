import type { ChatId, Draft } from "@4d/contract";
import { chatIdOf, failureKind } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { frames } from "../../platform/socket/frames.ts";
import type { StoredDraft } from "../../platform/storage/chat-store.ts";
import { isEmptyDraft, mergeDrafts, sortDrafts } from "./draft-rules.ts";
import { messagesApi } from "./messages.api.ts";
import { chatsEnded, chatsReady, messagesStore, running } from "./messages.store.ts";

const TELL_AFTER_MS = 1500;

export interface DraftsState {
  /** Texts that are not empty, by chat. */
  drafts: ReadonlyMap<ChatId, string>;
}

/** What I began to write, kept here and on my other devices (`MSG-13`). */
export const draftsStore = createStore<DraftsState>()(() => ({ drafts: new Map() }));

/** With times, and with empty ones that other devices still have to hear of. */
let all: ReadonlyMap<ChatId, StoredDraft> = new Map();
let timer: ReturnType<typeof setTimeout> | undefined;

function show(next: ReadonlyMap<ChatId, StoredDraft>): void {
  all = next;
  const written = [...all].filter(([, { text }]) => !isEmptyDraft(text));
  draftsStore.setState({ drafts: new Map(written.map(([chatId, { text }]) => [chatId, text])) });
}

/** An empty one as well, until it is told: else the one before it came back from the server. */
function keep(chatId: ChatId): void {
  const draft = all.get(chatId);
  const isGone = draft === undefined || (isEmptyDraft(draft.text) && draft.untold !== true);
  const stored = isGone ? null : draft;
  running()
    ?.store.setDraft(chatId, stored)
    .catch(() => undefined);
}

function tellLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void tell(), TELL_AFTER_MS);
}

async function tell(send = messagesApi.setDrafts): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const untold = [...all].filter(([, draft]) => draft.untold);
  if (untold.length === 0) return;
  const plain = ({ text, updatedAt }: StoredDraft): Draft => ({ text, updatedAt });
  try {
    await send(Object.fromEntries(untold.map(([chatId, draft]) => [chatId, plain(draft)])));
  } catch (error) {
    // Told with the next change, the next login or the next start; what the server refuses stays here alone.
    if (failureKind(error) === "retry") return;
  }
  for (const [chatId, draft] of untold) {
    // What was written meanwhile is told next.
    if (all.get(chatId) !== draft) continue;
    show(new Map(all).set(chatId, plain(draft)));
    keep(chatId);
  }
}

/** The page may never be shown again. */
function tellAtLast(): void {
  if (timer !== undefined) void tell(messagesApi.setDraftsAtLast);
}

/** The draft of a chat; "" when there is none. */
export const draftOf = (chatId: ChatId): string => draftsStore.getState().drafts.get(chatId) ?? "";

/** Keeps what is written; nothing, or an empty paragraph, drops the draft (`seed §4`). */
export function setDraft(chatId: ChatId, text: string): void {
  if (text === draftOf(chatId)) return;
  const clean = isEmptyDraft(text) ? "" : text;
  show(new Map(all).set(chatId, { text: clean, updatedAt: Date.now(), untold: true }));
  keep(chatId);
  tellLater();
}

/** Takes drafts from storage or the server. A chat id that is none is logged as an error (`seed §8`). */
function take(stored: Readonly<Record<string, StoredDraft>>): void {
  const { drafts, invalid } = sortDrafts(stored);
  for (const name of invalid) reportError(new Error(`Draft with invalid chat id: ${name}`));
  show(mergeDrafts(all, drafts));
}

async function synchronise(): Promise<void> {
  const before = all;
  try {
    take(await messagesApi.drafts());
  } catch {
    return;
  }
  for (const chatId of all.keys()) if (all.get(chatId) !== before.get(chatId)) keep(chatId);
  await tell();
}

chatsReady.on(({ store }) => {
  const load = (stored: Readonly<Record<string, StoredDraft>>): void => {
    take(stored);
    tellLater();
  };
  store.drafts().then(load, () => undefined);
});
messagesStore.subscribe(({ link }, before) => {
  if (link === "online" && before.link !== "online") void synchronise();
});
frames.on((frame) => {
  if (frame.cmd !== 5 || frame.data.type !== "draft") return;
  const chatId = chatIdOf(frame.data.chatId);
  if (chatId === null) return;
  const draft = frame.data.draft ?? { text: "", updatedAt: Date.now() };
  show(mergeDrafts(all, new Map([[chatId, draft]])));
  keep(chatId);
});
chatsEnded.on(() => {
  clearTimeout(timer);
  timer = undefined;
  show(new Map());
});
document.addEventListener("visibilitychange", () => {
  if (document.hidden) tellAtLast();
});
addEventListener("pagehide", tellAtLast);
