import { relaunch, replace } from "../platform/navigation.ts";
import { me, signedIn } from "../platform/session.ts";
import { startPath } from "../platform/start-page.ts";
import { startSession } from "../platform/start-session.ts";
import { prefetchChatDatabase } from "../platform/storage/chat-database.ts";
import { routes } from "./routes.ts";

const LOGIN_PATH = "/pages/login/login";
const ENROLMENT_PATH = "/pages/mine/second-factor";
const ENTRY_PATHS = ["/", "/pages/chat/chat", ""];

/** The path after the hash, without its query. */
function currentPath(): string {
  return location.hash.replace(/^#/, "").split("?")[0] ?? "";
}

/**
 * The launch (`APP-3`): the token is refreshed, the app goes to chat-homepage and initialises,
 * else → login. A deep address is retained. Nothing waits for the refresh: stored data is drawn at once, requests whose
 * token has expired queue behind it, and a refusal leads to the login page. Without a network the stored chats open
 * (`APP-7`).
 */
export function launch(): void {
  const known = me.get();
  if (known === null) openLogin();
  else openApp(known.uid);
}

function openLogin(): void {
  if (routes.get(currentPath())?.open === true) return;
  // An invitation opened before the login is continued after it.
  const next = ENTRY_PATHS.includes(currentPath()) ? undefined : location.hash.replace(/^#/, "");
  replace(LOGIN_PATH, { next });
}

function openApp(uid: number): void {
  prefetchChatDatabase(uid);
  void startSession();
  signedIn.emit({ uid });
  const start = navigator.onLine ? startPath() : "/";
  if (ENTRY_PATHS.includes(currentPath())) {
    if (start !== "/") replace(start);
  } else if (currentPath() === LOGIN_PATH) replace(start);
}

/** Resets the pages on logout (`rules §4.13`). */
export function relaunchToLogin(): void {
  relaunch(LOGIN_PATH);
}

/** The only page open to someone who must set up a second factor (`AUTH-8`). */
export function relaunchToEnrolment(): void {
  if (currentPath() !== ENROLMENT_PATH) relaunch(ENROLMENT_PATH);
}
