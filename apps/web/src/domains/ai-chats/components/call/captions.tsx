import { type ChatId, MessageType } from "@4d/contract";
import { useEffect, useRef } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { liveText, Spoken, textOf, useChatView, useLiveReply } from "../../../messages/index.ts";

/** So many lines are kept in sight. */
const LINES_SHOWN = 12;

interface CaptionsProps {
  chatId: ChatId;
  me: number;
  /** What I am saying, not yet sent. */
  interim: string;
}

/** Everything that is said, in words (`CALL-6`, captions always). */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest words are brought into sight
  useEffect(() => {
    // Newer browsers answer with a promise, which is no clean-up.
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
