import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";

memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const { aiChatsStore, loadActive, mergedRing, neighbour, switchBy } = await import("./ai-chats.store.ts");

const ring = [1, 2, 3].map((id) => ({ id }));

it("goes round in both directions (CHAR-2)", () => {
  expect(neighbour(ring, 1, 1)?.id).toBe(2);
  expect(neighbour(ring, 3, 1)?.id).toBe(1);
  expect(neighbour(ring, 1, -1)?.id).toBe(3);
});

it("begins at an end with somebody who is not in it, and stays where nobody else is", () => {
  expect(neighbour(ring, 9, 1)?.id).toBe(1);
  expect(neighbour(ring, 9, -1)?.id).toBe(3);
  expect(neighbour([{ id: 1 }], 1, 1)).toBeNull();
  expect(neighbour([], 1, 1)).toBeNull();
});

it("keeps the order of what was there, renewed, and puts the new behind it", () => {
  const held = [
    { id: 2, name: "old" },
    { id: 1, name: "one" },
  ];
  const come = [
    { id: 1, name: "one" },
    { id: 2, name: "new" },
    { id: 3, name: "three" },
  ];
  expect(mergedRing(held, come).map(({ name }) => name)).toEqual(["new", "one", "three"]);
});

const character = (id: number) => ({ id, userId: 100 + id, name: `n${id}`, starters: [] });
const aiChat = (id: number) => ({
  character: character(id),
  temporary: false,
  greeting: 0,
  by: "builtin",
  cost: 0,
});
let server: Awaited<ReturnType<typeof fakeApi>>;

beforeAll(async () => {
  server = await fakeApi(({ method, path }) => {
    if (method === "GET" && path.includes("/active")) return { code: 200, data: aiChat(1) };
    if (method === "GET") return { code: 200, data: { items: [1, 2, 3].map(character), nextCursor: null } };
    return { code: 200, data: aiChat(2) };
  });
  signIn({ accessToken: tokenFor(2), refreshToken: "r" });
});
afterAll(async () => {
  signOut();
  await server.close();
});

it("goes by a swipe that came before the ring was known (CHAR-2)", async () => {
  await loadActive();
  switchBy(1);
  expect(aiChatsStore.getState().active?.character.id).toBe(1);
  await vi.waitFor(() => expect(aiChatsStore.getState().active?.character.id).toBe(2));
});
