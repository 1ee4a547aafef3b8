import type { api, InputOf, OutputOf, StoryDraft, StoryVersionCard } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { pageOf, readCursor } from "./paging.ts";
import { readGraph, readSheet } from "./stored-json.ts";
import { presentCard, presentDraft } from "./stories.presenter.ts";
import { findOwnStories, findStory } from "./stories.repository.ts";
import { ensureOwnStory } from "./story-access.ts";
import { findVersion, findVersions } from "./versions.repository.ts";

type Mine = typeof api.stories.mine;

/** Stories I write, last edited first. @throws Failure invalid (cursor). */
export async function listOwnStories({
  ctx: { services, actor },
  input: { cursor, limit },
}: Call<InputOf<Mine>>): Promise<OutputOf<Mine>> {
  const after = readCursor(cursor);
  const rows = await findOwnStories(services.db, { ownerId: actor.id, after, limit: limit + 1 });
  const { items, nextCursor } = pageOf(rows, limit, (row) => ({ value: row.updated_at, id: row.id }));
  return { items: items.map(presentCard), nextCursor };
}

/** The draft of my story. @throws Failure notFound. */
export const showDraft = async ({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.stories.draft>>): Promise<StoryDraft> =>
  presentDraft(ensureOwnStory(await findStory(services.db, input.id), actor.id));

const VERSIONS_MAX = 50;

/** The stored published versions of my story (`STORY-1`). @throws Failure notFound. */
export async function listVersions({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.stories.versions>>): Promise<StoryVersionCard[]> {
  const { id } = ensureOwnStory(await findStory(services.db, input.id), actor.id);
  const rows = await findVersions(services.db, id, VERSIONS_MAX);
  return rows.map(({ version, sheet, nodes, endings, readers, published_at }) => ({
    ...{ version, title: readSheet(sheet).title },
    ...{ nodes, endings, readers, publishedAt: published_at },
  }));
}

type Show = typeof api.stories.version;

const NO_SUCH_VERSION = { zh: "这一版已经不在了", en: "This version is no longer saved" };

/** A version of my story as it was published, so that I can continue from it. @throws Failure notFound. */
export async function showVersion({
  ctx: { services, actor },
  input,
}: Call<InputOf<Show>>): Promise<OutputOf<Show>> {
  const { id } = ensureOwnStory(await findStory(services.db, input.id), actor.id);
  const row = await findVersion(services.db, id, input.version);
  ensure(row, "notFound", NO_SUCH_VERSION);
  return { version: row.version, graph: readGraph(row.graph) };
}
