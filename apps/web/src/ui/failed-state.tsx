import { t } from "../platform/i18n/i18n.ts";
import { recentFault } from "../platform/last-fault.ts";
import { Button } from "./button.tsx";
import { TesseractMark } from "./tesseract-mark.tsx";

interface FailedStateProps {
  /** What happened; default: it did not load. */
  title?: string;
  /**
   * Default: what the server just said of a fault of its own, its number with it, else to look at the connection.
   * Nothing
   * beside a title, which are the server's own words.
   */
  note?: string;
  onRetry: () => void;
  busy?: boolean;
}

/** What happened and a way to try again (design rules 8 and 12). */
export function FailedState({
  title,
  note = title === undefined ? (recentFault() ?? t("common.failedHint")) : "",
  onRetry,
  busy,
}: FailedStateProps) {
  return (
    <div role="alert" className="flex animate-fade-in flex-col items-center px-8 py-14 text-center">
      <TesseractMark size={64} filled={false} className="stroke-rose opacity-80" />
      <p className="mt-5 text-n font-semibold text-balance">{title ?? t("common.failed")}</p>
      <p className="mt-1 text-s text-balance text-text-2 empty:hidden">{note}</p>
      <Button look="ghost" size="small" busy={busy} onClick={onRetry} className="mt-5">
        {t("common.retry")}
      </Button>
    </div>
  );
}
