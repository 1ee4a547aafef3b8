import type { Story, StoryCastMember, StoryDraft, StoryDraftCard } from "@4d/contract";
import { offersOf } from "./chapters.ts";
import { readCast, readGraph, readInk, readSheet } from "./stored-json.ts";
import type { LightStory, PublishedStory } from "./stories.repository.ts";
import type { StoryRow } from "./stories.table.ts";

const changed = (row: Pick<StoryRow, "version" | "live_draft" | "visibility" | "live_visibility">): boolean =>
  row.version !== row.live_draft || row.visibility !== row.live_visibility;

/** A story as its author edits it. */
export function presentDraft(row: StoryRow): StoryDraft {
  const ink = readInk(row.ink);
  return {
    id: row.id,
    sheet: readSheet(row.sheet),
    source: row.source,
    graph: readGraph(row.graph),
    ink: ink === null ? null : { text: ink.source, map: ink.map },
    visibility: row.visibility,
    link: row.live_visibility === "link" ? row.link : null,
    status: row.status,
    reasons: JSON.parse(row.reasons) as StoryDraft["reasons"],
    version: row.version,
    published: row.live_version,
    changed: changed(row),
    readers: row.readers,
    updatedAt: row.updated_at,
  };
}

/** A card in the author's list of stories. */
export function presentCard(row: LightStory): StoryDraftCard {
  const { title, tagline, cover } = readSheet(row.sheet);
  return {
    ...{ id: row.id, title, tagline, cover, source: row.source },
    visibility: row.visibility,
    status: row.status,
    published: row.live_version,
    changed: changed(row),
    nodes: row.nodes,
    readers: row.readers,
    updatedAt: row.updated_at,
  };
}

/** How the viewer is related to a story, and who wrote it. */
export interface StoryViewer {
  viewerId: number;
  author: { id: number; nickName: string };
  bought: ReadonlySet<string>;
  /** Characters they may meet. */
  known: ReadonlySet<number>;
  run: Story["run"];
  /** The viewer has its link, or the same access, and may share it. */
  hasAccess: boolean;
}

/** A cast as seen by somebody who may meet these characters. */
export const castFor = (cast: readonly StoryCastMember[], known: ReadonlySet<number>): StoryCastMember[] =>
  cast.map((one) => (known.has(one.characterId) ? one : { ...one, characterId: 0 }));

/** A published story as people see it. */
export function presentStory(
  row: PublishedStory,
  { viewerId, author, bought, known, run, hasAccess: has }: StoryViewer,
): Story {
  const { chapters, ...sheet } = readSheet(row.sheet);
  const isMine = row.owner_id === viewerId;
  return {
    id: row.id,
    ...sheet,
    cast: castFor(readCast(row.characters), known),
    author,
    source: row.source,
    visibility: row.live_visibility,
    link: row.live_visibility === "link" && (has || isMine) ? row.link : null,
    status: row.status,
    version: row.live_version,
    nodes: row.nodes,
    endings: row.endings,
    readers: row.readers,
    chapters: offersOf(chapters, { isAuthor: isMine, bought }),
    publishedAt: row.published_at ?? 0,
    isMine,
    run,
  };
}
