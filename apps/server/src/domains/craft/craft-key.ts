import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from "node:crypto";
import type { Sign } from "@4d/craft";
import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import type {} from "./craft.table.ts";

/** The key that signs certificates, and the public key that verifies them (raw, base64url). */
export interface CraftKey {
  sign: Sign;
  publicKey: string;
}

const NAME = "certificates";
const keyOf = perServices<{ key: Promise<CraftKey> | undefined }>(() => ({ key: undefined }));

function freshSecret(): string {
  const { privateKey } = generateKeyPairSync("ed25519");
  return privateKey.export({ format: "der", type: "pkcs8" }).toString("base64url");
}

/** The stored key, created when missing; nodes starting at once agree on one. */
async function ensureSecret(db: Kysely<Tables>): Promise<string> {
  const find = () => db.selectFrom("craft_key").select("secret").where("name", "=", NAME).executeTakeFirst();
  const known = await find();
  if (known) return known.secret;
  await db
    .insertInto("craft_key")
    .values({ name: NAME, secret: freshSecret() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await find())?.secret ?? "";
}

/** The last 32 bytes of the public key's DER are the key itself (RFC 8410). */
const rawPublic = (key: KeyObject): string =>
  createPublicKey(key).export({ format: "der", type: "spki" }).subarray(-32).toString("base64url");

async function load({ db }: Services): Promise<CraftKey> {
  const der = Buffer.from(await ensureSecret(db), "base64url");
  const key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  return { sign: async (bytes) => sign(null, bytes, key), publicKey: rawPublic(key) };
}

/** The installation's certificate key; created on first use and stored permanently. */
export function craftKey(services: Services): Promise<CraftKey> {
  const cache = keyOf(services);
  cache.key ??= load(services).catch((error: unknown) => {
    cache.key = undefined;
    throw error;
  });
  return cache.key;
}
