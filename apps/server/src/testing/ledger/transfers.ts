// `node transfers.ts <seconds> <clients>`: how many transfers a second the ledger does on TEST_DATABASE_URL, between
// many accounts and into one. Ends with one line of JSON; leaves the people behind, for the same work done bare.
import { randomUUID } from "node:crypto";
import { connectPostgres } from "../../platform/db/database.ts";
import { migrate } from "../../platform/db/migrate.ts";
import { createLog } from "../../platform/log.ts";
import type { Services } from "../../platform/services.ts";
import { grant } from "./grant.ts";
import { createLedgerFixture } from "./ledger-fixture.ts";
import { transfer } from "./transfer.ts";

const [seconds = "10", clients = "16"] = process.argv.slice(2).map(Number);
const PEOPLE = 1000;
const WEALTH = 1_000_000_000;
const why = () => ({
  key: randomUUID(),
  kind: "adjusted" as const,
  params: { reason: "bench" },
  cause: null,
});

type Pair = () => { from: number; to: number };
interface Speed {
  perSecond: number;
  p99: number;
}

async function during(until: number, work: () => Promise<unknown>, took: number[]): Promise<void> {
  while (performance.now() < until) {
    const began = performance.now();
    await work();
    took.push(performance.now() - began);
  }
}

async function speedOf(services: Services, pair: Pair): Promise<Speed> {
  const run = async (ms: number): Promise<number[]> => {
    const took: number[] = [];
    const until = performance.now() + ms;
    const work = () => transfer(services, { ...why(), ...pair(), amount: 1 });
    await Promise.all(Array.from({ length: Number(clients) }, () => during(until, work, took)));
    return took.toSorted((a, b) => a - b);
  };
  // The first second prepares statements.
  await run(1000);
  const took = await run(Number(seconds) * 1000);
  return {
    perSecond: took.length / Number(seconds),
    p99: took[Math.floor(took.length * 0.99)] ?? Number.NaN,
  };
}

const log = createLog("silent");
const database = connectPostgres(process.env.TEST_DATABASE_URL ?? "", Number(clients), log);
await migrate(database.db);
const fixture = await createLedgerFixture(database.db);
const services = fixture.on(0);
const people = await fixture.people(PEOPLE);
for (const userId of people) await grant(services, { ...why(), userId, amount: WEALTH });
const any = (): number => people[Math.floor(Math.random() * people.length)] ?? 0;
const spread: Pair = () => {
  const from = any();
  let to = any();
  while (to === from) to = any();
  return { from, to };
};
const hot = people[0] ?? 0;
const intoOne: Pair = () => {
  let from = any();
  while (from === hot) from = any();
  return { from, to: hot };
};
const speeds = { spread: await speedOf(services, spread), hot: await speedOf(services, intoOne) };
await database.close();
console.log(JSON.stringify({ ...speeds, first: hot, people: PEOPLE }));
