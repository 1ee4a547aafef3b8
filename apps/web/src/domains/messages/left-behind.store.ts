import { LeftBehind } from "@4d/sync/left-behind";
import { onOnline } from "../../platform/socket/frames.ts";
import { timers } from "../../platform/socket/socket.ts";
import { chatsEnded, chatsReady, running, tabTalk, tookLead } from "./messages.store.ts";

/** A tab that the browser killed says nothing when it goes. */
const LOOK_MS = 5 * 60_000;
let present: LeftBehind | null = null;
const look = (): void => void present?.look();

chatsReady.on(({ engine, store, leads, tell }) => {
  const isPresent = () => leads() && running()?.engine === engine;
  present = new LeftBehind({ engine, store, timers, tell, leads: isPresent, onTaken: tookLead.emit });
});
chatsEnded.on(() => {
  present = null;
});
tabTalk.on((talk) => present?.hear(talk));
onOnline(look);
setInterval(look, LOOK_MS);
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) look();
});
