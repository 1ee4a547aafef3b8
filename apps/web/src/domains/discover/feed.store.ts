import type { FeedMode, PostCard } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { offerUndo, toastFailure } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import type { LoadState } from "../../platform/load-state.ts";
import type { PagedList } from "../../platform/paged-list.ts";
import { signedOut } from "../../platform/session.ts";
import { postList } from "../square/index.ts";
import { discoverApi } from "./discover.api.ts";

/** The chips, in the order in which they are shown. */
export const MODES = ["recommended", "following", "newest", "character", "story", "image", "craft"] as const;

const feedOf = (mode: FeedMode): PagedList<PostCard> =>
  postList((cursor) => discoverApi.page(mode, cursor), mode === "recommended" ? "feed" : undefined);

/** The feeds by chip (`FEED-1`); the last recommended cards are available without a network. */
export const feeds = Object.fromEntries(MODES.map((mode) => [mode, feedOf(mode)])) as Readonly<
  Record<FeedMode, PagedList<PostCard>>
>;

/** Feedback a person can give about a card. */
type FeedbackKind = "less" | "hideAuthor";

/** Removes cards from a feed. The returned function puts them back where they were. */
function removeCards(feed: PagedList<PostCard>, matches: (card: PostCard) => boolean): () => void {
  const removed = [...feed.store.getState().items.entries()].filter(([, card]) => matches(card));
  feed.remove(matches);
  return () =>
    feed.store.setState(({ items }) => {
      const back = [...items];
      for (const [at, card] of removed) if (!back.some(({ id }) => id === card.id)) back.splice(at, 0, card);
      return { items: back };
    });
}

/** Undoes the feedback about a card. */
async function undoFeedback(card: PostCard, restore: () => void): Promise<void> {
  const outcome = await attempt(discoverApi.feedback(card.id, "undo"));
  if (outcome.ok) restore();
  else toastFailure(outcome.failure);
}

/**
 * Asks for less like a card, or hides its author: removed from every feed at once, restored on failure or when
 * undone.
 */
export async function giveFeedback(card: PostCard, what: FeedbackKind): Promise<void> {
  const matches = (one: PostCard) =>
    one.id === card.id || (what === "hideAuthor" && one.author.id === card.author.id);
  const backs = MODES.map((mode) => removeCards(feeds[mode], matches));
  const restore = () => {
    for (const back of backs) back();
  };
  const outcome = await attempt(discoverApi.feedback(card.id, what));
  if (outcome.ok) {
    const { nickName: name } = card.author;
    const message = what === "less" ? t("discover.lessTold") : t("discover.hideTold", { name });
    return offerUndo(message, () => void undoFeedback(card, restore));
  }
  restore();
  toastFailure(outcome.failure);
}

type Hidden = Awaited<ReturnType<typeof discoverApi.hidden>>;
interface HiddenState {
  people: Hidden;
  state: LoadState;
}
const initial: HiddenState = { people: [], state: "idle" };

/** Authors whose cards are hidden from me in discover. */
export const hiddenStore = createStore<HiddenState>()(() => initial);

/** Fetches the hidden authors. */
export async function loadHidden(): Promise<void> {
  if (hiddenStore.getState().state === "idle") hiddenStore.setState({ state: "loading" });
  const outcome = await attempt(discoverApi.hidden());
  hiddenStore.setState(outcome.ok ? { people: outcome.value, state: "ready" } : { state: "failed" });
}

/** Shows an author again, in the open feeds as well. */
export async function unhide(id: number): Promise<void> {
  const outcome = await attempt(discoverApi.unhide(id));
  if (!outcome.ok) return toastFailure(outcome.failure);
  for (const mode of MODES) if (feeds[mode].store.getState().state === "ready") void feeds[mode].load();
  hiddenStore.setState(({ people }) => ({ people: people.filter((one) => one.id !== id) }));
}

signedOut.on(() => hiddenStore.setState(initial, true));
