import type { BoardPlace, PostCard, Topic, WeeklyPrompt } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { toast } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { left } from "../../platform/session.ts";
import { postLists } from "./post-list.ts";
import { noteCards } from "./posts.store.ts";
import { squareApi } from "./square.api.ts";

interface Rooms {
  state: LoadState;
  topics: readonly Topic[];
  prompt: WeeklyPrompt | null;
  answers: readonly PostCard[];
  /** The first three of the board. */
  board: readonly BoardPlace[];
  /** Weeks whose prompt was opened, this one as `now`. */
  weeks: Readonly<Partial<Record<number | "now", PromptWeek>>>;
}
const initial: Rooms = { state: "idle", topics: [], prompt: null, answers: [], board: [], weeks: {} };

/** The square at a glance: rooms, the prompt of the week, creators. */
export const roomsStore = createStore<Rooms>()(() => initial);

/** Fetches the square anew; what was there stays when that fails. */
export async function loadSquare(): Promise<void> {
  if (roomsStore.getState().state === "idle") roomsStore.setState({ state: "loading" });
  const outcome = await attempt(squareApi.home());
  if (!outcome.ok) {
    if (roomsStore.getState().topics.length > 0) toast(outcome.failure.message);
    return roomsStore.setState({ state: "failed" });
  }
  noteCards(outcome.value.answers);
  roomsStore.setState({ ...outcome.value, state: "ready" });
}

function noteTopic(topic: Topic): void {
  roomsStore.setState(({ topics }) => ({
    topics: topics.some(({ id }) => id === topic.id)
      ? topics.map((one) => (one.id === topic.id ? topic : one))
      : [...topics, topic],
  }));
}

/** Posts of a room, the newest first. */
export const topicPosts = postLists<number>(async (id, cursor) => {
  const { topic, ...page } = await squareApi.topic(id, cursor);
  noteTopic(topic);
  return page;
});

/** A week's prompt, and which weeks one can go to from it. */
export interface PromptWeek {
  prompt: WeeklyPrompt;
  earlier: number | null;
  later: number | null;
}

/** What people answered to the prompt of a week, or of this one. */
export const promptAnswers = postLists<number | "now">(async (week, cursor) => {
  const answer = await squareApi.answers(week === "now" ? undefined : week, cursor);
  const { prompt, earlier, later, ...page } = answer;
  roomsStore.setState(({ weeks }) => ({ weeks: { ...weeks, [week]: { prompt, earlier, later } } }));
  if (week === "now") roomsStore.setState({ prompt });
  return page;
});

/** Follows a room, or no more: shown at once, taken back when it did not work. */
export async function followTopic(id: number, on: boolean): Promise<void> {
  const before = roomsStore.getState().topics.find((one) => one.id === id);
  if (before !== undefined) noteTopic({ ...before, followed: on });
  const outcome = await attempt(squareApi.followTopic(id, on));
  if (outcome.ok) return noteTopic(outcome.value);
  if (before !== undefined) noteTopic(before);
  toast(outcome.failure.message);
}

left.on(() => roomsStore.setState(initial, true));
