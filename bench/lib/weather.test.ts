import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocketServer } from "ws";
import { until } from "./measure.ts";
import { seeded } from "./random.ts";
import { openRawSocket } from "./raw-socket.ts";
import { startWeather } from "./weather.ts";

const server = createServer((_, response) => response.end("fine"));
const sockets = new WebSocketServer({ server, path: "/im", perMessageDeflate: false });
const FRAMES = 2000;

beforeAll(async () => {
  sockets.on("connection", (socket) => {
    socket.on("message", () => {
      for (let n = 0; n < FRAMES; n += 1)
        socket.send(JSON.stringify({ cmd: 3, data: { n, pad: "x".repeat(n % 300) } }));
      socket.send('{"cmd":1,"data":null}');
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

/** The numbers that arrive when the server sends 0 … 1999 through the weather. */
async function numbersThrough(origin: string): Promise<number[]> {
  const numbers: number[] = [];
  let last = false;
  const socket = await openRawSocket(`${origin}/im`, (payload) => {
    const text = payload.toString();
    if (text.startsWith('{"cmd":1')) last = true;
    else numbers.push(Number(/"n":(\d+)/.exec(text)?.[1]));
  });
  socket.send("go");
  await until("the last frame", 10_000, () => last);
  await new Promise((resolve) => setTimeout(resolve, 400));
  socket.close();
  return numbers;
}

describe("startWeather", () => {
  it("drops, repeats and reorders frames, and tells how many", async () => {
    const weather = await startWeather({
      targets: [target()],
      random: seeded(4),
      share: 0.05,
      life: [60_000, 60_000],
    });
    const numbers = await numbersThrough(weather.origin);
    const { dropped, repeated, reordered } = weather.damage;
    expect(Math.min(dropped, repeated, reordered)).toBeGreaterThan(20);
    expect(new Set(numbers).size).toBe(FRAMES - dropped);
    expect(numbers.length - new Set(numbers).size).toBe(repeated);
    expect(numbers.filter((n, index) => n < (numbers[index - 1] ?? 0)).length).toBe(reordered);
    await weather.close();
  });

  it("passes everything once it is calm", async () => {
    const weather = await startWeather({ targets: [target()], random: seeded(4), share: 0.05, life: [1, 1] });
    weather.calm();
    expect(await numbersThrough(weather.origin)).toEqual(Array.from({ length: FRAMES }, (_, n) => n));
    await weather.close();
  });

  it("cuts sockets after their life", async () => {
    const weather = await startWeather({ targets: [target()], random: seeded(4), share: 0, life: [50, 100] });
    const socket = await openRawSocket(`${weather.origin}/im`, () => {});
    await socket.closed;
    expect(weather.damage.socketsCut).toBe(1);
    await weather.close();
  });
});
