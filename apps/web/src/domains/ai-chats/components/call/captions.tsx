import { type ChatId, MessageType } from "@4d/contract";
import { useEffect, useRef } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { liveText, Spoken, textOf, useChatView, useLiveReply } from "../../../messages/index.ts";

/** Number of lines shown. */
const LINES_SHOWN = 12;

interface CaptionsProps {
  chatId: ChatId;
  me: number;
  /** What I am saying, not yet sent. */
  interim: string;
}

/** Captions of everything said; always shown (`CALL-6`). */
export function Captions({ chatId, me, interim }: CaptionsProps) {
  const { items } = useChatView(chatId);
  const live = useLiveReply(chatId);
  const end = useRef<HTMLDivElement>(null);
  const spokenLines = items.flatMap((item) => {
    if (item.kind === "pending") return [{ key: item.key, own: true, text: item.item.content }];
    if (item.kind !== "message") return [];
    const text = item.message.type === MessageType.AI_INTRODUCTION ? null : textOf(item.message);
    return text === null ? [] : [{ key: item.key, own: item.message.sendId === me, text }];
  });
  const growing = live === null || live.status === "failed" ? "" : liveText(live);
  const newest = `${spokenLines.at(-1)?.key}${growing.length}${interim.length}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines are scrolled into view
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup function.
    end.current?.scrollIntoView({ block: "end" });
  }, [newest]);
  return (
    <div
      role="log"
      aria-label={t("aiChats.captions")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard
      tabIndex={0}
      className="scroller mask-[linear-gradient(transparent,#000_22%)] flex max-h-[46dvh] flex-col gap-2.5 px-6 pt-10"
    >
      {spokenLines.slice(-LINES_SHOWN).map(({ key, own, text }) => (
        <p
          key={key}
          className={cx(
            "animate-message-in text-l leading-snug wrap-anywhere",
            own ? "text-right text-on-art-dim" : "text-on-art",
          )}
        >
          <Spoken text={text} />
        </p>
      ))}
      {growing !== "" && (
        <p className="text-l leading-snug wrap-anywhere">
          <Spoken text={growing} />
        </p>
      )}
      {interim !== "" && <p className="text-right text-l leading-snug text-on-art-dim italic">{interim}</p>}
      <div ref={end} />
    </div>
  );
}
