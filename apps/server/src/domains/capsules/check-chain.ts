import type { Kysely } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { GENESIS, hashOf } from "./seal-ledger.ts";
import { findSeals } from "./seals.repository.ts";

const PAGE = 20;

/** How many seals no longer say what they said when they were made. */
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
