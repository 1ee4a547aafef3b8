import { Connection, type Expulsion } from "@4d/sync";
import { refreshTokens } from "../http/refresh.ts";
import { tokens } from "../session.ts";
import { openBrowserSocket } from "./browser-socket.ts";
import { browserTimers } from "./browser-timers.ts";

export type Connect = typeof connect;

/** The real connection of the tab that leads. Its code reads frames by the contract and comes after the first picture. */
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
