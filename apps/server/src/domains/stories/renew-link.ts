import type { api, InputOf, StoryDraft } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { newShareLink } from "../../platform/share-link.ts";
import { deleteGuests } from "./guests.repository.ts";
import { presentDraft } from "./stories.presenter.ts";
import { changeStory, lockStory } from "./stories.repository.ts";
import { ensureOwnStory } from "./story-access.ts";

const NOT_BY_LINK = { zh: "只有凭链接可见的故事才有链接", en: "Only a story shared by link has one" };

/**
 * Gives my story another link; the old one, and its id where that was one, lead nowhere. Whoever has begun to read may
 * go on. @throws Failure notFound, conflict (not by link).
 */
export async function renewStoryLink({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.stories.renewLink>>): Promise<StoryDraft> {
  const row = await services.db.transaction().execute(async (trx) => {
    const present = ensureOwnStory(await lockStory(trx, input.id), actor.id);
    ensure(present.live_visibility === "link" && present.live_version > 0, "conflict", NOT_BY_LINK);
    await deleteGuests(trx, present.id);
    return changeStory(trx, present.id, { link: newShareLink(), open_by_id: false });
  });
  return presentDraft(row);
}
