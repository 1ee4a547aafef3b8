import type { ChatId } from "@4d/contract";
import type { Commit, Expulsion } from "@4d/sync";
import { alertModal, toast } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { messageSound } from "../../platform/media/sound.ts";
import { me, signOut } from "../../platform/session.ts";
import { expelled } from "../../platform/socket/frames.ts";
import { chatIdentity } from "./chat-directory.ts";
import { chatsEnded, chatsReady, messagesStore } from "./messages.store.ts";
import { type Announced, messagesArrived, newArrivals } from "./new-arrivals.ts";
import { isOpen } from "./open-chats.ts";

let announced: Announced | null = null;

/** Plays a sound for new unread messages, once each; silent for muted chats and the one being read (`MSG-16`). */
function announce(): void {
  const { sync, loading } = messagesStore.getState();
  if (sync === null || loading) return;
  const before = announced;
  const found = newArrivals(sync, before ?? new Map());
  announced = found.announced;
  // Messages already there at the start have their badge.
  if (before === null || found.arrivals.length === 0) return;
  messagesArrived.emit(found.arrivals);
  const audible = found.arrivals.filter(
    ({ chatId }) => !chatIdentity(chatId).muted && (document.hidden || !isOpen(chatId)),
  );
  if (audible.length > 0) void messageSound();
}

messagesStore.subscribe(announce);
chatsEnded.on(() => {
  announced = null;
});

/** A message that the server has just refused. */
export interface RefusedMessage {
  chatId: ChatId;
  reason: string;
}

/** The message that was refused just now, and why; null when none was. Pure. */
export function findRefused({ before, after }: Pick<Commit, "before" | "after">): RefusedMessage | null {
  if (before.outbox === after.outbox) return null;
  const onTheirWay = new Set(
    before.outbox.filter(({ state }) => state !== "failed").map(({ tmpId }) => tmpId),
  );
  const refused = after.outbox.find(({ tmpId, state }) => state === "failed" && onTheirWay.has(tmpId));
  return refused?.reason === undefined ? null : { chatId: refused.chatId, reason: refused.reason };
}

// The bubble shows the reason; someone on another page needs a toast.
chatsReady.on((running) => {
  running.engine.core.onCommit((commit) => {
    const refused = findRefused(commit);
    if (refused !== null && !isOpen(refused.chatId)) toast(refused.reason);
  });
});

let isShowing = false;

function bodyOf({ kind, text }: Expulsion): string {
  if (kind === "banned") return t("messages.bannedBody", { reason: text });
  return kind === "revoked" ? t("messages.revokedBody") : t("messages.forcedBody");
}

/** Says why the login ended, then logs out (`rules §4.14`); the socket is closed with 3099 by then. */
async function showExpulsion(why: Expulsion): Promise<void> {
  if (isShowing || me.get() === null) return;
  isShowing = true;
  const title = why.kind === "banned" ? t("messages.bannedTitle") : t("messages.forcedTitle");
  await alertModal({ title, body: bodyOf(why) });
  isShowing = false;
  if (me.get() !== null) signOut();
}

expelled.on((why) => void showExpulsion(why));
