import type { Figure } from "./lib/figures.ts";
import { median } from "./lib/measure.ts";
import type { Rig } from "./lib/rig.ts";

const ROUNDS = 5;
const GOAL_MS = 3000;

/** From starting the process on existing data to the first healthy answer; after a clean stop and after SIGKILL. */
export async function warmStart({ database, server }: Rig): Promise<Figure[]> {
  const times = { stop: [] as number[], kill: [] as number[] };
  for (const way of ["stop", "kill"] as const) {
    for (let round = 0; round < ROUNDS; round += 1) {
      await server[way]();
      await server.start();
      times[way].push(server.startMs());
    }
  }
  const figure = (what: string, value: number): Figure => ({
    database,
    what,
    value,
    unit: "ms",
    goal: { atMost: GOAL_MS },
    note: `median of ${ROUNDS}`,
  });
  return [
    figure("warm start to /health", median(times.stop)),
    figure("start after SIGKILL to /health", median(times.kill)),
  ];
}
