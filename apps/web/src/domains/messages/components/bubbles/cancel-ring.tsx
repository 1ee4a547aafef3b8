import { X } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { ProgressRing } from "./progress-ring.tsx";

/** A file of a message that is being sent. */
export interface Sending {
  /** 0 … 1. */
  share: number;
  name: string;
  onCancel: () => void;
}

/** Over a picture or video being sent: progress; a press cancels. */
export function CancelRing({ share, name, onCancel }: Sending) {
  return (
    <span className="absolute inset-0 grid place-items-center rounded-bubble bg-scrim">
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
  );
}
