import { emojiPosition } from "@4d/contract";
import type { Message } from "@4d/sync";
import { t } from "../../../../platform/i18n/i18n.ts";
import { cx } from "../../../../ui/cx.ts";
import { EmojiPicture } from "../emoji-picture.tsx";

const NAMED = /^#([\u4E00-\u9FA5]{1,3});$/;

/** The quick reactions look the same on every device: drawn from the picture of this name. */
const DRAWN: Readonly<Record<string, string>> = {
  "👍": "点赞",
  "❤️": "红心",
  "😂": "笑哭",
  "🤩": "惊喜",
  "😢": "流泪",
  "👏": "拍手",
};

/** A reaction's sign: its picture if there is one, otherwise the device's own emoji. */
export function ReactionSign({ emoji }: { emoji: string }) {
  const name = DRAWN[emoji] ?? NAMED.exec(emoji)?.[1];
  const position = name === undefined ? -1 : emojiPosition(name);
  return name === undefined || position < 0 ? emoji : <EmojiPicture position={position} name={name} />;
}

interface ReactionsProps {
  reactions: NonNullable<Message["reactions"]>;
  me: number;
  own: boolean;
  onToggle: (emoji: string, on: boolean) => void;
}

/** Reactions over the lower edge of a bubble; a press adds or removes mine. */
export function Reactions({ reactions, me, own, onToggle }: ReactionsProps) {
  return (
    <div className={cx("relative z-1 -mt-2.5 flex flex-wrap gap-1 px-3 pb-1", own && "justify-end")}>
      {reactions.map(({ emoji, userIds }) => {
        const mine = userIds.includes(me);
        return (
          <button
            key={emoji}
            type="button"
            aria-pressed={mine}
            aria-label={t("chat.reactedBy", { emoji: emoji.replace(NAMED, "$1"), n: userIds.length })}
            onClick={() => onToggle(emoji, !mine)}
            className={cx(
              "press num relative min-h-6 rounded-full px-1.75 after:absolute after:-inset-x-1.5 after:top-0 after:-bottom-5 after:content-[''] text-xs leading-[1.8] ring-2 ring-ink-1",
              mine ? "bg-capsule-deep text-text-1" : "bg-ink-4 text-text-1",
            )}
          >
            <ReactionSign emoji={emoji} /> {userIds.length}
          </button>
        );
      })}
    </div>
  );
}
