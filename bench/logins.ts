import { api } from "@4d/contract";
import { clientOf } from "../scripts/lib/api-client.ts";
import type { Figure } from "./lib/figures.ts";
import { sendSaturating } from "./lib/load-loops.ts";
import { type Account, makeAccounts, PASSWORD } from "./lib/people.ts";
import { linesOf, startOn } from "./lib/pinned-program.ts";
import { childrenTime, threadTimes } from "./lib/processor-time.ts";
import { type Rig, SERVER_CORE } from "./lib/rig.ts";

const WORKERS = 16;
const MEASURE_MS = 8000;
const LAG = /^fd_nodejs_eventloop_lag_max_seconds (\S+)/m;
const GOAL_MS = 50;
/** A thread that takes less than this per login is left out, ms. */
const REPORTED_MS = 0.05;

/** The longest block of the server's event loop since the last call, ms. */
async function lagOf(origin: string): Promise<number> {
  const page = await (await fetch(`${origin}/metrics`)).text();
  return Number(LAG.exec(page)?.[1]) * 1000;
}

/** Passwords verified per second on the server's core, with no other work. */
async function argonAlone(): Promise<number> {
  const args = [String(MEASURE_MS / 2000), String(WORKERS)];
  const [line] = await linesOf(startOn(SERVER_CORE, "apps/server/src/testing/password-load.ts", args, {}), 1);
  return Number(line);
}

/**
 * Processor time per login by kind of thread, ms each: the server's by the runtime's names, and the
 * database's.
 */
function shares({ server, cluster }: Rig) {
  const pid = server.pid();
  const database = cluster?.pid();
  const now = () => {
    const times = new Map(threadTimes(pid));
    if (database !== undefined) times.set("PostgreSQL", childrenTime(database));
    return times;
  };
  const before = now();
  return (logins: number) =>
    [...now()]
      .map(([name, ms]) => ({ name, ms: (ms - (before.get(name) ?? 0)) / logins }))
      .filter(({ ms }) => ms >= REPORTED_MS)
      .toSorted((one, other) => other.ms - one.ms);
}

/** Logins by password at saturation, and how long they block the server's event loop. */
export async function logins(rig: Rig): Promise<Figure[]> {
  const { database } = rig;
  const { origin } = rig.server;
  const people = await makeAccounts(origin, WORKERS);
  await rig.pin();
  const logIn = async ({ userName }: Account) => {
    await clientOf(origin)(api.auth.login, { body: { userName, password: PASSWORD, terminal: 0 } });
  };
  await sendSaturating(people, { warmMs: 0, measureMs: 1000 }, logIn);
  await lagOf(origin);
  const taken = shares(rig);
  const { perSecond, done } = await sendSaturating(people, { warmMs: 0, measureMs: MEASURE_MS }, logIn);
  const parts = taken(done);
  const lag = await lagOf(origin);
  const alone = await argonAlone();
  return [
    { database, what: "logins by password", value: perSecond, unit: "/s", note: `${WORKERS} at once` },
    { database, what: "argon2id by itself on that core", value: alone, unit: "/s" },
    { database, what: "logins over argon2id by itself", value: perSecond / alone, unit: "×" },
    ...parts.map(({ name, ms }) => ({ database, what: `processor a login, ${name}`, value: ms, unit: "ms" })),
    {
      database,
      what: "event loop stood still meanwhile, longest",
      value: lag,
      unit: "ms",
      goal: { atMost: GOAL_MS },
    },
  ];
}
