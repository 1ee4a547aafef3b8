import { randomInt } from "node:crypto";

// Without letters that look alike: people copy this from a terminal or a screen.
const LETTERS = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A password of sixteen letters that nobody guesses. */
export const randomPassword = (): string =>
  Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
