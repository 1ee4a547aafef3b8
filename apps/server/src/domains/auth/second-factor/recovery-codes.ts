import { createHash, randomInt } from "node:crypto";

const HOW_MANY = 10;
const GROUPS = 4;
// Without letters and digits that look alike: people write these down.
const LETTERS = "abcdefghjkmnpqrstuvwxyz23456789";

const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join("");

/** Ten codes of 79 bits each: too long to be guessed from their hashes, so a fast hash is enough. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: HOW_MANY }, () => Array.from({ length: GROUPS }, group).join("-"));

/** The stored hash of a recovery code: bound to its owner; ignores letter case, spaces and dashes. */
export const recoveryHash = (userId: number, code: string): string =>
  createHash("sha256")
    .update(`recovery\n${userId}\n${code.toLowerCase().replaceAll(/[\s-]/g, "")}`)
    .digest("base64url");
