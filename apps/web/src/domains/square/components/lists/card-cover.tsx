import type { PostCard, PostMedia } from "@4d/contract";
import { memo, useEffect, useRef, useState } from "react";
import { networkRestored } from "../../../../platform/network-restored.ts";
import { cx } from "../../../../ui/cx.ts";
import { SceneArt } from "../../../../ui/scene-art.tsx";
import { whenLate } from "../../late-pictures.ts";
import { coverRatio } from "../../masonry.ts";

interface PictureProps {
  media: PostMedia;
  ratio: number;
  onBroken: () => void;
}

/** A cover's picture; on its blur only when it is late: most load before they are scrolled to. */
function CoverPicture({ media: { thumbUrl, blur }, ratio, onBroken }: PictureProps) {
  const img = useRef<HTMLImageElement>(null);
  const [late, setLate] = useState(false);
  useEffect(() => (img.current ? whenLate(img.current, () => setLate(true)) : undefined), []);
  const backgroundImage = late && blur !== undefined ? `url("${blur}")` : undefined;
  return (
    <img
      ref={img}
      src={thumbUrl}
      alt=""
      decoding="async"
      draggable={false}
      onLoad={late ? () => setLate(false) : undefined}
      onError={onBroken}
      className="block w-full rounded-t-m bg-art-ink bg-cover bg-center object-cover"
      style={{ aspectRatio: ratio, backgroundImage }}
    />
  );
}

/** Beside the sky of a picture that failed to load: only these few wait for the network. */
function WhenOnline({ then }: { then: (broken: null) => void }) {
  useEffect(() => networkRestored.on(() => then(null)), [then]);
  return null;
}

/** The upper part of a card: its picture in its aspect ratio, or a painted sky, with text if it has nothing else. */
export const CardCover = memo(function Cover({ card }: { card: PostCard }) {
  const { id, cover, excerpt } = card;
  // The cover that failed: retried when the server sends it again, or the network returns.
  const [broken, setBroken] = useState<PostMedia | null>(null);
  const aspectRatio = coverRatio(card);
  if (cover !== null && cover !== broken) {
    return <CoverPicture media={cover} ratio={aspectRatio} onBroken={() => setBroken(cover)} />;
  }
  const words = cover === null ? excerpt : "";
  return (
    <div
      className={cx("rounded-t-m bg-art-ink text-on-art", words !== "" && "pointer-events-none relative")}
      style={{ aspectRatio }}
    >
      <SceneArt seed={id} className="block size-full rounded-t-m" />
      {cover !== null && <WhenOnline then={setBroken} />}
      {words !== "" && (
        <span className="absolute inset-0 flex items-center rounded-t-m bg-(--art-veil-soft) p-3.5 pt-9">
          <span className="line-clamp-5 text-m leading-snug font-semibold wrap-anywhere">{words}</span>
        </span>
      )}
    </div>
  );
});
