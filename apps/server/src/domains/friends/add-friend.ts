import {
  FRIEND_REQUEST_MS,
  type friends,
  type InputOf,
  KNOWS,
  type OutputOf,
  REQUEST_WAITS,
} from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure, fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { addMeOf, findUsers, mayLookUp } from "../users/index.ts";
import { askForFriendship, hasAsked, isWaiting } from "./ask-for-friendship.ts";
import { becomeFriends } from "./become-friends.ts";
import { tellWaiting } from "./friend-signals.ts";
import { holdsLink, wayToAdd } from "./friends.policy.ts";
import { relationsOf } from "./relations.repository.ts";
import { announceRequest } from "./request-events.ts";
import { takeRequest } from "./request-limit.ts";

type Add = typeof friends.add;

const NO_SUCH = { zh: "用户不存在", en: "There is no such person" };

/** How two people stand, both ways, and which requests wait between them. */
async function standing({ db, clock }: Services, me: number, other: number) {
  const [mine, theirs] = await relationsOf(db, [
    { from: me, to: other },
    { from: other, to: me },
  ]);
  const since = clock.now() - FRIEND_REQUEST_MS;
  return {
    friends: mine?.friends ?? false,
    blocked: mine?.blocked ?? false,
    blocking: theirs?.blocked ?? false,
    sent: await hasAsked(db, { from: me, to: other }, clock.now()),
    crossing: await isWaiting(db, { from: other, to: me }, since),
  };
}

/** @throws Failure invalid for oneself or a link in the message. */
function checkInput(
  actorId: number,
  { friendId, message }: { friendId: number; message?: string | undefined },
): void {
  ensure(friendId !== actorId, "invalid", {
    field: "friendId",
    zh: "不能添加自己为好友",
    en: "You cannot add yourself",
  });
  ensure(!holdsLink(message ?? ""), "invalid", {
    field: "message",
    zh: "留言里不能有链接",
    en: "The message must not hold a link",
  });
}

/**
 * Befriends at once or asks, as the other's setting says (`FRIEND-2`, `USER-3`). Asking again changes nothing. A client
 * that does not know requests takes every success for a friendship: it is refused, in words that say what happened.
 * @throws Failure invalid (oneself, a link), notFound, forbidden (adds nobody, I block the person, or the request is
 * sent to somebody by a client that knows none), tooMany.
 */
export async function addFriend(call: Call<InputOf<Add>>): Promise<OutputOf<Add>> {
  const answer = await addOrAsk(call);
  if (answer.status === "requested" && !call.input.knows?.includes(KNOWS)) fail("forbidden", REQUEST_WAITS);
  return answer;
}

async function addOrAsk({ ctx, input }: Call<InputOf<Add>>): Promise<OutputOf<Add>> {
  const { services, actor } = ctx;
  checkInput(actor.id, input);
  const { friendId, message = "" } = input;
  const person = (await findUsers(services.db, [friendId])).get(friendId);
  ensure(person && (await mayLookUp(services, actor.id, person)), "notFound", NO_SUCH);
  const facts = await standing(services, actor.id, friendId);
  if (facts.friends) return { status: "added" };
  ensure(!facts.blocking, "forbidden", {
    zh: "你已拉黑对方,请先移出黑名单",
    en: "You block this person; unblock first",
  });
  const addMe = await addMeOf(services.db, person, actor.id);
  const way = wayToAdd({ addMe, blocked: facts.blocked, crossing: facts.crossing });
  if (way === "refuse") fail("forbidden", { zh: "对方不允许被添加", en: "This person cannot be added" });
  if (way === "ask" && facts.sent) return { status: "requested" };
  if (!facts.crossing) await takeRequest(services, actor.id);
  if (way === "ask") {
    const asked = await askForFriendship(services, { from: actor.id, to: friendId, message });
    if (facts.blocked || asked === "standing") return { status: "requested" };
    if (asked === "asked") {
      await tellWaiting(services, [friendId]);
      announceRequest(services, { from: actor.id, to: friendId, message });
      return { status: "requested" };
    }
  }
  await becomeFriends(services, { adderId: actor.id, otherId: friendId, requestId: null, message });
  return { status: "added" };
}
