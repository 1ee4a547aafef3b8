import type { NotificationKind } from "@4d/contract";
import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { ensureUnchanged } from "../moderation/index.ts";
import { publishUnread, writeNotifications } from "./notify.ts";
import { addRemixes, changePost, findPost, lockPost, saveFirstPostTime } from "./posts.repository.ts";
import type { PostRow } from "./posts.table.ts";
import { NO_POST } from "./visible-content.ts";

/**
 * Side effects of a post becoming visible: its author counts as publishing, and the original gains a remix, of which
 * its author is notified. @returns the people whose unread count `publishUnread` must publish.
 */
export async function onPostPublished(
  trx: Transaction<Tables>,
  row: PostRow,
  now: number,
): Promise<number[]> {
  await saveFirstPostTime(trx, row.author_id, now);
  if (row.remix_of === null) return [];
  await addRemixes(trx, row.remix_of, 1);
  const origin = await findPost(trx, row.remix_of);
  if (!origin) return [];
  const notification = { userId: origin.author_id, kind: "remix", groupKey: `remix:${row.id}` } as const;
  return writeNotifications(
    trx,
    [{ ...notification, actorIds: [row.author_id], postId: row.id, text: row.title }],
    now,
  );
}

/** What an administrator decides about a post or a comment. */
export type Verdict = "published" | "rejected" | "hidden";

/** The notification its author gets for a verdict. */
export const NOTIFICATION_OF_VERDICT = {
  published: "approved",
  rejected: "rejected",
  hidden: "hidden",
} as const satisfies Record<Verdict, NotificationKind>;

/** Changes whenever the text changes. */
export const versionOf = (row: Pick<PostRow, "edited_at">): number => row.edited_at ?? 0;

/** A post that was never visible counts as posted when it is approved; any other keeps its time. */
const changeFor = (
  { status, was_published }: Pick<PostRow, "status" | "was_published">,
  { verdict, reason, now }: { verdict: Verdict; reason: string; now: number },
) => ({
  status: verdict,
  reason: verdict === "published" ? "" : reason,
  ...(status === "review" && verdict === "published" && !was_published && { published_at: now }),
});

/**
 * Publishes a waiting or hidden post, rejects it, or hides it; its author is notified, with the reason (`abuse §6.2`).
 * Repeating it changes nothing. For the administrators' domain, which checks permissions. `seen`: the version that was
 * judged. @returns the post as it was before. @throws Failure notFound, conflict (another version).
 */
export async function decidePost(
  services: Services,
  { id, verdict, reason, seen }: { id: number; verdict: Verdict; reason: string; seen?: number | undefined },
): Promise<PostRow> {
  const now = services.clock.now();
  const { before, told: notifiedIds } = await services.db.transaction().execute(async (trx) => {
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
  await publishUnread(services, notifiedIds);
  return before;
}
