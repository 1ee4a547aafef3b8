import type { RaceCard } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { clock } from "../../../platform/i18n/numbers.ts";
import { push } from "../../../platform/navigation.ts";
import { nameOf } from "../thing.ts";
import { useLeft } from "./race-strip.tsx";

/** A race's card in a group's chat (`CRAFT-1`); its code comes with the first that is drawn. */
export function RaceCardView({ card }: { card: RaceCard }) {
  const left = useLeft(card.endsAt);
  const name = nameOf(card.target);
  const line =
    left > 0 ? t("craft.raceLeftTime", { time: clock(Math.ceil(left / 1000)) }) : t("craft.raceWasOver");
  return (
    <button
      type="button"
      onClick={() => push("/pages/game/infiniteCraft", { race: card.id })}
      aria-label={`${t("craft.race")} ${name} ${line}`}
      className="press block w-60 max-w-full overflow-hidden rounded-bubble bg-linear-[125deg,var(--wallet-a),var(--wallet-b)_80%,var(--wallet-c)_170%] text-left text-on-art"
    >
      <span className="flex min-h-22 items-center gap-3.5 px-4 py-3">
        <span aria-hidden="true" className="text-3xl leading-none">
          {card.target.emoji}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-xs text-on-art-dim">{t("craft.raceWho")}</span>
          <span className="line-clamp-2 text-n leading-snug font-bold">{name}</span>
        </span>
      </span>
      <span className="num flex justify-between border-t-[0.5px] border-glass-line px-3.5 py-1.5 text-xs text-on-art-dim">
        <span>{t("craft.race")}</span>
        <span>{line}</span>
      </span>
    </button>
  );
}
