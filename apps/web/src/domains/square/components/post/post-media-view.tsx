import type { Post, PostMedia } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { isUnplayable } from "../../../../platform/media/is-unplayable.ts";
import { cx } from "../../../../ui/cx.ts";
import { PictureViewer } from "../../../../ui/picture-viewer.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { UnplayableVideo } from "../../../../ui/unplayable-video.tsx";
import { Cover } from "./cover.tsx";

/** Limits of the row's aspect ratio, width by height: a taller row would leave no room for text on a phone. */
const TALLEST = 3 / 4;
const FLATTEST = 16 / 9;

/** The aspect ratio of the row: that of the tallest item, within the limits. */
const ratioOf = (media: readonly PostMedia[]): number => {
  const tallest = Math.min(...media.map(({ width, height }) => width / Math.max(1, height)));
  return Math.min(FLATTEST, Math.max(TALLEST, tallest));
};

/** A video of a post; offered as a file if this device cannot play it. */
function PostVideo({ url, poster, label }: { url: string; poster: string; label: string }) {
  const [unplayable, setUnplayable] = useState(false);
  if (unplayable)
    return (
      <UnplayableVideo
        url={url}
        lacking
        onRetry={() => setUnplayable(false)}
        className="absolute inset-0 m-auto h-fit"
      />
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: people's own videos have no captions
    <video
      src={url}
      poster={poster}
      controls
      playsInline
      preload="none"
      aria-label={label}
      onLoadedMetadata={({ currentTarget }) => setUnplayable(isUnplayable(currentTarget))}
      onError={({ currentTarget }) => setUnplayable(isUnplayable(currentTarget))}
      className="absolute inset-0 size-full bg-art-ink object-contain"
    />
  );
}

interface SlideProps {
  item: PostMedia;
  /** Its number, from 1, and how many there are. */
  at: number;
  of: number;
  /** Of the drawing shown where there is no picture. */
  seed: number;
  onOpen: () => void;
}

function MediaSlide({ item, at, of, seed, onOpen }: SlideProps) {
  if (item.kind === "video")
    return <PostVideo url={item.url} poster={item.thumbUrl} label={t("square.film", { at, n: of })} />;
  return (
    <button
      type="button"
      aria-label={t("square.picture", { at, n: of })}
      onClick={onOpen}
      className="absolute inset-0 -outline-offset-4"
    >
      <Cover media={item} seed={seed} large />
    </button>
  );
}

/** Pictures and videos of a post in a row to swipe through; a press opens a picture. */
export function PostMediaView({ post: { id, media, cover } }: { post: Post }) {
  const [open, setOpen] = useState<PostMedia | null>(null);
  const [at, setAt] = useState(0);
  const shown = media.length > 0 || cover === null ? media : [cover];
  if (shown.length === 0) return null;
  const updatePosition = (box: HTMLElement) =>
    setAt(Math.round(box.scrollLeft / Math.max(1, box.clientWidth)));
  return (
    <section aria-label={t("square.pictures", { n: shown.length })} className="relative bg-art-ink">
      <ul
        onScroll={({ currentTarget }) => updatePosition(currentTarget)}
        className="row-x snap-x snap-mandatory"
      >
        {shown.map((item, index) => (
          <li
            key={item.url}
            className="relative w-full shrink-0 snap-center overflow-hidden"
            style={{ aspectRatio: ratioOf(shown) }}
          >
            {item.aiLabel !== undefined && (
              <span className="pointer-events-none absolute top-2.5 left-2.5 z-1">
                <Tag tone="glass">{t(`square.ai.${item.aiLabel}`)}</Tag>
              </span>
            )}
            <MediaSlide item={item} at={index + 1} of={shown.length} seed={id} onOpen={() => setOpen(item)} />
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <div aria-hidden="true" className="absolute inset-x-0 bottom-2.5 flex justify-center gap-1.5">
          {shown.map((item, index) => (
            <span
              key={item.url}
              className={cx("size-1.5 rounded-full bg-on-art", index !== at && "opacity-40")}
            />
          ))}
        </div>
      )}
      <PictureViewer
        open={open !== null}
        onClose={() => setOpen(null)}
        src={open?.url ?? ""}
        label={t("square.pictureOpen")}
      />
    </section>
  );
}
