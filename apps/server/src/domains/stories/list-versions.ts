import type { api, InputOf, StoryVersionCard } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { own } from "./own-story.ts";
import { readSheet } from "./read-json.ts";
import { findStory } from "./stories.repository.ts";
import { findVersions } from "./versions.repository.ts";

const MOST = 50;

/** What was published of my story and is kept (`STORY-1`). @throws Failure notFound. */
export async function listVersions({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.stories.versions>>): Promise<StoryVersionCard[]> {
  const { id } = own(await findStory(services.db, input.id), actor.id);
  const rows = await findVersions(services.db, id, MOST);
  return rows.map(({ version, sheet, nodes, endings, readers, published_at }) => ({
    ...{ version, title: readSheet(sheet).title },
    ...{ nodes, endings, readers, publishedAt: published_at },
  }));
}
