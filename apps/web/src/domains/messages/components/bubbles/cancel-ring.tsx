import { X } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { ProgressRing } from "./progress-ring.tsx";

/** A file of a message on its way. */
export interface Sending {
  /** 0 … 1. */
  share: number;
  name: string;
  onCancel: () => void;
}

/** Over a picture or film on its way: how much is there; a press gives it up. */
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
