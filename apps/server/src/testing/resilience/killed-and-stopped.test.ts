import { connect } from "node:net";
import { api } from "@4d/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningServer, startServer } from "../../../../../scripts/lib/server.ts";
import { befriend, type Person, person, renewed } from "../person.ts";
import { pulled, type Sent, send, startSenders } from "./senders.ts";

let server: RunningServer;
let mei: Person;
let otto: Person;

beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT_SCALE: "100000", ADMIN_PASSWORD: "admin-secret" } });
  mei = await person(server.origin, "mei");
  otto = await person(server.origin, "otto");
  await befriend(mei, otto);
}, 120_000);
afterAll(() => server?.remove());

/** Every acknowledged message is there under its id, and nothing is there twice. */
async function expectSaved(sent: readonly Sent[]): Promise<void> {
  const rows = await pulled(otto);
  const ids = new Map(rows.map((row) => [row.tmpId, row.id]));
  expect(rows).toHaveLength(ids.size);
  const acknowledged = sent.filter((one) => one.id !== null);
  expect(acknowledged.filter((one) => ids.get(one.tmpId) !== one.id)).toEqual([]);
}

describe("a real server process in bad weather", () => {
  it("killed while clients send: starts at once on the same data; sent again with a new token nothing is missing or double (W11, W13)", async () => {
    const senders = startSenders(mei, otto, 8, "killed");
    await senders.acknowledged(100);
    await server.kill();
    await senders.stop();
    await server.start();
    await expectSaved(senders.sent);
    const unanswered = senders.sent.filter((one) => one.id === null);
    expect(unanswered.length).toBeGreaterThan(0);
    const later = await renewed(server.origin, mei);
    expect(later.tokens.accessToken).not.toBe(mei.tokens.accessToken);
    for (const one of unanswered) one.id = await send(later, otto, one.tmpId);
    await expectSaved(senders.sent);
    for (const one of senders.sent.slice(0, 50)) expect(await send(later, otto, one.tmpId)).toBe(one.id);
    expect((await pulled(otto)).length).toBe(senders.sent.length);
  }, 120_000);

  it("told to stop while clients send: 1001 to sockets, exit code 0 soon, everything acknowledged stored", async () => {
    const socket = await otto.connect();
    const senders = startSenders(mei, otto, 8, "stopped");
    await senders.acknowledged(50);
    const began = performance.now();
    const code = await server.stop();
    const took = performance.now() - began;
    await senders.stop();
    expect(code).toBe(0);
    expect(await socket.closed).toBe(1001);
    // Unloaded it takes less than a second.
    expect(took).toBeLessThan(8000);
    await server.start();
    await expectSaved(senders.sent);
  }, 120_000);

  it("told to stop while somebody uploads for ever: waits a little, then ends all the same", async () => {
    const { hostname, port } = new URL(server.origin);
    const line = connect(Number(port), hostname);
    const ended = new Promise((resolve) => line.once("close", resolve));
    line.on("error", () => undefined);
    const head = ["POST /api/file/upload HTTP/1.1", "host: x", `accessToken: ${mei.tokens.accessToken}`];
    const form = ["content-type: multipart/form-data; boundary=x", "content-length: 5000", "", "--x"];
    line.write(
      [...head, ...form, 'content-disposition: form-data; name="file"; filename="a"', "", "half"].join(
        "\r\n",
      ),
    );
    // The server has begun to read it once a later request is answered.
    await mei.call(api.users.self);
    expect(await server.stop()).toBe(0);
    await ended;
  }, 60_000);
});
