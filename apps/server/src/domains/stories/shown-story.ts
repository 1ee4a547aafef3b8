import type { Services } from "../../platform/services.ts";
import { readSheet } from "./read-json.ts";
import { mayRead } from "./stories.policy.ts";
import { findShown, findStory } from "./stories.repository.ts";

/** The id of no person: what nobody in particular may read, everybody may. */
const NOBODY = 0;

/** A story as a post shows it; undefined when not everybody may read it. */
export async function shownStory({ db }: Pick<Services, "db">, id: number) {
  const row = (await findShown(db, [id])).get(id);
  if (!row || !mayRead(row, NOBODY)) return undefined;
  const { title, tagline, cover } = readSheet(row.sheet);
  const isStarter = (await findStory(db, id))?.starter != null;
  return {
    ...{ title, subtitle: tagline, cover, playable: true },
    aiLabel: isStarter ? ("builtin" as const) : ("none" as const),
  };
}
