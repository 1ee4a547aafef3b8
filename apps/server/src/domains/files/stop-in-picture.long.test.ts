import { afterEach, beforeEach, expect, it } from "vitest";
import { type RunningServer, startServer } from "../../../../../scripts/lib/server.ts";
import { childrenOf, heldBy, lives, slowGif, zeroPng } from "../../testing/hostile-pictures.ts";
import { type Person, person } from "../../testing/person.ts";

const PATIENCE = { timeout: 30_000, interval: 20 };

let server: RunningServer;
let mei: Person;
beforeEach(async () => {
  server = await startServer({ env: { STARTER_CONTENT: "off", RATE_LIMIT_SCALE: "1000" } });
  mei = await person(server.origin, "mei");
}, 240_000);
afterEach(() => server.remove());

async function upload(bytes: Uint8Array): Promise<number> {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(bytes)], "cat.png"));
  const headers = { accesstoken: mei.tokens.accessToken };
  const answer = await fetch(`${server.origin}/api/image/upload`, { method: "POST", headers, body: form });
  return ((await answer.json()) as { code: number }).code;
}
const children = () => childrenOf(server.pid());

/** Milliseconds the server takes to stop. */
async function stopped(): Promise<number> {
  const began = performance.now();
  expect(await server.stop()).toBe(0);
  return performance.now() - began;
}

it("a server told to stop while it works on pictures ends within ten seconds, and leaves no process behind", async () => {
  // The time an idle server takes to stop on this machine.
  const idle = await stopped();
  await server.start();
  const slow = slowGif();
  const answers = [1, 2, 3].map(() => upload(slow).catch(() => 0));
  await expect.poll(() => children().length, PATIENCE).toBe(1);
  const [child = 0] = children();
  expect((await stopped()) - idle).toBeLessThan(10_000);
  expect(await Promise.all(answers)).not.toContain(200);
  await expect.poll(() => lives(child), PATIENCE).toBe(false);
}, 240_000);

it("a server that is killed while it works on pictures leaves no process behind", async () => {
  void upload(slowGif()).catch(() => 0);
  await expect.poll(() => children().length, PATIENCE).toBe(1);
  const [child = 0] = children();
  await server.kill();
  await expect.poll(() => lives(child), PATIENCE).toBe(false);
}, 240_000);

it("begins no process before a picture comes, and holds little more while the worst do", async () => {
  expect(children()).toEqual([]);
  const before = heldBy(server.pid());
  let most = 0;
  const looking = setInterval(() => {
    most = Math.max(
      most,
      [server.pid(), ...children()].map(heldBy).reduce((sum, one) => sum + one, 0),
    );
  }, 50);
  const bomb = zeroPng({ width: 16_383, height: 16_383, bits: 16, interlaced: true });
  const wide = zeroPng({ width: 16_000, height: 4_800, bits: 16 });
  try {
    expect(await Promise.all([bomb, wide, bomb].map(upload))).toEqual([422, expect.any(Number), 422]);
  } finally {
    clearInterval(looking);
  }
  expect(most - before).toBeLessThan(150_000_000);
}, 240_000);
