import type { Comment } from "@4d/contract";
import type { ViewedCommentRow } from "./comments.repository.ts";
import { mayRemoveComment } from "./square.policy.ts";

/** A comment as the viewer sees it. */
export function presentComment(
  row: ViewedCommentRow,
  { viewerId, postAuthorId }: { viewerId: number; postAuthorId: number },
): Comment {
  return {
    id: row.id,
    postId: row.post_id,
    parentId: row.parent_id,
    author: {
      id: row.author_id,
      nickName: row.nick_name,
      headImageThumb: row.head_image_thumb,
      type: row.user_type,
      followed: row.followed,
    },
    replyTo: row.reply_to_id === null ? null : { id: row.reply_to_id, nickName: row.reply_to_name ?? "" },
    text: row.text,
    status: row.status === "published" ? "published" : "review",
    likes: row.likes,
    liked: row.liked,
    replies: row.replies,
    isMine: row.author_id === viewerId,
    byAuthor: row.author_id === postAuthorId,
    canRemove: mayRemoveComment(row, { author_id: postAuthorId }, viewerId),
    createdAt: row.created_at,
  };
}
