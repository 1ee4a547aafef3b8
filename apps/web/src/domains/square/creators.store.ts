import type { BoardRank, Creator, CreatorPerson, PostKind } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { toastFailure } from "../../platform/dialogs.ts";
import { attempt, type Failure } from "../../platform/failure.ts";
import type { LoadState } from "../../platform/load-state.ts";
import { type PagedList, pagedList } from "../../platform/paged-list.ts";
import { signedOut } from "../../platform/session.ts";
import { postLists } from "./post-list.ts";
import { markAuthorFollowed } from "./posts.store.ts";
import { squareApi } from "./square.api.ts";

interface CreatorsState {
  creators: Readonly<Record<number, Creator>>;
  failures: Readonly<Record<number, Failure | undefined>>;
  /** Whom I follow, latest state; lists fetched earlier may be older. */
  followed: Readonly<Record<number, boolean>>;
  board: readonly BoardRank[];
  /** When the board was computed; null if it never was. */
  countedAt: number | null;
  boardState: LoadState;
}
const initial: CreatorsState = {
  creators: {},
  failures: {},
  followed: {},
  board: [],
  countedAt: null,
  boardState: "idle",
};

/** People as creators (`FEED-3`). */
export const creatorsStore = createStore<CreatorsState>()(() => initial);

/** Fetches a creator; the cached one stays if that fails. */
export async function loadCreator(id: number): Promise<void> {
  const outcome = await attempt(squareApi.creator(id));
  creatorsStore.setState(({ creators, failures, followed }) =>
    outcome.ok
      ? {
          creators: { ...creators, [id]: outcome.value },
          followed: { ...followed, [id]: outcome.value.followed },
          failures: { ...failures, [id]: undefined },
        }
      : { failures: { ...failures, [id]: outcome.failure } },
  );
}

function setFollowed(id: number, on: boolean, followers?: number): void {
  creatorsStore.setState(({ creators, followed }) => {
    const creator = creators[id];
    if (creator === undefined) return { followed: { ...followed, [id]: on } };
    const figures = { ...creator.figures, followers: followers ?? creator.figures.followers };
    return {
      followed: { ...followed, [id]: on },
      creators: { ...creators, [id]: { ...creator, followed: on, figures } },
    };
  });
  markAuthorFollowed(id, on);
}

/** Follows or unfollows somebody: shown at once, reverted on failure. */
export async function follow(id: number, on: boolean): Promise<void> {
  setFollowed(id, on);
  const outcome = await attempt(squareApi.follow(id, on));
  if (outcome.ok) return setFollowed(id, outcome.value.followed, outcome.value.followers);
  setFollowed(id, !on);
  toastFailure(outcome.failure);
}

/** Fetches the creators' board. */
export async function loadBoard(): Promise<void> {
  if (creatorsStore.getState().boardState === "idle") creatorsStore.setState({ boardState: "loading" });
  const outcome = await attempt(squareApi.board());
  if (!outcome.ok) return creatorsStore.setState({ boardState: "failed" });
  const { items, countedAt } = outcome.value;
  creatorsStore.setState({ board: items, countedAt, boardState: "ready" });
}

export type WorkKind = PostKind | "all";
const works = postLists<`${number} ${WorkKind}`>((key, cursor) => {
  const [id, kind] = key.split(" ") as [string, WorkKind];
  return squareApi.works(Number(id), kind === "all" ? undefined : kind, cursor);
});

/** Somebody's posts that I may see, of one kind or all. */
export const worksOf = (id: number, kind: WorkKind) => works(`${id} ${kind}`);

export type FollowSide = "followers" | "following";
const followLists = new Map<string, PagedList<CreatorPerson>>();

/** Somebody's followers, or the people they follow, latest first. */
export function followsOf(id: number, side: FollowSide): PagedList<CreatorPerson> {
  const key = `${side} ${id}`;
  const held = followLists.get(key) ?? pagedList<CreatorPerson>((cursor) => squareApi[side](id, cursor));
  followLists.set(key, held);
  return held;
}

signedOut.on(() => {
  followLists.clear();
  creatorsStore.setState(initial, true);
});
