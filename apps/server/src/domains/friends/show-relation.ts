import { FRIEND_REQUEST_MS, type Relation } from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure } from "../../platform/failure.ts";
import { addMePolicyOf, findUsers, mayLookUp } from "../users/index.ts";
import { stateAt, stateForAsker } from "./friends.policy.ts";
import { findFriendship } from "./friends.repository.ts";
import { relationsOf } from "./relations.repository.ts";
import { findLatestRequest, type RequestRow } from "./requests.repository.ts";

interface Latest {
  sent: RequestRow | undefined;
  received: RequestRow | undefined;
}

/** The waiting request between two people; theirs first, because it can be answered. */
function pendingOf({ sent, received }: Latest, now: number) {
  if (received && stateAt(received, now, FRIEND_REQUEST_MS) === "waiting")
    return { requested: "received" as const, requestId: received.id };
  if (sent && stateForAsker(sent, now, FRIEND_REQUEST_MS) === "waiting")
    return { requested: "sent" as const, requestId: sent.id };
  return null;
}

/** My relation to a person; does not reveal whether they block me (`USER-1`). @throws Failure notFound. */
export async function showRelation({ ctx, input }: Call<{ userId: number }>): Promise<Relation> {
  const { services, actor } = ctx;
  const { db } = services;
  const now = services.clock.now();
  const person = (await findUsers(db, [input.userId])).get(input.userId);
  ensure(person && (await mayLookUp(services, actor.id, person)), "notFound", {
    zh: "用户不存在",
    en: "This person doesn’t exist",
  });
  const row = await findFriendship(db, actor.id, person.id);
  const [relation] = await relationsOf(db, [{ from: person.id, to: actor.id }]);
  const sent = await findLatestRequest(db, actor.id, person.id);
  const received = await findLatestRequest(db, person.id, actor.id);
  const isFriend = row !== undefined && !row.deleted;
  const isBlocked = relation?.blocked ?? false;
  const pending = isFriend ? null : pendingOf({ sent, received: isBlocked ? undefined : received }, now);
  const addMe = await addMePolicyOf(db, person, actor.id);
  return {
    isFriend,
    isBlocked,
    requested: pending?.requested ?? null,
    requestId: pending?.requestId ?? null,
    canAdd: person.id !== actor.id && !isFriend && !isBlocked && addMe !== "nobody",
    remark: row?.remark ?? "",
    labels: row?.labels ?? [],
    isDnd: row?.is_dnd ?? false,
  };
}
