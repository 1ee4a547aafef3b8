import { File as FileIcon, Film, X } from "lucide-react";
import { useCallback } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { fileSize } from "../../../../platform/i18n/numbers.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { Button } from "../../../../ui/button.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { faceOf } from "../../chat-directory.ts";
import { useChat } from "../box/chat-context.ts";
import { kindOfFile, sendChosen } from "./send-files.ts";

/** A picture not yet sent; its address lives as long as it is shown. */
function LocalPicture({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return <img ref={show} alt="" decoding="async" className="size-full object-cover" />;
}

function FileRow({ file, onRemove }: { file: File; onRemove: () => void }) {
  const kind = kindOfFile(file);
  const Icon = kind === "video" ? Film : FileIcon;
  return (
    <li className="flex min-h-16 items-center gap-3">
      <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-s bg-ink-4 text-text-2">
        {kind === "image" ? <LocalPicture file={file} /> : <Icon aria-hidden="true" className="size-5" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-m">{file.name}</span>
        <span className="num block text-xs text-text-3">{fileSize(file.size)}</span>
      </span>
      <IconButton label={t("common.remove")} icon={<X aria-hidden="true" />} onClick={onRemove} />
    </li>
  );
}

export interface SendSheetProps {
  open: boolean;
  files: readonly File[];
  onChange: (files: File[]) => void;
}

/** Drawn by `send-sheet.tsx`. */
export function SendSheetView({ open, files, onChange }: SendSheetProps) {
  const { chatId } = useChat();
  const send = () => {
    sendChosen(chatId, files);
    onChange([]);
  };
  return (
    <BottomSheet
      open={open}
      onClose={() => onChange([])}
      title={t("chat.sendFilesTo", { name: faceOf(chatId).name })}
    >
      <ul className="px-5">
        {files.map((file, at) => (
          <FileRow
            key={`${file.name}-${file.size}-${file.lastModified}`}
            file={file}
            onRemove={() => onChange(files.filter((_, other) => other !== at))}
          />
        ))}
      </ul>
      <div className="px-5 pt-3">
        <Button block onClick={send}>
          {t("chat.sendFiles", { n: files.length })}
        </Button>
      </div>
    </BottomSheet>
  );
}
