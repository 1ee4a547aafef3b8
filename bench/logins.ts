import { api } from "@4d/contract";
import { clientOf } from "../scripts/lib/api-client.ts";
import { saturate } from "./lib/closed-loop.ts";
import type { Figure } from "./lib/figures.ts";
import { makeAccounts, PASSWORD } from "./lib/people.ts";
import { linesOf, startOn } from "./lib/pinned-program.ts";
import { type Rig, SERVER_CORE } from "./lib/rig.ts";

const WORKERS = 16;
const MEASURE_MS = 8000;
const LAG = /^fd_nodejs_eventloop_lag_max_seconds (\S+)/m;
const GOAL_MS = 50;

/** The longest the server's event loop stood still since this was last asked, in milliseconds. */
async function lagOf(origin: string): Promise<number> {
  const page = await (await fetch(`${origin}/metrics`)).text();
  return Number(LAG.exec(page)?.[1]) * 1000;
}

/** Passwords compared a second on the server's core, where nothing else is done. */
async function argonAlone(): Promise<number> {
  const args = [String(MEASURE_MS / 2000), String(WORKERS)];
  const [line] = await linesOf(startOn(SERVER_CORE, "apps/server/src/testing/password-load.ts", args, {}), 1);
  return Number(line);
}

/** Logins by password as many as can be, and how long they keep the server from everything else. */
export async function logins({ server: { origin }, database, pin }: Rig): Promise<Figure[]> {
  const people = await makeAccounts(origin, WORKERS);
  await pin();
  await lagOf(origin);
  const { perSecond } = await saturate(
    people,
    { warmMs: 1000, measureMs: MEASURE_MS },
    async ({ userName }) => {
      await clientOf(origin)(api.auth.login, { body: { userName, password: PASSWORD, terminal: 0 } });
    },
  );
  const lag = await lagOf(origin);
  const alone = await argonAlone();
  return [
    { database, what: "logins by password", value: perSecond, unit: "/s", note: `${WORKERS} at once` },
    { database, what: "argon2id by itself on that core", value: alone, unit: "/s" },
    { database, what: "logins over argon2id by itself", value: perSecond / alone, unit: "×" },
    {
      database,
      what: "event loop stood still meanwhile, longest",
      value: lag,
      unit: "ms",
      goal: { atMost: GOAL_MS },
    },
  ];
}
