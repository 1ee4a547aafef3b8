import { type RestartableHelper, startRedis } from "../../scripts/lib/helpers.ts";
import { type Cluster, startCluster } from "../../scripts/lib/postgres.ts";
import { type RunningServer, startServer } from "../../scripts/lib/server.ts";

/** Several servers on one PostgreSQL and one Redis. */
export interface NodesRig {
  readonly nodes: readonly RunningServer[];
  readonly cluster: Cluster;
  readonly redis: RestartableHelper;
  readonly remove: () => Promise<void>;
}

/** Starts the nodes one after the other, with durable commits and without abuse limits. */
export async function openNodesRig(count: number): Promise<NodesRig> {
  const cluster = await startCluster({ durable: true });
  const redis = await startRedis();
  const nodes: RunningServer[] = [];
  const remove = async () => {
    for (const node of nodes) await node.remove();
    redis.stop();
    await cluster.remove();
  };
  const env = {
    ...redis.env,
    DATABASE_URL: cluster.url,
    RATE_LIMIT_SCALE: "1000000",
    STARTER_CONTENT: "off",
    // Nodes that share a database need the same key for its secrets.
    SETTINGS_KEY: "one key for all nodes of a storm",
  };
  try {
    while (nodes.length < count) nodes.push(await startServer({ env }));
  } catch (error) {
    await remove();
    throw error;
  }
  return { nodes, cluster, redis, remove };
}
