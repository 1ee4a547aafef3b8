import { Expiry } from "@4d/sync/expiry";
import { serverClockSet } from "../../platform/server-clock.ts";
import { timers } from "../../platform/socket/socket.ts";
import { chatsEnded, chatsReady } from "../messages/index.ts";

let expiry: Expiry | null = null;

function end(): void {
  expiry?.stop();
  expiry = null;
}

chatsReady.on(({ engine, store }) => {
  end();
  expiry = new Expiry({ core: engine.core, history: engine.history, store, timers });
  void expiry.start();
});
chatsEnded.on(end);
serverClockSet.on(() => void expiry?.look());
// Timers of a page that is not seen may be late.
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) void expiry?.look();
});
