import { chatRelationsOf } from "../chat-relation.ts";
import { canSeePrivateRow } from "../history/visible-messages.ts";
import { maySendPrivate } from "../messages.policy.ts";
import { peerOf } from "../messages.table.ts";
import { privateForms } from "../streams/private-stream.ts";
import { type ChangedStream, editIntent, pinIntent, reactIntent, recallIntent } from "./change-intents.ts";

/**
 * All but a recall show the other person something new, which only somebody who may write can make. A blocked person
 * gets the ordinary response (`protocol §19.1.10`).
 */
const privateChanges: ChangedStream<"private"> = {
  ...privateForms,
  async findChangers(step, name, asked) {
    const seen = asked.filter(({ input, message }) => canSeePrivateRow(input.userId, message));
    const pairs = seen.map(({ input, message }) => ({
      from: input.userId,
      to: peerOf(input.userId, message),
    }));
    const relations = name === "recall" ? [] : await chatRelationsOf(step.trx, pairs, step.now);
    return new Map(
      seen.map(({ input, message }, index) => {
        const relation = relations[index] ?? { friends: false, blocked: false };
        const denial = name === "recall" ? null : maySendPrivate({ toSelf: false, ...relation });
        const isUnheard = relation.blocked && message.only_for === null;
        return [input, { denial, manages: false, isUnheard, name: "" }];
      }),
    );
  },
  rowOf: (_step, { input, message, by }, announced) => ({
    ...announced,
    recvId: peerOf(input.userId, message),
    onlyFor: by.isUnheard ? input.userId : message.only_for,
  }),
};

export const recallPrivateIntent = recallIntent(privateChanges);
export const editPrivateIntent = editIntent(privateChanges);
export const reactPrivateIntent = reactIntent(privateChanges);
export const pinPrivateIntent = pinIntent(privateChanges);
