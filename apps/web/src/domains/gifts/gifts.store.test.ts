import type { Gift } from "@4d/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";

vi.stubGlobal("addEventListener", () => undefined);
memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const { giftsStore, loadGift, sendGift, takeGift } = await import("./gifts.store.ts");

const gift = (state: Gift["state"]): Gift => ({
  id: 3,
  chatId: "g:1",
  messageId: 5,
  sender: { id: 2, nickName: "梅子", headImageThumb: "" },
  mode: "lucky",
  total: 20,
  portions: 2,
  message: "",
  state,
  takenPortions: state === "empty" ? 2 : 0,
  takenTotal: state === "empty" ? 20 : 0,
  mine: null,
  canTake: state === "open",
  takers: [],
  createdAt: 1,
  expiresAt: 9e15,
});

let server: Awaited<ReturnType<typeof fakeApi>>;
let asked: PromiseWithResolvers<void>;
let late: PromiseWithResolvers<void>;
let finds: number;

beforeEach(async () => {
  memoryStorage();
  [asked, late, finds] = [Promise.withResolvers(), Promise.withResolvers(), 0];
  server = await fakeApi(async ({ path }) => {
    if (path.endsWith("/take")) return { code: 409, message: "empty" };
    finds += 1;
    if (finds > 1) return { code: 200, data: gift("empty") };
    asked.resolve();
    await late.promise;
    return { code: 200, data: gift("open") };
  });
  signIn({ accessToken: tokenFor(2), refreshToken: "r" });
});
afterEach(async () => {
  signOut();
  await server.close();
});

it("knows that a gift is empty though an older answer was still on its way", async () => {
  const first = loadGift(3);
  await asked.promise;
  const taken = takeGift(3);
  const both = [loadGift(3), loadGift(3)];
  late.resolve();
  await Promise.all([first, taken, ...both]);
  expect(giftsStore.getState().gifts[3]?.state).toBe("empty");
  expect(finds).toBeLessThanOrEqual(3);
});

it("gives under the same key after an answer that passes, and under another after one that stays", async () => {
  await server.close();
  const codes = [503, 409, 200];
  server = await fakeApi(() => ({ code: codes.shift() ?? 200, data: gift("open") }));
  const request = { chatId: "g:1", total: 20, portions: 2, mode: "lucky", message: "" } as const;
  for (let n = 0; n < 3; n += 1) await sendGift(request);
  const [lost, refused, anew] = server.seen.map(({ headers }) => headers["idempotency-key"]);
  expect(refused).toBe(lost);
  expect(anew).not.toBe(lost);
});
