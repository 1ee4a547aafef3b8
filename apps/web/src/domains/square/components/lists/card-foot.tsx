import type { PostCard } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../../platform/i18n/numbers.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { cx } from "../../../../ui/cx.ts";
import { isShort } from "../../masonry.ts";
import { likePost } from "../../posts.store.ts";

/** Letters of a name that fit beside a heart on the smallest phone. */
const NAME_LETTERS = 3;

/** A card's author and its number of likes. */
export function CardFoot({ card }: { card: PostCard }) {
  const { id, author, figures, liked } = card;
  return (
    <span className="flex items-center gap-1.5 pt-1.5 text-xs text-text-3">
      <Avatar name={author.nickName} src={author.headImageThumb} size="mark" />
      <span
        className={cx(
          "min-w-0 flex-1 whitespace-nowrap",
          !isShort(author.nickName, NAME_LETTERS) && "truncate",
        )}
      >
        {author.nickName}
      </span>
      <button
        type="button"
        aria-label={t("square.likeCount", { n: figures.likes })}
        aria-pressed={liked}
        onClick={() => void likePost(id, !liked)}
        className={cx(
          "press num heart relative -mx-2.5 -my-3.5 flex min-h-11 items-center",
          liked && "text-rose",
        )}
      >
        {shortCount(figures.likes)}
      </button>
    </span>
  );
}
