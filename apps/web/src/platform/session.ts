import type { LoginInfo, TokenPayload } from "@4d/contract";
import { local } from "./local.ts";
import { serverNow } from "./server-clock.ts";
import { event, signal } from "./signal.ts";

/** Key of the login info in local storage (`rules §3.1`). */
export const LOGIN_KEY = "loginInfo";
export type Tokens = Pick<LoginInfo, "accessToken" | "refreshToken">;

export interface SignedIn {
  uid: number;
}
let current: SignedIn | null = null;
const signedInEvent = event<SignedIn>();

/** Someone is logged in now: after log-in, or at launch. Who begins to listen while inside is told at once. */
export const signedIn = {
  on(handler: (value: SignedIn) => void): () => void {
    if (current !== null) handler(current);
    return signedInEvent.on(handler);
  },
  emit(value: SignedIn): void {
    current = value;
    signedInEvent.emit(value);
  },
};
/** First half of an exit: close the socket with 3099 while the login still stands (`rules §4.13`). */
export const signingOut = event();
/** Second half: login info is gone; go to the login page, clear every store. */
export const signedOut = event();

/** The server lets this account do nothing but set up its second factor (`AUTH-8`). */
export const secondFactorRequired = event();

/** Login info out of an answer or of storage; null when it is none. */
export function readTokens(value: unknown): Tokens | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("accessToken" in value && "refreshToken" in value)) return null;
  const { accessToken, refreshToken } = value;
  return typeof accessToken === "string" && typeof refreshToken === "string"
    ? { accessToken, refreshToken }
    : null;
}

function parseTokens(text: string | null): Tokens | null {
  try {
    return readTokens(JSON.parse(text ?? "null"));
  } catch {
    return null;
  }
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

// Written out rather than parsed by the contract's schema, which would pull the schema library into the entry.
function readPayload(value: unknown): TokenPayload | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("uid" in value && "roles" in value && "permissions" in value && "exp" in value)) return null;
  const { uid, roles, permissions, exp } = value;
  if (typeof uid !== "number" || typeof exp !== "number" || !isTexts(roles) || !isTexts(permissions))
    return null;
  const terminal = "terminal" in value && typeof value.terminal === "number" ? value.terminal : 0;
  const session = "session" in value && typeof value.session === "string" ? value.session : "";
  return { uid, roles, permissions, exp, terminal, session };
}

/** The token's payload without checking its signature, which only the server can; null when it is none. */
export function decodeToken(token: string): TokenPayload | null {
  try {
    const part = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
    return readPayload(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** The payload of whoever is logged in, or null; changes on log-in, refresh and exit. */
export const me = signal<TokenPayload | null>(null);

/** The stored login info, read afresh because another tab may have refreshed it. */
export function tokens(): Tokens | null {
  return parseTokens(local.get(LOGIN_KEY));
}

/** Stores new login info (log-in or refresh). */
export function saveTokens({ accessToken, refreshToken }: Tokens): void {
  local.set(LOGIN_KEY, JSON.stringify({ accessToken, refreshToken }));
  me.set(decodeToken(accessToken));
}

/** Expiry lies in the future (`rules §6.1`). */
export function tokenValid(payload: TokenPayload | null = me.get(), now = serverNow()): boolean {
  return payload !== null && payload.exp * 1000 > now;
}

/** The role is listed in the token (`rules §6.1`). */
export function hasRole(role: string): boolean {
  return me.get()?.roles.includes(role) === true;
}

/** The role admin is present, or the permission is listed (`rules §6.1`). */
export function hasPermission(permission: string): boolean {
  return hasRole("admin") || me.get()?.permissions.includes(permission) === true;
}

/** After a log-in: keeps the tokens and tells everyone. */
export function signIn(info: Tokens): void {
  saveTokens(info);
  const payload = me.get();
  if (payload !== null) signedIn.emit({ uid: payload.uid });
}

/** Logs out on this device: socket closed, login info removed, login page, stores cleared (`rules §4.13`). */
export function signOut(): void {
  current = null;
  signingOut.emit();
  local.set(LOGIN_KEY, null);
  me.set(null);
  signedOut.emit();
}

/** Reads the stored login and follows other tabs: their exit is ours, another account starts afresh. */
export function watchSession(): void {
  const stored = tokens();
  me.set(stored === null ? null : decodeToken(stored.accessToken));
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== LOGIN_KEY) return;
    const next = parseTokens(newValue);
    const payload = next === null ? null : decodeToken(next.accessToken);
    if (payload === null) return me.get() === null ? undefined : signOut();
    if (me.get()?.uid !== payload.uid) return location.reload();
    me.set(payload);
  });
}
