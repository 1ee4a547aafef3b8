import { overNodes } from "./calamity.ts";
import { openNodesRig } from "./nodes-rig.ts";
import { type Aftermath, type Storm, through } from "./storm.ts";

/** What a hundred terminals hold in memory without trouble, and a person would still scroll through. */
const ROUND = 50_000;
const NODES = 2;

/**
 * Storms over two nodes of one database until so many messages are written. Each round has people of its own and is
 * judged when it has settled, so that a million messages need no more of the load's memory than one round.
 */
export async function roundsOverNodes(
  { everyMs, ...storm }: Storm & { everyMs: number },
  tell: (name: string, aftermath: Aftermath) => void,
): Promise<void> {
  const rig = await openNodesRig(NODES);
  try {
    const [first = "", ...others] = rig.nodes.map(({ origin }) => origin);
    const calamity = overNodes(rig, everyMs);
    const rounds = Math.ceil(storm.messages / ROUND);
    for (let round = 0; round < rounds; round += 1) {
      const messages = Math.min(ROUND, storm.messages - round * ROUND);
      const part = { ...storm, messages, seed: storm.seed + round };
      tell(
        `round ${round + 1} of ${rounds}, ${NODES} nodes`,
        await through({ origins: [first, ...others], calamity }, part),
      );
    }
  } finally {
    await rig.remove();
  }
}
