import { say } from "../scripts/lib/shell.mjs";
import { saturate } from "./lib/closed-loop.ts";
import type { Figure } from "./lib/figures.ts";
import type { Rig } from "./lib/rig.ts";
import { sendText } from "./lib/senders.ts";
import { connectPairs, saturation } from "./private-sends.ts";

const WITHIN = 0.85;

/** The same saturation before and after `stored` messages were sent through the front door. */
export async function costGrowth(rig: Rig, stored = 1_000_000): Promise<Figure[]> {
  const pairs = await connectPairs(rig);
  await rig.pin();
  const young = await saturation(pairs);
  let total = pairs.received.count;
  while (total < stored) {
    await saturate(pairs.senders, { warmMs: 0, measureMs: 20_000 }, (sender) => sendText(sender, "@0"));
    total = pairs.received.count;
    pairs.received.delays.length = 0;
    say(`  ${total} of ${stored} messages stored`);
  }
  const old = await saturation(pairs);
  const { database } = rig;
  return [
    { database, what: "private sends, empty history", value: young, unit: "/s" },
    { database, what: `private sends, ${total} stored`, value: old, unit: "/s" },
    { database, what: "old over young", value: old / young, unit: "×", goal: { atLeast: WITHIN } },
  ];
}
