import type { PostCard } from "@4d/contract";
import { Images, Play } from "lucide-react";
import { memo, useLayoutEffect, useMemo, useRef } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import type { CardHeights } from "../../card-heights.ts";
import { coverRatio, isShort } from "../../masonry.ts";
import { openPlaySheet } from "../../playing.ts";
import { postsStore } from "../../posts.store.ts";
import { postName } from "../../share-post.ts";
import { openPost } from "../../square-paths.ts";
import { CardCover } from "./card-cover.tsx";
import { CardFoot } from "./card-foot.tsx";

/** Letters of a title that fit on its two lines on the smallest phone, even at twice the text size. */
const TITLE_LETTERS = 7;

interface PostCardViewProps {
  /** The card as the list has it: only the list knows why it is here. */
  listed: PostCard;
  /** Records its measured height, for the space it takes while it is not drawn. */
  heights: CardHeights;
  /** Draws only the cover, on the space reserved for the card; the rest follows when there is time. */
  coverOnly: boolean;
  onOptions?: (card: PostCard) => unknown;
}

/** Tags over a card's cover: its kind, its status, number of pictures. */
function CardTags({ card }: { card: PostCard }) {
  const { kind, creation, status, visibility, mediaCount, aiLabel } = card;
  // Paintings are creations; uploaded pictures are just pictures.
  const name = kind === "image" && creation === null ? "picture" : kind;
  return (
    <span className="pointer-events-none absolute top-2 left-2 flex max-w-[calc(100%-52px)] flex-wrap gap-1">
      <Tag tone="veil">{t(`square.kind.${name}`)}</Tag>
      {aiLabel !== "none" && <Tag tone="veil">{t(`square.ai.${aiLabel}`)}</Tag>}
      {status !== "published" && <Tag tone="rose">{t(`square.status.${status}`)}</Tag>}
      {status === "published" && visibility !== "public" && (
        <Tag tone="veil">{t(`square.visible.${visibility}`)}</Tag>
      )}
      {mediaCount > 1 && (
        <Tag tone="veil">
          <span className="num flex items-center gap-0.5">
            <Images aria-hidden="true" className="size-3" />
            {mediaCount}
          </span>
        </Tag>
      )}
    </span>
  );
}

/** What stands on and under a card's cover, and its press target. */
function CardDetails({ card, onOptions }: { card: PostCard } & Pick<PostCardViewProps, "onOptions">) {
  const { cover, creation, title, excerpt, why } = card;
  const heading = title || (cover === null ? "" : excerpt);
  return (
    <>
      <CardTags card={card} />
      {creation?.playable === true && (
        <PlayButton title={creation.title} ratio={coverRatio(card)} onPlay={() => void openPlaySheet(card)} />
      )}
      {onOptions !== undefined && (
        <button
          type="button"
          aria-label={t("square.options", { name: postName(card) })}
          onClick={() => void onOptions(card)}
          className="press dots absolute -top-0.5 -right-0.5 size-11 rounded-full p-2 text-on-art -outline-offset-6"
        />
      )}
      <div className="px-2.75 pt-2.25 pb-2.75">
        {heading !== "" && (
          <h3
            className={cx(
              "text-m leading-snug font-semibold wrap-anywhere",
              !isShort(heading, TITLE_LETTERS) && "line-clamp-2",
            )}
          >
            {heading}
          </h3>
        )}
        {why !== null && <p className="truncate pt-0.5 text-xs leading-snug text-text-3">{why.text}</p>}
        <CardFoot card={card} />
      </div>
    </>
  );
}

/**
 * A post as a card of two columns: cover in its aspect ratio, title, reason, author (`FEED-1`). Few elements
 * and no needless clip: a scroll mounts twenty cards a second, and every clip is one more layer to compute.
 */
export const PostCardView = memo(function Card({ listed, heights, coverOnly, onOptions }: PostCardViewProps) {
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!coverOnly) heights.record(listed.id, box.current?.getBoundingClientRect().height ?? 0);
  });
  const held = useStore(postsStore, ({ cards }) => cards[listed.id]);
  const card = useMemo(() => (held === undefined ? listed : { ...held, why: listed.why }), [held, listed]);
  return (
    <article
      ref={box}
      style={{ minHeight: coverOnly ? heights.heightOf(listed) : undefined }}
      className="relative mb-2.5 rounded-m bg-ink-2 contain-layout contain-style"
    >
      <button
        type="button"
        aria-label={postName(card)}
        onClick={() => openPost(card.id)}
        className="absolute inset-0 rounded-m -outline-offset-2 focus-visible:z-1"
      />
      <CardCover card={card} />
      {!coverOnly && <CardDetails card={card} onOptions={onOptions} />}
    </article>
  );
});

interface PlayButtonProps {
  title: string;
  ratio: number;
  onPlay: () => void;
}

/** In the lower corner of the cover, whose height follows from its ratio. */
function PlayButton({ title, ratio, onPlay }: PlayButtonProps) {
  return (
    <span className="pointer-events-none absolute inset-x-0 top-0" style={{ aspectRatio: ratio }}>
      <IconButton
        look="veil"
        label={t("square.play", { name: title })}
        icon={<Play aria-hidden="true" className="fill-current" />}
        className="pointer-events-auto absolute! right-0.5 bottom-0.5"
        onClick={onPlay}
      />
    </span>
  );
}
