import { local } from "./local.ts";
import { signal } from "./signal.ts";

export type StartPage = "character" | "messages";
const KEY = "start_page";

/** The first page on this device: chat-homepage (`rules §2.5`), unless the person prefers the chat list. */
export const startPage = signal<StartPage>(local.get(KEY) === "messages" ? "messages" : "character");

/** Chooses the first page and remembers it. */
export function chooseStartPage(page: StartPage): void {
  local.set(KEY, page === "character" ? null : page);
  startPage.set(page);
}

/** The path after launch and login. */
export const startPath = (): string => (startPage.get() === "messages" ? "/" : "/pages/chat/chat-homepage");
