import type { Comment } from "@4d/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi, memoryStorage, tokenFor } from "../../platform/testing/fake-api.ts";

vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("location", new URL("http://localhost/h5/"));
memoryStorage();
const { signIn, signOut } = await import("../../platform/session.ts");
const { commentsStore, likeComment, loadComments, moreComments, moreReplies, removeComment, writeComment } =
  await import("./comments.store.ts");

const POST = 5;
const comment = (id: number, part: Partial<Comment> = {}): Comment => ({
  id,
  postId: POST,
  parentId: null,
  author: { id: 7, nickName: "阿杰", headImageThumb: "", type: 1, followed: false },
  replyTo: null,
  text: `comment ${id}`,
  status: "published",
  likes: 0,
  liked: false,
  replies: 0,
  isMine: false,
  byAuthor: false,
  canRemove: true,
  createdAt: id,
  ...part,
});
const ids = (key: string) => commentsStore.getState()[key]?.items.map(({ id }) => id);
const first = () => {
  const found = commentsStore.getState()[`p${POST}`]?.items[0];
  if (found === undefined) throw new Error("nothing was said");
  return found;
};

let server: Awaited<ReturnType<typeof fakeApi>>;
let refuses: boolean;

beforeEach(async () => {
  refuses = false;
  memoryStorage();
  server = await fakeApi(({ method, path, body }) => {
    if (refuses) return { code: 403, message: "no" };
    if (path.includes("/reply"))
      return { code: 200, data: { items: [comment(21, { parentId: 3 })], nextCursor: null } };
    if (path.endsWith("/like")) return { code: 200, data: { likes: 8, liked: true } };
    if (method === "DELETE") return { code: 200, data: null };
    if (method === "POST") {
      const { text, replyTo } = JSON.parse(body) as { text: string; replyTo: number | null };
      return { code: 200, data: comment(50, { text, parentId: replyTo, isMine: true }) };
    }
    const items = path.includes("cursor=")
      ? [comment(2), comment(1)]
      : [comment(3, { replies: 1 }), comment(2)];
    return { code: 200, data: { items, nextCursor: path.includes("cursor=") ? null : "a" } };
  });
  signIn({ accessToken: tokenFor(2), refreshToken: "r" });
  await loadComments(POST);
});
afterEach(async () => {
  signOut();
  await server.close();
});

it("puts what I say first, and pages on without telling anything twice", async () => {
  expect(ids("p5")).toEqual([3, 2]);
  expect(await writeComment(POST, "hello", null)).toBeNull();
  expect(ids("p5")).toEqual([50, 3, 2]);
  await moreComments(POST);
  expect(ids("p5")).toEqual([50, 3, 2, 1]);
});

it("puts a reply at the end of its thread, and counts it", async () => {
  await moreReplies(3);
  expect(ids("c3")).toEqual([21]);
  expect(await writeComment(POST, "indeed", first())).toBeNull();
  expect(ids("c3")).toEqual([21, 50]);
  expect(first().replies).toBe(2);
});

it("asks again under the same key when the answer was lost", async () => {
  refuses = true;
  expect(await writeComment(POST, "once", null)).toMatchObject({ code: 403 });
  refuses = false;
  expect(await writeComment(POST, "once", null)).toBeNull();
  const keys = server.seen
    .filter(({ method }) => method === "POST")
    .map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it("shows a like at once and takes it back when it was refused", async () => {
  await likeComment(first(), true);
  expect(first()).toMatchObject({ liked: true, likes: 8 });
  refuses = true;
  await likeComment(first(), false);
  expect(first()).toMatchObject({ liked: true, likes: 8 });
});

it("lets a comment go", async () => {
  expect(await removeComment(first())).toBeNull();
  expect(ids("p5")).toEqual([2]);
});
