import { readFileSync } from "node:fs";
import pLimit from "p-limit";
import type { Figure } from "./lib/figures.ts";
import { goOnline, makeAccounts } from "./lib/people.ts";
import type { Rig } from "./lib/rig.ts";

const TERMINALS = [0, 1, 2];
/** Sockets per login, as of a browser with several tabs: 10,000 logins alone would take minutes of argon2. */
const TABS = 4;
const GOAL_KB = 25;
const WIDTH = 32;

/** Resident memory of a process, bytes. */
function residentOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

/** The least of several readings over some seconds, so that uncollected garbage counts little. */
async function settledMemory(pid: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let reading = 0; reading < 20; reading += 1) {
    least = Math.min(least, residentOf(pid));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return least;
}

/** Server memory per logged-in socket that sends only its heartbeat. */
export async function idleSockets(rig: Rig, count = 10_000): Promise<Figure[]> {
  const { origin, pid } = rig.server;
  const people = await makeAccounts(origin, Math.ceil(count / TERMINALS.length / TABS), TERMINALS);
  const logins = people.flatMap((person) => person.tokens);
  const tokens = Array.from({ length: TABS }, () => logins)
    .flat()
    .slice(0, count);
  const before = await settledMemory(pid());
  let lost = 0;
  await pLimit(WIDTH).map(tokens, async (token) => {
    const socket = await goOnline(origin, token, () => {});
    void socket.closed.then(() => {
      lost += 1;
    });
  });
  const after = await settledMemory(pid());
  if (lost > 0) throw new Error(`${lost} of ${tokens.length} idle sockets were closed`);
  const value = (after - before) / tokens.length / 1000;
  const note = `${tokens.length} sockets, server ${Math.round(before / 1e6)} → ${Math.round(after / 1e6)} MB`;
  return [
    {
      database: rig.database,
      what: "memory per idle socket",
      value,
      unit: "KB",
      goal: { atMost: GOAL_KB },
      note,
    },
  ];
}
