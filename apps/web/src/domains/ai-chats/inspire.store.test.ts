import { afterAll, beforeAll, expect, it } from "vitest";
import { fakeApi } from "../../platform/testing/fake-api.ts";
import { inspire, inspireStore, offerReplies } from "./inspire.store.ts";

let server: Awaited<ReturnType<typeof fakeApi>>;
let held = Promise.withResolvers<void>();
const replies = [{ tone: "好奇", text: "然后呢?" }];

beforeAll(async () => {
  server = await fakeApi(async () => {
    await held.promise;
    return { code: 200, data: { replies, by: "builtin" } };
  });
});
afterAll(() => server.close());

it("says for which line it thinks while it thinks, and keeps replies only for the line they answer", async () => {
  const first = inspire(5, 10);
  expect(inspireStore.getState()).toMatchObject({ characterId: 5, afterId: 10, busy: true, replies: [] });
  held.resolve();
  expect(await first).toBeNull();
  expect(inspireStore.getState()).toMatchObject({ afterId: 10, busy: false, replies });
  held = Promise.withResolvers();
  const again = inspire(5, 10);
  expect(inspireStore.getState().replies).toEqual(replies);
  held.resolve();
  await again;
  held = Promise.withResolvers();
  const next = inspire(5, 12);
  expect(inspireStore.getState()).toMatchObject({ afterId: 12, replies: [] });
  held.resolve();
  await next;
});

it("offers replies without being asked once for each line, unless some were asked for", async () => {
  held.resolve();
  await offerReplies(5, 20);
  expect(inspireStore.getState()).toMatchObject({ afterId: 20, busy: false, replies });
  const calls = () => server.seen.length;
  const before = calls();
  await offerReplies(5, 20);
  expect(calls()).toBe(before);
  const late = offerReplies(5, 21);
  await offerReplies(5, 22);
  await late;
  expect(inspireStore.getState()).toMatchObject({ afterId: 22 });
});
