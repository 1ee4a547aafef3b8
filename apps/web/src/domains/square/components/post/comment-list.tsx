import type { Comment, Post } from "@4d/contract";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { FailedState } from "../../../../ui/failed-state.tsx";
import { MoreSentinel } from "../../../../ui/more-sentinel.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { commentsStore, emptyThread, loadComments, moreComments, moreReplies } from "../../comments.store.ts";
import { CommentLine } from "./comment-line.tsx";

interface ThreadProps {
  comment: Comment;
  onReply: (comment: Comment) => void;
}

/** A comment with its replies, as far as they were fetched. */
function ThreadView({ comment, onReply }: ThreadProps) {
  const { items, cursor, state } =
    useStore(commentsStore, (threads) => threads[`c${comment.id}`]) ?? emptyThread;
  const hidden = comment.replies - items.length;
  return (
    <li className="pb-4">
      <CommentLine comment={comment} onReply={() => onReply(comment)} />
      {items.length > 0 && (
        <ul aria-label={t("square.replies")} className="flex flex-col gap-3 pt-3 pl-12">
          {items.map((reply) => (
            <li key={reply.id}>
              <CommentLine comment={reply} onReply={() => onReply(reply)} />
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && (items.length === 0 || cursor !== null) && (
        <button
          type="button"
          disabled={state === "loading"}
          onClick={() => void moreReplies(comment.id)}
          className="hit press mt-2 ml-12 text-s font-semibold text-text-2 disabled:opacity-50"
        >
          {t("square.moreReplies", { n: hidden })}
        </button>
      )}
    </li>
  );
}

interface CommentListProps {
  post: Post;
  onReply: (comment: Comment) => void;
}

/** The comments of a post, newest first. */
export function CommentList({ post, onReply }: CommentListProps) {
  const { items, cursor, state } =
    useStore(commentsStore, (threads) => threads[`p${post.id}`]) ?? emptyThread;
  useEffect(() => void loadComments(post.id), [post.id]);
  return (
    <section className="hairline-t px-4 pt-3.5 pb-6">
      <h2 className="pb-3 text-n font-semibold">{t("square.comments", { n: post.figures.comments })}</h2>
      {items.length === 0 && state === "failed" && <FailedState onRetry={() => void loadComments(post.id)} />}
      {items.length === 0 && (state === "idle" || state === "loading") && <SkeletonRows count={3} compact />}
      {items.length === 0 && state === "ready" && (
        <p className="py-6 text-center text-s text-text-3">{t("square.noComments")}</p>
      )}
      <ul>
        {items.map((comment) => (
          <ThreadView key={comment.id} comment={comment} onReply={onReply} />
        ))}
      </ul>
      {cursor !== null && <MoreSentinel key={cursor} onNear={() => void moreComments(post.id)} />}
    </section>
  );
}
