import {
  CLIENT_CAPABILITIES,
  FRIEND_REQUEST_MS,
  FRIEND_REQUEST_PENDING,
  type friends,
  type InputOf,
  type OutputOf,
} from "@4d/contract";
import type { Call } from "../../platform/context.ts";
import { ensure, fail } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { addMePolicyOf, findUsers, mayLookUp } from "../users/index.ts";
import { askForFriendship, hasAsked, isWaiting } from "./ask-for-friendship.ts";
import { becomeFriends } from "./friend-requests.ts";
import { publishWaitingRequests } from "./friend-signals.ts";
import { addOutcome, containsLink } from "./friends.policy.ts";
import { relationsOf } from "./relations.repository.ts";

type Add = typeof friends.add;

const NO_SUCH_PERSON = { zh: "用户不存在", en: "This person doesn’t exist" };

/** The relation of two people in both directions, and the requests waiting between them. */
async function relationBetween({ db, clock }: Services, me: number, other: number) {
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

/** @throws Failure invalid for the caller's own account or a link in the message. */
function checkInput(
  actorId: number,
  { friendId, message }: { friendId: number; message?: string | undefined },
): void {
  ensure(friendId !== actorId, "invalid", {
    field: "friendId",
    zh: "不能添加自己为好友",
    en: "You can’t add yourself",
  });
  ensure(!containsLink(message ?? ""), "invalid", {
    field: "message",
    zh: "留言里不能有链接",
    en: "The message can’t contain a link",
  });
}

/**
 * Befriends a person at once or sends a request, as their setting says (`FRIEND-2`, `USER-3`). Asking again changes
 * nothing. A client that does not know requests takes every success for a friendship, so it gets a refusal that says
 * what happened.
 * @throws Failure invalid (the caller, a link), notFound, forbidden (accepts nobody, blocked by me, or a request sent by a
 *   client that knows none), tooMany.
 */
export async function addFriend(call: Call<InputOf<Add>>): Promise<OutputOf<Add>> {
  const result = await addOrAsk(call);
  if (result.status === "requested" && !call.input.knows?.includes(CLIENT_CAPABILITIES))
    fail("forbidden", FRIEND_REQUEST_PENDING);
  return result;
}

async function addOrAsk({ ctx, input }: Call<InputOf<Add>>): Promise<OutputOf<Add>> {
  const { services, actor } = ctx;
  checkInput(actor.id, input);
  const { friendId, message = "" } = input;
  const person = (await findUsers(services.db, [friendId])).get(friendId);
  ensure(person && (await mayLookUp(services, actor.id, person)), "notFound", NO_SUCH_PERSON);
  const facts = await relationBetween(services, actor.id, friendId);
  if (facts.friends) return { status: "added" };
  ensure(!facts.blocking, "forbidden", {
    zh: "你已拉黑对方,请先移出黑名单",
    en: "You blocked this person. Unblock them first",
  });
  const addMe = await addMePolicyOf(services.db, person, actor.id);
  const next = addOutcome({ addMe, blocked: facts.blocked, crossing: facts.crossing });
  if (next === "refuse")
    fail("forbidden", { zh: "对方不允许被添加", en: "This person doesn’t accept friend requests" });
  if (next === "ask" && facts.sent) return { status: "requested" };
  if (!facts.crossing) await takeRequestLimit(services, actor.id);
  if (next === "ask") {
    const outcome = await askForFriendship(services, { from: actor.id, to: friendId, message });
    if (facts.blocked || outcome === "standing") return { status: "requested" };
    if (outcome === "asked") {
      await publishWaitingRequests(services, [friendId]);
      announceRequest(services, { from: actor.id, to: friendId, message });
      return { status: "requested" };
    }
  }
  await becomeFriends(services, { adderId: actor.id, otherId: friendId, requestId: null, message });
  return { status: "added" };
}

interface NewRequest {
  from: number;
  to: number;
  message: string;
}

declare module "../../platform/services.ts" {
  interface Ports {
    /** The most requests one person may send in a day (`abuse §1.5`). */
    friendRequestsPerDay(services: Services): Promise<number>;
    /** Notifies the addressee of a new request. */
    friendRequested(services: Services, request: NewRequest): Promise<void>;
  }
}

/** Notifies the addressee. A failure undoes nothing. */
function announceRequest(services: Services, request: NewRequest): void {
  services.ports.friendRequested(services, request).catch((error: unknown) => {
    services.log.error({ err: error }, "a request was not announced");
  });
}

/** @throws Failure tooMany when this person has sent as many requests today as the settings allow. */
async function takeRequestLimit(services: Services, userId: number): Promise<void> {
  const most = await services.ports.friendRequestsPerDay(services);
  const { ok, retryAfter } = await services.limits.takeDaily(`friend-request:${userId}`, most);
  ensure(ok, "tooMany", {
    data: { retryAfter, limit: "friendRequestsPerDay", most },
    zh: `每天最多发送 ${most} 个好友申请`,
    en: `At most ${most} friend requests a day`,
  });
}
