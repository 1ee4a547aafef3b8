import type { ImageContent } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cachedPicture } from "../../../../platform/media/file-cache.ts";
import { cx } from "../../../../ui/cx.ts";
import { Tag } from "../../../../ui/tag.tsx";
import { pictureSize } from "../picture-size.ts";
import { stickerName } from "../stickers.ts";

interface ImageBubbleProps {
  content: ImageContent;
  /** My own file just sent, so that nothing flickers while the stored picture loads. */
  under?: string | undefined;
  onOpen?: (() => void) | undefined;
}

function Sticker({ name, src }: { name: string; src: string }) {
  const label = t("chat.sticker", { name: stickerName(name) });
  return <img src={src} alt={label} width={128} height={128} draggable={false} className="size-32" />;
}

/** An image at its true shape before it loads, its blur first (`MSG-10`); or one of our stickers, bare. */
export function ImageBubble({ content, under, onOpen }: ImageBubbleProps) {
  const [state, setState] = useState<"loading" | "shown" | "broken">("loading");
  const { originUrl, thumbUrl, width, height, blur, sticker, by } = content;
  const [src, setSrc] = useState(thumbUrl);
  if (sticker !== undefined) return <Sticker name={sticker} src={originUrl} />;
  const size = pictureSize(width, height);
  const below = under ?? blur;
  return (
    <button
      type="button"
      aria-label={t("chat.openPicture")}
      disabled={onOpen === undefined}
      onClick={onOpen}
      className="relative block max-w-full overflow-hidden rounded-bubble bg-ink-3"
      style={{ width: size.width, aspectRatio: `${size.width} / ${size.height}` }}
    >
      {below !== undefined && state !== "shown" && (
        <img
          src={below}
          alt=""
          className={cx(
            "absolute inset-0 size-full object-cover",
            under === undefined && "scale-110 blur-md",
          )}
        />
      )}
      {state === "broken" ? (
        <span className="absolute inset-0 grid place-items-center p-2 text-center text-xs text-text-2">
          {t("chat.pictureFailed")}
        </span>
      ) : (
        <img
          src={src}
          alt=""
          decoding="async"
          draggable={false}
          onLoad={() => {
            if (src.startsWith("blob:")) URL.revokeObjectURL(src);
            setState("shown");
          }}
          onError={() => {
            if (src === thumbUrl) void cachedPicture(thumbUrl).then(setSrc);
            else setState("broken");
          }}
          className={cx(
            "absolute inset-0 size-full object-cover transition-opacity duration-[var(--press)]",
            state === "loading" && "opacity-0",
          )}
        />
      )}
      {by !== undefined && (
        <span className="absolute bottom-1.5 left-1.5">
          <Tag tone="glass">{t(by === "builtin" ? "chat.byPainter" : "chat.byModel")}</Tag>
        </span>
      )}
    </button>
  );
}
