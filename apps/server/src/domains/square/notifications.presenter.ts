import { DECISION_NOTIFICATIONS, type Notification, type PostMedia } from "@4d/contract";
import type { UserRow } from "../users/index.ts";
import type { NotificationRow } from "./notifications.table.ts";
import { excerptOf } from "./square.presenter.ts";

function postOf(row: NotificationRow): Notification["post"] {
  if (row.live_post_id === null) return null;
  const cover = row.post_cover === null ? null : (JSON.parse(row.post_cover) as PostMedia);
  const title = row.post_title || excerptOf(row.post_text ?? "");
  return { id: row.live_post_id, title, thumbUrl: cover?.thumbUrl ?? "" };
}

const subjectOf = ({ subject, comment_id, post_id, kind }: NotificationRow): string => {
  if (subject !== "" || !DECISION_NOTIFICATIONS.has(kind)) return subject;
  return comment_id === null && post_id !== null ? "post" : "comment";
};

/** A notification with the people it is about. @param seen the `rev` up to which the person has seen them. */
export function presentNotification(
  row: NotificationRow,
  people: ReadonlyMap<number, UserRow>,
  seen: number,
): Notification {
  const actors = row.actor_ids.flatMap((id) => {
    const person = people.get(id);
    return person ? [{ id, nickName: person.nick_name, headImageThumb: person.head_image_thumb }] : [];
  });
  return {
    id: row.id,
    kind: row.kind,
    actors,
    people: row.people,
    post: postOf(row),
    commentId: row.comment_id,
    subject: subjectOf(row),
    text: row.text,
    amount: row.amount,
    unread: row.rev > seen,
    time: row.updated_at,
  };
}
