import type { LoginInfo, TokenPayload } from "@4d/contract";
import { local } from "./local.ts";
import { parseJson } from "./parse-json.ts";
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

/** An account is logged in: after a login, or at launch. Late listeners are called at once. */
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
/** First half of a logout: close the socket with 3099 while the login is still valid (`rules §4.13`). */
export const signingOut = event();
/** Second half: the login info is deleted; go to the login page, clear every store. */
export const signedOut = event();

/** The server allows this account only to set up its second factor (`AUTH-8`). */
export const secondFactorRequired = event();

/** Parses login info from an answer or from storage; null if it is invalid. */
export function readTokens(value: unknown): Tokens | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("accessToken" in value && "refreshToken" in value)) return null;
  const { accessToken, refreshToken } = value;
  return typeof accessToken === "string" && typeof refreshToken === "string"
    ? { accessToken, refreshToken }
    : null;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

// Written by hand: the contract's schema would pull the schema library into the entry.
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

/** The token's payload, without checking its signature, which only the server can; null if it is invalid. */
export function decodeToken(token: string): TokenPayload | null {
  try {
    const part = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const bytes = Uint8Array.from(atob(part), (char) => char.charCodeAt(0));
    return readPayload(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return null;
  }
}

/** The payload of the person who is logged in, or null; changes on login, refresh and logout. */
export const me = signal<TokenPayload | null>(null);

/** The stored login info, read every time because another tab may have refreshed it. */
export function tokens(): Tokens | null {
  return readTokens(parseJson(local.get(LOGIN_KEY)));
}

/** Stores new login info (login or refresh). */
export function saveTokens({ accessToken, refreshToken }: Tokens): void {
  local.set(LOGIN_KEY, JSON.stringify({ accessToken, refreshToken }));
  me.set(decodeToken(accessToken));
}

/** Whether the token has not expired (`rules §6.1`). */
export function tokenValid(payload: TokenPayload | null = me.get(), now = serverNow()): boolean {
  return payload !== null && payload.exp * 1000 > now;
}

/** Whether the token lists the role (`rules §6.1`). */
export function hasRole(role: string): boolean {
  return me.get()?.roles.includes(role) === true;
}

/** Whether the token has the role admin or lists the permission (`rules §6.1`). */
export function hasPermission(permission: string): boolean {
  return hasRole("admin") || me.get()?.permissions.includes(permission) === true;
}

/** After a login: stores the tokens and notifies every listener. */
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

/** Reads the stored login and follows other tabs: a logout there is one here, and another account starts afresh. */
export function watchSession(): void {
  const stored = tokens();
  me.set(stored === null ? null : decodeToken(stored.accessToken));
  addEventListener("storage", ({ key, newValue }) => {
    if (key !== LOGIN_KEY) return;
    const next = readTokens(parseJson(newValue));
    const payload = next === null ? null : decodeToken(next.accessToken);
    if (payload === null) return me.get() === null ? undefined : signOut();
    if (me.get()?.uid !== payload.uid) return location.reload();
    me.set(payload);
  });
}
