import { Download, RotateCw } from "lucide-react";
import { t } from "../platform/i18n/i18n.ts";
import { cx } from "./cx.ts";

interface UnplayableVideoProps {
  url: string;
  /** True if this device cannot decode the video; false if it did not load. */
  lacking: boolean;
  onRetry: () => void;
  className?: string;
}

const pill = "press flex min-h-11 items-center gap-1.5 rounded-full px-3 text-xs font-semibold";

/** Replaces a video that does not play: says why, and offers to download it or retry. */
export function UnplayableVideo({ url, lacking, onRetry: onAgain, className }: UnplayableVideoProps) {
  const name = url.split("/").at(-1) ?? "";
  return (
    <div
      role="status"
      className={cx(
        "flex w-56 max-w-full flex-col items-center gap-1 rounded-bubble bg-art-ink p-3 text-center text-xs leading-snug text-on-art",
        className,
      )}
    >
      <p>{t(lacking ? "common.filmUnplayable" : "common.filmFailed")}</p>
      <div className="flex flex-wrap justify-center gap-1">
        <a href={url} download={name} target="_blank" rel="noopener noreferrer" className={cx(pill, "glass")}>
          <Download aria-hidden="true" className="size-4" />
          {t("common.filmDownload")}
        </a>
        <button type="button" onClick={onAgain} className={pill}>
          <RotateCw aria-hidden="true" className="size-4" />
          {t("common.retry")}
        </button>
      </div>
    </div>
  );
}
