import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { watchSession } from "../../platform/session.ts";
import { fakeApi } from "../../platform/testing/fake-api.ts";
import { GroupMesh } from "./group-mesh.ts";
import { OFFER_AGAIN_MS } from "./peer/peer-link.ts";
import { fakePage } from "./testing/fake-page.ts";

fakePage(1);
watchSession();
/** Who received offers, in order; whose requests are never answered. */
const offered: number[] = [];
let stuck = 0;
let server: Awaited<ReturnType<typeof fakeApi>>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  server = await fakeApi(async ({ path, body }) => {
    const { userId } = JSON.parse(body) as { userId: number };
    if (path.endsWith("/offer")) offered.push(userId);
    if (userId === stuck) await new Promise(() => undefined);
    return { code: 200, data: null };
  });
});
afterAll(async () => {
  await server.close();
  vi.useRealTimers();
});
let mesh: GroupMesh;
afterEach(() => {
  mesh.close();
  offered.length = 0;
});
const make = () =>
  new GroupMesh({
    groupId: 7,
    myId: 1,
    pageId: "p",
    iceServers: [],
    tracks: () => ({ audio: null, video: null }),
    limits: () => ({ video: 1, audio: 1, scale: 1 }),
    onConnected: () => undefined,
    onStream: () => undefined,
  });
const seen = (...ids: number[]) => vi.waitFor(() => expect(offered).toEqual(ids));

it("sends an offer again until it is answered", async () => {
  mesh = make();
  await mesh.offerTo(2);
  await seen(2);
  await vi.advanceTimersByTimeAsync(OFFER_AGAIN_MS);
  await seen(2, 2);
  await mesh.onAnswer(2, '{"type":"answer","sdp":"yes"}');
  await vi.advanceTimersByTimeAsync(3 * OFFER_AGAIN_MS);
  expect(offered).toEqual([2, 2]);
});

it("lets no signal wait for those to another", async () => {
  mesh = make();
  stuck = 2;
  await mesh.offerTo(2);
  await seen(2);
  await mesh.offerTo(3);
  await seen(2, 3);
});
