import { usePage } from "../../../platform/page.ts";
import { OwnGame } from "../components/own-game.tsx";
import { RaceGame } from "../components/race-game.tsx";

/**
 * Infinite craft (`CRAFT-1`, `rules §2.2`); `race=` opens a race of a group, `element=` shows the origin of an
 * element.
 */
export function InfiniteCraftPage() {
  const { query } = usePage();
  const race = Number(query.race ?? 0);
  if (race > 0) return <RaceGame key={race} id={race} />;
  return <OwnGame asked={Number(query.element ?? 0)} />;
}
