import { t } from "../platform/i18n/i18n.ts";
import { Button } from "./button.tsx";
import { TesseractMark } from "./tesseract-mark.tsx";

interface FailedStateProps {
  /** What happened; default: it did not load. */
  title?: string;
  /** What to do; without both, to look at the connection, which the server's own words are not about. */
  note?: string;
  onRetry: () => void;
  busy?: boolean;
}

/** What happened and a way to try again (design rules 8 and 12). */
export function FailedState({
  title,
  note = title === undefined ? t("common.failedHint") : "",
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
