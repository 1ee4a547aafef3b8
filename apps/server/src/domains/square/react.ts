import type { Transaction } from "kysely";
import type { Tables } from "../../platform/db/tables.ts";
import { perServices } from "../../platform/per-services.ts";
import type { Services } from "../../platform/services.ts";
import { createBatcher } from "./batcher.ts";
import type { NewNotification } from "./notifications.table.ts";
import { dayNumber, publishUnread, writeNotifications } from "./notify.ts";
import { Reaction } from "./posts.table.ts";
import {
  addToFigures,
  deleteReactions,
  insertReactions,
  lockFigures,
  moveSaves,
  type ReactionChange,
  type ReactionRequest,
} from "./reactions.repository.ts";

/** A request, and the author of its post. */
export type AuthoredReaction = ReactionRequest & { authorId: number };

const MOST = 200;

/** Only the last request of a person about a post counts. */
const lastOf = (requests: readonly AuthoredReaction[]): AuthoredReaction[] => [
  ...new Map(requests.map((one) => [`${one.postId}.${one.kind}.${one.userId}`, one])).values(),
];

function sumOf(
  added: readonly ReactionChange[],
  taken: readonly ReactionChange[],
): Map<number, Map<Reaction, number>> {
  const sums = new Map<number, Map<Reaction, number>>();
  const add = (change: ReactionChange, amount: number) => {
    const sum = sums.get(change.post_id) ?? new Map<Reaction, number>();
    sum.set(change.kind, (sum.get(change.kind) ?? 0) + amount);
    sums.set(change.post_id, sum);
  };
  for (const one of added) add(one, 1);
  for (const one of taken) add(one, -1);
  return sums;
}

/** Two notifications a day per post: one for its likes, one for its saves. */
function reactionNotifications(
  added: readonly ReactionChange[],
  authors: ReadonlyMap<number, number>,
  now: number,
): NewNotification[] {
  const groups = new Map<string, NewNotification & { actorIds: number[] }>();
  for (const { post_id: postId, kind, user_id: userId } of added) {
    const name = kind === Reaction.LIKE ? "like" : "save";
    const authorId = authors.get(postId);
    if ((kind !== Reaction.LIKE && kind !== Reaction.SAVE) || authorId === undefined) continue;
    const groupKey = `${name}:${postId}:${dayNumber(now)}`;
    const known = groups.get(groupKey) ?? { userId: authorId, kind: name, groupKey, actorIds: [], postId };
    known.actorIds.push(userId);
    groups.set(groupKey, known);
  }
  return [...groups.values()];
}

async function store(
  trx: Transaction<Tables>,
  requests: readonly AuthoredReaction[],
  now: number,
): Promise<number[]> {
  await lockFigures(trx, [...new Set(requests.map((one) => one.postId))]);
  const wanted = requests.filter((one) => one.on);
  const added = await insertReactions(trx, wanted, now);
  const taken = await deleteReactions(
    trx,
    requests.filter((one) => !one.on),
  );
  await moveSaves(
    trx,
    wanted.filter((one) => one.kind === Reaction.SAVE && one.collectionId !== undefined),
  );
  await addToFigures(trx, sumOf(added, taken));
  const authors = new Map(requests.map((one) => [one.postId, one.authorId]));
  return writeNotifications(trx, reactionNotifications(added, authors, now), now);
}

const batchesOf = perServices((services) =>
  createBatcher<AuthoredReaction>(MOST, async (requests) => {
    const now = services.clock.now();
    const grown = await services.db.transaction().execute((trx) => store(trx, lastOf(requests), now));
    await publishUnread(services, grown);
  }),
);

/**
 * Likes, saves, shares, plays or reads a post, or undoes it: each person counts once. Concurrent requests are stored
 * together, so that a popular post's row is written a few times a second and not once per person.
 */
export const react = (services: Services, request: AuthoredReaction): Promise<void> =>
  batchesOf(services)(request);
