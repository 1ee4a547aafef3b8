import type { SentDraft, SystemEvent } from "@4d/contract";
import type { Transaction } from "kysely";
import { type Bus, publishEvent } from "../../../platform/bus.ts";
import type { Tables } from "../../../platform/db/tables.ts";
import type { Step } from "../../../platform/stream.ts";
import { presentDraft } from "./drafts.presenter.ts";
import { type DraftEnd, type DraftRow, endDrafts } from "./drafts.repository.ts";

/** The draft event for terminals; those that know no revisions recognise an end by the draft's absence. */
function eventOf(row: DraftRow): SystemEvent {
  const { chat_id: chatId, text } = row;
  const draft = presentDraft(row);
  return text === ""
    ? { type: "draft", chatId, draft: null, ended: draft }
    : { type: "draft", chatId, draft };
}

/** Sends the current drafts to a person's terminals. */
export function publishDrafts(bus: Bus, rows: readonly DraftRow[], exceptSession?: string): void {
  for (const row of rows) publishEvent(bus, [row.user_id], eventOf(row), exceptSession);
}

/** Text that is sent in a transaction. */
export interface SentWords {
  userId: number;
  chatId: string;
  /** Which draft it was; undefined when a terminal names none, which then reports the end itself. */
  draft: SentDraft | undefined;
}

/** One statement changes a row only once, so texts of one chat sent together end in successive rounds. */
function roundsOf(ends: readonly DraftEnd[]): DraftEnd[][] {
  const rounds: DraftEnd[][] = [];
  const seen = new Map<string, number>();
  for (const one of ends) {
    const key = `${one.userId} ${one.chatId}`;
    const round = seen.get(key) ?? 0;
    seen.set(key, round + 1);
    const others = rounds[round];
    if (others === undefined) rounds.push([one]);
    else others.push(one);
  }
  return rounds;
}

/**
 * Ends the drafts of texts that are stored in this transaction, on all terminals (`MSG-13`); no statement when no draft
 * is named. @returns the drafts to publish after the commit.
 */
export async function endDraftsOf(
  trx: Transaction<Tables>,
  now: number,
  words: readonly SentWords[],
): Promise<DraftRow[]> {
  const named = words.flatMap(({ draft, ...whose }) =>
    draft === undefined || (draft.writing === undefined && draft.revision === 0) ? [] : [{ ...whose, draft }],
  );
  const rows: DraftRow[] = [];
  for (const round of roundsOf(named)) rows.push(...(await endDrafts(trx, now, round)));
  return rows;
}

interface Sending {
  sendId: number;
  draft?: SentDraft | undefined;
  publishDrafts?: ((rows: readonly DraftRow[]) => void) | undefined;
}

/**
 * The same for messages that a batch of a stream stores; the senders' terminals are notified before the messages go
 * out.
 */
export async function endDraftsOfMessages<Input extends Sending>(
  { trx, now, beforeDelivery: first }: Pick<Step<unknown>, "trx" | "now" | "beforeDelivery">,
  inputs: readonly Input[],
  chatIdOf: (input: Input) => string,
): Promise<void> {
  const words = inputs.map((input) => ({
    userId: input.sendId,
    chatId: chatIdOf(input),
    draft: input.draft,
  }));
  const rows = await endDraftsOf(trx, now, words);
  for (const { sendId, publishDrafts: publish } of new Map(
    inputs.map((input) => [input.sendId, input]),
  ).values()) {
    const own = rows.filter((row) => row.user_id === sendId);
    if (own.length > 0 && publish !== undefined) first(() => Promise.resolve(publish(own)));
  }
}
