import type { api, InputOf, OutputOf } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { readGraph } from "./stored-json.ts";
import { findStory } from "./stories.repository.ts";
import { ensureOwnStory } from "./story-access.ts";
import { findVersion } from "./versions.repository.ts";

type Show = typeof api.stories.version;

const NO_SUCH_VERSION = { zh: "这一版已经不在了", en: "This version is not kept any more" };

/** A version of my story as it was published, so that its author can go on from it. @throws Failure notFound. */
export async function showVersion({
  ctx: { services, actor },
  input,
}: Call<InputOf<Show>>): Promise<OutputOf<Show>> {
  const { id } = ensureOwnStory(await findStory(services.db, input.id), actor.id);
  const row = await findVersion(services.db, id, input.version);
  ensure(row, "notFound", NO_SUCH_VERSION);
  return { version: row.version, graph: readGraph(row.graph) };
}
