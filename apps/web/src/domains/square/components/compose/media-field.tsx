import { POST_MEDIA_MAX } from "@4d/contract";
import { ArrowLeft, Film, ImagePlus, RotateCcw, X } from "lucide-react";
import { useRef } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { FileInput } from "../../../../ui/file-input.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import {
  addMedia,
  dropMedia,
  type MediaItem,
  mediaStore,
  moveMedia,
  retryMedia,
  setMadeByAi,
} from "../../media-queue.store.ts";

const corner = "absolute! scale-75";

function MediaPreview({ preview, isVideo }: Pick<MediaItem, "preview" | "isVideo">) {
  if (!isVideo) return <img src={preview} alt="" className="size-full object-cover" />;
  return (
    <>
      <video src={preview} muted playsInline preload="metadata" className="size-full object-cover" />
      <Film aria-hidden="true" className="absolute top-2 left-2 size-4.5 text-on-art" />
    </>
  );
}

function MediaTile({ item, at, of }: { item: MediaItem; at: number; of: number }) {
  const { key, share, stored, trouble, byAi } = item;
  const going = stored === null && trouble === "";
  return (
    <li className="relative aspect-square overflow-hidden rounded-m bg-ink-3" aria-busy={going}>
      <MediaPreview preview={item.preview} isVideo={item.isVideo} />
      {going && (
        <span className="num absolute inset-0 grid place-items-center bg-(--art-veil-soft) text-s text-on-art">
          {Math.round(share * 100)}%
        </span>
      )}
      {trouble !== "" && (
        <button
          type="button"
          onClick={() => retryMedia(key)}
          className="absolute inset-0 flex flex-col items-center justify-center gap-1 bg-(--art-veil) p-2 text-center text-xs text-on-art"
        >
          <RotateCcw aria-hidden="true" className="size-5" />
          <span className="line-clamp-3">{trouble}</span>
        </button>
      )}
      <IconButton
        look="glass"
        label={t("square.dropMedia", { at, n: of })}
        icon={<X aria-hidden="true" />}
        className={cx(corner, "-top-1 -right-1")}
        onClick={() => dropMedia(key)}
      />
      <button
        type="button"
        aria-label={t("square.markMedia", { at, n: of })}
        aria-pressed={byAi}
        onClick={() => setMadeByAi(key, !byAi)}
        className="hit press absolute! right-1.5 bottom-1.5"
      >
        <span
          className={cx(
            "block rounded-full px-2 py-0.5 text-2xs font-bold",
            byAi ? "bg-capsule text-on-capsule" : "glass",
          )}
        >
          {t("common.ai")}
        </span>
      </button>
      {at > 1 && (
        <IconButton
          look="glass"
          label={t("square.moveMedia", { at, n: of })}
          icon={<ArrowLeft aria-hidden="true" />}
          className={cx(corner, "-bottom-1 -left-1")}
          onClick={() => moveMedia(key)}
        />
      )}
    </li>
  );
}

/** Up to nine pictures and videos, uploaded while the post is written; the first is the cover. */
export function MediaField() {
  const items = useStore(mediaStore, (state) => state.items);
  const field = useRef<HTMLInputElement>(null);
  return (
    <section aria-label={t("square.media")}>
      <ul className="grid grid-cols-3 gap-2">
        {items.map((item, at) => (
          <MediaTile key={item.key} item={item} at={at + 1} of={items.length} />
        ))}
        {items.length < POST_MEDIA_MAX && (
          <li>
            <button
              type="button"
              onClick={() => field.current?.click()}
              className="press flex aspect-square w-full flex-col items-center justify-center gap-1 rounded-m bg-ink-3 text-s text-text-2"
            >
              <ImagePlus aria-hidden="true" className="size-6 stroke-[1.8]" />
              {t("square.addMedia")}
              <span className="num text-xs text-text-3">
                {t("common.counter", { n: items.length, max: POST_MEDIA_MAX })}
              </span>
            </button>
            <FileInput field={field} accept="image/*,video/*" multiple onChosen={addMedia} />
          </li>
        )}
      </ul>
      {items.length > 0 && <p className="pt-1.5 text-xs text-text-3">{t("square.markMediaNote")}</p>}
    </section>
  );
}
