import { type api, CALL_RATEABLE_MS, type InputOf, messageExtra } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findByTmpIds } from "../messages/index.ts";
import { saveRating } from "./call-ratings.repository.ts";
import { mayRate } from "./calls.policy.ts";
import { recordTmpId } from "./record-call.ts";

/** The result of a call between two people, from its record; undefined when there is none. */
async function summaryOf(services: Services, callId: string, [one, other]: [number, number]) {
  const tmpId = recordTmpId(callId);
  const rows = await findByTmpIds(services.db, "private", [
    { sendId: one, tmpId },
    { sendId: other, tmpId },
  ]);
  const record = rows.find((row) => row.recv_id === (row.send_id === one ? other : one));
  return record?.extra ? messageExtra.parse(JSON.parse(record.extra)).call : undefined;
}

/**
 * Stores a person's rating of a call of more than ten seconds (`calls §2.8`).
 * @throws Failure notFound when there was no such call between them.
 */
export async function rateCall({ ctx, input }: Call<InputOf<typeof api.privateCalls.rate>>): Promise<null> {
  const { services, actor } = ctx;
  const { uid, callId, stars } = input;
  const call = await summaryOf(services, callId, [actor.id, uid]);
  ensure(mayRate(call, CALL_RATEABLE_MS), "notFound", {
    zh: "没有可以评价的通话",
    en: "There is no call to rate",
  });
  const created_at = services.clock.now();
  await saveRating(services.db, { user_id: actor.id, call_id: callId, stars, created_at });
  return null;
}
