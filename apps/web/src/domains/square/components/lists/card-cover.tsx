import type { PostCard, PostMedia } from "@4d/contract";
import { useEffect, useRef, useState } from "react";
import { cx } from "../../../../ui/cx.ts";
import { SceneArt } from "../../../../ui/scene-art.tsx";
import { whenLate } from "../../late-pictures.ts";
import { coverRatio } from "../../masonry.ts";

/** A cover's picture; on its own blur while it is late: most are there before they are scrolled to. */
function Picture({ media: { thumbUrl, blur }, onBroken }: { media: PostMedia; onBroken: () => void }) {
  const img = useRef<HTMLImageElement>(null);
  const [late, setLate] = useState(false);
  useEffect(() => (img.current ? whenLate(img.current, () => setLate(true)) : undefined), []);
  return (
    <img
      ref={img}
      src={thumbUrl}
      alt=""
      decoding="async"
      draggable={false}
      onLoad={() => setLate(false)}
      onError={onBroken}
      className="size-full rounded-t-m bg-cover bg-center object-cover"
      style={{ backgroundImage: late && blur !== undefined ? `url("${blur}")` : undefined }}
    />
  );
}

/** The upper part of a card: its picture at its true size, or a painted sky with its words if it has no more to show. */
export function CardCover({ card }: { card: PostCard }) {
  const { id, cover, excerpt } = card;
  const [broken, setBroken] = useState(false);
  const words = cover === null ? excerpt : "";
  return (
    <div
      className={cx("rounded-t-m bg-art-ink text-on-art", words !== "" && "pointer-events-none relative")}
      style={{ aspectRatio: coverRatio(card) }}
    >
      {cover === null || broken ? (
        <SceneArt seed={id} className="block size-full rounded-t-m" />
      ) : (
        <Picture media={cover} onBroken={() => setBroken(true)} />
      )}
      {words !== "" && (
        <span className="absolute inset-0 flex items-center rounded-t-m bg-(--art-veil-soft) p-3.5 pt-9">
          <span className="line-clamp-5 text-m leading-snug font-semibold wrap-anywhere">{words}</span>
        </span>
      )}
    </div>
  );
}
