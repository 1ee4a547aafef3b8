import { t } from "../platform/i18n/i18n.ts";
import { recentFault } from "../platform/last-fault.ts";
import { Button } from "./button.tsx";
import { TesseractMark } from "./tesseract-mark.tsx";

interface FailedStateProps {
  /** What happened; default: it did not load. */
  title?: string;
  /**
   * Default: the sentence and number of a recent server fault, otherwise the advice to check the connection. Empty if
   * there is a title, which is then the server's sentence.
   */
  note?: string;
  onRetry: () => void;
  busy?: boolean;
}

/** Says what happened and offers to retry (design rules 8 and 12). */
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
