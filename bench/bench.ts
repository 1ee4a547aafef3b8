// `npm run bench [name…] [--db embedded|postgres] [--stored N] [--posts N] [--sockets N]`: the table of quality §2.
import { parseArgs } from "node:util";
import { say } from "../scripts/lib/shell.mjs";
import { aiStreams } from "./ai-streams.ts";
import { costGrowth } from "./cost-growth.ts";
import { craftCombines } from "./craft-combines.ts";
import { feedPages } from "./feed.ts";
import { groupFanout } from "./group-fanout.ts";
import { idleSockets } from "./idle-sockets.ts";
import { ledgerTransfers } from "./ledger-transfers.ts";
import { type Ceiling, measureCeiling } from "./lib/ceiling.ts";
import { type Figure, reached, report } from "./lib/figures.ts";
import { databaseKinds, LOAD_CORE, openRig, pinTo, type Rig } from "./lib/rig.ts";
import { logins } from "./logins.ts";
import { privateSends } from "./private-sends.ts";
import { waitingPull } from "./waiting-pull.ts";
import { warmStart } from "./warm-start.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    db: { type: "string" },
    stored: { type: "string" },
    posts: { type: "string" },
    sockets: { type: "string" },
  },
});
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text));

const benches: Record<string, (rig: Rig, ceiling: Ceiling) => Promise<Figure[]>> = {
  private: (rig, { privatePerSecond }) => privateSends(rig, privatePerSecond),
  group: (rig, { deliveriesPerSecond }) => groupFanout(rig, deliveriesPerSecond),
  pull: waitingPull,
  start: warmStart,
  ledger: ledgerTransfers,
  craft: craftCombines,
  login: logins,
  idle: (rig) => idleSockets(rig, number(values.sockets)),
  feed: (rig) => feedPages(rig, number(values.posts)),
  growth: (rig) => costGrowth(rig, number(values.stored)),
};
/** The parts that need neither server nor database. */
const alone: Record<string, () => Promise<Figure[]>> = { ai: aiStreams };
const all = [...Object.keys(benches), ...Object.keys(alone)];
/** `growth` sends a million messages and `feed` fills a square, some minutes per database: only by name. */
const usual = all.filter((name) => name !== "growth" && name !== "feed");

const names = positionals.length > 0 ? positionals : usual;
const databases = databaseKinds.filter((kind) => values.db === undefined || values.db === kind);
const strange = names.filter((name) => !all.includes(name));
if (strange.length > 0 || databases.length === 0) {
  say(`There is: npm run bench -- [${all.join(" ")}] [--db ${databaseKinds.join("|")}]`);
  process.exit(2);
}

await pinTo(LOAD_CORE, process.pid);
const figures: Figure[] = [];
for (const name of names.filter((one) => one in alone)) {
  say(`${name}…`);
  figures.push(...((await alone[name]?.()) ?? []));
}
if (names.some((name) => name in benches)) figures.push(...(await onDatabases()));
report(names.join("-"), figures);
const missed = figures.filter((figure) => reached(figure) === false).length;
process.exit(missed === 0 ? 0 : 1);

/** The parts that load a server, on each database, next to a bare relay. */
async function onDatabases(): Promise<Figure[]> {
  say("the bare relay…");
  const ceiling = await measureCeiling();
  const found: Figure[] = [
    { database: "none", what: "bare relay, private", value: ceiling.privatePerSecond, unit: "/s" },
    { database: "none", what: "bare relay, p99 at half", value: ceiling.p99AtHalfMs, unit: "ms" },
    { database: "none", what: "bare relay, group of 200", value: ceiling.deliveriesPerSecond, unit: "/s" },
  ];
  for (const database of databases) {
    for (const name of names.filter((one) => one in benches)) {
      say(`${name} on ${database}…`);
      // A server and a database of its own for each part, so that none is affected by another's history.
      const rig = await openRig(database);
      try {
        found.push(...((await benches[name]?.(rig, ceiling)) ?? []));
      } finally {
        await rig.remove();
      }
    }
  }
  return found;
}
