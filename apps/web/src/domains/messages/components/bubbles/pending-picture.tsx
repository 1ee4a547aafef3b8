import { ImageOff, X } from "lucide-react";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { pictureSize } from "../picture-size.ts";
import { ProgressRing } from "./progress-ring.tsx";

interface PendingPictureProps {
  /** Object URL of the local file. */
  src: string;
  film: boolean;
  share: number | undefined;
  name: string;
  onCancel: () => void;
}

/** A picture or film on its way, from the local file; the ring cancels. */
export function PendingPicture({ src, film, share, name, onCancel }: PendingPictureProps) {
  const [natural, setNatural] = useState({ width: 0, height: 0 });
  const [broken, setBroken] = useState(false);
  const size = pictureSize(natural.width, natural.height);
  return (
    <span
      className="relative block max-w-full overflow-hidden rounded-bubble bg-ink-3"
      style={{ width: size.width, aspectRatio: `${size.width} / ${size.height}` }}
    >
      {film ? (
        <video
          src={src}
          muted
          playsInline
          preload="metadata"
          onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
            setNatural({ width: videoWidth, height: videoHeight })
          }
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <img
          src={src}
          alt={t("chat.picture")}
          decoding="async"
          onError={() => setBroken(true)}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setNatural({ width: naturalWidth, height: naturalHeight })
          }
          className={cx("absolute inset-0 size-full object-cover", broken && "opacity-0")}
        />
      )}
      {broken && (
        <ImageOff aria-hidden="true" className="absolute inset-0 m-auto size-8 stroke-[1.6] text-text-3" />
      )}
      {share !== undefined && (
        <span className="absolute inset-0 grid place-items-center bg-scrim">
          <button
            type="button"
            aria-label={t("chat.cancelUpload", { name })}
            onClick={onCancel}
            className="hit press rounded-full"
          >
            <ProgressRing share={share}>
              <X aria-hidden="true" className="size-4" />
            </ProgressRing>
          </button>
        </span>
      )}
    </span>
  );
}
