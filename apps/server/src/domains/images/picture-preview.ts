import type { Context } from "../../platform/context.ts";
import { mayHandle } from "./images.policy.ts";
import { findPicture } from "./pictures.repository.ts";

/** A picture of the caller's as a post shows it, labelled by who painted it; undefined for another's. */
export async function picturePreview({ services, actor }: Context, id: number) {
  const row = await findPicture(services.db, id);
  if (!row || row.removed_at !== null || !mayHandle(row, actor.id)) return undefined;
  return {
    title: "",
    subtitle: "",
    cover: row.url,
    thumb: row.thumb_url,
    aiLabel: row.provenance,
    playable: false,
  };
}
