import { api } from "@4d/contract";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  errorResponse,
  type OpenAiServer,
  type ResponseScript,
} from "../../../../../scripts/lib/openai-server.ts";
import { type RunningServer, startServer } from "../../../../../scripts/lib/server.ts";
import { openDatabase } from "../../platform/db/database.ts";
import { createLog } from "../../platform/log.ts";
import { logIn, type Person, person } from "../../testing/person.ts";
import { gallery, plumSquare, startPictureModel } from "../../testing/picture-model.ts";
import { startTestApp } from "../../testing/test-app.ts";

const PRICE = 8;
const GIVEN = 100;
const LEASE_MS = 90_000;
/** A prompt nobody paints; the other is not painted either, until the endpoint may answer. */
const NEVER = "a tree nobody paints";
const LATER = "a tree painted later";

let endpoint: OpenAiServer;
let server: RunningServer;
let picture: ResponseScript;
let environment: Record<string, string>;

beforeAll(async () => {
  ({ endpoint, environment } = await startPictureModel());
  const common = { STARTER_CONTENT: "off", RATE_LIMIT_SCALE: "1000", ADMIN_PASSWORD: "admin-secret" };
  server = await startServer({ env: { ...environment, ...common } });
  picture = gallery(await plumSquare());
}, 120_000);
afterAll(async () => {
  await server?.remove();
  endpoint?.close();
});

const make = (who: Person, prompt: string, count: number) =>
  who.call(api.images.make, { body: { prompt, count } });
const jobOf = (who: Person, id: number) => who.call(api.images.job, { params: { id } });
async function purse(who: Person) {
  const { balance, held } = await who.call(api.capsules.account);
  return { balance, held };
}

it("a server killed while a model paints loses and doubles no capsule: the next start paints what is missing, or gives back", async () => {
  const mei = await person(server.origin, "mei");
  const otto = await person(server.origin, "otto");
  // Two of the four pictures arrive before the node dies, and none of the other job's.
  let came = 0;
  endpoint.always(async (answer, heard) => {
    if (String(heard.body.prompt).includes(LATER) && came < 2) {
      came += 1;
      await picture(answer, heard);
    }
  });
  const begun = await make(mei, LATER, 4);
  const hopeless = await make(otto, NEVER, 1);
  await expect.poll(async () => (await jobOf(mei, begun.id)).made, { timeout: 20_000 }).toBe(2);
  await expect.poll(() => endpoint.received.length, { timeout: 20_000 }).toBe(5);
  await server.kill();

  // Another process on the same data: first too early, then after the dead node's lease.
  endpoint.always((answer, heard) =>
    String(heard.body.prompt).includes(NEVER)
      ? errorResponse(500, "oops")(answer, heard)
      : picture(answer, heard),
  );
  endpoint.received.length = 0;
  const options = { dataDir: server.dataDir, databaseUrl: undefined, databasePool: 2 };
  const database = await openDatabase(options, createLog("silent"));
  // With the key of the dead node, which is in its data folder.
  const next = await startTestApp({ ...environment, DATA_DIR: server.dataDir, SETTINGS_KEY: "" }, database);
  try {
    next.clock.set(Date.now());
    const [meiAgain, ottoAgain] = [await logIn(next.address, "mei"), await logIn(next.address, "otto")];
    await next.app.imageWorker.claimStale();
    await next.app.imageWorker.settled();
    expect(endpoint.received).toEqual([]);
    expect(await purse(meiAgain)).toEqual({ balance: GIVEN - 4 * PRICE, held: 4 * PRICE });
    expect(await purse(ottoAgain)).toEqual({ balance: GIVEN - PRICE, held: PRICE });

    next.clock.advance(2 * LEASE_MS);
    for (let round = 0; round < 2; round += 1) {
      await next.app.imageWorker.claimStale();
      await next.app.imageWorker.settled();
    }
    const asked = endpoint.received.filter(({ body }) => String(body.prompt).includes(LATER));
    expect(asked).toHaveLength(2);
    expect(await jobOf(meiAgain, begun.id)).toMatchObject({ status: "done", made: 4, cost: 4 * PRICE });
    expect(await purse(meiAgain)).toEqual({ balance: GIVEN - 4 * PRICE, held: 0 });
    const ended = { status: "failed", made: 0, cost: 0, trouble: "model" };
    expect(await jobOf(ottoAgain, hopeless.id)).toMatchObject(ended);
    expect(await purse(ottoAgain)).toEqual({ balance: GIVEN, held: 0 });
    const admin = await logIn(next.address, "admin", 0, "admin-secret");
    expect(await admin.call(api.capsuleAdmin.reconcile)).toMatchObject({ ok: true });
  } finally {
    await next.close();
    await database.close();
  }
}, 120_000);
