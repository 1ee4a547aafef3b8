import { type ChaosLoad, type ChaosResult, runChaos } from "./chaos-run.ts";
import { faultsOfNodes } from "./fault-plan.ts";
import { openNodesRig } from "./nodes-rig.ts";

/** As many messages as a hundred terminals hold in memory without trouble. */
const ROUND = 50_000;
const NODES = 2;

/**
 * Storms over two nodes of one database until the messages are written. Each round has its own people and is
 * judged when it has settled, so that a million messages need no more of the load's memory than one round.
 */
export async function roundsOverNodes(
  { everyMs, ...storm }: ChaosLoad & { everyMs: number },
  report: (name: string, aftermath: ChaosResult) => void,
): Promise<void> {
  const rig = await openNodesRig(NODES);
  try {
    const [first = "", ...others] = rig.nodes.map(({ origin }) => origin);
    const calamity = faultsOfNodes(rig, everyMs);
    const rounds = Math.ceil(storm.messages / ROUND);
    for (let round = 0; round < rounds; round += 1) {
      const messages = Math.min(ROUND, storm.messages - round * ROUND);
      const part = { ...storm, messages, seed: storm.seed + round };
      report(
        `round ${round + 1} of ${rounds}, ${NODES} nodes`,
        await runChaos({ origins: [first, ...others], faultPlan: calamity }, part),
      );
    }
  } finally {
    await rig.remove();
  }
}
