import type { PostCard, PostCreation } from "@4d/contract";
import { attempt } from "../../platform/failure.ts";
import { push } from "../../platform/navigation.ts";
import { signal } from "../../platform/signal.ts";
import { reportPlayed } from "./posts.store.ts";
import { squareApi } from "./square.api.ts";

/** The card whose creation is being tried in the sheet; null while there is none. */
export const playedCard = signal<PostCard | null>(null);

/** Opens a card's creation in the sheet (`FEED-1`); one shared by link is opened by its link first. */
export async function openPlaySheet(card: PostCard): Promise<void> {
  const { creation } = card;
  // What cannot be opened says so in the sheet.
  if (creation?.link !== undefined) await attempt(squareApi.openByLink(creation.kind, creation.link));
  playedCard.set(card);
  void reportPlayed(card.id);
}

/** Whether a press on a creation leads anywhere: a picture is all there on the post itself. */
export const isOpenable = ({ kind, playable }: PostCreation): boolean => playable || kind === "craft";

/** Opens what a post shows: playable ones in the sheet, a discovery on the wall. */
export function openCreation(card: PostCard): void {
  const { creation } = card;
  if (creation === null) return;
  if (creation.playable) void openPlaySheet(card);
  else if (creation.kind === "craft") push("/pages/game/craft-wall");
}
