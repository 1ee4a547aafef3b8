import { calledName, fillMacros } from "@4d/cards";
import type { Character } from "@4d/contract";
import { usersStore } from "../users/index.ts";

/** The wall clock, as `2026-03-01T23:15`. */
function wallClock(): string {
  const now = new Date();
  const two = (value: number) => `${value}`.padStart(2, "0");
  const date = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
  return `${date}T${two(now.getHours())}:${two(now.getMinutes())}`;
}

/** A character's text as its reader sees it: with its macros filled in, as the server does (`characters §5.6`). */
export const characterText = (
  text: string,
  character: Pick<Character, "name" | "nickname">,
  user = usersStore.getState().self?.nickName ?? "",
): string => fillMacros(text, { user, char: calledName(character), now: wallClock() });
