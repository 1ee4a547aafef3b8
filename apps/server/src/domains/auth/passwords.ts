import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { turns } from "../../platform/turns.ts";

// Algorithm 2 is argon2id; named by number because the package's const enum does not survive type stripping.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Leaves a core to the event loop, and one of the four threads Node has for such work to files and names. */
const inTurn = turns(Math.max(1, Math.min(3, availableParallelism() - 1)));

// Made at once, so that not even the first unknown account takes longer than a known one.
const dummy = hash(randomBytes(16).toString("base64url"), OPTIONS);

/** argon2id in its usual text form; runs off the event loop (AUTH-7). */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS));

/** Compares; without a hash it does the same work and says no, so that an unknown account takes as long. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const same = await inTurn(async () => verify(passwordHash || (await dummy), password));
  return Boolean(passwordHash) && same;
}
