import { relaunch, replace } from "../platform/navigation.ts";
import { entered, exit, me } from "../platform/session.ts";
import { startSession } from "../platform/start-session.ts";
import { routes } from "./routes.ts";

const LOGIN_PATH = "/pages/login/login";
const HOME_PATH = "/pages/chat/chat-homepage";
const ENTRY_PATHS = ["/", "/pages/chat/chat", ""];

/** The path after the hash, without its query. */
function pathNow(): string {
  return location.hash.replace(/^#/, "").split("?")[0] ?? "";
}

/**
 * The launch (`APP-3`): refresh the token; success → chat-homepage and initialise, else → login. A deep
 * address is kept. With a stored login and no network the stored chats open (`APP-7`).
 */
export async function launch(): Promise<void> {
  const known = me.get();
  if (known === null) {
    if (routes.get(pathNow())?.open === true) return;
    // An invitation opened by someone who is not logged in leads on after the log-in.
    const next = ENTRY_PATHS.includes(pathNow()) ? undefined : location.hash.replace(/^#/, "");
    return replace(LOGIN_PATH, { next });
  }
  const result = await startSession();
  if (result === "refused") return exit();
  const { uid } = me.get() ?? known;
  entered.emit({ uid, offline: result === "unreachable" });
  if (result === "fresh" && ENTRY_PATHS.includes(pathNow())) replace(HOME_PATH);
  else if (pathNow() === LOGIN_PATH) replace(result === "fresh" ? HOME_PATH : "/");
}

/** What exit does to the pages (`seed §4`). */
export function toLogin(): void {
  relaunch(LOGIN_PATH);
}
