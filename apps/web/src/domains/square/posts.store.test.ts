import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";
import { postCard as card } from "../../platform/testing/post-card.ts";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", new URL("http://localhost/h5/"));
memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const {
  likePost,
  loadPost,
  cacheCards,
  markAuthorFollowed,
  postUnavailable,
  postsStore,
  removePost,
  savePost,
} = await import("./posts.store.ts");
const { postList } = await import("./post-list.ts");

const held = (id: number) => postsStore.getState().cards[id];

let server: Awaited<ReturnType<typeof fakeApi>>;
let refuses: boolean;

beforeEach(async () => {
  refuses = false;
  memoryStorage();
  server = await fakeApi(({ path }) => {
    if (refuses) return { code: 404, message: "gone" };
    if (!/\/(like|save)$/.test(path)) return { code: 200, data: null };
    const figures = { ...card(1).figures, likes: 9 };
    return { code: 200, data: { figures, liked: true, saved: path.endsWith("/save") } };
  });
  signIn({ accessToken: tokenFor(2), refreshToken: "r" });
  cacheCards([card(1), card(2), card(3, 8)]);
});
afterEach(async () => {
  signOut();
  await server.close();
});

it("shows a like at once, and what the server counted after it", async () => {
  const asked = likePost(1, true);
  expect(held(1)).toMatchObject({ liked: true, figures: { likes: 4 } });
  expect(await asked).toBe(true);
  expect(held(1)).toMatchObject({ liked: true, figures: { likes: 9 } });
  expect(held(2)).toMatchObject({ liked: false, figures: { likes: 3 } });
});

it("takes a wish back that was refused", async () => {
  refuses = true;
  expect(await savePost(1, true)).toBe(false);
  expect(held(1)).toMatchObject({ saved: false, figures: { saves: 1 } });
});

it("knows everywhere whom I follow", () => {
  markAuthorFollowed(7, true);
  expect([1, 2, 3].map((id) => held(id)?.author.followed)).toEqual([true, true, false]);
});

it("keeps nothing of a post that I may see no more", async () => {
  refuses = true;
  await loadPost(1);
  expect(held(1)).toBeUndefined();
  expect(postsStore.getState().failures[1]).toMatchObject({ code: 404 });
  expect(held(2)).toBeDefined();
});

it("lets a post go from every list", async () => {
  const list = postList(() => Promise.resolve({ items: [card(1), card(2)], nextCursor: null }));
  await list.load();
  const removed: number[] = [];
  const stop = postUnavailable.on((id) => removed.push(id));
  expect(await removePost(1)).toBeNull();
  stop();
  expect(removed).toEqual([1]);
  expect(list.store.getState().items.map(({ id }) => id)).toEqual([2]);
  expect(held(1)).toBeUndefined();
});

it("tells no post twice that a later page brings again", async () => {
  const pages = [
    { items: [card(1), card(2)], nextCursor: "a" },
    { items: [card(2), card(3)], nextCursor: null },
  ];
  const list = postList((cursor) =>
    Promise.resolve(pages[cursor === null ? 0 : 1] ?? { items: [], nextCursor: null }),
  );
  await list.load();
  await list.more();
  expect(list.store.getState().items.map(({ id }) => id)).toEqual([1, 2, 3]);
});
