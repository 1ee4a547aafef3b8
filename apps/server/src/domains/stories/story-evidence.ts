import type { Context } from "../../platform/context.ts";
import type { EvidenceSource } from "../users/index.ts";
import { isReadable } from "./read-among.ts";
import { storyTextOf } from "./review-story.ts";
import { readGraph, readInk, readSheet } from "./stored-json.ts";
import { findStory } from "./stories.repository.ts";
import { findVersion } from "./versions.repository.ts";

/** A story as it is now, for who reports it; nothing when he may not read it. */
export const storyEvidence: EvidenceSource = async ({ services, actor }: Context, { id }) => {
  const row = await findStory(services.db, id);
  if (!row || !(await isReadable(services.db, row, actor.id))) return undefined;
  const version = await findVersion(services.db, id, row.live_version);
  if (!version) return undefined;
  return {
    accusedId: row.owner_id,
    version: row.live_version,
    sheet: readSheet(version.sheet),
    // Imported ink is never changed: it is that of every version.
    text: storyTextOf({ graph: readGraph(version.graph), ink: readInk(row.ink)?.source ?? null }),
  };
};
