import { FRIEND_REQUEST_MS, MessageType } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import { type Intent, type IntentOutcome, refused, type Step, succeeded } from "../../platform/stream.ts";
import type { PrivateRow } from "../../platform/stream-rows.ts";
import { saveFriendship } from "./friends.repository.ts";
import { relationsOf } from "./relations.repository.ts";
import { acceptBetween } from "./requests.repository.ts";

export interface Befriend {
  adderId: number;
  otherId: number;
  /** The request being accepted; it must still be waiting. */
  requestId: number | null;
  /** What the adder writes with it; may be empty. */
  message: string;
  /** Notifies both of the friendship, before its first rows are published. */
  onBefriended: () => Promise<void>;
}

/** The people whose waiting requests were answered. */
export interface Befriended {
  asked: number[];
}

function appendOpeningMessages(
  step: Step<PrivateRow>,
  { adderId, otherId }: Befriend,
  words: OpeningMessage[],
): void {
  for (const { from, text } of words) {
    const recvId = from === adderId ? otherId : adderId;
    step.append({ sendId: from, recvId, type: MessageType.TEXT, content: text });
  }
  step.append({
    sendId: adderId,
    recvId: otherId,
    type: MessageType.TIP_TEXT,
    content: "你们已成为好友,现在可以开始聊天了",
    extra: { tip: { key: "friend.new", args: {} } },
  });
}

interface OpeningMessage {
  from: number;
  text: string;
}

async function befriend(step: Step<PrivateRow>, input: Befriend): Promise<IntentOutcome<Befriended>> {
  const { adderId, otherId, requestId } = input;
  const [relation] = await relationsOf(step.trx, [{ from: adderId, to: otherId }]);
  const requests = await acceptBetween(step.trx, adderId, otherId, step.now - FRIEND_REQUEST_MS);
  const asked = requests.map((request) => request.to_id);
  if (relation?.friends) return succeeded(() => ({ asked }));
  if (requestId !== null && !requests.some((request) => request.id === requestId))
    return refused(new Failure("conflict"));
  await saveFriendship(step.trx, adderId, otherId, step.now);
  const words = requests.map((request) => ({ from: request.from_id, text: request.message }));
  appendOpeningMessages(
    step,
    input,
    [...words, { from: adderId, text: input.message }].filter(({ text }) => text !== ""),
  );
  step.beforeDelivery(input.onBefriended);
  return succeeded(() => ({ asked }));
}

/**
 * Makes two people friends: both rows, the message of the request, and the tip both see, in one commit. Nothing happens
 * when they are friends already (`protocol §5.2`).
 */
export const befriendIntent: Intent<PrivateRow, Befriend, Befriended> = {
  name: "befriend",
  async run(step, inputs) {
    const outcomes: IntentOutcome<Befriended>[] = [];
    for (const input of inputs) outcomes.push(await befriend(step, input));
    return outcomes;
  },
};
