import { usePage } from "../../../platform/page.ts";
import { OwnGame } from "../components/own-game.tsx";
import { RaceGame } from "../components/race-game.tsx";

/**
 * Infinite craft (`CRAFT-1`, `rules §2.2`); `race=` plays a group's race, `element=` opens where something comes
 * from.
 */
export function InfiniteCraftPage() {
  const { query } = usePage();
  const race = Number(query.race ?? 0);
  if (race > 0) return <RaceGame key={race} id={race} />;
  return <OwnGame asked={Number(query.element ?? 0)} />;
}
