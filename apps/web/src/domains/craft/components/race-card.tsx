import type { RaceCard } from "@4d/contract";
import { Trophy } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { clock } from "../../../platform/i18n/numbers.ts";
import { push } from "../../../platform/navigation.ts";
import { cx } from "../../../ui/cx.ts";
import { loadRaceEnd, type RaceEnd, raceEndsStore } from "../race-ends.store.ts";
import { elementName } from "../thing.ts";
import { useRemaining } from "./race-strip.tsx";

/** The end of a race as a short text. */
function endText({ winner, early }: RaceEnd): string {
  if (winner !== null) return t("craft.raceWon", { name: winner });
  return early ? t("craft.raceWasOver") : t("craft.raceOver");
}

/** The card of a race in a group's chat (`CRAFT-1`); its code loads with the first one. */
export function RaceCardView({ card }: { card: RaceCard }) {
  const remaining = useRemaining(card.endsAt);
  const end = useStore(raceEndsStore, (ends) => ends[card.id]);
  const timeUp = remaining === 0;
  useEffect(() => void loadRaceEnd(card.id, timeUp), [card.id, timeUp]);
  const name = elementName(card.target);
  const running = remaining > 0 && end === undefined;
  const line = running
    ? t("craft.raceLeftTime", { time: clock(Math.ceil(remaining / 1000)) })
    : t("craft.raceWasOver");
  const statusText = end === undefined ? line : endText(end);
  return (
    <button
      type="button"
      onClick={() => push("/pages/game/infiniteCraft", { race: card.id })}
      className="press block w-60 max-w-full overflow-hidden rounded-bubble bg-[linear-gradient(125deg,var(--wallet-a),var(--wallet-b)_80%,var(--wallet-c)_170%)] text-left text-on-art"
    >
      <span className="sr-only">{t("craft.race")}</span>
      <span className="flex min-h-22 items-center gap-3.5 px-4 py-3">
        <span aria-hidden="true" className={cx("text-3xl leading-none", !running && "opacity-60")}>
          {card.target.emoji}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-on-art-dim">{t("craft.raceWho")}</span>
          <span className="line-clamp-2 text-n leading-snug font-bold">{name}</span>
          {end !== undefined && (
            <span className="mt-1 flex items-center gap-1 text-xs">
              {end.winner !== null && <Trophy aria-hidden="true" className="size-3.5 shrink-0" />}
              <span className="truncate">{statusText}</span>
            </span>
          )}
        </span>
      </span>
      <span className="num flex justify-between border-t-[0.5px] border-glass-line px-3.5 py-1.5 text-xs text-on-art-dim">
        <span aria-hidden="true">{t("craft.race")}</span>
        <span>{line}</span>
      </span>
    </button>
  );
}
