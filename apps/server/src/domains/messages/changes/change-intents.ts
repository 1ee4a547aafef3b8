import { MessageType, type StreamKind } from "@4d/contract";
import { Failure } from "../../../platform/failure.ts";
import {
  type Appended,
  type Intent,
  type IntentOutcome,
  refused,
  type Step,
  succeeded,
} from "../../../platform/stream.ts";
import type { StreamRows } from "../../../platform/stream-rows.ts";
import { deniedOutcome, notFoundOutcome } from "../denial.ts";
import { isExpired } from "../disappearing/expiry.table.ts";
import { type MessageDenial, mayEdit, mayReactOrPin, mayRecall } from "../messages.policy.ts";
import { carriesGift, isCard, type MessageRecords, pollOf } from "../messages.presenter.ts";
import type { MessageRow, MessageRows } from "../messages.table.ts";
import { deletePoll } from "../polls/polls.repository.ts";
import { editedQuote } from "../quotes/freeze-quote.ts";
import { blankQuotes, updateQuotes } from "../quotes/quotes.repository.ts";
import { blankEdits, changeMessage, findMessages, recallMessage } from "../streams/messages.repository.ts";
import type { RowForms } from "../streams/row-forms.ts";
import { countReactions, dropReactions, setReaction } from "./reactions.repository.ts";

/** Somebody changes a message they see. */
export interface MessageChange {
  userId: number;
  id: number;
  sessionId?: string | undefined;
  /** Administrators hide it in the author's name, however old it is (`ADMIN-3`). */
  byAdmin?: boolean;
}

export type ChangeName = "recall" | "edit" | "react" | "pin";

/** How somebody stands to a message they change. */
interface Changer {
  /** Why the chat denies them this change, whatever the message. */
  denial: MessageDenial;
  /** Manages the group, and so recalls the messages of others. */
  manages: boolean;
  /** The other person blocks them: the change reaches them alone, so that they do not learn of the block. */
  isUnheard: boolean;
  /** Their name in the group; private rows hold none. */
  name: string;
}

interface AskedChange<K extends StreamKind> {
  input: MessageChange;
  message: MessageRows[K];
}

/** What differs between the changes of the two streams. */
export interface ChangedStream<K extends StreamKind> extends RowForms<K> {
  /** How people stand to the messages they name; without those who do not see them. */
  findChangers: (
    step: Step<StreamRows[K]>,
    name: ChangeName,
    asked: readonly AskedChange<K>[],
  ) => Promise<Map<MessageChange, Changer>>;
  /** The row that announces a change to whoever sees the message. */
  rowOf: (
    step: Step<StreamRows[K]>,
    change: AskedChange<K> & { by: Changer },
    announced: Announced,
  ) => Promise<StreamRows[K]> | StreamRows[K];
}

/** What the row of a change holds in both streams. */
type Announced = Pick<StreamRows[StreamKind], "sendId" | "type" | "content" | "expiresAt" | "exceptSession">;

const REACTIONS_MAX = 8;
const tooManyReactions = new Failure("conflict", {
  zh: "回应太多了",
  en: "This message has enough reactions",
});

const factsOf = (message: MessageRow) => ({
  sendId: message.send_id,
  type: message.type,
  status: message.status,
  sendTime: message.send_time,
  gift: carriesGift(message),
  card: isCard(message),
});

interface OpenedChange<K extends StreamKind, I extends MessageChange> extends AskedChange<K> {
  input: I;
  by: Changer;
  /** Appends the row that announces the change. */
  announce: (type: number, content: string) => Promise<StreamRows[K] & Appended>;
}

type Work<K extends StreamKind, I extends MessageChange, R> = (
  step: Step<StreamRows[K]>,
  change: OpenedChange<K, I>,
) => Promise<IntentOutcome<R>>;

/** An intent about messages the person sees; otherwise "not found". One message at a time, in order. */
function intentOf<K extends StreamKind, I extends MessageChange, R>(
  stream: ChangedStream<K>,
  name: ChangeName,
  work: Work<K, I, R>,
): Intent<StreamRows[K], I, R> {
  return {
    name: `${name} ${stream.kind}`,
    async run(step, inputs) {
      const ids = [...new Set(inputs.map(({ id }) => id))];
      const messages = await findMessages(step.trx, stream.kind, ids, step.now);
      const asked = inputs.flatMap((input) => {
        const message = messages.get(input.id);
        return message === undefined || isExpired(message) ? [] : [{ input, message }];
      });
      const changers = await stream.findChangers(step, name, asked);
      const outcomes: IntentOutcome<R>[] = [];
      for (const input of inputs) {
        const message = messages.get(input.id);
        const by = changers.get(input);
        if (message === undefined || by === undefined) outcomes.push(notFoundOutcome());
        else if (by.denial) outcomes.push(deniedOutcome(by.denial));
        else outcomes.push(await work(step, open(stream, step, { input, message, by })));
      }
      return outcomes;
    },
  };
}

