import { messageSound } from "../../platform/media/sound.ts";
import { messagesArrived } from "./arrived.ts";
import { chatIdentity } from "./chat-directory.ts";
import { chatsEnded, messagesStore } from "./messages.store.ts";
import { type Announced, newArrivals } from "./new-arrivals.ts";
import { isOpen } from "./open-chats.ts";

let announced: Announced | null = null;

/** Sounds for what is new and unread, once each; silent for muted chats and the one being read (`MSG-16`). */
function announce(): void {
  const { sync, loading } = messagesStore.getState();
  if (sync === null || loading) return;
  const before = announced;
  const found = newArrivals(sync, before ?? new Map());
  announced = found.announced;
  // What was already there at the start is shown by its badge.
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
