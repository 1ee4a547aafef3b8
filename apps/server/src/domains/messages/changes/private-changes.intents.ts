import { MessageType, type PrivateMessage } from "@4d/contract";
import { Failure } from "../../../platform/failure.ts";
import { type Intent, type IntentOutcome, refused, type Step, succeeded } from "../../../platform/stream.ts";
import type { PrivateRow } from "../../../platform/stream-rows.ts";
import { chatRelationsOf } from "../chat-relation.ts";
import { deniedOutcome, notFoundOutcome } from "../denial.ts";
import { isExpired } from "../disappearing/expiry.table.ts";
import { canSeePrivateRow } from "../history/visible-messages.ts";
import { type MessageDenial, mayEdit, mayReactOrPin, mayRecall, maySendPrivate } from "../messages.policy.ts";
import { carriesGift, isCard, presentPrivate } from "../messages.presenter.ts";
import { type PrivateMessageRow, peerOf } from "../messages.table.ts";
import { editedQuote } from "../quotes/freeze-quote.ts";
import { blankQuotes, updateQuotes } from "../quotes/quotes.repository.ts";
import { blankEdits, changeMessage, findMessages, recallMessage } from "../streams/messages.repository.ts";
import { privateRowOf } from "../streams/private-stream.ts";
import { countReactions, dropReactions, setReaction } from "./reactions.repository.ts";

/** Somebody changes a message they see. */
export interface MessageChange {
  userId: number;
  id: number;
  sessionId?: string | undefined;
  /** Administrators hide it in the author's name, however old it is (`ADMIN-3`). */
  byAdmin?: boolean;
}

/** A change the other person is notified of; `unheard` when they block the actor. */
interface DeliveredChange extends MessageChange {
  toSelfOnly?: boolean;
}

export const REACTIONS_MAX = 8;
export const tooManyReactions = new Failure("conflict", {
  zh: "回应太多了",
  en: "This message has enough reactions",
});

type Work<I, R> = (step: Step<PrivateRow>, input: I, message: PrivateMessageRow) => Promise<IntentOutcome<R>>;

/** An intent about messages the person sees; otherwise "not found". One message at a time, in order. */
function about<I extends MessageChange, R>(name: string, work: Work<I, R>): Intent<PrivateRow, I, R> {
  return {
    name,
    async run(step, inputs) {
      const messages = await findMessages(
        step.trx,
        "private",
        [...new Set(inputs.map((input) => input.id))],
        step.now,
      );
      const outcomes: IntentOutcome<R>[] = [];
      for (const input of inputs) {
        const message = messages.get(input.id);
        const seen = message !== undefined && canSeePrivateRow(input.userId, message) && !isExpired(message);
        outcomes.push(seen ? await work(step, input, message) : notFoundOutcome());
      }
      return outcomes;
    },
  };
}

const facts = (message: PrivateMessageRow) => ({
  sendId: message.send_id,
  type: message.type,
  status: message.status,
  sendTime: message.send_time,
  gift: carriesGift(message),
  card: isCard(message),
});

/**
 * As `about`, for changes that show the other person something new, which only somebody who may write can make. A
 * blocked person gets the ordinary response and the change reaches them alone, so that they do not learn of the block
 * (`protocol §19.1.10`).
 */
function delivered<I extends DeliveredChange, R>(name: string, work: Work<I, R>): Intent<PrivateRow, I, R> {
  return about<I, R>(name, async (step, input, message) => {
    const pair = { from: input.userId, to: peerOf(input.userId, message) };
    const [relation = { friends: false, blocked: false, canMeet: false, hasPendingRequest: false }] =
      await chatRelationsOf(step.trx, [pair], step.now);
    const no = denied<R>(maySendPrivate({ toSelf: false, ...relation }));
    if (no) return no;
    if (!relation.blocked || message.only_for !== null) return work(step, input, message);
    return work(step, { ...input, toSelfOnly: true }, { ...message });
  });
}

