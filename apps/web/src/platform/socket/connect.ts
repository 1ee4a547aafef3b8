import { Connection, type Expulsion, type OpenSocket } from "@4d/sync";

import { refreshTokens } from "../http/refresh.ts";
import { tokens } from "../session.ts";
import { browserTimers } from "./browser-timers.ts";

export type Connect = typeof connect;

/**
 * The connection of the leading tab. Its code reads frames by the contract, so it loads after the first picture.
 */
export const connect = (onExpelled: (why: Expulsion) => void): Connection =>
  new Connection({
    open: openBrowserSocket,
    timers: browserTimers,
    token: () => tokens()?.accessToken ?? null,
    renew: () => refreshTokens(tokens()?.accessToken),
    hasNetwork: () => navigator.onLine,
    isHidden: () => document.hidden,
    onExpelled,
  });

/** The address of the socket on the host of this page. */
export function socketUrl(page: { protocol: string; host: string } = location): string {
  return `${page.protocol === "https:" ? "wss" : "ws"}://${page.host}/im`;
}

/** Opens a WebSocket of the browser. An error is reported as a close. */
export const openBrowserSocket: OpenSocket = ({ onOpen, onText, onClose }) => {
  const socket = new WebSocket(socketUrl());
  socket.onopen = onOpen;
  socket.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") onText(data);
  };
  socket.onclose = ({ code }) => onClose(code);
  return {
    send: (text) => socket.send(text),
    // A page may close with 1000 or 3000–4999 only.
    close: (code) => socket.close(code < 3000 ? 1000 : code),
  };
};
