import type { MessageExtra } from "@4d/contract";
import { ChevronRight } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { RichText } from "../rich-text.tsx";
import { BubbleShell } from "./bubble-shell.tsx";
import { quoteText } from "./quote-line.tsx";

type Merged = NonNullable<MessageExtra["merged"]>;
const SHOWN = 3;

/** Several messages forwarded as one card; a press opens it (`MSG-7`). */
export function MergedBubble({ merged, own, onOpen }: { merged: Merged; own: boolean; onOpen: () => void }) {
  const quiet = own ? "text-on-deep" : "text-text-2";
  return (
    <BubbleShell own={own} tight className="w-60">
      <button type="button" onClick={onOpen} className="block w-full text-left">
        <span className="block text-s leading-snug font-semibold wrap-anywhere">{merged.title}</span>
        <span className={cx("mt-1.5 block text-s leading-normal", quiet)}>
          {merged.items.slice(0, SHOWN).map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: frozen lines never move
            <span key={at} className="flex">
              {/* A long name leaves room for the message. */}
              <span className="max-w-2/5 shrink-0 truncate">{item.name}</span>
              <span className="truncate whitespace-pre">
                {": "}
                <RichText plain text={quoteText({ ...item, text: item.content })} />
              </span>
            </span>
          ))}
        </span>
        <span className={cx("mt-2 flex items-center border-t border-line pt-1.5 text-xs", quiet)}>
          <span className="flex-1">{t("chat.mergedMore", { n: merged.items.length })}</span>
          <ChevronRight aria-hidden="true" className="size-3.5" />
        </span>
      </button>
    </BubbleShell>
  );
}
