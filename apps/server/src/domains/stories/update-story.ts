import type { api, InputOf, StoryDraft, StoryStatus } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { newShareLink } from "../../platform/share-link.ts";
import { checkPictures, holdPictures } from "./check-pictures.ts";
import { deleteGuests } from "./guests.repository.ts";
import { readSheet } from "./stored-json.ts";
import { presentDraft } from "./stories.presenter.ts";
import { changeStory, findStory, lockStory } from "./stories.repository.ts";
import type { StoryRow } from "./stories.table.ts";
import { ensureOwnStory } from "./story-access.ts";

/** A change is made from the present version; who comes with an older one is shown the present. @throws Failure conflict. */
export function ensureVersion(row: StoryRow, version: number): void {
  ensure(row.version === version, "conflict", {
    zh: "故事在别处改过了",
    en: "This story was changed elsewhere",
    data: { draft: presentDraft(row) },
  });
}

/** What was rejected or waits for review is neither once it is another text. */
function statusAfterChange({ status, live_version }: StoryRow): StoryStatus {
  if (status !== "rejected" && status !== "review") return status;
  return live_version > 0 ? "published" : "draft";
}

/**
 * Changes what is given of a story's sheet and keeps the rest (`STORY-1`).
 * @throws Failure notFound, invalid, conflict with `data.draft` (`If-Match` is not the present version).
 */
export async function updateStory({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.stories.update>>): Promise<StoryDraft> {
  const { db, clock } = services;
  // Before anything is locked: an old picture is looked at.
  if (input.sheet.cover) {
    const { cover } = readSheet(ensureOwnStory(await findStory(db, input.id), actor.id).sheet);
    await checkPictures(services, actor.id, { sheet: input.sheet }, [cover]);
  }
  const row = await db.transaction().execute(async (trx) => {
    const present = ensureOwnStory(await lockStory(trx, input.id), actor.id);
    ensureVersion(present, input["if-match"]);
    const sheet = JSON.stringify({ ...readSheet(present.sheet), ...input.sheet });
    const visibility = input.visibility ?? present.visibility;
    if (sheet === present.sheet && visibility === present.visibility) return present;
    const current = [readSheet(present.sheet).cover];
    await holdPictures(trx, services, actor.id, { sheet: input.sheet, current });
    return changeStory(trx, present.id, {
      sheet,
      visibility,
      version: present.version + 1,
      updated_at: clock.now(),
      status: statusAfterChange(present),
      reasons: "[]",
    });
  });
  return presentDraft(row);
}

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
