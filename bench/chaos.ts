// `npm run chaos [-- --smoke] [--db embedded|postgres] [--messages N] [--terminals N] [--seed N]`: everybody
// writes over a faulty network, the server is killed, and nothing may be lost, duplicated or out of order.
// `npm run chaos -- --nodes [--every 30] [--messages 1000000] [--rate N]`: the same with two servers on one
// PostgreSQL and one Redis, one of the two killed every 30 s; many messages are sent in rounds, each with a
// verdict of its own.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { closingLine } from "../scripts/lib/counts.ts";
import { machineName } from "../scripts/lib/machine.ts";
import { root, say } from "../scripts/lib/shell.mjs";
import { type ChaosResult, runChaosOnOneNode } from "./lib/chaos-run.ts";
import { databaseKinds } from "./lib/rig.ts";
import { roundsOverNodes } from "./lib/rounds.ts";

const { values } = parseArgs({
  options: {
    smoke: { type: "boolean", default: false },
    nodes: { type: "boolean", default: false },
    db: { type: "string" },
    messages: { type: "string" },
    terminals: { type: "string" },
    seed: { type: "string" },
    rate: { type: "string" },
    every: { type: "string", default: "30" },
  },
});
const usual = values.smoke
  ? { terminals: 20, messages: 1500, kills: 2, perSecond: 75 }
  : { terminals: 100, messages: 20_000, kills: 3, perSecond: 120 };
const storm = {
  ...usual,
  ...(values.messages ? { messages: Number(values.messages) } : {}),
  ...(values.terminals ? { terminals: Number(values.terminals) } : {}),
  ...(values.rate ? { perSecond: Number(values.rate) } : {}),
  seed: values.seed ? Number(values.seed) : Date.now() % 1_000_000,
};
/** The smoke run uses the embedded database by default. */
const chosen = values.db ?? (values.smoke ? "embedded" : undefined);
const databases = databaseKinds.filter((kind) => chosen === undefined || kind === chosen);

say(`${machineName()}\n${storm.terminals} terminals, ${storm.messages} messages, seed ${storm.seed}`);
let failed = 0;
let passed = 0;
const check = (what: string, holds: boolean) => {
  if (holds) passed += 1;
  else failed += 1;
  say(`  ${holds ? "ok  " : "FAIL"} ${what}`);
};

const results: Record<string, ChaosResult> = {};
/** Prints the result of one storm; `stormy` says whether every kind of fault happened. */
function reportResult(name: string, aftermath: ChaosResult, stormy: boolean): void {
  results[name] = aftermath;
  const { verdict, damage, written, seconds } = aftermath;
  say(`  ${written} messages written and settled in ${seconds.toFixed(0)} s`);
  say(`  frames dropped ${damage.dropped}, repeated ${damage.repeated}, reordered ${damage.reordered}`);
  say(
    `  sockets cut ${damage.socketsCut}, requests cut ${damage.requestsCut}, programs crashed ${aftermath.crashes}`,
  );
  say(
    `  server killed ${aftermath.kills}, restarted: database ${aftermath.databaseRestarts}, Redis ${aftermath.redisRestarts}, nodes in good order ${aftermath.rollingRestarts}`,
  );
  const { dropped, repeated, reordered, socketsCut, requestsCut } = damage;
  const spoiled = Math.min(dropped, repeated, reordered, socketsCut, requestsCut, aftermath.crashes);
  check("it stormed: every kind of damage was done", spoiled > 0 && stormy);
  check(`lost ${verdict.lost}`, verdict.lost === 0);
  check(`duplicated ${verdict.duplicated}`, verdict.duplicated === 0);
  check(`out of order ${verdict.outOfOrder}`, verdict.outOfOrder === 0);
  for (const example of verdict.examples) say(`       ${example}`);
}

if (values.nodes) {
  await roundsOverNodes({ ...storm, everyMs: Number(values.every) * 1000 }, (name, aftermath) => {
    say(`\n${name}`);
    reportResult(name, aftermath, aftermath.kills > 0);
  });
} else {
  for (const database of databases) {
    say(`\n${database}`);
    const aftermath = await runChaosOnOneNode(database, storm);
    reportResult(database, aftermath, aftermath.kills === storm.kills);
  }
}
const folder = join(root, ".cache", "bench");
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, values.nodes ? "chaos-nodes.json" : "chaos.json"),
  JSON.stringify({ machine: machineName(), storm, results }, undefined, 2),
);
say("");
say(closingLine({ passed, failed }));
process.exit(failed === 0 ? 0 : 1);
