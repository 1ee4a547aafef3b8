import type { Post, PostCard, PostEngagement, PostFigures } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { toastFailure } from "../../platform/dialogs.ts";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { event } from "../../platform/signal.ts";
import { type PostChange, squareApi } from "./square.api.ts";

interface PostsState {
  /** Latest cards by id: a like on one screen shows on all of them. */
  cards: Readonly<Record<number, PostCard>>;
  /** Posts that were opened. */
  posts: Readonly<Record<number, Post>>;
  failures: Readonly<Record<number, Failure | undefined>>;
}
const initial: PostsState = { cards: {}, posts: {}, failures: {} };
/** The server's answer for a post that is deleted, hidden, or not accessible to me. */
export const NOT_FOUND = 404;

/** Posts, each stored once however many lists show it. */
export const postsStore = createStore<PostsState>()(() => initial);

/** A post was deleted or is no longer accessible; lists drop it. */
export const postUnavailable = event<number>();

/** A list of posts I like, saved or wrote gained one elsewhere. */
export const listOutdated = event<"liked" | "saved" | "mine">();

/** Caches the cards of a list. */
export const cacheCards = (loaded: readonly PostCard[]): void =>
  postsStore.setState(({ cards }) => ({
    cards: { ...cards, ...Object.fromEntries(loaded.map((card) => [card.id, card])) },
  }));

/** Caches a post from the server. */
export function cachePost(post: Post): void {
  postsStore.setState(({ posts }) => ({ posts: { ...posts, [post.id]: post } }));
  cacheCards([post]);
}

/** Removes a post everywhere. */
function dropPost(id: number): void {
  postsStore.setState(({ cards, posts }) => {
    const { [id]: _card, ...otherCards } = cards;
    const { [id]: _post, ...otherPosts } = posts;
    return { cards: otherCards, posts: otherPosts };
  });
  postUnavailable.emit(id);
}

/** Fetches a post; the cached one stays if that fails, unless it is no longer accessible. */
export async function loadPost(id: number): Promise<void> {
  const outcome = await attempt(squareApi.find(id));
  if (outcome.ok) cachePost(outcome.value);
  else if (outcome.failure.code === NOT_FOUND) dropPost(id);
  postsStore.setState(({ failures }) => ({
    failures: { ...failures, [id]: outcome.ok ? undefined : outcome.failure },
  }));
}

type Engagement = Partial<Pick<PostCard, "liked" | "saved" | "figures">>;

/** Changes my engagement with a post wherever it is shown. */
function setEngagement(id: number, change: Engagement): void {
  postsStore.setState(({ cards, posts }) => {
    const [card, post] = [cards[id], posts[id]];
    return {
      ...(card && { cards: { ...cards, [id]: { ...card, ...change } } }),
      ...(post && { posts: { ...posts, [id]: { ...post, ...change } } }),
    };
  });
}

/** A post's latest state, from its card or its page. */
const knownPost = (id: number): PostCard | undefined => {
  const { cards, posts } = postsStore.getState();
  return cards[id] ?? posts[id];
};

const withCount = (figures: PostFigures, name: "likes" | "saves", on: boolean): PostFigures => ({
  ...figures,
  [name]: Math.max(0, figures[name] + (on ? 1 : -1)),
});

/** Shows a change at once; the server's answer replaces it, and a refusal reverts it. */
async function engageOptimistically(
  id: number,
  shown: Engagement,
  pending: Promise<PostEngagement>,
): Promise<boolean> {
  const before = knownPost(id);
  setEngagement(id, shown);
  const outcome = await attempt(pending);
  if (outcome.ok) setEngagement(id, outcome.value);
  else {
    if (before !== undefined)
      setEngagement(id, { liked: before.liked, saved: before.saved, figures: before.figures });
    toastFailure(outcome.failure);
  }
  return outcome.ok;
}

/** Likes or unlikes a post. */
export async function likePost(id: number, on: boolean): Promise<boolean> {
  const now = knownPost(id);
  const shown = now === undefined ? {} : { liked: on, figures: withCount(now.figures, "likes", on) };
  const done = await engageOptimistically(id, shown, squareApi.like(id, on));
  if (done && on) listOutdated.emit("liked");
  return done;
}

/** Saves a post, optionally in a collection of mine, or unsaves it. */
export async function savePost(
  id: number,
  on: boolean,
  collectionId: number | null = null,
): Promise<boolean> {
  const now = knownPost(id);
  const was = now?.saved ?? false;
  const shown =
    now === undefined
      ? {}
      : { saved: on, figures: was === on ? now.figures : withCount(now.figures, "saves", on) };
  const done = await engageOptimistically(id, shown, squareApi.save(id, on, collectionId));
  if (done && on) listOutdated.emit("saved");
  return done;
}

/** Reports that a post was shared to a chat or its creation played; failures are silent. */
async function reportEngagement(id: number, request: Promise<PostEngagement>): Promise<void> {
  const outcome = await attempt(request);
  if (outcome.ok) setEngagement(id, outcome.value);
}

export const reportShared = (id: number): Promise<void> => reportEngagement(id, squareApi.share(id));
export const reportPlayed = (id: number): Promise<void> => reportEngagement(id, squareApi.play(id));

/** Changes a post's number of comments. */
export function countComment(id: number, by: number): void {
  const now = knownPost(id);
  if (now === undefined) return;
  setEngagement(id, { figures: { ...now.figures, comments: Math.max(0, now.figures.comments + by) } });
}

/** Sets the follow state on every card of an author. */
export function markAuthorFollowed(authorId: number, followed: boolean): void {
  const marked = <T extends PostCard>(held: Readonly<Record<number, T>>): Record<number, T> =>
    Object.fromEntries(
      Object.values(held).map((one) => [
        one.id,
        one.author.id === authorId ? { ...one, author: { ...one.author, followed } } : one,
      ]),
    );
  postsStore.setState(({ cards, posts }) => ({ cards: marked(cards), posts: marked(posts) }));
}

/** Edits a post of mine. */
export async function updatePost(id: number, change: PostChange): Promise<Outcome<Post>> {
  const outcome = await attempt(squareApi.update(id, change));
  if (outcome.ok) cachePost(outcome.value);
  return outcome;
}

/** Deletes a post of mine. */
export async function removePost(id: number): Promise<Failure | null> {
  const outcome = await attempt(squareApi.remove(id));
  if (!outcome.ok) return outcome.failure;
  dropPost(id);
  return null;
}

signedOut.on(() => postsStore.setState(initial, true));

export type Lineage = Awaited<ReturnType<typeof squareApi.lineage>>;

/** The remix tree of a post, from its root. */
export const loadLineage = (id: number): Promise<Outcome<Lineage>> => attempt(squareApi.lineage(id));
