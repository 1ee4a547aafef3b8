import type { DownFrame } from "@4d/contract";
import type { Expulsion, LinkState } from "@4d/sync";
import { event, signal } from "../signal.ts";

/** Every frame of the socket, in order, in every tab; stores listen (`rules §4.2`). */
export const frames = event<DownFrame>();
/** Resolved once every store that hears frames listens; the socket waits for it. */
export const listenersReady = Promise.withResolvers<void>();
/** Where the connection stands; "online" once the server acknowledged the login. */
export const linkState = signal<LinkState>("offline");
/** In this tab somebody is in a call, whose signals come by the socket alone: a lost one is replaced without delay. */
export const isUrgent = signal(false);
/** Calls whenever the socket has logged in: what changed while there was none was not announced. */
export function onOnline(handler: () => void): void {
  linkState.subscribe(() => linkState.get() === "online" && handler());
}
/** The server wants us gone: another device logged in, the session was revoked, the account banned. */
export const expelled = event<Expulsion>();
