import { Download, File, X } from "lucide-react";
import { withoutBidiControls } from "../../../../platform/i18n/bidi-isolated.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { fileSize } from "../../../../platform/i18n/numbers.ts";
import { cx } from "../../../../ui/cx.ts";
import { fileKind } from "../file-kind.ts";
import { FileName } from "../file-name.tsx";
import { BubbleShell } from "./bubble-shell.tsx";
import type { Sending } from "./cancel-ring.tsx";
import { ProgressRing } from "./progress-ring.tsx";

const tones = {
  capsule: "text-capsule",
  sky: "text-sky",
  amber: "text-amber",
  pink: "text-rose",
  plain: "text-text-2",
} as const;

function Badge({ name }: { name: string }) {
  const { label, tone } = fileKind(name);
  return (
    <span
      aria-hidden="true"
      className={cx(
        "grid h-12 w-10 shrink-0 place-items-center rounded-s bg-ink-4 text-2xs font-bold",
        tones[tone],
      )}
    >
      {label === "" ? <File className="size-5 stroke-[1.8]" /> : label}
    </span>
  );
}

interface FileBubbleProps {
  name: string;
  size: number;
  own: boolean;
  /** Where to download it; absent while it is being sent. */
  url?: string;
  sending?: Sending | undefined;
}

/** A file: its kind, name and size. A press downloads it, or cancels it while it is being sent (`MSG-12`). */
export function FileBubble({ name, size, own, url, sending }: FileBubbleProps) {
  const share = sending?.share;
  const body = (
    <>
      <Badge name={name} />
      <span className="min-w-0 flex-1 text-left">
        <FileName name={name} hidden={url !== undefined} className="text-s leading-snug font-semibold" />
        <span className={cx("num block text-xs", own ? "text-on-deep" : "text-text-3")}>
          {share === undefined ? fileSize(size) : t("chat.uploading", { n: Math.round(share * 100) })}
        </span>
      </span>
    </>
  );
  return (
    <BubbleShell own={own} tight className="w-60">
      {url === undefined ? (
        <span className="flex items-center gap-3">
          {body}
          {sending && (
            <button
              type="button"
              aria-label={t("chat.cancelUpload", { name })}
              onClick={sending.onCancel}
              className="hit press text-text-1 *:text-capsule"
            >
              <ProgressRing share={sending.share}>
                <X aria-hidden="true" className="size-4" />
              </ProgressRing>
            </button>
          )}
        </span>
      ) : (
        <a
          href={url}
          download={withoutBidiControls(name)}
          target="_blank"
          rel="noopener noreferrer"
          title={t("chat.download", { name })}
          className="flex items-center gap-3 rounded-s"
        >
          {body}
          <span className="sr-only">{t("chat.download", { name })}</span>
          <Download
            aria-hidden="true"
            className={cx("size-4.5 shrink-0", own ? "text-on-deep" : "text-text-3")}
          />
        </a>
      )}
    </BubbleShell>
  );
}
