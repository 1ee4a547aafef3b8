import { AbandonedOutbox } from "@4d/sync/abandoned-outbox";
import { onOnline } from "../../platform/socket/frames.ts";
import { timers } from "../../platform/socket/open-shared-socket.ts";
import { becameLeader, chatsEnded, chatsReady, running, tabMessage } from "./messages.store.ts";

/** A tab killed by the browser sends no message when it closes. */
const LOOK_MS = 5 * 60_000;
let present: AbandonedOutbox | null = null;
const look = (): void => void present?.adopt();

chatsReady.on(({ engine, store, leads, broadcast }) => {
  const isPresent = () => leads() && running()?.engine === engine;
  present = new AbandonedOutbox({
    engine,
    store,
    timers,
    broadcast,
    isLeader: isPresent,
    onAdopted: becameLeader.emit,
  });
});
chatsEnded.on(() => {
  present = null;
});
tabMessage.on((message) => present?.onClaim(message));
onOnline(look);
setInterval(look, LOOK_MS);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) look();
});
