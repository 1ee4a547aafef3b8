import type { Session } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { local } from "../../platform/local.ts";
import { relaunch } from "../../platform/navigation.ts";
import { signedOut, signIn, signingOut, signOut } from "../../platform/session.ts";
import { startPath } from "../../platform/start-page.ts";
import { currentTerminal } from "../../platform/terminal.ts";
import { authApi } from "./auth.api.ts";
import { deviceId, deviceName } from "./device-name.ts";

const ACCOUNT_KEY = "account";
const AGREED_KEY = "agreed";

export interface AuthState {
  sessions: readonly Session[];
  sessionsState: LoadState;
}
const initial: AuthState = { sessions: [], sessionsState: "idle" };

/** The sessions of this account (`AUTH-6`); who is logged in here is in platform/session. */
export const authStore = createStore<AuthState>()(() => initial);

/** The account name used last on this device; the password is never stored (`W10`). */
export const rememberedAccount = (): string => local.get(ACCOUNT_KEY) ?? "";

/** Whether agreement and privacy policy were accepted on this device before. */
export const hasAcceptedTerms = (): boolean => local.get(AGREED_KEY) !== null;

interface Login {
  userName: string;
  password: string;
  /** For the second step, after the first was refused with SECOND_FACTOR_REQUIRED (`AUTH-8`). */
  totp?: string;
  /** Page to open instead of chat-homepage. */
  next?: string;
}
/** Failure code of a login that lacks only the second factor. */
export const SECOND_FACTOR_REQUIRED = 10005;

/** Logs in and opens `next`, else chat-homepage (`APP-3`). Resolves with what went wrong, or null. */
export async function logIn({ userName, password, totp, next }: Login): Promise<Failure | null> {
  const device = deviceName(navigator.userAgent);
  const terminal = currentTerminal();
  const outcome = await attempt(
    authApi.login({ userName, password, terminal, device, deviceId: deviceId(), totp }),
  );
  if (!outcome.ok) return outcome.failure;
  local.set(ACCOUNT_KEY, userName);
  local.set(AGREED_KEY, new Date().toISOString());
  signIn(outcome.value);
  if (outcome.value.leavesAt !== undefined) relaunch("/pages/mine/leave");
  else relaunch(next?.startsWith("/") === true ? next : startPath());
  return null;
}

/** Whether a login was refused because the account is banned; the server says so only after the right password. */
export const isBannedFailure = ({ data }: Failure): boolean =>
  typeof data === "object" && data !== null && "banned" in data && data.banned === true;

/** Appeals the ban of an account that cannot log in (`ADMIN-3`). Resolves with what went wrong, or null. */
export async function appealBan(userName: string, password: string, text: string): Promise<Failure | null> {
  const outcome = await attempt(authApi.appealBan(userName, password, text));
  return outcome.ok ? null : outcome.failure;
}

/** Creates the account, then logs in, because the server does not (`protocol §3.3`). */
export async function register(form: {
  userName: string;
  nickName: string;
  password: string;
}): Promise<Failure | null> {
  const { userName, nickName, password } = form;
  const made = await attempt(authApi.register(userName, nickName, password));
  return made.ok ? logIn({ userName, password }) : made.failure;
}

/** Ends this session, on the server too when it can be reached (`rules §4.13`). */
export async function logOut(): Promise<void> {
  // Close the socket first: this client must not be notified that its own session ended.
  signingOut.emit();
  await attempt(authApi.logout());
  signOut();
}

/** Changes the password; every other session ends (`AUTH-5`). */
export async function changePassword(oldPassword: string, newPassword: string): Promise<Failure | null> {
  const outcome = await attempt(authApi.modifyPassword(oldPassword, newPassword));
  return outcome.ok ? null : outcome.failure;
}

/** Mails a six-digit code; the response is the same for unknown addresses. */
export async function sendCode(email: string, purpose: "reset" | "bind"): Promise<Failure | null> {
  const outcome = await attempt(authApi.sendCode(email, purpose));
  return outcome.ok ? null : outcome.failure;
}

/** Sets a new password by a mailed code. */
export async function resetPassword(
  email: string,
  code: string,
  newPassword: string,
): Promise<Failure | null> {
  const outcome = await attempt(authApi.resetPassword(email, code, newPassword));
  return outcome.ok ? null : outcome.failure;
}

/** Binds an e-mail address by a mailed code; replacing one also takes the proof of who owns the account. */
export async function bindEmail(
  email: string,
  code: string,
  proof: { password?: string; totp?: string } = {},
): Promise<Failure | null> {
  const outcome = await attempt(authApi.bindEmail({ email, code, ...proof }));
  return outcome.ok ? null : outcome.failure;
}

/** Fetches my sessions: this one first, then the most recent. */
export async function loadSessions(): Promise<void> {
  authStore.setState({ sessionsState: "loading" });
  const outcome = await attempt(authApi.sessions());
  if (!outcome.ok) return authStore.setState({ sessionsState: "failed" });
  const sessions = [...outcome.value].sort(
    (one, other) => Number(other.current) - Number(one.current) || other.lastSeenAt - one.lastSeenAt,
  );
  authStore.setState({ sessions, sessionsState: "ready" });
}

/** Ends one of my sessions; it leaves the list once the server has confirmed. */
export async function revokeSession(id: string): Promise<Failure | null> {
  const outcome = await attempt(authApi.revokeSession(id));
  if (!outcome.ok) return outcome.failure;
  authStore.setState(({ sessions }) => ({ sessions: sessions.filter((other) => other.id !== id) }));
  return null;
}

signedOut.on(() => authStore.setState(initial, true));
