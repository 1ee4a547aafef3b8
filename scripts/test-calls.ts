// `npm run test:calls [-- --relay | --nodes] [playwright arguments]`: calls between real browsers. With
// --relay all media goes through coturns only; with --nodes the two of a call are on two servers of one
// database.
import { closingLine, none } from "./lib/counts.ts";
import { type Helper, startRedis, startRelays } from "./lib/helpers.ts";
import { ensureBrowser } from "./lib/machine.ts";
import { journeysPart, runPart } from "./lib/parts.ts";
import { startCluster } from "./lib/postgres.ts";
import { say } from "./lib/shell.mjs";

const given = process.argv.slice(2);
const isRelayed = given.includes("--relay");
const isShared = given.includes("--nodes");
const args = given.filter((one) => one !== "--relay" && one !== "--nodes");

const helpers: Helper[] = [];
const relays = isRelayed ? await startRelays() : undefined;
if (relays) helpers.push(relays);
const cluster = isShared ? await startCluster({ durable: false }) : undefined;
if (cluster) {
  const shared = { DATABASE_URL: cluster.url, SETTINGS_KEY: "one key for both servers" };
  helpers.push(await startRedis(), { env: shared, stop: () => undefined });
}

const settings = Object.assign({}, ...helpers.map(({ env }) => env)) as Record<string, string>;
const env = {
  JOURNEY_SETTINGS: JSON.stringify(settings),
  JOURNEY_NODES: isShared ? "2" : "1",
  JOURNEY_RELAYS: relays ? JSON.stringify(relays.spare) : "",
};
let counts = none;
try {
  const part = journeysPart("calls", await ensureBrowser(), ["e2e/calls", "--workers=1", ...args]);
  counts = await runPart({ ...part, env: { ...part.env, ...env } });
} finally {
  for (const { stop } of helpers) stop();
  await cluster?.remove();
}
say("");
say(closingLine(counts));
process.exit(counts.failed === 0 ? 0 : 1);
