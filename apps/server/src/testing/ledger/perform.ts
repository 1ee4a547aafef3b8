import type { Kysely } from "kysely";
import { checkIn } from "../../domains/capsules/check-in.ts";
import { claimAd } from "../../domains/capsules/claim-ad.ts";
import { hold, post, sweepHolds, voidHold } from "../../domains/capsules/index.ts";
import { settleShares } from "../../domains/capsules/settle-shares.ts";
import { makeGift } from "../../domains/gifts/make-gift.ts";
import { returnGift } from "../../domains/gifts/return-gift.ts";
import { takeFreePortion } from "../../domains/gifts/take-free-portion.ts";
import { createOrder } from "../../domains/payments/create-order.ts";
import { sandboxProvider } from "../../domains/payments/sandbox-provider.ts";
import { applyProviderEvents } from "../../domains/payments/settle-payment.ts";
import type { Tables } from "../../platform/db/tables.ts";
import type { Services } from "../../platform/services.ts";
import { grant } from "./grant.ts";
import type { Deed } from "./history.ts";
import { contextOf, type LedgerFixture } from "./ledger-fixture.ts";
import { transfer } from "./transfer.ts";

/** What a history has created so far; later deeds refer to it by index. */
export interface Stage {
  fixture: LedgerFixture;
  people: number[];
  /** Showings of an advertisement, two for each person. */
  sessions: string[][];
  holds: number[];
  orders: string[];
  gifts: number[];
}

const why = (key: string) => ({
  key,
  kind: "adjusted" as const,
  params: { reason: "history" },
  cause: null,
});
const giftTarget = { kind: "group" as const, targetId: 1, name: "history", people: 9 };

type Performer<D extends Deed["do"]> = (
  services: Services,
  deed: Extract<Deed, { do: D }>,
  at: { stage: Stage; key: string },
) => Promise<unknown>;

const person = (stage: Stage, index: number): number => stage.people[index] ?? 0;
/** There is nothing yet for the deed to refer to. */
const IDLE = null;

const performers: { [D in Deed["do"]]: Performer<D> } = {
  grant: (services, { who, amount, bucket }, { stage, key }) =>
    grant(services, { ...why(key), userId: person(stage, who), amount, bucket }),
  hold: (services, { who, amount }, { stage, key }) =>
    hold(services, { ...why(key), userId: person(stage, who), amount }),
  async post(services, { which, amount, to }, { stage }) {
    const holdId = stage.holds[which];
    if (holdId === undefined) return IDLE;
    const target = to === null ? ("revenue" as const) : person(stage, to);
    return post(services, { holdId, to: target, ...(amount === null ? {} : { amount }) });
  },
  async answer(services, { who, creator, amount, day }, { stage, key }) {
    // Meanwhile the spending of the days before is divided.
    if (day > 0) await settleShares(services);
    const { holdId } = await hold(services, { ...why(key), userId: person(stage, who), amount });
    const id = person(stage, creator);
    const work = { creator: id, name: "history", cause: { type: "character" as const, id: `${id}` } };
    return { ...(await post(services, { holdId, work })), answered: holdId };
  },
  async void(services, { which }, { stage }) {
    const holdId = stage.holds[which];
    return holdId === undefined ? IDLE : voidHold(services, { holdId });
  },
  transfer: (services, { who, to, amount }, { stage, key }) =>
    transfer(services, { ...why(key), from: person(stage, who), to: person(stage, to), amount }),
  checkIn: (services, { who }, { stage }) =>
    checkIn({ ctx: contextOf(services, person(stage, who)), input: {} }),
  watch: (services, { who, session }, { stage }) =>
    claimAd({
      ctx: contextOf(services, person(stage, who)),
      input: { sessionId: stage.sessions[who]?.[session] ?? "" },
    }),
  async buy(services, { who, packageId }, { stage, key }) {
    const ctx = contextOf(services, person(stage, who));
    const { orderNo, amount } = await createOrder({ ctx, input: { packageId, "idempotency-key": key } });
    const paid = { kind: "paid" as const, eventId: key, orderNo, amount, currency: "CNY", ref: key };
    await applyProviderEvents(services, sandboxProvider, [paid]);
    return { orderNo };
  },
  async refund(services, { which, part }, { stage, key }) {
    const orderNo = stage.orders[which];
    if (orderNo === undefined) return IDLE;
    await applyProviderEvents(services, sandboxProvider, [{ kind: "refunded", eventId: key, orderNo, part }]);
    return { orderNo };
  },
  async gift(services, { who, total, portions }, { stage, key }) {
    const options = { chatId: "g:1", mode: "lucky" as const, total, portions, message: "" };
    return {
      giftId: await makeGift(services, { key, senderId: person(stage, who), options, target: giftTarget }),
    };
  },
  async take(services, { which, who }, { stage }) {
    const giftId = stage.gifts[which];
    if (giftId === undefined) return IDLE;
    const { amount } = await takeFreePortion(services, {
      giftId,
      takerId: person(stage, who),
      giverName: "x",
    });
    return { amount };
  },
  async giveBack(services, { which }, { stage }) {
    const giftId = stage.gifts[which];
    if (giftId === undefined) return IDLE;
    await returnGift(services, giftId);
    return {};
  },
  async sweep(services) {
    await sweepHolds(services);
    await settleShares(services);
    return {};
  },
};

const dayOfDeed = (deed: Deed): number => {
  if (deed.do === "checkIn" || deed.do === "answer") return deed.day;
  return deed.do === "sweep" ? 2 : 0;
};

/** Performs a deed as a request would, over `db` when it must die there. The result survives JSON. */
export function perform(stage: Stage, deed: Deed, key: string, db?: Kysely<Tables>): Promise<unknown> {
  const services = stage.fixture.on(dayOfDeed(deed), db);
  const performer = performers[deed.do] as Performer<Deed["do"]>;
  return performer(services, deed, { stage, key });
}
