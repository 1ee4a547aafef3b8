import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

// Algorithm 2 is argon2id; named by number because the package's const enum does not survive type stripping.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Made at once, so that not even the first unknown account takes longer than a known one.
const dummy = hash(randomBytes(16).toString("base64url"), OPTIONS);

/** argon2id in its usual text form; runs off the event loop (AUTH-7). */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/** Compares; without a hash it does the same work and says no, so that an unknown account takes as long. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const same = await verify(passwordHash || (await dummy), password);
  return Boolean(passwordHash) && same;
}
