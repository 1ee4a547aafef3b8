import { spawn } from "node:child_process";
import { join } from "node:path";
import { freePort } from "../../scripts/lib/postgres.ts";
import { root } from "../../scripts/lib/shell.mjs";
import { percentile, until } from "./measure.ts";
import { openRawSocket, type RawSocket } from "./raw-socket.ts";
import { SERVER_CORE } from "./rig.ts";

const PAIRS = 200;
const MEMBERS = 200;
const WINDOW = 8;
const MEASURE_MS = 4000;
const WARM_MS = 1000;

/** The figures of a bare relay on this machine at this moment. */
export interface Ceiling {
  readonly privatePerSecond: number;
  readonly p99AtHalfMs: number;
  readonly deliveriesPerSecond: number;
}

/** Starts the bare relay on the server's core, measures it from this process, and stops it. */
export async function measureCeiling(): Promise<Ceiling> {
  const port = await freePort();
  const file = join(root, "bench/ceiling-relay.ts");
  const child = spawn("taskset", ["-c", String(SERVER_CORE), process.execPath, file], {
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  try {
    await new Promise((resolve) => child.stdout.once("data", resolve));
    const url = `http://127.0.0.1:${port}/im`;
    const { sockets, ...pairs } = await relayPairs(url);
    return { ...pairs, deliveriesPerSecond: await relayGroup(url, sockets) };
  } finally {
    process.off("exit", kill);
    kill();
  }
}

interface Meter {
  count: number;
  readonly delays: number[];
}

const text = "x".repeat(80);

async function relayPairs(url: string) {
  const meter: Meter = { count: 0, delays: [] };
  let flowing = true;
  const sockets: RawSocket[] = [];
  // Socket 2n sends to 2n+1; each arrival makes the sender send again, so a window of messages is always in
  // flight.
  for (let number = 0; number < PAIRS * 2; number += 1) {
    const isReceiver = number % 2 === 1;
    const socket = await openRawSocket(url, (payload) => {
      if (!isReceiver || payload.includes('"cmd":0')) return;
      meter.count += 1;
      if (meter.count % 64 === 0) meter.delays.push(performance.now() - sentAt(payload));
      if (flowing) sockets[number - 1]?.send(frameTo(number));
    });
    sockets.push(socket);
  }
  for (let number = 0; number < PAIRS * 2; number += 2) {
    for (let window = 0; window < WINDOW; window += 1) sockets[number]?.send(frameTo(number + 1));
  }
  const privatePerSecond = await rate(meter);
  flowing = false;
  await settle(meter);
  const p99AtHalfMs = await halfRate(sockets, meter, privatePerSecond / 2);
  return { privatePerSecond, p99AtHalfMs, sockets };
}

async function halfRate(sockets: readonly RawSocket[], meter: Meter, perSecond: number): Promise<number> {
  meter.delays.length = 0;
  const began = performance.now();
  const total = Math.floor(perSecond * 3);
  for (let sent = 0; sent < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1000) * perSecond));
    for (; sent < due; sent += 1) {
      const pair = sent % PAIRS;
      sockets[pair * 2]?.send(frameTo(pair * 2 + 1));
    }
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  await settle(meter);
  return percentile(meter.delays, 0.99);
}

/** One sender, all other `MEMBERS` receive; the next message is sent when the last has reached all. */
async function relayGroup(url: string, others: readonly RawSocket[]): Promise<number> {
  for (const socket of others) socket.close();
  await new Promise((resolve) => setTimeout(resolve, 200));
  const meter: Meter = { count: 0, delays: [] };
  let under = 0;
  const members: RawSocket[] = [];
  const send = () => {
    under += MEMBERS - 1;
    members[0]?.send(JSON.stringify({ all: true, at: performance.now(), text }));
  };
  for (let number = 0; number < MEMBERS; number += 1) {
    members.push(
      await openRawSocket(url, (payload) => {
        if (payload.includes('"cmd":0')) return;
        meter.count += 1;
        under -= 1;
        if (under < (MEMBERS - 1) * (WINDOW - 1)) send();
      }),
    );
  }
  for (let window = 0; window < WINDOW; window += 1) send();
  return rate(meter);
}

const frameTo = (to: number) => JSON.stringify({ to, at: performance.now(), text });

const sentAt = (payload: Buffer) => Number(/"at":([\d.]+)/.exec(payload.toString("latin1"))?.[1]);

async function rate(meter: Meter): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, WARM_MS));
  const before = meter.count;
  const from = performance.now();
  await new Promise((resolve) => setTimeout(resolve, MEASURE_MS));
  return ((meter.count - before) * 1000) / (performance.now() - from);
}

async function settle(meter: Meter): Promise<void> {
  let last = -1;
  let quietAt = performance.now();
  await until("the relay to fall quiet", 10_000, () => {
    if (meter.count !== last) quietAt = performance.now();
    last = meter.count;
    return performance.now() - quietAt > 100;
  });
}
