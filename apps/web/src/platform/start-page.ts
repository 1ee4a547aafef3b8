import { local } from "./local.ts";
import { signal } from "./signal.ts";

export type StartPage = "character" | "messages";
const KEY = "start_page";

/** What this device opens with: chat-homepage (`rules §2.5`), unless somebody prefers the chat list. */
export const startPage = signal<StartPage>(local.get(KEY) === "messages" ? "messages" : "character");

/** Chooses it and remembers. */
export function chooseStartPage(page: StartPage): void {
  local.set(KEY, page === "character" ? null : page);
  startPage.set(page);
}

/** Where the launch and a log-in lead. */
export const startPath = (): string => (startPage.get() === "messages" ? "/" : "/pages/chat/chat-homepage");
