import type { Kysely } from "kysely";
import type { Tables } from "../../../platform/db/tables.ts";
import { openSealed, seal } from "../../../platform/sealed.ts";
import type { FactorRow } from "../auth.table.ts";
import { firstFactors } from "./factors.repository.ts";

const sealContextOf = (userId: number) => `auth_second_factor:${userId}`;

/** Seals a secret for its owner, so that a copy of the database reveals none. */
export const sealSecret = (secret: Buffer, userId: number, key: Buffer): string =>
  seal(secret.toString("base64url"), key, sealContextOf(userId));

/** The oldest factors, still sealed: they show which key is the right one for an older database. */
export const sealedFactors = async (db: Kysely<Tables>): Promise<{ text: string; context: string }[]> =>
  (await firstFactors(db)).map((factor) => ({ text: factor.secret, context: sealContextOf(factor.user_id) }));

/** The secret of a factor; undefined when another key sealed it. */
export function openSecret(factor: Pick<FactorRow, "user_id" | "secret">, key: Buffer): Buffer | undefined {
  const secret = openSealed(factor.secret, key, sealContextOf(factor.user_id));
  return secret === undefined ? undefined : Buffer.from(secret, "base64url");
}
