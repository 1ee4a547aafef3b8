import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import { type FaultyNetwork, startFaultyNetwork } from "./faulty-network.ts";
import { until } from "./measure.ts";
import { seeded } from "./random.ts";
import { openRawSocket } from "./raw-socket.ts";

const server = createServer((_, response) => response.end("fine"));
const sockets = new WebSocketServer({ server, path: "/im", perMessageDeflate: false });
const FRAMES = 2000;

beforeAll(async () => {
  sockets.on("connection", (socket) => {
    socket.on("message", () => {
      for (let n = 0; n < FRAMES; n += 1)
        socket.send(JSON.stringify({ cmd: 3, data: { n, pad: "x".repeat(n % 300) } }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  sockets.close();
  server.close();
});

const target = () => `http://127.0.0.1:${addressOf().port}`;

function addressOf(): AddressInfo {
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("not listening");
  return address;
}

/**
 * The numbers that arrive when the server sends 0 … 1999 through the faulty network, as many as it says it
 * lets through.
 */
async function numbersThrough({ origin, damage }: FaultyNetwork): Promise<number[]> {
  const numbers: number[] = [];
  const socket = await openRawSocket(`${origin}/im`, (payload) => {
    numbers.push(Number(/"n":(\d+)/.exec(payload.toString())?.[1]));
  });
  socket.send("go");
  const isAll = () => numbers.length === FRAMES - damage.dropped + damage.repeated;
  await until("every frame that was let through", 10_000, isAll);
  socket.close();
  return numbers;
}

describe("startFaultyNetwork", () => {
  it("drops, repeats and reorders frames, and counts them", async () => {
    const weather = await startFaultyNetwork({
      targets: [target()],
      random: seeded(4),
      share: 0.05,
      life: [60_000, 60_000],
    });
    const numbers = await numbersThrough(weather);
    const { dropped, repeated, reordered } = weather.damage;
    expect(Math.min(dropped, repeated, reordered)).toBeGreaterThan(20);
    expect(new Set(numbers).size).toBe(FRAMES - dropped);
    expect(numbers.length - new Set(numbers).size).toBe(repeated);
    expect(numbers.filter((n, index) => n < (numbers[index - 1] ?? 0)).length).toBe(reordered);
    await weather.close();
  });

  it("passes everything once it is restored", async () => {
    const weather = await startFaultyNetwork({
      targets: [target()],
      random: seeded(4),
      share: 0.05,
      life: [1, 1],
    });
    weather.restore();
    expect(await numbersThrough(weather)).toEqual(Array.from({ length: FRAMES }, (_, n) => n));
    await weather.close();
  });

  it("cuts sockets at the end of their life", async () => {
    const weather = await startFaultyNetwork({
      targets: [target()],
      random: seeded(4),
      share: 0,
      life: [50, 100],
    });
    const socket = await openRawSocket(`${weather.origin}/im`, () => {});
    await socket.closed;
    expect(weather.damage.socketsCut).toBe(1);
    await weather.close();
  });
});
