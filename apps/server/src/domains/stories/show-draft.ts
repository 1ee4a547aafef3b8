import type { api, InputOf, StoryDraft } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { presentDraft } from "./stories.presenter.ts";
import { findStory } from "./stories.repository.ts";
import { ensureOwnStory } from "./story-access.ts";

/** My story as I work on it. @throws Failure notFound. */
export const showDraft = async ({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.stories.draft>>): Promise<StoryDraft> =>
  presentDraft(ensureOwnStory(await findStory(services.db, input.id), actor.id));
