import type { DownFrame } from "@4d/contract";
import type { Expulsion, LinkState } from "@4d/sync";
import { deferred } from "../deferred.ts";
import { event, signal } from "../signal.ts";

/** Every frame of the socket, in order, in every tab; stores listen (`rules §4.2`). */
export const frames = event<DownFrame>();
/** Resolved once every store that needs frames listens to them; the socket waits for it. */
export const listenersReady = deferred<void>();
/** The state of the connection; "online" once the server acknowledged the login. */
export const linkState = signal<LinkState>("offline");
/** A call is on in this tab. Its signals only come by the socket, so a lost socket is replaced without delay. */
export const isUrgent = signal(false);
/** Calls `handler` whenever the socket has logged in: changes made while it was closed were not announced. */
export function onOnline(handler: () => void): void {
  linkState.subscribe(() => linkState.get() === "online" && handler());
}
/** The server ends this login: another device logged in, the session was revoked or the account banned. */
export const expelled = event<Expulsion>();
