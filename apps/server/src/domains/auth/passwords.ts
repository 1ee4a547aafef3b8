import { randomBytes, randomInt } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { FairQueue } from "../../platform/fair-queue.ts";
import { networkKeyOf } from "../../platform/network-key.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";

// Algorithm 2 is argon2id; named by number because the package's const enum does not survive type stripping.
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Leaves a core to the event loop, and one of Node's four pool threads to files and name lookups. */
const WIDTH = Math.max(1, Math.min(3, availableParallelism() - 1));

// Made at startup, so that not even the first unknown account takes longer than a known one.
const dummy = hash(randomBytes(16).toString("base64url"), OPTIONS);

/** The account a password is checked for, whether it exists or not, and the client's address. */
interface PasswordAttempt {
  account: string | number;
  /** Absent for a user who is logged in: the work is their own. */
  address?: string;
}

/**
 * argon2id off the event loop (AUTH-7), some hundredths of a second per hash. Fair between addresses and between
 * accounts: neither one address trying many accounts nor many addresses trying one delay everybody's login.
 */
export class Passwords {
  readonly #slots: FairQueue;
  /** Admits more than is hashed at once, so that the slots have several addresses to choose from. */
  readonly #accounts: FairQueue;

  constructor(closing: AbortSignal) {
    this.#slots = new FairQueue({ width: WIDTH, waitingEach: 300, waitingMost: 1000 }, closing);
    this.#accounts = new FairQueue({ width: 300, share: 2, waitingEach: 20, waitingMost: 1000 }, closing);
  }

  hash(by: PasswordAttempt, password: string): Promise<string> {
    return this.#inSlot(by, () => hash(password, OPTIONS));
  }

  async matches(by: PasswordAttempt, passwordHash: string | undefined, password: string): Promise<boolean> {
    const same = await this.#inSlot(by, async () => verify(passwordHash || (await dummy), password));
    return Boolean(passwordHash) && same;
  }

  #inSlot<T>({ account, address }: PasswordAttempt, work: () => Promise<T>): Promise<T> {
    const from = address === undefined ? `account ${account}` : networkKeyOf(address);
    return this.#accounts.run(`${account}`, () => this.#slots.run(from, work));
  }
}

const passwordsOf = perServices(({ closing }) => new Passwords(closing));

/** Hashes a password to argon2's text form. @throws Failure tooMany, when too many wait. */
export const hashPassword = (services: Services, by: PasswordAttempt, password: string): Promise<string> =>
  passwordsOf(services).hash(by, password);

/**
 * Verifies a password. Without a hash it does the same work and returns false, so an unknown account takes as long.
 * @throws Failure tooMany, when too many wait.
 */
export const isPassword = (
  services: Services,
  by: PasswordAttempt,
  { passwordHash, password }: { passwordHash: string | undefined; password: string },
): Promise<boolean> => passwordsOf(services).matches(by, passwordHash, password);

// Without letters that look alike: people copy this from a terminal or a screen.
const LETTERS = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** An unguessable password of sixteen letters. */
export const randomPassword = (): string =>
  Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)]).join("");
