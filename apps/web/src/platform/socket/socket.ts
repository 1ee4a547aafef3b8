import { Connection, type LocalEvent, type Timers } from "@4d/sync";
import { refreshTokens } from "../http/refresh.ts";
import { tokens } from "../session.ts";
import { openBrowserSocket } from "./browser-socket.ts";
import { browserTimers } from "./browser-timers.ts";
import { expelled, frames, linkState } from "./frames.ts";
import { SharedSocket } from "./shared-socket.ts";
import { openTabChannel } from "./tab-channel.ts";

export interface SocketUse {
  uid: number;
  onLead: () => void;
  onLocal: (event: LocalEvent) => void;
}

/** Time and chance of this page, for whoever works with the socket. */
export const timers: Timers = browserTimers;

function listenToPage(socket: SharedSocket): () => void {
  const online = () => socket.reset();
  const visible = () => document.hidden || socket.wake(false);
  addEventListener("online", online);
  document.addEventListener("visibilitychange", visible);
  return () => {
    removeEventListener("online", online);
    document.removeEventListener("visibilitychange", visible);
  };
}

/**
 * The person's socket, shared with the other tabs (`seed §4`, `messaging §1`). Frames and states also go to
 * `frames` and `linkState` for every store. Call `start` when who listens is ready, `stop` on exit.
 */
export function openSharedSocket({ uid, onLead, onLocal }: SocketUse): SharedSocket {
  const socket = new SharedSocket({
    uid,
    channel: openTabChannel(uid),
    timers,
    locks: navigator.locks,
    connect: (onExpelled) =>
      new Connection({
        open: openBrowserSocket,
        timers,
        token: () => tokens()?.accessToken ?? null,
        renew: () => refreshTokens(tokens()?.accessToken),
        hasNetwork: () => navigator.onLine,
        onExpelled,
      }),
    onLead,
    onExpelled: expelled.emit,
    onLocal,
  });
  const unlisten = listenToPage(socket);
  socket.onFrame(frames.emit);
  socket.onState((state) => linkState.set(state));
  const stop = socket.stop.bind(socket);
  socket.stop = () => {
    unlisten();
    stop();
    linkState.set("offline");
  };
  return socket;
}
