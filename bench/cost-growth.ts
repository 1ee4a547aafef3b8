import { say } from "../scripts/lib/shell.mjs";
import type { Figure } from "./lib/figures.ts";
import { sendSaturating } from "./lib/load-loops.ts";
import { connectPairs, makeCouples } from "./lib/pairs.ts";
import { populate } from "./lib/population.ts";
import type { Rig } from "./lib/rig.ts";
import { sendText } from "./lib/senders.ts";
import { PAIRS, saturation } from "./private-sends.ts";

const WITHIN = 0.85;
const PEOPLE = 100_000;

/**
 * The same saturation on an empty database and with `stored` messages, sent by the ordinary API, and 100,000
 * accounts.
 */
export async function costGrowth(rig: Rig, stored = 1_000_000): Promise<Figure[]> {
  const { origin } = rig.server;
  const couples = await makeCouples(origin, PAIRS);
  const pairs = await connectPairs([origin], couples);
  await rig.pin();
  const young = await saturation(pairs);
  let total = pairs.received.count;
  while (total < stored) {
    await sendSaturating(pairs.senders, { warmMs: 0, measureMs: 20_000 }, (sender) => sendText(sender, "@0"));
    total = pairs.received.count;
    pairs.received.delays.length = 0;
    say(`  ${total} of ${stored} messages stored`);
  }
  await populate(rig, PEOPLE);
  const again = await connectPairs([origin], couples);
  await rig.pin();
  const old = await saturation(again);
  const { database } = rig;
  const beside = `${total} messages and ${PEOPLE} people stored`;
  return [
    { database, what: "private sends, nothing stored", value: young, unit: "/s" },
    { database, what: "private sends, much stored", value: old, unit: "/s", note: beside },
    { database, what: "much over nothing", value: old / young, unit: "×", goal: { atLeast: WITHIN } },
  ];
}
