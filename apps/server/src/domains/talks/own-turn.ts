import type { AnswerTurn } from "@4d/contract";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { membershipsOf } from "../groups/index.ts";
import { mayChangeTurn } from "./talks.policy.ts";
import { presentTurn } from "./talks.presenter.ts";
import { findTurn, findVariants } from "./turns.repository.ts";
import type { TurnRow, VariantRow } from "./turns.table.ts";
import { voiceAddress } from "./voice-address.ts";

const NO_SUCH = { zh: "回答不存在", en: "There is no such answer" };

/** An answer given to this person, or one that he may stop with `mayStopTurn`. @throws Failure notFound. */
export async function ownTurn(
  { db }: Pick<Services, "db">,
  id: number,
  viewerId: number,
  may: typeof mayChangeTurn = mayChangeTurn,
): Promise<TurnRow> {
  const turn = await findTurn(db, id);
  ensure(turn, "notFound", NO_SUCH);
  const { group_id: groupId } = turn;
  const [seat = null] = groupId > 0 ? await membershipsOf(db, [{ groupId, userId: viewerId }]) : [];
  ensure(may(turn, viewerId, seat), "notFound", NO_SUCH);
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

/** An answer as it now is, with all its variants, for somebody whom `ownTurn` let through. */
export async function describeTurn(services: Services, id: number): Promise<AnswerTurn> {
  const turn = await findTurn(services.db, id);
  ensure(turn, "notFound", NO_SUCH);
  const variants = await findVariants(services.db, turn.id);
  return presentTurn(turn, variants, await addressesOf(services, variants));
}
