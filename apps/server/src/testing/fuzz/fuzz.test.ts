import { api, operations } from "@4d/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { befriend, logIn, type Person, person } from "../person.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { type Attack, attacksOn } from "./attack.ts";

/** The same run every time; FUZZ_SEED and FUZZ_RUNS roam further. */
const seed = Number(process.env.FUZZ_SEED ?? 20260801);
const numRuns = Number(process.env.FUZZ_RUNS ?? 25);
const PATIENCE_MS = 5000;
/** What would tell an outsider how we are built. */
const INSIDES =
  /\bat .+:\d+:\d+|node_modules|\bselect\b.+\bfrom\b|insert into|violates|syntax error|invalid input|PGlite|ECONN|undefined is not|cannot read/i;

let app: TestApp;
let mei: Person;

beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  const otto = await person(app.address, "otto");
  await befriend(mei, otto);
  await mei.call(api.groups.create, { body: { name: "Tea", friendIds: [otto.id] } });
  for (const content of ["one", "two"]) {
    await mei.call(api.privateMessages.send, { body: { recvId: otto.id, content, type: 0 } });
    await mei.call(api.groupMessages.send, { body: { groupId: 1, content, type: 0 } });
  }
});
afterAll(() => app.close());

async function send(attack: Attack): Promise<{ status: number; type: string; text: string }> {
  const response = await fetch(`${app.address}/api${attack.url}`, {
    method: attack.method,
    headers: { accessToken: mei.tokens.accessToken, ...attack.headers },
    ...(attack.body === undefined ? {} : { body: attack.body }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    text: await response.text(),
  };
}

async function withstood(attack: Attack): Promise<void> {
  const { status, type, text } = await send(attack);
  expect({ status, type }).toEqual({ status: 200, type: "application/json; charset=utf-8" });
  const envelope: unknown = JSON.parse(text);
  expect(Object.keys(envelope ?? {})).toEqual(["code", "message", "data"]);
  const { code, message } = envelope as { code: number; message: string };
  expect([500, 503], text).not.toContain(code);
  expect(message).not.toMatch(INSIDES);
  // A call that ended the session is in order; the next one needs another.
  if (code === 401) mei = await logIn(app.address, "mei");
}

describe("hostile input to every operation", () => {
  for (const { name, endpoint } of operations()) {
    it(`${name} answers in the envelope, with no fault of ours`, async () => {
      await fc.assert(fc.asyncProperty(attacksOn(endpoint), withstood), { seed, numRuns });
    });
  }

  it("leaves the server healthy", async () => {
    expect((await fetch(`${app.address}/health`)).status).toBe(200);
    mei = await logIn(app.address, "mei");
    await expect(mei.call(api.users.self)).resolves.toMatchObject({ userName: "mei" });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect("isAdmin" in {}).toBe(false);
  });
});
