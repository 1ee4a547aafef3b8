// `npm run load -- --url https://one[,https://two] [--pairs 200] [--from 100] [--seconds 15] [--p99 200]`:
// how many private messages a second a deployment can take. Name the nodes of one deployment one after
// another; then the two of a pair are on different ones. It registers accounts, which stay; the server must
// allow that many from one address (`RATE_LIMIT_SCALE`). With `--nodes 2` instead of an address it starts
// that many nodes here, on a PostgreSQL and a Redis of their own, and removes them again.
import { parseArgs } from "node:util";
import { machineName } from "../scripts/lib/machine.ts";
import { say } from "../scripts/lib/shell.mjs";
import { type LoadStep, loadStep } from "./lib/load-step.ts";
import { openNodesRig } from "./lib/nodes-rig.ts";
import { connectPairs, makeCouples } from "./lib/pairs.ts";

const { values } = parseArgs({
  options: {
    url: { type: "string" },
    nodes: { type: "string" },
    pairs: { type: "string", default: "200" },
    from: { type: "string", default: "100" },
    seconds: { type: "string", default: "15" },
    p99: { type: "string", default: "200" },
  },
});
const named = (values.url ?? "").split(",").flatMap((one) => one.replace(/\/+$/, "") || []);
const own = Number(values.nodes ?? 0);
const [pairs, from, seconds, mostMs] = [values.pairs, values.from, values.seconds, values.p99].map(Number);
if (named.length > 0 === own > 0 || ![pairs, from, seconds, mostMs].every((one) => Number(one) > 0)) {
  say(
    "Where to? npm run load -- --url https://node[,https://other-node] or --nodes 2; [--pairs 200] [--from 100] [--seconds 15]",
  );
  process.exit(2);
}

/** Factor of the rate from one step to the next. */
const STEEPER = 1.4;
/** The share of the requested rate that must be acknowledged. */
const IN_TIME_SHARE = 0.97;

const bears = ({ requested, done, p99, refused, missing }: LoadStep) =>
  refused === 0 && missing === 0 && done >= requested * IN_TIME_SHARE && p99 <= Number(mostMs);
const ms = (value: number) => (Number.isNaN(value) ? "–" : value.toFixed(1));

/**
 * Raises the rate until the deployment does not keep up. @returns the highest rate it kept up with, messages
 * a second.
 */
async function climb(origins: readonly [string, ...string[]]): Promise<number> {
  say(`${values.pairs} pairs of people at ${origins.join(" and ")}…`);
  const people = await connectPairs(origins, await makeCouples(origins[0], Number(pairs)));
  say("|  asked/s | acknowledged/s |  p50 ms |  p99 ms | refused | missing |");
  say("| -------: | -------------: | ------: | ------: | ------: | ------: |");
  let borne = 0;
  for (let perSecond = Number(from); ; perSecond = Math.round(perSecond * STEEPER)) {
    const step = await loadStep(people, { perSecond, seconds: Number(seconds) });
    const { done, p50, p99, refused, missing } = step;
    const cells = [
      String(perSecond),
      String(Math.round(done)),
      ms(p50),
      ms(p99),
      String(refused),
      String(missing),
    ];
    say(`| ${cells.map((cell, at) => cell.padStart([8, 14, 7, 7, 7, 7][at] ?? 0)).join(" | ")} |`);
    if (!bears(step)) return borne;
    borne = perSecond;
  }
}

const rig = own > 0 ? await openNodesRig(own) : undefined;
let borne = 0;
try {
  const [first = "", ...others] = rig ? rig.nodes.map(({ origin }) => origin) : named;
  if (rig) say(`${machineName()}; ${own} nodes, PostgreSQL, Redis and the load all on it`);
  borne = await climb([first, ...others]);
} finally {
  await rig?.remove();
}
say(borne > 0 ? `It bears ${borne}/s with p99 ≤ ${values.p99} ms.` : `It does not bear ${values.from}/s.`);
process.exit(borne > 0 ? 0 : 1);
