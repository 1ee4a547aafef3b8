import { MessageExpiry } from "@4d/sync/message-expiry";
import { serverClockSet } from "../../platform/server-clock.ts";
import { timers } from "../../platform/socket/open-shared-socket.ts";
import { chatsEnded, chatsReady } from "../messages/index.ts";

let expiry: MessageExpiry | null = null;

function stopExpiry(): void {
  expiry?.stop();
  expiry = null;
}

chatsReady.on(({ engine, store }) => {
  stopExpiry();
  expiry = new MessageExpiry({ core: engine.core, history: engine.history, store, timers });
  void expiry.start();
});
chatsEnded.on(stopExpiry);
serverClockSet.on(() => void expiry?.sweep());
// Timers of a page that is not seen may be late.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) void expiry?.sweep();
});
