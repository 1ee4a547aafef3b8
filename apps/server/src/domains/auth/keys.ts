import { randomBytes, webcrypto } from "node:crypto";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { KEY_AGE_MS, KEY_OVERLAP_MS } from "./auth.policy.ts";
import { deleteKeys, insertKey, listKeys } from "./auth.repository.ts";

const FRESH_MS = 3_600_000;
const UNKNOWN_RETRY_MS = 5_000;

type Key = webcrypto.CryptoKey;
interface KeyRing {
  loadedAt: number;
  current: string;
  keys: ReadonlyMap<string, Key>;
}

const ringOf = perServices<{ ring: Promise<KeyRing> | undefined; loadedAt: number }>(() => ({
  ring: undefined,
  loadedAt: 0,
}));

const importKey = (secret: string): Promise<Key> =>
  webcrypto.subtle.importKey(
    "raw",
    Buffer.from(secret, "base64url"),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign", "verify"],
  );

async function load(services: Services): Promise<KeyRing> {
  const { db, clock } = services;
  const now = clock.now();
  let rows = await listKeys(db);
  const newest = rows[0];
  if (!newest || now - newest.created_at > KEY_AGE_MS) {
    const secret = randomBytes(32).toString("base64url");
    await insertKey(db, { kid: randomBytes(8).toString("hex"), secret, created_at: now });
    rows = await listKeys(db);
  }
  // A key has expired when its successor has been signing for longer than any token lives.
  const over = rows.filter(
    (_, index) => index > 0 && now - (rows[index - 1]?.created_at ?? now) > KEY_OVERLAP_MS,
  );
  await deleteKeys(
    db,
    over.map((row) => row.kid),
  );
  const alive = rows.filter((row) => !over.includes(row));
  const keys = new Map(
    await Promise.all(alive.map(async (row) => [row.kid, await importKey(row.secret)] as const)),
  );
  return { loadedAt: now, current: alive[0]?.kid ?? "", keys };
}

async function loadRing(services: Services, olderThan: number): Promise<KeyRing> {
  const state = ringOf(services);
  const now = services.clock.now();
  if (!state.ring || now - state.loadedAt > olderThan) {
    state.loadedAt = now;
    state.ring = load(services).catch((error: unknown) => {
      state.ring = undefined;
      throw error;
    });
  }
  return state.ring;
}

/** The current signing key, or the named one while it exists. Keys are stored in the database. */
export async function signingKey(services: Services, kid?: string): Promise<{ kid: string; key: Key }> {
  const { keys, current } = await loadRing(services, FRESH_MS);
  const name = kid !== undefined && keys.has(kid) ? kid : current;
  const key = keys.get(name);
  if (!key) throw new Error("There is no key to sign tokens with");
  return { kid: name, key };
}

/** The key with this id; reads the database again (at most every 5 s) because another node may have made it. */
export async function verifyingKey(services: Services, kid: string): Promise<Key | undefined> {
  const known = (await loadRing(services, FRESH_MS)).keys.get(kid);
  return known ?? (await loadRing(services, UNKNOWN_RETRY_MS)).keys.get(kid);
}
