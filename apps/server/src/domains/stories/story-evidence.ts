import type { Context } from "../../platform/context.ts";
import type { EvidenceSource } from "../users/index.ts";
import { readGraph, readSheet } from "./read-json.ts";
import { mayRead } from "./stories.policy.ts";
import { findStory } from "./stories.repository.ts";
import { findVersion } from "./versions.repository.ts";

/** In letters: a report is kept for long, and the story is there to be read as well. */
const TEXT_MOST = 20_000;

/** A story as it is now, for who reports it; nothing when he may not read it. */
export const storyEvidence: EvidenceSource = async ({ services, actor }: Context, { id }) => {
  const row = await findStory(services.db, id);
  if (!row || !mayRead(row, actor.id)) return undefined;
  const version = await findVersion(services.db, id, row.live_version);
  if (!version) return undefined;
  let left = TEXT_MOST;
  const nodes = readGraph(version.graph).nodes.filter(({ text }) => {
    left -= text.length;
    return left > 0;
  });
  return {
    accusedId: row.owner_id,
    version: row.live_version,
    sheet: readSheet(version.sheet),
    nodes: nodes.map(({ id: node, title, text, choices }) => ({
      ...{ node, title, text },
      choices: choices.map((choice) => choice.text),
    })),
  };
};
