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

/**
 * A change must be based on the current version; with an older one the caller gets the current one. @throws Failure
 * conflict.
 */
export function ensureVersion(row: StoryRow, version: number): void {
  ensure(row.version === version, "conflict", {
    zh: "故事在别处改过了",
    en: "This story was changed elsewhere",
    data: { draft: presentDraft(row) },
  });
}

/** A rejection or pending review is cleared by a change. */
function statusAfterChange({ status, live_version }: StoryRow): StoryStatus {
  if (status !== "rejected" && status !== "review") return status;
  return live_version > 0 ? "published" : "draft";
}

/**
 * Changes the given fields of a story's sheet and leaves the rest (`STORY-1`).
 * @throws Failure notFound, invalid, conflict with `data.draft` (`If-Match` is not the current version).
 */
export async function updateStory({
  ctx: { services, actor },
  input,
}: Call<InputOf<typeof api.stories.update>>): Promise<StoryDraft> {
  const { db, clock } = services;
  // Before anything is locked, because an older picture may have to be checked.
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

const NOT_BY_LINK = { zh: "只有凭链接可见的故事才有链接", en: "Only a story shared by link has a link" };

/**
 * Replaces the link of my story; the old link, and its id where that was one, stop working. People who have begun to
 * read may continue. @throws Failure notFound, conflict (not shared by link).
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
