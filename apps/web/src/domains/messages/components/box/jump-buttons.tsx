import { AtSign, ChevronDown } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Badge } from "../../../../ui/badge.tsx";

interface JumpButtonsProps {
  atBottom: boolean;
  unread: number;
  mentions: readonly number[];
  onBottom: () => void;
  onMention: (id: number) => void;
}
const look =
  "hit press relative grid size-10 place-items-center rounded-full bg-float-high text-text-1 shadow-pop animate-fade-in";

/** At the lower right over the list: jump to an unread mention, and to the newest message. */
export function JumpButtons({ atBottom, unread, mentions, onBottom, onMention }: JumpButtonsProps) {
  const mention = mentions[0];
  return (
    <div className="absolute right-3 bottom-3 z-2 flex flex-col gap-3">
      {mention !== undefined && !atBottom && (
        <button
          type="button"
          aria-label={t("chat.toMention")}
          title={t("chat.toMention")}
          onClick={() => onMention(mention)}
          className={look}
        >
          <AtSign aria-hidden="true" className="size-5" />
        </button>
      )}
      {!atBottom && (
        <button
          type="button"
          aria-label={unread > 0 ? t("chat.toBottomCount", { n: unread }) : t("chat.toBottom")}
          onClick={onBottom}
          className={look}
        >
          <ChevronDown aria-hidden="true" className="size-5.5" />
          <Badge count={unread} className="absolute -top-1.5 -right-1" />
        </button>
      )}
    </div>
  );
}
