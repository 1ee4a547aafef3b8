import type { KyselyPlugin } from "kysely";
import type { Services } from "../platform/services.ts";

/**
 * The same services as another node has them, with a database that counts its reads; while `isDown`, every query fails.
 */
export function watchedServices(services: Services): {
  services: Services;
  seen: { reads: number; isDown: boolean };
} {
  const seen = { reads: 0, isDown: false };
  const watching: KyselyPlugin = {
    transformQuery: ({ node }) => {
      if (node.kind === "SelectQueryNode") seen.reads += 1;
      return node;
    },
    transformResult: async ({ result }) => {
      if (seen.isDown) throw new Error("the database is away");
      return result;
    },
  };
  return { services: { ...services, db: services.db.withPlugin(watching) }, seen };
}
