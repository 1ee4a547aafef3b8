import type { GiftCard } from "@4d/contract";
import { useEffect } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { me } from "../../../platform/session.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { CapsuleArt } from "../../../ui/capsule-art.tsx";
import { cx } from "../../../ui/cx.ts";
import { type CardLook, cardState } from "../gift-rules.ts";
import { ensureFreshGift } from "../gifts.store.ts";
import { useGift } from "../use-gift.ts";

const looks: Record<CardLook, string> = {
  closed: "bg-[linear-gradient(125deg,var(--wallet-a),var(--wallet-b)_80%,var(--wallet-c)_170%)] text-on-art",
  opened: "bg-[linear-gradient(125deg,var(--wallet-a),var(--wallet-a)_55%,var(--wallet-b)_160%)] text-on-art",
  over: "bg-ink-3 text-text-2",
};

interface CardText {
  look: CardLook;
  line: string;
  /** As far as is known, there is a portion left for me. */
  mayOpen: boolean;
}

/** What the card says under its greeting. */
function useCardText(card: GiftCard): CardText {
  const uid = useSignal(me)?.uid ?? 0;
  const gift = useGift(card.id);
  const { look, words } = cardState(gift, uid);
  if (gift === undefined || words === null) return { look, line: t("gifts.card.closed"), mayOpen: true };
  const textFor = (line: string): CardText => ({ look, line, mayOpen: words === "closed" });
  if (words === "taken") return textFor(t("gifts.card.taken", { n: gift.mine ?? 0 }));
  if (words === "progress")
    return textFor(t("gifts.card.progress", { n: gift.takenPortions, count: gift.portions }));
  return textFor(t(`gifts.card.${words}`));
}

interface CardFaceProps {
  message: string;
  line: string;
  foot: string;
  look: CardLook;
}

/** The card as it is drawn: a capsule on deep green, whole until it is opened, grey once it is over. */
export function CardFace({ message, line, foot, look }: CardFaceProps) {
  return (
    <span
      className={cx("relative isolate block w-60 max-w-full overflow-hidden rounded-bubble", looks[look])}
    >
      {look === "closed" && (
        <span
          aria-hidden="true"
          className="absolute inset-y-0 left-0 -z-10 w-16 animate-glint bg-on-art motion-reduce:hidden opacity-10"
        />
      )}
      <span className="flex min-h-22 items-center gap-3 py-3 pr-4 pl-3">
        <CapsuleArt size={62} open={look === "opened"} faded={look === "over"} />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-n leading-snug font-bold text-balance wrap-anywhere">
            {message}
          </span>
          <span className={cx("num mt-0.5 block text-s", look !== "over" && "text-on-art-dim")}>{line}</span>
        </span>
      </span>
      <span
        className={cx(
          "block px-3.5 py-1.5 text-xs",
          look === "over" ? "hairline-t" : "border-t-[0.5px] border-glass-line text-on-art-dim",
        )}
      >
        {foot}
      </span>
    </span>
  );
}

interface GiftCardViewProps {
  card: GiftCard;
  /** The sender's name in this chat. */
  sender: string;
  /** Opens it over the chat. */
  onOpen: () => void;
}

/** Drawn by GiftBubble; a chunk of its own with its texts. */
export function GiftCardView({ card, sender, onOpen }: GiftCardViewProps) {
  const { look, line, mayOpen } = useCardText(card);
  useEffect(() => ensureFreshGift(card.id), [card.id]);
  const message = card.message || t("gifts.greeting");
  const lucky = card.portions > 1 && card.mode === "lucky";
  const foot = lucky ? t("gifts.lucky") : t("gifts.gift");
  return (
    <button
      type="button"
      onClick={mayOpen ? onOpen : () => push("/pages/gift/gift", { id: card.id })}
      className="press block max-w-full rounded-bubble text-left"
    >
      <span className="sr-only">{t("gifts.card.from", { name: sender })}</span>
      <CardFace message={message} line={line} foot={foot} look={look} />
    </button>
  );
}
