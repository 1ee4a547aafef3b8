// `npm run bench:web [-- sizes visits chat feed hands waiting] [--rounds 5]`: the figures of quality §3 in Chromium.
import { parseArgs } from "node:util";
import { type Figure, reached, report } from "../../bench/lib/figures.ts";
import { say } from "../../scripts/lib/shell.mjs";
import { feedScroll } from "./feed.ts";
import { gestures } from "./gestures.ts";
import { longChat } from "./long-chat.ts";
import { LISTED, openRig, type Rig, sendTexts } from "./rig.ts";
import { sizes } from "./sizes.ts";
import { visits } from "./visits.ts";
import { waiting } from "./waiting.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: "string", default: "5" } },
});
const rounds = Number(values.rounds);
const benches: Record<string, (rig: Rig) => Promise<Figure[]>> = {
  sizes,
  visits: (rig) => visits(rig, rounds),
  feed: (rig) => feedScroll(rig, rounds),
  chat: (rig) => longChat(rig, Math.min(rounds, 3)),
  hands: gestures,
  // Last, because it leaves ten thousand messages behind.
  waiting,
};
const names = positionals.length > 0 ? positionals : Object.keys(benches);
if (names.some((name) => !(name in benches))) {
  say(`There is: npm run bench:web -- [${Object.keys(benches).join(" ")}] [--rounds 5]`);
  process.exit(2);
}

const figures: Figure[] = [];
const rig = await openRig();
try {
  await sendTexts(rig, 1, "第一句");
  await sendTexts(rig, 20, LISTED);
  for (const name of names) {
    say(`${name}…`);
    figures.push(...((await benches[name]?.(rig)) ?? []));
  }
} finally {
  await rig.remove();
}
report("web", figures);
process.exit(figures.every((figure) => reached(figure) !== false) ? 0 : 1);
