import { pause } from "../../scripts/lib/shell.mjs";
import type { NodesRig } from "./nodes-rig.ts";
import type { Rig } from "./rig.ts";

/** The faults so far. */
export interface Tally {
  kills: number;
  databaseRestarts: number;
  redisRestarts: number;
  /** Orderly restarts of all nodes, one after the other. */
  rollingRestarts: number;
}

/** Which faults happen while people write, and when. */
export interface FaultPlan {
  /** Whether the next fault is due after that many texts. */
  readonly due: (written: number) => boolean;
  readonly apply: () => Promise<void>;
  readonly tally: Readonly<Tally>;
}

const emptyTally = (): Tally => ({ kills: 0, databaseRestarts: 0, redisRestarts: 0, rollingRestarts: 0 });

/** Faults of one server: it is killed at equal distances while people write; its database restarts twice. */
export function faultsOfOneNode(
  { server, cluster }: Rig,
  storm: { kills: number; messages: number },
): FaultPlan {
  const tally = emptyTally();
  const killAt = Array.from({ length: storm.kills }, (_, n) =>
    Math.round(((n + 1) * storm.messages) / (storm.kills + 1)),
  );
  const restartDatabase = async () => {
    await cluster?.restart();
    tally.databaseRestarts += cluster ? 1 : 0;
  };
  return {
    tally,
    due: (written) => killAt.includes(written),
    async apply() {
      await server.kill();
      tally.kills += 1;
      // The database restarts once while our server is down, and once while it is up.
      if (tally.kills === 1) await restartDatabase();
      await server.start();
      if (tally.kills === 2) await restartDatabase();
    },
  };
}

/** How long a dead node stays away, while the others carry the traffic. */
const DOWNTIME_MS = 3000;
/**
 * In every cycle of this many kills, Redis restarts after the first, the database after the second, the nodes
 * after the third.
 */
const CYCLE = 10;

/**
 * Faults of several nodes: the next of them is killed regularly, and now and then what they share restarts.
 */
export function faultsOfNodes({ nodes, cluster, redis }: NodesRig, everyMs: number): FaultPlan {
  const tally = emptyTally();
  let next = performance.now() + everyMs;
  const roll = async () => {
    for (const node of nodes) {
      await node.stop();
      await node.start();
    }
    tally.rollingRestarts += 1;
  };
  return {
    tally,
    due() {
      if (performance.now() < next) return false;
      next = performance.now() + everyMs;
      return true;
    },
    async apply() {
      const node = nodes[tally.kills % nodes.length];
      await node?.kill();
      tally.kills += 1;
      await pause(DOWNTIME_MS);
      await node?.start();
      const round = tally.kills % CYCLE;
      if (round === 1) {
        await redis.restart();
        tally.redisRestarts += 1;
      } else if (round === 2) {
        await cluster.restart();
        tally.databaseRestarts += 1;
      } else if (round === 3) await roll();
    },
  };
}
