import type { Comment } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { toastFailure } from "../../platform/dialogs.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { countComment } from "./posts.store.ts";
import { squareApi } from "./square.api.ts";

/** Comments of a post, or replies to a comment, as far as they were fetched. */
interface Thread {
  items: readonly Comment[];
  cursor: string | null;
  state: LoadState;
}
export const emptyThread: Thread = { items: [], cursor: null, state: "idle" };
/** `p` and a post's id, or `c` and a comment's. */
type ThreadKey = `p${number}` | `c${number}`;

/** Comments and replies (`FEED-2`), by thread. */
export const commentsStore = createStore<Readonly<Record<string, Thread>>>()(() => ({}));

const threadOf = (key: ThreadKey): Thread => commentsStore.getState()[key] ?? emptyThread;
const setThread = (key: ThreadKey, change: Partial<Thread>): void =>
  commentsStore.setState({ [key]: { ...threadOf(key), ...change } });
const fetchPage = (key: ThreadKey, cursor: string | null) => {
  const id = Number(key.slice(1));
  return key.startsWith("p") ? squareApi.comments(id, cursor) : squareApi.replies(id, cursor);
};

async function load(key: ThreadKey, cursor: string | null): Promise<void> {
  const before = threadOf(key);
  setThread(key, { state: "loading" });
  const outcome = await attempt(fetchPage(key, cursor));
  if (!outcome.ok) return setThread(key, { state: before.items.length > 0 ? "ready" : "failed" });
  const { items, nextCursor } = outcome.value;
  // A comment I wrote while a page was loading is already there.
  const held = new Set(cursor === null ? [] : threadOf(key).items.map(({ id }) => id));
  const current = cursor === null ? [] : threadOf(key).items;
  setThread(key, {
    items: [...current, ...items.filter(({ id }) => !held.has(id))],
    cursor: nextCursor,
    state: "ready",
  });
}

/** Fetches the newest comments of a post. */
export const loadComments = (postId: number): Promise<void> => load(`p${postId}`, null);

/** Fetches the next page of comments. */
export async function moreComments(postId: number): Promise<void> {
  const { cursor, state } = threadOf(`p${postId}`);
  if (cursor !== null && state === "ready") await load(`p${postId}`, cursor);
}

/** Fetches replies to a comment: the first page, or the next. */
export async function moreReplies(commentId: number): Promise<void> {
  const { cursor, state, items } = threadOf(`c${commentId}`);
  if (state === "loading" || (items.length > 0 && cursor === null)) return;
  await load(`c${commentId}`, cursor);
}

function changeComment(comment: Comment, by: Partial<Comment>): void {
  const key: ThreadKey = comment.parentId === null ? `p${comment.postId}` : `c${comment.parentId}`;
  setThread(key, {
    items: threadOf(key).items.map((one) => (one.id === comment.id ? { ...one, ...by } : one)),
  });
}

function countReplies(postId: number, commentId: number, by: number): void {
  const key: ThreadKey = `p${postId}`;
  setThread(key, {
    items: threadOf(key).items.map((one) =>
      one.id === commentId ? { ...one, replies: Math.max(0, one.replies + by) } : one,
    ),
  });
}

/** A comment retains its key until it is stored, so that a retry does not post it twice. */
const idempotencyKeys = new Map<string, string>();

/** Comments on a post, or replies to a comment of it. */
export async function writeComment(
  postId: number,
  text: string,
  parent: Comment | null,
): Promise<Failure | null> {
  const what = `${postId} ${parent?.id ?? 0} ${text}`;
  const key = idempotencyKeys.get(what) ?? crypto.randomUUID();
  idempotencyKeys.set(what, key);
  const outcome = await attempt(squareApi.comment(key, postId, text, parent?.id ?? null));
  if (!outcome.ok) return outcome.failure;
  idempotencyKeys.delete(what);
  const written = outcome.value;
  if (written.parentId === null) {
    const thread: ThreadKey = `p${postId}`;
    setThread(thread, { items: [written, ...threadOf(thread).items], state: "ready" });
  } else {
    const thread: ThreadKey = `c${written.parentId}`;
    const { cursor, state, items } = threadOf(thread);
    // Replies are in order of time: while some are not fetched yet, mine comes with them.
    if (state === "ready" && cursor === null) setThread(thread, { items: [...items, written] });
    else if (items.length === 0) await moreReplies(written.parentId);
    countReplies(postId, written.parentId, 1);
  }
  if (written.status === "published") countComment(postId, 1);
  return null;
}

/** Likes or unlikes a comment: shown at once, reverted on failure. */
export async function likeComment(comment: Comment, on: boolean): Promise<void> {
  const { liked, likes } = comment;
  changeComment(comment, { liked: on, likes: Math.max(0, likes + (on ? 1 : -1)) });
  const outcome = await attempt(squareApi.likeComment(comment.id, on));
  changeComment(comment, outcome.ok ? outcome.value : { liked, likes });
  if (!outcome.ok) toastFailure(outcome.failure);
}

/** Deletes a comment with its replies. */
export async function removeComment(comment: Comment): Promise<Failure | null> {
  const outcome = await attempt(squareApi.removeComment(comment.id));
  if (!outcome.ok) return outcome.failure;
  const { id, postId, parentId, replies, status } = comment;
  const key: ThreadKey = parentId === null ? `p${postId}` : `c${parentId}`;
  setThread(key, { items: threadOf(key).items.filter((one) => one.id !== id) });
  if (parentId !== null) countReplies(postId, parentId, -1);
  if (status === "published") countComment(postId, -1 - (parentId === null ? replies : 0));
  return null;
}

signedOut.on(() => {
  idempotencyKeys.clear();
  commentsStore.setState({}, true);
});
