import type { api, InputOf, StoryVersionCard } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { readSheet } from "./stored-json.ts";
import { findStory } from "./stories.repository.ts";
import { ensureOwnStory } from "./story-access.ts";
import { findVersions } from "./versions.repository.ts";

const VERSIONS_MAX = 50;

/** What was published of my story and is kept (`STORY-1`). @throws Failure notFound. */
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
