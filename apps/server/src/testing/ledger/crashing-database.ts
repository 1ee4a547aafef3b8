import type { Kysely, KyselyPlugin } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";

/** The process died between two statements; what its transaction did is undone. */
export class Crash extends Error {
  override readonly name = "Crash";
}

/** The same database for a request that dies before its `at`-th statement. */
export function crashingDatabase(db: Kysely<Tables>, at: number): Kysely<Tables> {
  let remaining = at;
  const plugin: KyselyPlugin = {
    transformQuery({ node }) {
      remaining -= 1;
      if (remaining === 0) throw new Crash("died");
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
}
