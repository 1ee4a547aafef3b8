import type { ImageContent } from "@4d/contract";
import { ImageOff } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cachedPicture } from "../../../../platform/media/file-cache.ts";
import { cx } from "../../../../ui/cx.ts";
import { Tag } from "../../../../ui/tag.tsx";
import { pictureSize } from "../picture-size.ts";
import { stickerName } from "../stickers.ts";
import { CancelRing, type Sending } from "./cancel-ring.tsx";

interface ImageBubbleProps {
  /** Null until it is uploaded. */
  content: ImageContent | null;
  /** My own file, shown while it is being sent and until the stored picture is drawn. */
  under?: string | undefined;
  sending?: Sending | undefined;
  onOpen?: (() => void) | undefined;
}

function Sticker({ name, src }: { name: string; src: string }) {
  const label = t("chat.sticker", { name: stickerName(name) });
  return <img src={src} alt={label} width={128} height={128} draggable={false} className="size-32" />;
}

interface BelowProps {
  src: string;
  /** A few pixels, drawn as a blur. */
  blurred: boolean;
  /** The picture over it is shown. This one is removed then, so that it does not shine through transparency. */
  covered: boolean;
  onSize: (size: { width: number; height: number }) => void;
}

/** What shows before the picture does: my own file, or a blur. */
function Below({ src, blurred, covered, onSize }: BelowProps) {
  const [broken, setBroken] = useState(false);
  if (broken)
    return covered ? null : (
      <ImageOff aria-hidden="true" className="absolute inset-0 m-auto size-8 stroke-[1.6] text-text-3" />
    );
  return (
    <img
      src={src}
      alt=""
      draggable={false}
      onError={() => setBroken(true)}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        !blurred && onSize({ width: naturalWidth, height: naturalHeight })
      }
      className={cx(
        "absolute inset-0 size-full object-cover transition-opacity duration-0",
        blurred && "scale-110 blur-md",
        covered && "opacity-0 delay-(--press)",
      )}
    />
  );
}

interface StoredProps {
  content: ImageContent;
  onShown: () => void;
  isShown: boolean;
}

/** Whether animations may load and play by themselves here. */
function mayMove(): boolean {
  const isSaving =
    "connection" in navigator && (navigator.connection as { saveData?: boolean } | null)?.saveData === true;
  return !isSaving && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The stored picture; reports when it is visible. An animated one waits until it has loaded whole. */
function Stored({ content, onShown, isShown }: StoredProps) {
  const { thumbUrl, originUrl, moving } = content;
  const [src, setSrc] = useState(thumbUrl);
  const [broken, setBroken] = useState(false);
  const [moves, setMoves] = useState(false);
  if (broken)
    return (
      <span className="absolute inset-0 grid place-items-center p-2 text-center text-xs text-text-2">
        {t("chat.pictureFailed")}
      </span>
    );
  return (
    <>
      <img
        src={src}
        alt=""
        decoding="async"
        draggable={false}
        onLoad={({ currentTarget }) => {
          // Loaded is not decoded yet, and what lies below is removed on this report.
          const shown = () => {
            if (src.startsWith("blob:")) URL.revokeObjectURL(src);
            onShown();
          };
          currentTarget.decode().then(shown, shown);
        }}
        onError={() => {
          if (src === thumbUrl) void cachedPicture(thumbUrl).then(setSrc);
          else setBroken(true);
        }}
        className={cx(
          "absolute inset-0 size-full object-cover",
          // Under a transparent animation its first frame would show.
          moves ? "opacity-0" : "transition-opacity duration-[var(--press)]",
          !isShown && "opacity-0",
        )}
      />
      {moving === true && isShown && originUrl !== thumbUrl && mayMove() && (
        <img
          src={originUrl}
          alt=""
          draggable={false}
          onLoad={() => setMoves(true)}
          className={cx("absolute inset-0 size-full object-cover", !moves && "opacity-0")}
        />
      )}
    </>
  );
}

/**
 * An image in its aspect ratio before it loads, its blur first (`MSG-10`); or one of our stickers, bare. While it is
 * being sent my own file is shown, until the stored picture covers it.
 */
export function ImageBubble({ content, under, sending, onOpen }: ImageBubbleProps) {
  const [isShown, setShown] = useState(false);
  const [natural, setNatural] = useState({ width: 0, height: 0 });
  if (content?.sticker !== undefined) return <Sticker name={content.sticker} src={content.originUrl} />;
  const { width, height } = natural.width > 0 || content === null ? natural : content;
  const size = pictureSize(width, height);
  const below = under ?? content?.blur;
  return (
    <div className="relative max-w-full" style={{ width: size.width }}>
      <button
        type="button"
        aria-label={t(onOpen === undefined ? "chat.picture" : "chat.openPicture")}
        disabled={onOpen === undefined}
        onClick={onOpen}
        className="relative block w-full overflow-hidden rounded-bubble bg-ink-3"
        style={{ aspectRatio: `${size.width} / ${size.height}` }}
      >
        {below !== undefined && (
          <Below
            key={below}
            src={below}
            blurred={under === undefined}
            covered={isShown}
            onSize={setNatural}
          />
        )}
        {content !== null && <Stored content={content} isShown={isShown} onShown={() => setShown(true)} />}
        {content?.by !== undefined && (
          <span className="absolute bottom-1.5 left-1.5">
            <Tag tone="glass">{t(content.by === "builtin" ? "chat.byPainter" : "chat.byModel")}</Tag>
          </span>
        )}
      </button>
      {sending && <CancelRing {...sending} />}
    </div>
  );
}