function open<K extends StreamKind, I extends MessageChange>(
  stream: ChangedStream<K>,
  step: Step<StreamRows[K]>,
  asked: { input: I; message: MessageRows[K]; by: Changer },
): OpenedChange<K, I> {
  const { input, by } = asked;
  // Later changes of the batch do not see what reaches one person alone.
  const message = by.isUnheard ? { ...asked.message } : asked.message;
  const change = { input, message, by };
  return {
    ...change,
    async announce(type, content) {
      const { userId: sendId, sessionId: exceptSession } = input;
      // An edit repeats the text, so it expires with the message.
      const announced = { sendId, type, content, expiresAt: message.gone_at, exceptSession };
      return step.append(await stream.rowOf(step, change, announced));
    },
  };
}

/** Recalls a message: blanked at once, announced by its own row (`protocol §7.2`, `MSG-6`). */
export const recallIntent = <K extends StreamKind>(
  stream: ChangedStream<K>,
): Intent<StreamRows[K], MessageChange, MessageRecords[K]> => ({
  runsFirst: true,
  ...intentOf<K, MessageChange, MessageRecords[K]>(
    stream,
    "recall",
    async ({ trx, now }, { input, message, by, announce }) => {
      const { kind } = stream;
      const denial = mayRecall(input.userId, factsOf(message), now, input.byAdmin || by.manages);
      if (denial) return deniedOutcome(denial);
      message.status = 2;
      message.gone_at = null;
      await recallMessage(trx, kind, message.id);
      if (message.edited_at !== null) await blankEdits(trx, kind, message);
      await blankQuotes(trx, kind, message.id);
      await dropReactions(trx, kind, [message.id]);
      if (kind === "group" && pollOf(message)) await deletePoll(trx, message.id);
      const row = await announce(MessageType.RECALL, String(message.id));
      return succeeded(() => stream.present(stream.stored(row), input.userId));
    },
  ),
});

/** Edits a text; whoever sees it learns of it from an EDIT row. */
export const editIntent = <K extends StreamKind>(stream: ChangedStream<K>) =>
  intentOf<K, MessageChange & { content: string }, MessageRecords[K]>(
    stream,
    "edit",
    async ({ trx, now }, { input, message, by, announce }) => {
      const denial = mayEdit(input.userId, factsOf(message), now);
      if (denial) return deniedOutcome(denial);
      const changed = { content: input.content, edited_at: now };
      Object.assign(message, changed);
      if (!by.isUnheard) {
        await changeMessage(trx, stream.kind, message.id, changed);
        await updateQuotes(trx, stream.kind, editedQuote(message.id, changed));
      }
      const edit = { id: message.id, content: input.content, editedAt: now };
      await announce(MessageType.EDIT, JSON.stringify(edit));
      return succeeded(() => stream.present(message, input.userId));
    },
  );

/** Adds or removes a reaction; repeating it changes nothing. */
export const reactIntent = <K extends StreamKind>(stream: ChangedStream<K>) =>
  intentOf<K, MessageChange & { emoji: string; on: boolean }, null>(
    stream,
    "react",
    async ({ trx, now }, { input, message, by, announce }) => {
      const { kind } = stream;
      const { userId, emoji, on } = input;
      const denial = mayReactOrPin(factsOf(message));
      if (denial) return deniedOutcome(denial);
      if (on && (await countReactions(trx, kind, message.id, userId)) >= REACTIONS_MAX)
        return refused(tooManyReactions);
      const key = { kind, messageId: message.id, userId, emoji };
      if (by.isUnheard || (await setReaction(trx, key, on, now)))
        await announce(MessageType.REACTION, JSON.stringify({ id: message.id, emoji, userId, on }));
      return succeeded(() => null);
    },
  );

/** Pins or unpins a message for the chat. */
export const pinIntent = <K extends StreamKind>(stream: ChangedStream<K>) =>
  intentOf<K, MessageChange & { on: boolean }, null>(
    stream,
    "pin",
    async ({ trx, now }, { input: { on }, message, by, announce }) => {
      const denial = mayReactOrPin(factsOf(message));
      if (denial) return deniedOutcome(denial);
      if ((message.pinned_at !== null) !== on) {
        message.pinned_at = on ? now : null;
        const changed = { pinned_at: message.pinned_at };
        if (!by.isUnheard) await changeMessage(trx, stream.kind, message.id, changed);
        await announce(MessageType.PIN, JSON.stringify({ id: message.id, on }));
      }
      return succeeded(() => null);
    },
  );
