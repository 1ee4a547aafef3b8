import type { PostCard } from "@4d/contract";
import { signal } from "../../platform/signal.ts";
import { tellPlayed } from "./posts.store.ts";

/** The card whose creation is being tried in the sheet; null while there is none. */
export const playing = signal<PostCard | null>(null);

/** Opens a card's creation in the sheet (`FEED-1`). */
export function play(card: PostCard): void {
  playing.set(card);
  void tellPlayed(card.id);
}
