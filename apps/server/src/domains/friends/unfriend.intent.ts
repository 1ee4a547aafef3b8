import { MessageType } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import { type Intent, type IntentOutcome, refused, type Step, succeeded } from "../../platform/stream.ts";
import type { PrivateRow } from "../../platform/stream-rows.ts";
import { endFriendship, findFriendship } from "./friends.repository.ts";

export interface Unfriend {
  userId: number;
  friendId: number;
}

async function unfriend(
  step: Step<PrivateRow>,
  { userId, friendId }: Unfriend,
): Promise<IntentOutcome<boolean>> {
  const known = await findFriendship(step.trx, userId, friendId);
  if (known === undefined) return refused(new Failure("notFound"));
  if (!(await endFriendship(step.trx, userId, friendId))) return succeeded(() => false);
  step.append({
    sendId: userId,
    recvId: friendId,
    type: MessageType.TIP_TEXT,
    content: "对方已和你解除好友关系",
    extra: { tip: { key: "friend.ended", args: {} } },
    onlyFor: friendId,
  });
  return succeeded(() => true);
}

/**
 * Ends a friendship on both sides and notifies the other person in the chat (`protocol §5.4`). Resolves with false when it
 * had ended before; refuses strangers, so that nobody is notified of the end of a friendship that never was (`W2`).
 */
export const unfriendIntent: Intent<PrivateRow, Unfriend, boolean> = {
  name: "unfriend",
  async run(step, inputs) {
    const outcomes: IntentOutcome<boolean>[] = [];
    for (const input of inputs) outcomes.push(await unfriend(step, input));
    return outcomes;
  },
};
