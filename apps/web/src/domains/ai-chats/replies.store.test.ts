import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";

const page = new EventTarget();
for (const name of ["addEventListener", "removeEventListener"] as const)
  vi.stubGlobal(name, page[name].bind(page));
vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
vi.stubGlobal("CSS", { supports: () => false });
memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const { regenerateReply } = await import("./replies.store.ts");

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

it("has a message answered again under the same key after an answer that passes, and under another after a refusal", async () => {
  for (let n = 0; n < 3; n += 1) await regenerateReply("p:9", 7);
  const asked = server.seen.filter(({ method }) => method === "POST");
  const [lost, refused, anew] = asked.map(({ headers }) => headers["idempotency-key"]);
  expect(refused).toBe(lost);
  expect(anew).not.toBe(lost);
});
