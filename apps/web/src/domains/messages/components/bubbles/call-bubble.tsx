import { MessageType } from "@4d/contract";
import { Phone, Video } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { BubbleShell } from "./bubble-shell.tsx";

/** What a call left behind: its kind and how it ended. */
export function CallBubble({ type, text, own }: { type: number; text: string; own: boolean }) {
  const Icon = type === MessageType.ACT_RT_VIDEO ? Video : Phone;
  return (
    <BubbleShell own={own}>
      <span className="flex items-center gap-2">
        <Icon aria-hidden="true" className="size-4.5 shrink-0 stroke-[1.8]" />
        <span className="wrap-anywhere">{text === "" ? t("chat.call") : text}</span>
      </span>
    </BubbleShell>
  );
}
