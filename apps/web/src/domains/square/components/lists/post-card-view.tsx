import type { PostCard } from "@4d/contract";
import { Ellipsis, Heart, Images, Play } from "lucide-react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../../platform/i18n/numbers.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { cx } from "../../../../ui/cx.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { coverRatio } from "../../masonry.ts";
import { play } from "../../playing.ts";
import { likePost, postsStore } from "../../posts.store.ts";
import { nameOfPost } from "../../share-post.ts";
import { openPost } from "../../square-paths.ts";
import { Cover } from "../post/cover.tsx";

interface PostCardViewProps {
  card: PostCard;
  onOptions?: (card: PostCard) => unknown;
}

/** What a card says of itself over its cover: its kind, its state, how many pictures. */
function Marks({ card }: { card: PostCard }) {
  const { kind, creation, status, visibility, mediaCount, aiLabel } = card;
  // Painting is a craft of its own here; pictures somebody brought along are pictures.
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

function Foot({ card }: { card: PostCard }) {
  const { author, figures, liked } = card;
  return (
    <span className="flex items-center gap-1.5 pt-1.5 text-xs text-text-3">
      <Avatar name={author.nickName} src={author.headImageThumb} size="mark" />
      <span className="min-w-0 flex-1 truncate">{author.nickName}</span>
      <button
        type="button"
        aria-label={t("square.likeCount", { n: figures.likes })}
        aria-pressed={liked}
        onClick={() => void likePost(card.id, !liked)}
        className={cx(
          "hit press num relative z-1 -my-1 flex min-h-6 items-center gap-1",
          liked && "text-rose",
        )}
      >
        <Heart aria-hidden="true" className={cx("size-3.5 stroke-2", liked && "fill-current")} />
        {shortCount(figures.likes)}
      </button>
    </span>
  );
}

/** A post as a card of two columns: cover at its true size, name, why it is here, who wrote it (`FEED-1`). */
export function PostCardView({ card: told, onOptions }: PostCardViewProps) {
  const held = useStore(postsStore, ({ cards }) => cards[told.id]);
  const card = held === undefined ? told : { ...held, why: told.why };
  const { id, cover, creation, title, excerpt, why } = card;
  const words = cover === null ? excerpt : "";
  const heading = title || (cover === null ? "" : excerpt);
  return (
    <article className="relative overflow-hidden rounded-m bg-ink-2">
      <button
        type="button"
        aria-label={nameOfPost(card)}
        onClick={() => openPost(id)}
        className="press absolute inset-0 rounded-m -outline-offset-2 focus-visible:z-1"
      />
      <div
        className="pointer-events-none relative overflow-hidden bg-art-ink text-on-art"
        style={{ aspectRatio: coverRatio(card) }}
      >
        <Cover media={cover} seed={id} />
        {words !== "" && (
          <span className="absolute inset-0 flex items-center bg-(--art-veil-soft) p-3.5 pt-9">
            <span className="line-clamp-5 text-m leading-snug font-semibold wrap-anywhere">{words}</span>
          </span>
        )}
      </div>
      <Marks card={card} />
      {creation?.playable === true && (
        <PlayButton title={creation.title} ratio={coverRatio(card)} onPlay={() => play(card)} />
      )}
      {onOptions !== undefined && (
        <button
          type="button"
          aria-label={t("square.options", { name: nameOfPost(card) })}
          onClick={() => void onOptions(card)}
          className="hit press absolute! top-1.5 right-1.5 grid size-7 place-items-center rounded-full bg-(--art-veil-soft) text-on-art"
        >
          <Ellipsis aria-hidden="true" className="size-4.5" />
        </button>
      )}
      <div className="px-2.75 pt-2.25 pb-2.75">
        {heading !== "" && (
          <h3 className="pointer-events-none line-clamp-2 text-m leading-snug font-semibold wrap-anywhere">
            {heading}
          </h3>
        )}
        {why !== null && (
          <p className="pointer-events-none truncate pt-0.5 text-xs leading-snug text-text-3">{why.text}</p>
        )}
        <Foot card={card} />
      </div>
    </article>
  );
}

interface PlayButtonProps {
  title: string;
  ratio: number;
  onPlay: () => void;
}

/** In the lower corner of the cover, which is as high as its shape makes it. */
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
