import type { BoardRank, PostCard, Topic, WeeklyPrompt } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { toastFailure } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { signedOut } from "../../platform/session.ts";
import { postList, postLists } from "./post-list.ts";
import { cacheCards } from "./posts.store.ts";
import { squareApi } from "./square.api.ts";

interface SquareState {
  state: LoadState;
  topics: readonly Topic[];
  prompt: WeeklyPrompt | null;
  answers: readonly PostCard[];
  /** The first three of the board. */
  board: readonly BoardRank[];
  /** Prompts of weeks that were opened; the present one as `now`. */
  weeks: Readonly<Partial<Record<number | "now", PromptWeek>>>;
}
const initial: SquareState = { state: "idle", topics: [], prompt: null, answers: [], board: [], weeks: {} };

/** The square at a glance: topics, the prompt of the week, creators. */
export const squareStore = createStore<SquareState>()(() => initial);

/** Fetches the square; the cached one stays if that fails. */
export async function loadSquare(): Promise<void> {
  if (squareStore.getState().state === "idle") squareStore.setState({ state: "loading" });
  const outcome = await attempt(squareApi.home());
  if (!outcome.ok) {
    if (squareStore.getState().topics.length > 0) toastFailure(outcome.failure);
    return squareStore.setState({ state: "failed" });
  }
  cacheCards(outcome.value.answers);
  squareStore.setState({ ...outcome.value, state: "ready" });
}

function cacheTopic(topic: Topic): void {
  squareStore.setState(({ topics }) => ({
    topics: topics.some(({ id }) => id === topic.id)
      ? topics.map((one) => (one.id === topic.id ? topic : one))
      : [...topics, topic],
  }));
}

/** Posts of a topic, newest first. */
export const topicPosts = postLists<number>(async (id, cursor) => {
  const { topic, ...page } = await squareApi.topic(id, cursor);
  cacheTopic(topic);
  return page;
});

/** A week's prompt, and the adjacent weeks one can go to. */
export interface PromptWeek {
  prompt: WeeklyPrompt;
  earlier: number | null;
  later: number | null;
}

/** Answers to the prompt of a week, or of the present one. */
export const promptAnswers = postLists<number | "now">(async (week, cursor) => {
  const answer = await squareApi.answers(week === "now" ? undefined : week, cursor);
  const { prompt, earlier, later, ...page } = answer;
  squareStore.setState(({ weeks }) => ({ weeks: { ...weeks, [week]: { prompt, earlier, later } } }));
  if (week === "now") squareStore.setState({ prompt });
  return page;
});

/** Follows or unfollows a topic: shown at once, reverted on failure. */
export async function followTopic(id: number, on: boolean): Promise<void> {
  const before = squareStore.getState().topics.find((one) => one.id === id);
  if (before !== undefined) cacheTopic({ ...before, followed: on });
  const outcome = await attempt(squareApi.followTopic(id, on));
  if (outcome.ok) return cacheTopic(outcome.value);
  if (before !== undefined) cacheTopic(before);
  toastFailure(outcome.failure);
}

signedOut.on(() => squareStore.setState(initial, true));

/** All posts, strictly by time: what the square lists under its topics. */
export const newestPosts = postList(squareApi.newest);
