import { MessageType } from "@4d/contract";
import type { OutboxItem } from "@4d/sync";
import { FileText, RotateCw, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cancelSending, resendMessage, sendAsFile } from "../../sending.store.ts";
import { useUpload } from "../../use-chat-view.ts";

interface FailedActionProps {
  icon: ReactNode;
  label: string;
  onPress: () => void;
}

function FailedAction({ icon, label, onPress }: FailedActionProps) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="press flex min-h-11 items-center gap-1 rounded-full px-2 text-xs font-semibold whitespace-nowrap text-text-1 art:text-on-art [&_svg]:size-3.5"
    >
      {icon}
      {label}
    </button>
  );
}

const MAY_BE_FILES: readonly number[] = [MessageType.IMAGE, MessageType.VIDEO];

/** Under a failed message: why it was not sent, and what can be done. */
export function FailedNote({ item }: { item: OutboxItem }) {
  const { tmpId, ready, type, reason } = item;
  const upload = useUpload(tmpId);
  const isFileMissing = !ready && upload === null;
  return (
    <div role="group" aria-label={t("messages.failedMark")} className="max-w-66 pt-1 text-right">
      <p className="px-1 text-xs leading-snug wrap-anywhere text-rose">{reason ?? t("chat.notSent")}</p>
      <div className="flex flex-wrap justify-end">
        {!ready && upload !== null && MAY_BE_FILES.includes(type) && (
          <FailedAction
            icon={<FileText aria-hidden="true" />}
            label={t("chat.sendAsFile")}
            onPress={() => sendAsFile(tmpId)}
          />
        )}
        {!isFileMissing && (
          <FailedAction
            icon={<RotateCw aria-hidden="true" />}
            label={t("common.retry")}
            onPress={() => resendMessage(tmpId)}
          />
        )}
        <FailedAction
          icon={<Trash2 aria-hidden="true" />}
          label={t("common.remove")}
          onPress={() => cancelSending(tmpId)}
        />
      </div>
    </div>
  );
}
