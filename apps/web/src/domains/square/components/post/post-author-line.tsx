import { type Post, UserType } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { ageText } from "../../../../platform/time-text.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { openCreator } from "../../square-paths.ts";
import { FollowButton } from "../people/follow-button.tsx";

/** A post's author and time, with a follow button. */
export function PostAuthorLine({ post: { author, publishedAt, editedAt } }: { post: Post }) {
  const { id, nickName, headImageThumb, type, followed } = author;
  return (
    <div className="flex items-center gap-3 px-4 pt-3 pb-1">
      <button
        type="button"
        onClick={() => openCreator(id)}
        className="press flex min-h-11 min-w-0 flex-1 items-center gap-3 text-left"
      >
        <Avatar name={nickName} src={headImageThumb} size="small" />
        <span className="min-w-0">
          <span className="flex items-center gap-1.5">
            <span className="truncate text-m font-semibold">{nickName}</span>
            {type === UserType.CHARACTER && <Tag>{t("common.ai")}</Tag>}
          </span>
          <span className="block truncate text-xs text-text-3">
            <time dateTime={new Date(publishedAt).toISOString()}>{ageText(publishedAt)}</time>
            {editedAt !== null && ` · ${t("square.edited")}`}
          </span>
        </span>
      </button>
      <FollowButton id={id} listedAsFollowed={followed} />
    </div>
  );
}
