import { RECONNECT_MS } from "@4d/contract";
import type { LocalEvent, OutboxClaim, Timers } from "@4d/sync";
import { browserTimers } from "./browser-timers.ts";
import type { Connect } from "./connect.ts";
import { expelled, frames, isUrgent, linkState, listenersReady } from "./frames.ts";
import { SharedSocket } from "./shared-socket.ts";
import { openTabChannel } from "./tab-channel.ts";

export interface SharedSocketOptions {
  uid: number;
  onElected: () => void;
  onLocal: (event: LocalEvent) => void;
  onClaim: (claim: OutboxClaim) => void;
}

/** Time, timers and random numbers for the code that works with the socket. */
export const timers: Timers = browserTimers;

function listenToPage(socket: SharedSocket): () => void {
  const online = () => socket.reset();
  const visible = () => document.hidden || socket.wake();
  // The leading tab sends what this tab has not sent yet.
  const onPageHide = () => socket.broadcastClaim({ kind: "hello" });
  addEventListener("online", online);
  addEventListener("pagehide", onPageHide);
  document.addEventListener("visibilitychange", visible);
  return () => {
    removeEventListener("online", online);
    removeEventListener("pagehide", onPageHide);
    document.removeEventListener("visibilitychange", visible);
  };
}

/** Loads the code of the connection after the first picture, and tries again until that succeeds. */
async function loadConnect(): Promise<Connect> {
  await listenersReady.promise;
  for (;;) {
    try {
      return (await import("./connect.ts")).connect;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
    }
  }
}

/**
 * The person's socket, shared with the other tabs (`rules §4.1`, `messages §4.3`). Frames and states also go to
 * `frames` and `linkState` for every store. Call `start` once the handlers are ready: the socket opens when every store
 * listens. Call `stop` on exit.
 */
export function openSharedSocket({
  uid,
  onElected: onLead,
  onLocal,
  onClaim,
}: SharedSocketOptions): SharedSocket {
  let connect: Connect = () => {
    throw new Error("The connection is not loaded");
  };
  const socket = new SharedSocket({
    uid,
    channel: openTabChannel(uid),
    timers,
    isHidden: () => document.hidden,
    isUrgent: () => isUrgent.get(),
    locks: navigator.locks,
    connect: (onExpelled) => connect(onExpelled),
    onElected: onLead,
    onExpelled: expelled.emit,
    onLocal,
    onClaim: onClaim,
  });
  const unlisten = listenToPage(socket);
  socket.onFrame(frames.emit);
  socket.onState((state) => linkState.set(state));
  const start = socket.start.bind(socket);
  const stop = socket.stop.bind(socket);
  let stopped = false;
  socket.start = () =>
    void loadConnect().then((loaded) => {
      connect = loaded;
      if (!stopped) start();
    });
  socket.stop = () => {
    stopped = true;
    unlisten();
    stop();
    linkState.set("offline");
  };
  return socket;
}
