// `npm run companion:score -- [--half dev|aside] [--worst n]`: how well the built-in characters answer what
// people ask, and remember what people say, on sentences written before the rules
// (packages/dialogue/evaluation). The half set aside is only scored; its sentences are shown where --worst asks.
import { parseArgs } from "node:util";
import { HALVES, type Half } from "./lib/companion/evaluation-data.ts";
import { type Miss, scoreAsks } from "./lib/companion/score-asks.ts";
import { scoreMemory } from "./lib/companion/score-memory.ts";
import { giveUp, say } from "./lib/shell.mjs";

const { values } = parseArgs({ options: { half: { type: "string" }, worst: { type: "string" } } });
const half: Half | undefined = HALVES.find((name) => name === (values.half ?? "dev"));
if (half === undefined) giveUp(`No such half: ${values.half}. There are: ${HALVES.join(", ")}.`, 2);
const worst = Number(values.worst ?? 0);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function sayMisses(misses: readonly Miss[]): void {
  for (const { id, text, answer } of misses.slice(0, worst)) say(`  ${id} ${text}\n    → ${answer}`);
}

const asks = scoreAsks(half);
say(`asks, ${half}: ${percent(asks.share)} of those with a pattern are answered rightly`);
for (const [group, share] of asks.groups) say(`  ${group.padEnd(10)} ${percent(share)}`);
say(`  in the language of the ask: ${percent(asks.inLanguage)}`);
say(`  by a line for what is not understood: ${percent(asks.deflected)}`);
sayMisses(asks.misses);

const memory = scoreMemory(half);
say(`said, ${half}: ${memory.expected} facts`);
say(`  kept: ${percent(memory.recall)}; of what was kept right: ${percent(memory.precision)}`);
say(`  no longer kept after a correction or a wish to forget: ${percent(memory.removed)}`);
say(`  nothing kept where there was no fact: ${percent(memory.clean)}`);
say(`  questions answered rightly: ${percent(memory.questions)}`);
sayMisses(memory.misses);
