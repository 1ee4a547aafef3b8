import type { RaceCard } from "@4d/contract";
import { Suspense } from "react";
import { useSignal } from "../../../../platform/use-signal.ts";
import { craftParts } from "../../craft-parts.ts";

/** A race's card in a group's chat (`CRAFT-1`); reserves its space while its code loads. */
export function RaceBubble({ card }: { card: RaceCard }) {
  const parts = useSignal(craftParts);
  const place = <span className="block h-29 w-60 max-w-full rounded-bubble bg-ink-3" />;
  return parts === null ? place : <Suspense fallback={place}>{<parts.RaceCard card={card} />}</Suspense>;
}
