import { once } from "node:events";
import { api, MessageType } from "@4d/contract";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, expect, it } from "vitest";
import { befriend, logIn, type Person, person } from "../../testing/person.ts";
import { posted, uploadPicture } from "../../testing/square-steps.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { EXPORT_GAP_MS, EXPORT_LIFE_MS } from "./account.policy.ts";
import { exportStorageKey, sweepExports } from "./delete-exports.ts";
import { findLastExport } from "./exports.repository.ts";
import { makeExports } from "./make-exports.ts";

let app: TestApp;
let mei: Person;
let otto: Person;
beforeAll(async () => {
  app = await startTestApp();
  mei = await person(app.address, "mei");
  otto = await person(app.address, "otto");
});
afterAll(() => app.close());

const download = async (url: string) => fetch(new URL(url, app.address));

it("a copy of my data holds what is mine, and lies there for three days (AUTH-9)", async () => {
  await befriend(mei, otto);
  const say = (from: Person, to: Person, content: string) =>
    from.call(api.privateMessages.send, { body: { recvId: to.id, content, type: MessageType.TEXT } });
  await say(mei, otto, "from mei");
  await say(otto, mei, "from otto");
  const picture = await uploadPicture(app.address, mei, { width: 60, height: 60 });
  await uploadPicture(app.address, otto, { width: 50, height: 50 });
  await posted(mei, { text: "雾散了", media: [{ url: picture.originUrl, thumbUrl: picture.thumbUrl }] });
  const group = await mei.call(api.groups.create, { body: { name: "Sunday", friendIds: [otto.id] } });
  await mei.call(api.groupMessages.send, {
    body: { groupId: group.id, content: "hello all", type: MessageType.TEXT },
  });

  expect(await mei.call(api.account.lastExport)).toBeNull();
  const asked = await mei.call(api.account.export);
  expect(asked).toMatchObject({ state: "waiting", url: "", expiresAt: null });
  await makeExports(app.services);
  const ready = await mei.call(api.account.lastExport);
  expect(ready).toMatchObject({ state: "ready", expiresAt: app.clock.now() + EXPORT_LIFE_MS });

  const response = await download(ready?.url ?? "");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("content-disposition")).toContain("attachment");
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(bytes.length).toBe(ready?.size);
  const files = unzipSync(bytes);
  const json = (name: string): unknown => JSON.parse(strFromU8(files[`${name}.json`] ?? new Uint8Array()));
  expect(json("profile")).toMatchObject([{ id: mei.id, user_name: "mei" }]);
  expect(json("friends")).toMatchObject([{ friend_id: otto.id }]);
  expect(json("messages/private-sent")).toEqual(
    expect.arrayContaining([expect.objectContaining({ content: "from mei" })]),
  );
  expect(json("messages/private-received")).toEqual(
    expect.arrayContaining([expect.objectContaining({ content: "from otto" })]),
  );
  expect(json(`messages/group-${group.id}`)).toEqual(
    expect.arrayContaining([expect.objectContaining({ content: "hello all" })]),
  );
  expect(json("square/posts")).toMatchObject([{ text: "雾散了" }]);
  const uploads = Object.keys(files).filter((name) => name.startsWith("uploads/"));
  expect(
    uploads.some((name) =>
      picture.originUrl.endsWith(name.slice("uploads/".length).split("-tree")[0] ?? "?"),
    ),
  ).toBe(true);
  const own = await app.services.db
    .selectFrom("stored_file")
    .select("key")
    .where("owner", "=", mei.id)
    .execute();
  expect(uploads).toHaveLength(own.length);
  const all = Object.entries(files).filter(([name]) => name.endsWith(".json"));
  for (const [name, content] of all)
    expect(strFromU8(content), name).not.toMatch(/argon2|password_hash|search_grams|idem_key/);

  await expect(mei.call(api.account.export)).rejects.toMatchObject({ code: 429 });
  app.clock.advance(EXPORT_LIFE_MS);
  expect((await download(ready?.url ?? "")).status).toBe(404);
  await sweepExports(app.services);
  const back = await logIn(app.address, "mei");
  expect(await back.call(api.account.lastExport)).toMatchObject({ state: "gone", url: "" });
  expect(await back.call(api.account.export)).toMatchObject({ state: "waiting" });
  expect(EXPORT_LIFE_MS).toBeGreaterThan(EXPORT_GAP_MS);
});

it("a copy that fails comes again, and at last says so", async () => {
  const back = await logIn(app.address, "otto");
  await back.call(api.account.export);
  const { put } = app.services.storage;
  app.services.storage.put = async () => {
    throw new Error("no room");
  };
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await makeExports(app.services);
    app.clock.advance(16 * 60_000);
  }
  app.services.storage.put = put;
  const again = await logIn(app.address, "otto");
  expect(await again.call(api.account.lastExport)).toMatchObject({ state: "failed" });
  expect(await again.call(api.account.export)).toMatchObject({ state: "waiting" });
});

it("a large copy delays nobody else's, and one that a stop cuts off is made by the next start, untried", async () => {
  // Exports requested earlier are made first.
  await makeExports(app.services);
  const large = await person(app.address, "large");
  const small = await person(app.address, "small");
  await large.call(api.account.export);
  await small.call(api.account.export);
  const { put } = app.services.storage;
  const stopping = new AbortController();
  const began = Promise.withResolvers<void>();
  let first = true;
  app.services.storage.put = async (place, body, options) => {
    if (!first) return put(place, body, options);
    first = false;
    began.resolve();
    await once(stopping.signal, "abort");
    return put(place, body, options);
  };
  const making = makeExports(app.services, stopping.signal);
  await began.promise;
  await expect
    .poll(async () => (await small.call(api.account.lastExport))?.state, { timeout: 10_000 })
    .toBe("ready");
  stopping.abort();
  await making;
  app.services.storage.put = put;
  const row = await findLastExport(app.services.db, large.id);
  expect(row).toMatchObject({ state: "waiting", tries: 0, lease_until: 0 });
  expect(await app.services.storage.open(exportStorageKey(row?.key ?? ""))).toBeUndefined();
  await makeExports(app.services);
  expect(await large.call(api.account.lastExport)).toMatchObject({ state: "ready" });
});
