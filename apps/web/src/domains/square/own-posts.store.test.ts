import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";
import { postCard as card } from "../../platform/testing/post-card.ts";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", new URL("http://localhost/h5/"));
memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const { likePost } = await import("./posts.store.ts");
const { refreshPosts, likedPosts } = await import("./own-posts.store.ts");

const shown = () => likedPosts.store.getState().items.map(({ id }) => id);

let server: Awaited<ReturnType<typeof fakeApi>>;
let liked: number[];
/** Number of fetches of the list's first page. */
const fetched = () => server.seen.filter(({ method, path }) => method === "GET" && !path.includes("cursor"));

beforeEach(async () => {
  liked = [1, 2];
  memoryStorage();
  server = await fakeApi(({ method, path, body }) => {
    if (method === "GET" && path.includes("cursor"))
      return { code: 200, data: { items: [{ ...card(3), liked: true }], nextCursor: null } };
    if (method === "GET") {
      const items = liked.map((id) => ({ ...card(id), liked: true }));
      return { code: 200, data: { items, nextCursor: "next" } };
    }
    const on = body.includes("true");
    return { code: 200, data: { figures: card(1).figures, liked: on, saved: false } };
  });
  signIn({ accessToken: tokenFor(2), refreshToken: "r" });
  await refreshPosts(likedPosts, "liked");
  await likedPosts.more();
});
afterEach(async () => {
  signOut();
  await server.close();
});

it("keeps one's place in a list, without what I like no more", async () => {
  await refreshPosts(likedPosts, "liked");
  expect(shown()).toEqual([1, 2, 3]);
  await likePost(2, false);
  expect(shown()).toEqual([1, 2, 3]);
  await refreshPosts(likedPosts, "liked");
  expect(shown()).toEqual([1, 3]);
  expect(fetched()).toHaveLength(1);
});

it("fetches a list anew that gained a post elsewhere", async () => {
  liked = [9, 1, 2];
  await likePost(9, true);
  await refreshPosts(likedPosts, "liked");
  expect(shown()).toEqual([9, 1, 2]);
  await refreshPosts(likedPosts, "liked");
  expect(fetched()).toHaveLength(2);
});