/** Appends a change row from this person to the other, visible to whoever sees the message itself. */
function appendChange(
  step: Step<PrivateRow>,
  input: DeliveredChange,
  message: PrivateMessageRow,
  type: number,
  content: string,
) {
  return step.append({
    sendId: input.userId,
    recvId: peerOf(input.userId, message),
    type,
    content,
    // An edit repeats the text, so it expires with the message.
    expiresAt: message.gone_at,
    onlyFor: input.toSelfOnly ? input.userId : message.only_for,
    exceptSession: input.sessionId,
  });
}

const denied = <R>(denial: MessageDenial): IntentOutcome<R> | null => (denial ? deniedOutcome(denial) : null);

/** Recalls a message: blanked at once, announced by its own row (`protocol §7.2`). */
export const recallPrivateIntent: Intent<PrivateRow, MessageChange, PrivateMessage> = {
  runsFirst: true,
  ...about<MessageChange, PrivateMessage>("recall private", async (step, input, message) => {
    const no = denied<PrivateMessage>(mayRecall(input.userId, facts(message), step.now, input.byAdmin));
    if (no) return no;
    message.status = 2;
    message.gone_at = null;
    await recallMessage(step.trx, "private", message.id);
    if (message.edited_at !== null) await blankEdits(step.trx, "private", message);
    await blankQuotes(step.trx, "private", message.id);
    await dropReactions(step.trx, "private", [message.id]);
    const row = appendChange(step, input, message, MessageType.RECALL, String(message.id));
    return succeeded(() => presentPrivate(privateRowOf(row), { viewerId: input.userId }));
  }),
};

/** Edits a text; both people learn of it from an EDIT row. */
export const editPrivateIntent = delivered<DeliveredChange & { content: string }, PrivateMessage>(
  "edit private",
  async (step, input, message) => {
    const no = denied<PrivateMessage>(mayEdit(input.userId, facts(message), step.now));
    if (no) return no;
    const changed = { content: input.content, edited_at: step.now };
    Object.assign(message, changed);
    if (!input.toSelfOnly) {
      await changeMessage(step.trx, "private", message.id, changed);
      await updateQuotes(step.trx, "private", editedQuote(message.id, changed));
    }
    const change = { id: message.id, content: input.content, editedAt: step.now };
    appendChange(step, input, message, MessageType.EDIT, JSON.stringify(change));
    return succeeded(() => presentPrivate(message, { viewerId: input.userId }));
  },
);

/** Adds or removes a reaction; repeating it changes nothing. */
export const reactPrivateIntent = delivered<DeliveredChange & { emoji: string; on: boolean }, null>(
  "react private",
  async (step, input, message) => {
    const no = denied<null>(mayReactOrPin(facts(message)));
    if (no) return no;
    if (input.on && (await countReactions(step.trx, "private", message.id, input.userId)) >= REACTIONS_MAX)
      return refused(tooManyReactions);
    const key = { kind: "private" as const, messageId: message.id, userId: input.userId, emoji: input.emoji };
    if (input.toSelfOnly || (await setReaction(step.trx, key, input.on, step.now))) {
      const change = { id: message.id, emoji: input.emoji, userId: input.userId, on: input.on };
      appendChange(step, input, message, MessageType.REACTION, JSON.stringify(change));
    }
    return succeeded(() => null);
  },
);

/** Pins or unpins a message for both. */
export const pinPrivateIntent = delivered<DeliveredChange & { on: boolean }, null>(
  "pin private",
  async (step, input, message) => {
    const no = denied<null>(mayReactOrPin(facts(message)));
    if (no) return no;
    if ((message.pinned_at !== null) !== input.on) {
      message.pinned_at = input.on ? step.now : null;
      const changed = { pinned_at: message.pinned_at };
      if (!input.toSelfOnly) await changeMessage(step.trx, "private", message.id, changed);
      appendChange(step, input, message, MessageType.PIN, JSON.stringify({ id: message.id, on: input.on }));
    }
    return succeeded(() => null);
  },
);
