import type { Services } from "../../platform/services.ts";
import { mayMeet } from "./characters.policy.ts";
import { findCharacter } from "./characters.repository.ts";
import { readSheet } from "./read-sheet.ts";
import { readSource } from "./source.ts";

/** A character as a post shows it; undefined when not everybody may meet it. */
export async function shownCharacter({ db }: Pick<Services, "db">, id: number) {
  const row = await findCharacter(db, id);
  // Nobody has this id: what nobody in particular may meet, everybody may.
  if (!row?.live_sheet || !mayMeet(row, 0)) return undefined;
  const { name, tagline, avatar, background } = readSheet(row.live_sheet);
  const painted = readSource(row.source)?.kind === "starter";
  return {
    title: name,
    subtitle: tagline,
    cover: background || avatar,
    aiLabel: painted ? ("builtin" as const) : ("none" as const),
    playable: true,
  };
}
