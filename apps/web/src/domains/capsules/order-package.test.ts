import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";

vi.stubGlobal("addEventListener", () => undefined);
memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const { orderPackage } = await import("./order-package.ts");

const codes = [503, 10_010, 200];
let server: Awaited<ReturnType<typeof fakeApi>>;

beforeAll(async () => {
  server = await fakeApi(({ method }) => ({ code: method === "POST" ? (codes.shift() ?? 200) : 503 }));
  signIn({ accessToken: tokenFor(2), refreshToken: "r" });
});
afterAll(async () => {
  signOut();
  await server.close();
});

it("repeats an order under the same key after a temporary failure, and under another after a refusal", async () => {
  for (let n = 0; n < 3; n += 1) await orderPackage("c60");
  const asked = server.seen.filter(({ method }) => method === "POST");
  const [lost, refused, anew] = asked.map(({ headers }) => headers["idempotency-key"]);
  expect(refused).toBe(lost);
  expect(anew).not.toBe(lost);
});
