import type { MessageExtra, SentDraft, StreamKind } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import {
  type Appended,
  type Intent,
  type IntentOutcome,
  refused,
  type Step,
  succeeded,
} from "../../platform/stream.ts";
import type { StreamRows } from "../../platform/stream-rows.ts";
import { deniedOutcome } from "./denial.ts";
import { readableAt } from "./disappearing/expiry.table.ts";
import type { DraftRow } from "./drafts/drafts.repository.ts";
import { endDraftsOfMessages } from "./drafts/end-drafts.ts";
import { fileNotFound, lockReferenced } from "./files/referenced-files.ts";
import type { MessageDenial } from "./messages.policy.ts";
import type { MessageRecords } from "./messages.presenter.ts";
import type { MessageRows } from "./messages.table.ts";
import { findByTmpIds } from "./streams/messages.repository.ts";
import type { RowForms } from "./streams/row-forms.ts";

/** A message to store; the content is already checked for its type. */
export interface SentMessage {
  sendId: number;
  type: number;
  content: string;
  tmpId: string | null;
  extra: MessageExtra | null;
  /** When its source expires, and it too. */
  expiresAt?: number | null | undefined;
  sessionId?: string | undefined;
  /** The draft the text comes from, which ends with it. */
  draft?: SentDraft | undefined;
  /** Publishes the drafts once the message is stored. */
  publishDrafts?: ((rows: readonly DraftRow[]) => void) | undefined;
}

/** What the row of a message holds in both streams. */
type SentRow = Pick<
  StreamRows[StreamKind],
  "sendId" | "type" | "content" | "tmpId" | "extra" | "expiresAt" | "exceptSession"
>;

/** What is known of the senders of a batch. */
interface Senders<K extends StreamKind, I> {
  denialOf: (input: I, index: number) => MessageDenial;
  rowOf: (input: I, index: number, sent: SentRow) => StreamRows[K];
}

/** What differs between sending to a person and to a group. */
export interface SendingStream<K extends StreamKind, I extends SentMessage> extends RowForms<K> {
  chatIdOf: (input: I) => string;
  isInSameChat: (stored: MessageRows[K], input: I) => boolean;
  findSenders: (step: Step<StreamRows[K]>, inputs: readonly I[]) => Promise<Senders<K, I>>;
}

const sameTmpId = new Failure("conflict", {
  field: "tmpId",
  zh: "tmpId 已用于另一条消息",
  en: "tmpId was used for another message",
});

function answerRepeated<K extends StreamKind, I extends SentMessage>(
  stream: SendingStream<K, I>,
  stored: MessageRows[K],
  input: I,
): IntentOutcome<MessageRecords[K]> {
  const same =
    stream.isInSameChat(stored, input) &&
    stored.type === input.type &&
    (stored.status === 2 || stored.content === input.content || stored.edited_at !== null);
  return same ? succeeded(() => stream.present(stored, input.sendId)) : refused(sameTmpId);
}

const sentRowOf = (input: SentMessage): SentRow => ({
  sendId: input.sendId,
  type: input.type,
  content: input.content,
  tmpId: input.tmpId,
  extra: input.extra,
  expiresAt: input.expiresAt ?? null,
  exceptSession: input.sessionId,
});

/** Stores messages, each tmpId of a sender once (`W11`, `MSG-3`). */
export const sendIntent = <K extends StreamKind, I extends SentMessage>(
  stream: SendingStream<K, I>,
): Intent<StreamRows[K], I, MessageRecords[K]> => ({
  name: `send ${stream.kind}`,
  async run(step, inputs) {
    const keys = inputs.flatMap(({ sendId, tmpId }) => (tmpId === null ? [] : [{ sendId, tmpId }]));
    // One at a time: a connection runs one query at a time anyway.
    const stored = await findByTmpIds(step.trx, stream.kind, keys);
    const senders = await stream.findSenders(step, inputs);
    const known = new Map(stored.map((row) => [`${row.send_id}:${row.tmp_id}`, readableAt(row, step.now)]));
    const filesUsable = await lockReferenced(step.trx, step.now, inputs);
    const sent: I[] = [];
    const fresh = new Map<string, StreamRows[K] & Appended>();
    const outcomes = inputs.map((input, index): IntentOutcome<MessageRecords[K]> => {
      const key = `${input.sendId}:${input.tmpId}`;
      const earlier = input.tmpId === null ? undefined : known.get(key);
      if (earlier) return answerRepeated(stream, earlier, input);
      const repeated = input.tmpId === null ? undefined : fresh.get(key);
      if (repeated) return answerRepeated(stream, stream.stored(repeated), input);
      const denial = senders.denialOf(input, index);
      if (denial) return deniedOutcome(denial);
      if (!filesUsable[index]) return refused(fileNotFound);
      const row = step.append(senders.rowOf(input, index, sentRowOf(input)));
      fresh.set(key, row);
      sent.push(input);
      return succeeded(() => stream.present(stream.stored(row), input.sendId));
    });
    await endDraftsOfMessages(step, sent, stream.chatIdOf);
    return outcomes;
  },
});
