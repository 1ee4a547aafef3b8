import { createHash } from "node:crypto";
import type { Kysely, Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { findSeals, findUnsealed, insertSeal, lastSeal, lockSeals, type Sealed } from "./seals.repository.ts";

const BATCH = 500;
/** The hash before the first seal. */
const GENESIS = "4d";

/** The chain's next hash: the texts of these transactions, on top of the previous hash. */
const hashOf = (prev: string, txns: readonly Sealed[]): string =>
  createHash("sha256")
    .update([prev, ...txns.map((txn) => txn.text)].join("\n"))
    .digest("hex");

/** Seals a batch of transactions. @returns how many. */
async function sealBatch(trx: Transaction<Tables>, now: number): Promise<number> {
  await lockSeals(trx);
  const txns = await findUnsealed(trx, BATCH);
  if (txns.length === 0) return 0;
  const last = await lastSeal(trx);
  const prev = last?.hash ?? GENESIS;
  const seal = { id: (last?.id ?? 0) + 1, prev, hash: hashOf(prev, txns), txns: txns.length, sealed_at: now };
  await insertSeal(
    trx,
    seal,
    txns.map((txn) => txn.id),
  );
  return txns.length;
}

/**
 * Seals new transactions into the hash chain, batch by batch, and updates the platform's balances, so that no
 * transaction waits for another at the chain or at `issue` (`money §3.5`). The order is the one they are found in,
 * which is not always that of their ids: a transaction that commits late is in the next seal.
 */
export async function sealLedger({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const seal = () => db.transaction().execute((trx) => sealBatch(trx, clock.now()));
  while ((await seal()) === BATCH);
}

const PAGE = 20;

/** How many seals no longer match their transactions. */
export async function brokenSeals(db: Kysely<Tables>): Promise<number> {
  let broken = 0;
  let prev = GENESIS;
  let last = 0;
  for (let page = await findSeals(db, last, PAGE); page.length > 0; page = await findSeals(db, last, PAGE)) {
    for (const seal of page) {
      const whole = seal.id === last + 1 && seal.prev === prev && seal.txns === seal.said.length;
      if (!whole || seal.hash !== hashOf(prev, seal.said)) broken += 1;
      prev = seal.hash;
      last = seal.id;
    }
  }
  return broken;
}
