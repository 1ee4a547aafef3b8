import type { PostCard } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../../platform/i18n/numbers.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { cx } from "../../../../ui/cx.ts";
import { isShort } from "../../masonry.ts";
import { likePost } from "../../posts.store.ts";

const HEART =
  "M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5";

/** Letters of a name that have room beside a heart on the smallest phone. */
const NAME = 3;

/** Who made a card's creation, and how many like it. */
export function CardFoot({ card }: { card: PostCard }) {
  const { id, author, figures, liked } = card;
  return (
    <span className="flex items-center gap-1.5 pt-1.5 text-xs text-text-3">
      <Avatar name={author.nickName} src={author.headImageThumb} size="mark" />
      <span className={cx("min-w-0 flex-1 whitespace-nowrap", !isShort(author.nickName, NAME) && "truncate")}>
        {author.nickName}
      </span>
      <button
        type="button"
        aria-label={t("square.likeCount", { n: figures.likes })}
        aria-pressed={liked}
        onClick={() => void likePost(id, !liked)}
        className={cx(
          "press num relative -mx-2.5 -my-3.5 flex min-h-11 items-center gap-1 px-2.5",
          liked && "text-rose",
        )}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 24 24"
          className={cx(
            "size-3.5 overflow-visible stroke-current stroke-2",
            liked ? "fill-current" : "fill-none",
          )}
        >
          <path strokeLinecap="round" strokeLinejoin="round" d={HEART} />
        </svg>
        {shortCount(figures.likes)}
      </button>
    </span>
  );
}
