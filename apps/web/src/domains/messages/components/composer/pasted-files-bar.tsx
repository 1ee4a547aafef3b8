import { Image, X } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";

interface PastedFilesBarProps {
  /** Number of files that came with the words. */
  n: number;
  onSend: () => void;
  onDrop: () => void;
}

/** Over the field: office programs paste a picture along with words; offers to send it too. */
export function PastedFilesBar({ n, onSend, onDrop }: PastedFilesBarProps) {
  return (
    <div role="status" className="flex animate-fade-in items-center gap-3 pt-1.5 pl-4">
      <Image aria-hidden="true" className="size-4 shrink-0 text-capsule" />
      <p className="min-w-0 flex-1 text-xs leading-snug text-text-2">{t("common.besideWords", { n })}</p>
      <Button look="quiet" onClick={onSend}>
        {t("chat.besideSend")}
      </Button>
      <IconButton label={t("common.besideDrop")} icon={<X aria-hidden="true" />} onClick={onDrop} />
    </div>
  );
}
