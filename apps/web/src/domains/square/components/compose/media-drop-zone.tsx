import { Image, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import {
  type TransferredContent,
  transferredContent,
} from "../../../../platform/media/transferred-content.ts";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { changeDraft, composeStore } from "../../compose.store.ts";
import { addMedia } from "../../media-queue.store.ts";

function appendText(text: string): void {
  const written = composeStore.getState().text;
  changeDraft({ text: written === "" ? text : `${written}\n${text}` });
}

/** Accepts pictures pasted or dropped anywhere on a post; if text came with them, they are only offered. */
export function MediaDropZone({ children }: { children: ReactNode }) {
  const [offered, setOffered] = useState<File[]>([]);
  const take = ({ files, text }: TransferredContent) => (text === "" ? addMedia(files) : setOffered(files));
  const add = () => {
    addMedia(offered);
    setOffered([]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pictures can be chosen by button as well
    <div
      className="flex flex-col gap-3 pt-1 pb-6"
      onPaste={(event) => {
        const carried = transferredContent(event.clipboardData);
        if (carried.files.length === 0) return;
        if (carried.text === "") event.preventDefault();
        take(carried);
      }}
      onDragOver={(event) => event.dataTransfer.types.includes("Files") && event.preventDefault()}
      onDrop={(event) => {
        const carried = transferredContent(event.dataTransfer);
        if (carried.files.length === 0) return;
        event.preventDefault();
        if (carried.text !== "") appendText(carried.text);
        take(carried);
      }}
    >
      {offered.length > 0 && (
        <div role="status" className="flex animate-fade-in items-center gap-3 rounded-m bg-ink-3 pl-4">
          <Image aria-hidden="true" className="size-4 shrink-0 text-capsule" />
          <p className="min-w-0 flex-1 text-xs leading-snug text-text-2">
            {t("common.besideWords", { n: offered.length })}
          </p>
          <Button look="quiet" onClick={add}>
            {t("square.besideAdd")}
          </Button>
          <IconButton
            label={t("common.besideDrop")}
            icon={<X aria-hidden="true" />}
            onClick={() => setOffered([])}
          />
        </div>
      )}
      {children}
    </div>
  );
}
