import type { NotificationKind } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { ensureUnchanged } from "../moderation/index.ts";
import { publishUnread, writeNotifications } from "./notify.ts";
import { addRemixes, changePost, lockPost } from "./posts.repository.ts";
import type { PostRow } from "./posts.table.ts";
import { onPostPublished } from "./publish-post.ts";
import { NO_POST } from "./visible-post.ts";

/** What an administrator decides about a post or a comment. */
export type Verdict = "published" | "rejected" | "hidden";

/** What its author is told of a verdict. */
export const NOTIFICATION_OF_VERDICT = {
  published: "approved",
  rejected: "rejected",
  hidden: "hidden",
} as const satisfies Record<Verdict, NotificationKind>;

/** Another one as soon as its words are others. */
export const versionOf = (row: Pick<PostRow, "edited_at">): number => row.edited_at ?? 0;

/** A post that was never shown counts as posted when it is approved; any other keeps its time. */
const changeFor = (
  { status, was_published }: Pick<PostRow, "status" | "was_published">,
  { verdict, reason, now }: { verdict: Verdict; reason: string; now: number },
) => ({
  status: verdict,
  reason: verdict === "published" ? "" : reason,
  ...(status === "review" && verdict === "published" && !was_published && { published_at: now }),
});

/**
 * Publishes a post that waited or was hidden, refuses it, or hides it; its author is told, with the reason
 * (`abuse §6.2`). The same again changes nothing. For the administrators' domain, which asks who may. `seen`: the
 * version that was judged. @returns the post as it was before. @throws Failure notFound, conflict (another version).
 */
export async function decidePost(
  services: Services,
  { id, verdict, reason, seen }: { id: number; verdict: Verdict; reason: string; seen?: number | undefined },
): Promise<PostRow> {
  const now = services.clock.now();
  const { before, told } = await services.db.transaction().execute(async (trx) => {
    const row = await lockPost(trx, id);
    ensure(row && row.removed_at === null, "notFound", NO_POST);
    if (row.status === verdict) return { before: row, told: [] };
    ensureUnchanged(versionOf(row), seen);
    const after = await changePost(trx, id, changeFor(row, { verdict, reason, now }));
    const others = verdict === "published" ? await onPostPublished(trx, after, now) : [];
    if (row.status === "published" && row.remix_of !== null) await addRemixes(trx, row.remix_of, -1);
    const notification = {
      userId: row.author_id,
      kind: NOTIFICATION_OF_VERDICT[verdict],
      groupKey: `${verdict}:post:${id}:${now}`,
    };
    const own = await writeNotifications(
      trx,
      [{ ...notification, actorIds: [], postId: id, text: reason }],
      now,
    );
    return { before: row, told: [...others, ...own] };
  });
  await publishUnread(services, told);
  return before;
}
