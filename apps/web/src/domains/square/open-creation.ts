import type { PostCard, PostCreation } from "@4d/contract";
import { push } from "../../platform/navigation.ts";
import { openPlaySheet } from "./playing.ts";

/** Whether a press on a creation leads anywhere: a picture is all there on the post itself. */
export const isOpenable = ({ kind, playable }: PostCreation): boolean => playable || kind === "craft";

/** Opens what a post shows: playable ones in the sheet, a discovery on the wall. */
export function openCreation(card: PostCard): void {
  const { creation } = card;
  if (creation === null) return;
  if (creation.playable) void openPlaySheet(card);
  else if (creation.kind === "craft") push("/pages/game/craft-wall");
}
