import type { PostCard, PostCreation } from "@4d/contract";
import { attempt } from "../../platform/failure.ts";
import { push } from "../../platform/navigation.ts";
import { signal } from "../../platform/signal.ts";
import { reportPlayed } from "./posts.store.ts";
import { squareApi } from "./square.api.ts";

/** The card whose creation is open in the sheet; null if there is none. */
export const playedCard = signal<PostCard | null>(null);

/** Opens a card's creation in the sheet (`FEED-1`); one shared by link is unlocked through its link first. */
export async function openPlaySheet(card: PostCard): Promise<void> {
  const { creation } = card;
  // A creation that cannot be opened says so in the sheet.
  if (creation?.link !== undefined) await attempt(squareApi.openByLink(creation.kind, creation.link));
  playedCard.set(card);
  void reportPlayed(card.id);
}

/** Whether a press on a creation opens anything: a picture is complete on the post itself. */
export const isOpenable = ({ kind, playable }: PostCreation): boolean => playable || kind === "craft";

/** Opens a post's creation: playable ones in the sheet, a discovery on the wall. */
export function openCreation(card: PostCard): void {
  const { creation } = card;
  if (creation === null) return;
  if (creation.playable) void openPlaySheet(card);
  else if (creation.kind === "craft") push("/pages/game/craft-wall");
}
