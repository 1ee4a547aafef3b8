import type { StoryGraph } from "@4d/contract";
import { foldText } from "@4d/contract/folding";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { newShareLink } from "../../platform/share-link.ts";
import { FOLDING, gramsOf } from "../users/index.ts";
import { readGraph, readSheet } from "./stored-json.ts";
import { changeStory } from "./stories.repository.ts";
import type { StoryRow } from "./stories.table.ts";
import { carryStats, deleteUnread, findVersion, insertVersion } from "./versions.repository.ts";

/** Nodes with the same choices in both graphs: how readers chose there still holds. */
export function unchangedNodes(before: StoryGraph, now: StoryGraph): string[] {
  const offered = (graph: StoryGraph) =>
    new Map(
      graph.nodes.map(({ id, choices }) => [
        id,
        JSON.stringify(choices.map(({ text, target }) => [text, target])),
      ]),
    );
  const old = offered(before);
  return [...offered(now)].filter(([id, choices]) => old.get(id) === choices).map(([id]) => id);
}

/** Makes the sheet and graph of a draft the next version; readers of an older one stay on it (`STORY-1`). */
async function nextVersion(
  trx: Transaction<Tables>,
  row: StoryRow,
  { ink, now }: { ink: string; now: number },
): Promise<number> {
  const version = row.live_version + 1;
  const graph = readGraph(row.graph);
  await insertVersion(trx, {
    story_id: row.id,
    version,
    sheet: row.sheet,
    characters: JSON.stringify(graph.cast),
    graph: row.graph,
    ink,
    nodes: row.source === "ink" ? row.nodes : graph.nodes.length,
    endings: graph.nodes.filter(({ ending }) => ending).length,
    published_at: now,
  });
  const before = row.live_version === 0 ? undefined : await findVersion(trx, row.id, row.live_version);
  if (before) {
    const nodes = unchangedNodes(readGraph(before.graph), graph);
    await carryStats(trx, row.id, { from: row.live_version, to: version, nodes });
  }
  return version;
}

/**
 * Publishes a locked draft whose compiled ink is `ink`. Changes only its visibility when nothing else changed; deletes
 * versions nobody reads any more.
 */
export async function publishVersion(
  trx: Transaction<Tables>,
  row: StoryRow,
  made: { ink: string; now: number },
): Promise<StoryRow> {
  const version = row.version === row.live_draft ? row.live_version : await nextVersion(trx, row, made);
  const { title, tagline, tags } = readSheet(row.sheet);
  const isByLink = row.visibility === "link";
  const key = foldText(`${title}\n${tagline}`);
  const published = await changeStory(trx, row.id, {
    visibility: row.visibility,
    live_visibility: row.visibility,
    link: row.link ?? (isByLink ? newShareLink() : null),
    open_by_id: isByLink && row.live_visibility === "link" && row.open_by_id,
    live_version: version,
    live_draft: row.version,
    tags,
    title_key: key,
    search_grams: gramsOf(key),
    search_fold: FOLDING,
    status: "published",
    reasons: "[]",
    updated_at: made.now,
    published_at: row.published_at ?? made.now,
  });
  await deleteUnread(trx, row.id, version);
  return published;
}
