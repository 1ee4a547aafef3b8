import type { Comment } from "@4d/contract";
import { Ellipsis, Flag, Heart, Trash2 } from "lucide-react";
import { confirm, toastFailure } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../../platform/i18n/numbers.ts";
import { push } from "../../../../platform/navigation.ts";
import { ageText } from "../../../../platform/time-text.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { cx } from "../../../../ui/cx.ts";
import { Menu } from "../../../../ui/menu.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { likeComment, removeComment } from "../../comments.store.ts";
import { openCreator } from "../../square-paths.ts";

async function askToRemove(comment: Comment): Promise<void> {
  const sure = await confirm({ title: t("square.removeComment"), ok: t("common.delete"), danger: true });
  if (!sure) return;
  const failure = await removeComment(comment);
  toastFailure(failure);
}

function CommentOptions({ comment }: { comment: Comment }) {
  const { id, isMine, canRemove, text } = comment;
  const items = [
    ...(isMine
      ? []
      : [
          {
            id: "report",
            label: t("square.report"),
            icon: <Flag aria-hidden="true" />,
            onPress: () => push("/pages/common/report", { kind: "comment", id, name: text.slice(0, 20) }),
          },
        ]),
    ...(canRemove
      ? [
          {
            id: "remove",
            label: t("common.delete"),
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onPress: () => void askToRemove(comment),
          },
        ]
      : []),
  ];
  return (
    <Menu
      label={t("square.commentOptions", { name: comment.author.nickName })}
      icon={<Ellipsis aria-hidden="true" />}
      items={items}
    />
  );
}

interface CommentLineProps {
  comment: Comment;
  onReply: () => void;
}

/** A comment or a reply: author, text, time, and actions. */
export function CommentLine({ comment, onReply }: CommentLineProps) {
  const { author, text, status, likes, liked, byAuthor, replyTo, parentId, createdAt } = comment;
  return (
    <div className="flex gap-3">
      <button
        type="button"
        aria-label={author.nickName}
        onClick={() => openCreator(author.id)}
        className="hit press h-fit shrink-0 rounded-full"
      >
        <Avatar
          name={author.nickName}
          src={author.headImageThumb}
          size={parentId === null ? "smaller" : "minier"}
        />
      </button>
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1.5 text-s text-text-2">
          <span className="truncate">{author.nickName}</span>
          {byAuthor && <Tag>{t("square.byAuthor")}</Tag>}
          {status === "review" && <Tag tone="plain">{t("square.status.review")}</Tag>}
        </p>
        <p className="text-m leading-normal whitespace-pre-wrap wrap-anywhere">
          {replyTo !== null && <span className="text-text-3">@{replyTo.nickName} </span>}
          {text}
        </p>
        <p className="flex items-center gap-4 text-xs text-text-3">
          <time dateTime={new Date(createdAt).toISOString()}>{ageText(createdAt)}</time>
          {status === "published" && (
            <button type="button" onClick={onReply} className="hit press font-semibold">
              {t("square.reply")}
            </button>
          )}
        </p>
      </div>
      <div className="-mt-2 flex shrink-0 items-start">
        <button
          type="button"
          aria-label={t("square.likeCount", { n: likes })}
          aria-pressed={liked}
          onClick={() => void likeComment(comment, !liked)}
          className={cx(
            "press num flex min-h-11 min-w-11 flex-col items-center justify-center text-2xs text-text-3",
            liked && "text-rose",
          )}
        >
          <Heart aria-hidden="true" className={cx("size-4 stroke-2", liked && "fill-current")} />
          {likes > 0 && shortCount(likes)}
        </button>
        <CommentOptions comment={comment} />
      </div>
    </div>
  );
}
