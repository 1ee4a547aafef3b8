import { Clock, File as FileIcon, Film, X } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { fileSize } from "../../../../platform/i18n/numbers.ts";
import { usePage } from "../../../../platform/page.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { chatIdentity } from "../../chat-directory.ts";
import { scheduledParts } from "../../message-timing-parts.ts";
import { useChat } from "../box/chat-context.ts";
import { FileName } from "../file-name.tsx";
import { scheduledFilesRequest } from "./scheduled-files.ts";
import { type Chosen, sendableOf, sendChosen } from "./send-files.ts";

/** A picture not yet sent; its object URL lives as long as it is shown. */
function LocalPicture({ file, onBroken }: { file: File; onBroken: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" decoding="async" onError={onBroken} className="size-full object-cover" />;
}

interface FileRowProps {
  chosen: Chosen;
  /** The picture cannot be read here. */
  onBroken: () => void;
  onRemove: (() => void) | null;
}

function FileRow({ chosen: { file, kind, isUnreadable }, onBroken, onRemove }: FileRowProps) {
  const Icon = kind === "video" ? Film : FileIcon;
  return (
    <li className="flex min-h-16 items-center gap-3">
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-s bg-ink-4 text-text-2">
        {kind === "image" ? (
          <LocalPicture file={file} onBroken={onBroken} />
        ) : (
          <Icon aria-hidden="true" className="size-5" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <FileName name={file.name} className="text-m" />
        <span className="num block text-xs text-text-3">{fileSize(file.size)}</span>
        {isUnreadable && (
          <span role="status" className="block text-xs leading-snug text-amber">
            {t("chat.goesAsFile")}
          </span>
        )}
      </span>
      {onRemove !== null && (
        <IconButton label={t("common.remove")} icon={<X aria-hidden="true" />} onClick={onRemove} />
      )}
    </li>
  );
}

export interface SendSheetProps {
  open: boolean;
  files: readonly Chosen[];
  onChange: (files: Chosen[]) => void;
}

/** Schedules files instead of sending them; null while that is not possible (`MSG-17`). */
function useSendLater({ files, onChange }: Omit<SendSheetProps, "open">) {
  const { chatId } = useChat();
  const parts = useSignal(scheduledParts);
  const [isBusy, setBusy] = useState(false);
  const upload = useRef<AbortController>(null);
  if (parts === null) return { isBusy, later: null, giveUp: () => undefined };
  const later = () => {
    upload.current = new AbortController();
    const { signal } = upload.current;
    let remaining = sendableOf(files);
    const onScheduled = (file: File) => {
      remaining = remaining.filter((other) => other.file !== file);
      // A sheet closed meanwhile stays closed.
      if (!signal.aborted) onChange(remaining);
    };
    const request = scheduledFilesRequest(chatId, remaining, { signal, onScheduled });
    if (remaining.length > 0) parts.sendLater(request, () => onChange([]), setBusy);
  };
  return { isBusy, later, giveUp: () => upload.current?.abort() };
}

/** Drawn by `send-sheet.tsx`. Hidden, but still mounted, while another page asks for the time. */
export function SendSheetView({ open, files, onChange }: SendSheetProps) {
  const { chatId } = useChat();
  const { active } = usePage();
  const { isBusy, later, giveUp } = useSendLater({ files, onChange });
  const send = () => {
    sendChosen(chatId, files);
    onChange([]);
  };
  const close = () => {
    giveUp();
    onChange([]);
  };
  return (
    <BottomSheet
      open={open && active}
      onClose={close}
      title={t("chat.sendFilesTo", { name: chatIdentity(chatId).name })}
    >
      <ul className="px-5">
        {files.map((chosen, at) => (
          <FileRow
            key={`${chosen.file.name}-${chosen.file.size}-${chosen.file.lastModified}`}
            chosen={chosen}
            onBroken={() =>
              onChange(
                files.map((other) =>
                  other === chosen ? { file: chosen.file, kind: "file", isUnreadable: true } : other,
                ),
              )
            }
            onRemove={isBusy ? null : () => onChange(files.filter((_, other) => other !== at))}
          />
        ))}
      </ul>
      <div className="flex flex-col gap-1 px-5 pt-3">
        <Button block disabled={isBusy} onClick={send}>
          {t("chat.sendFiles", { n: files.length })}
        </Button>
        {later !== null && (
          <Button
            block
            look="quiet"
            busy={isBusy}
            icon={<Clock aria-hidden="true" className="size-4" />}
            onClick={later}
          >
            {t("chat.sendLater")}
          </Button>
        )}
      </div>
    </BottomSheet>
  );
}
