import type { PollCard } from "@4d/contract";
import { ChevronRight } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { kindText, PollBoard } from "./poll-board.tsx";

/** Drawn by PollBubble; a chunk of its own with its texts. */
export function PollCardView({ id, card }: { id: number; card: PollCard }) {
  return (
    <div className="w-66 max-w-full rounded-bubble bg-ink-3 px-3 pt-3 text-text-1 art:glass">
      <p className="text-xs text-text-2">{kindText(card)}</p>
      <p className="pt-0.5 pb-1.5 text-m leading-snug font-semibold wrap-anywhere">{card.question}</p>
      <PollBoard id={id} card={card} />
      <button
        type="button"
        onClick={() => push("/pages/poll/poll", { id })}
        className="mt-2 flex min-h-11 w-full items-center border-t border-line text-left text-xs text-text-2"
      >
        <span className="flex-1">{t("polls.details")}</span>
        <ChevronRight aria-hidden="true" className="size-3.5" />
      </button>
    </div>
  );
}
