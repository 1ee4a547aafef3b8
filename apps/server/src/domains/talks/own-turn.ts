import type { AnswerTurn } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { mayChangeTurn } from "./talks.policy.ts";
import { presentTurn } from "./talks.presenter.ts";
import { findTurn, findVariants } from "./turns.repository.ts";
import type { TurnRow, VariantRow } from "./turns.table.ts";
import { voiceAddress } from "./voice-address.ts";

const NO_SUCH = { zh: "回答不存在", en: "There is no such answer" };

/** An answer given to this person. @throws Failure notFound. */
export function ownTurn(turn: TurnRow | undefined, viewerId: number): TurnRow {
  ensure(turn && mayChangeTurn(turn, viewerId), "notFound", NO_SUCH);
  return turn;
}

async function addressesOf(
  services: Services,
  variants: readonly VariantRow[],
): Promise<Map<number, string>> {
  const addresses = new Map<number, string>();
  for (const { turn_id: turnId, place } of variants)
    addresses.set(place, await voiceAddress(services, { turnId, variant: place }));
  return addresses;
}

/** An answer as it now is, with all its variants. */
export async function describeTurn(services: Services, id: number, viewerId: number): Promise<AnswerTurn> {
  const turn = ownTurn(await findTurn(services.db, id), viewerId);
  const variants = await findVariants(services.db, turn.id);
  return presentTurn(turn, variants, await addressesOf(services, variants));
}
