import type { FeedMode, PostCard } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { toast } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import type { LoadState } from "../../platform/load-state.ts";
import type { PagedList } from "../../platform/paged-list.ts";
import { left } from "../../platform/session.ts";
import { postList } from "../square/index.ts";
import { discoverApi } from "./discover.api.ts";

/** The chips, in their order. */
export const MODES = ["recommended", "following", "newest", "character", "story", "image", "craft"] as const;

const feedOf = (mode: FeedMode): PagedList<PostCard> =>
  postList((cursor) => discoverApi.page(mode, cursor), mode === "recommended" ? "feed" : undefined);

/** Discover by its chips (`FEED-1`); what was recommended last is there without network. */
export const feeds = Object.fromEntries(MODES.map((mode) => [mode, feedOf(mode)])) as Readonly<
  Record<FeedMode, PagedList<PostCard>>
>;

/** What a hand may say about a card. */
type Wanted = "less" | "hideAuthor";

/** Wants less like a card, or nothing of its author: gone from every feed at once, back when it did not work. */
export async function wantLess(card: PostCard, what: Wanted): Promise<void> {
  const before = MODES.map((mode) => [feeds[mode], feeds[mode].store.getState().items] as const);
  for (const [feed] of before)
    feed.drop((one) => one.id === card.id || (what === "hideAuthor" && one.author.id === card.author.id));
  const outcome = await attempt(discoverApi.feedback(card.id, what));
  if (outcome.ok) {
    const { nickName: name } = card.author;
    return toast(what === "less" ? t("discover.lessTold") : t("discover.hideTold", { name }));
  }
  for (const [feed, items] of before) feed.store.setState({ items });
  toast(outcome.failure.message);
}

type Hidden = Awaited<ReturnType<typeof discoverApi.hidden>>;
interface HiddenState {
  people: Hidden;
  state: LoadState;
}
const initial: HiddenState = { people: [], state: "idle" };

/** Authors I see nothing of in discover. */
export const hiddenStore = createStore<HiddenState>()(() => initial);

/** Fetches whom I hide. */
export async function loadHidden(): Promise<void> {
  if (hiddenStore.getState().state === "idle") hiddenStore.setState({ state: "loading" });
  const outcome = await attempt(discoverApi.hidden());
  hiddenStore.setState(outcome.ok ? { people: outcome.value, state: "ready" } : { state: "failed" });
}

/** Sees an author again. */
export async function unhide(id: number): Promise<void> {
  const outcome = await attempt(discoverApi.unhide(id));
  if (!outcome.ok) return toast(outcome.failure.message);
  hiddenStore.setState(({ people }) => ({ people: people.filter((one) => one.id !== id) }));
}

left.on(() => hiddenStore.setState(initial, true));
