import type { CraftRace } from "@4d/contract";
import { Flag } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { clock } from "../../../platform/i18n/numbers.ts";
import { serverNow } from "../../../platform/server-clock.ts";
import { me } from "../../../platform/session.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { cx } from "../../../ui/cx.ts";
import { raceStore } from "../race.store.ts";
import { elementName } from "../thing.ts";

const SECOND = 1000;

/** Milliseconds until a time, counted down; 0 once it is over. */
export function useRemaining(until: number): number {
  const [now, setNow] = useState(serverNow);
  const remaining = Math.max(0, until - now);
  useEffect(() => {
    if (remaining === 0) return;
    const timer = setTimeout(() => setNow(serverNow()), (remaining % SECOND) + 20);
    return () => clearTimeout(timer);
  }, [remaining]);
  return remaining;
}

/** The end of a race, or its target while it runs. */
function Headline({ race }: { race: CraftRace }) {
  const remaining = useRemaining(race.endsAt);
  const winner = race.standing.find(({ userId }) => userId === race.winnerId);
  const name = `${race.target.emoji} ${elementName(race.target)}`;
  const over = race.endedAt !== null || remaining === 0;
  return (
    <p className="flex items-center gap-2 text-m font-semibold">
      <Flag aria-hidden="true" className="size-4.5 shrink-0 text-capsule" />
      <span className="min-w-0 flex-1 truncate">
        {winner !== undefined && t("craft.raceWon", { name: winner.nickName })}
        {winner === undefined && over && t("craft.raceOver")}
        {!over && t("craft.raceTarget", { name })}
      </span>
      {!over && (
        <span className="num text-s font-normal text-text-2">{clock(Math.ceil(remaining / SECOND))}</span>
      )}
    </p>
  );
}

/** How many steps somebody is from the target, as text. */
function distance(remaining: number | null): string {
  if (remaining === null) return "…";
  return remaining === 0 ? "🏁" : t("craft.raceLeft", { n: remaining });
}

function Racer({ one, mine }: { one: CraftRace["standing"][number]; mine: boolean }) {
  return (
    <li
      className={cx(
        "flex shrink-0 items-center gap-1.5 rounded-full py-1 pr-3 pl-1 text-xs",
        mine ? "bg-capsule-wash text-capsule" : "bg-ink-3 text-text-2",
      )}
    >
      <Avatar name={one.nickName} src={one.headImageThumb} size="mini" />
      <span className="max-w-20 truncate">{one.nickName}</span>
      <span className="num font-semibold">{distance(one.left)}</span>
    </li>
  );
}

/** Shown over the board of a race: target, time left and ranking. */
export function RaceStrip() {
  const { race, discovery } = useStore(raceStore);
  const uid = useSignal(me)?.uid;
  if (race === null) return null;
  return (
    <div className="relative z-10 m-3 rounded-m bg-ink-2 px-3.5 py-2.5 shadow-pop">
      <Headline race={race} />
      <ol aria-label={t("craft.standing")} className="row-x mt-2 gap-1.5">
        {race.standing.map((one) => (
          <Racer key={one.userId} one={one} mine={one.userId === uid} />
        ))}
      </ol>
      <p aria-live="polite" className="text-xs text-text-2 not-empty:pt-1.5">
        {discovery !== null &&
          t("craft.raceNews", {
            who: discovery.nickName,
            name: `${discovery.emoji} ${elementName(discovery)}`,
          })}
      </p>
    </div>
  );
}
