import { api, operations } from "@4d/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { befriend, logIn, type Person, person } from "../person.ts";
import { startTestApp, type TestApp } from "../test-app.ts";
import { type Attack, attacksOn } from "./attack.ts";

/** The same run every time; `npm run fuzz` explores further. Vitest fails the run on unhandled rejections. */
const seed = Number(process.env.FUZZ_SEED ?? 20260801);
const numRuns = Number(process.env.FUZZ_RUNS ?? 25);
const PATIENCE_MS = 5000;
/** Per operation: half a second for every call. */
const TIMEOUT_MS = Math.max(30_000, numRuns * 500);
/** No answer may be longer. */
const ANSWER_MAX = 1_000_000;
/** Text that would reveal our internals. */
const INSIDES =
  /\bat .+:\d+:\d+|node_modules|\bselect\b.+\bfrom\b|insert into|violates|syntax error|invalid input|PGlite|ECONN|undefined is not|cannot read/i;

let app: TestApp;
let mei: Person;
let admin: Person;
const ADMIN = { name: "admin", password: "admin-secret" };

beforeAll(async () => {
  app = await startTestApp();
  admin = await logIn(app.address, ADMIN.name, 0, ADMIN.password);
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

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

async function send(attack: Attack, by: Person): Promise<Answer> {
  const response = await fetch(`${app.address}/api${attack.url}`, {
    method: attack.method,
    headers: { accessToken: by.tokens.accessToken, ...attack.headers },
    ...(attack.body === undefined ? {} : { body: attack.body }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return {
    status: response.status,
    type: response.headers.get("content-type") ?? "",
    text: await response.text(),
  };
}

/** Checks one answer; returns its code. */
function judged({ status, type, text }: Answer): number {
  expect({ status, type }).toEqual({ status: 200, type: "application/json; charset=utf-8" });
  expect(text.length).toBeLessThan(ANSWER_MAX);
  const envelope: unknown = JSON.parse(text);
  expect(Object.keys(envelope ?? {})).toEqual(["code", "message", "data"]);
  const { code, message } = envelope as { code: number; message: string };
  expect([500, 503], text).not.toContain(code);
  expect(message).not.toMatch(INSIDES);
  return code;
}

// A call that ended the session is fine; the next call needs another session.
const byPerson = async (attack: Attack) => {
  if (judged(await send(attack, mei)) === 401) mei = await logIn(app.address, "mei");
};
const byAdministrator = async (attack: Attack) => {
  if (judged(await send(attack, admin)) === 401)
    admin = await logIn(app.address, ADMIN.name, 0, ADMIN.password);
};

const all = [...operations()];
const isForAdministrators = ({ endpoint }: (typeof all)[number]) => endpoint.access === "admin";

describe("hostile input to every operation", () => {
  it.each(all)(
    "$name answers in the envelope, with no fault of ours",
    async ({ endpoint }) => {
      await fc.assert(fc.asyncProperty(attacksOn(endpoint), byPerson), { seed, numRuns });
    },
    TIMEOUT_MS,
  );

  it("leaves the server healthy", async () => {
    expect((await fetch(`${app.address}/health`)).status).toBe(200);
    mei = await logIn(app.address, "mei");
    await expect(mei.call(api.users.self)).resolves.toMatchObject({ userName: "mei" });
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect("isAdmin" in {}).toBe(false);
  });
});

// Last, because an administrator can change what the others are answered.
describe("hostile input of an administrator to his own operations", () => {
  it.each(all.filter(isForAdministrators))(
    "$name answers in the envelope, with no fault of ours",
    async ({ endpoint }) => {
      await fc.assert(fc.asyncProperty(attacksOn(endpoint), byAdministrator), { seed, numRuns });
    },
    TIMEOUT_MS,
  );

  it("leaves the server healthy", async () => {
    expect((await fetch(`${app.address}/health`)).status).toBe(200);
    admin = await logIn(app.address, ADMIN.name, 0, ADMIN.password);
    await expect(admin.call(api.users.self)).resolves.toMatchObject({ userName: ADMIN.name });
  });
});
