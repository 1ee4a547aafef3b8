import { randomInt } from "node:crypto";

const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** A number nobody guesses, which tells its day: `20261122` and 16 letters, as all providers take it. */
export function newOrderNo(now: number): string {
  const day = new Date(now).toISOString().slice(0, 10).replaceAll("-", "");
  const letters = Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]);
  return day + letters.join("");
}
