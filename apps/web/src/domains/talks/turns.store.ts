import type { Message } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { isPassing } from "../../platform/autosave.ts";
import { toast } from "../../platform/dialogs.ts";
import { attempt, type Failure, type Outcome } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { left } from "../../platform/session.ts";
import { dropLive, hush, liveTurn } from "../messages/index.ts";
import type { Again } from "./again.ts";
import { talksApi } from "./talks.api.ts";
import { findCharacter } from "./talks.store.ts";
import { VariantTurner } from "./variant-turner.ts";

export interface TurnsState {
  /** Answers being given again, or turned to another variant, just now. */
  busy: ReadonlySet<number>;
}

/** Answers given again, and their variants (`CHAR-3`). */
export const turnsStore = createStore<TurnsState>()(() => ({ busy: new Set() }));

function setBusy(turnId: number, on: boolean): void {
  turnsStore.setState(({ busy }) => {
    const next = new Set(busy);
    if (on) next.add(turnId);
    else next.delete(turnId);
    return { busy: next };
  });
}

/** Pressed again after a lost answer, the same key asks for nothing twice (`characters §13.5`). */
let wished: { text: string; key: string } | null = null;

/** Has a message answered once more. What is being said stops; the answer comes as rows of the stream. */
async function answerAgain(
  { turnId, chatId }: { turnId: number; chatId: Message["chatId"] },
  again: Again = {},
): Promise<Failure | null> {
  if (turnsStore.getState().busy.has(turnId)) return null;
  hush(chatId);
  dropLive(chatId);
  setBusy(turnId, true);
  const text = JSON.stringify([turnId, again]);
  if (wished?.text !== text) wished = { text, key: crypto.randomUUID() };
  const outcome = await attempt(talksApi.regenerate(turnId, again, wished.key));
  // Without an answer, or with a passing one, nobody knows whether it was heard; any other ends the wish.
  if (outcome.ok || !isPassing(outcome.failure)) wished = null;
  setBusy(turnId, false);
  return outcome.ok ? null : outcome.failure;
}

/** The same, saying why when it cannot be asked for. */
export async function askAgain(chatId: Message["chatId"], turnId: number, again: Again = {}): Promise<void> {
  const failure = await answerAgain({ turnId, chatId }, again);
  if (failure !== null) toast(failure.message);
}

const turner = new VariantTurner(async (turnId, place) => {
  const outcome = await attempt(talksApi.choose(turnId, place));
  return outcome.ok ? null : outcome.failure;
});

/** The next or the previous variant of an answer; the chat goes on from it. */
export async function turnVariant({ chatId, extra }: Message, by: 1 | -1): Promise<void> {
  const mark = extra?.ai;
  if (mark === undefined) return;
  const { turnId, of } = mark;
  const turning = turner.leadsTo(turnId);
  const place = (turning ?? mark.variant) + by;
  if (place < 0 || place >= of || (turning === undefined && turnsStore.getState().busy.has(turnId))) return;
  hush(chatId);
  if (turning === undefined) setBusy(turnId, true);
  const failure = await turner.turn(turnId, place);
  if (turning === undefined) setBusy(turnId, false);
  if (failure !== null) toast(failure.message);
}

async function askToStop(chatId: Message["chatId"]): Promise<Outcome<unknown> | null> {
  if (chatId.startsWith("g:")) {
    const turnId = liveTurn(chatId);
    return turnId === null ? null : attempt(talksApi.stop(turnId));
  }
  const character = await findCharacter(Number(chatId.slice(2)));
  return character === null ? null : attempt(talksApi.stopChat(character.id));
}

/** Stops whatever a character is answering me, or in a group; whole sentences said so far stay. */
export async function stopAnswer(chatId: Message["chatId"]): Promise<void> {
  hush(chatId);
  const outcome = await askToStop(chatId);
  if (outcome?.ok !== true) toast(outcome?.failure.message ?? t("common.networkWeak"));
}

left.on(() => {
  turner.forget();
  turnsStore.setState({ busy: new Set() });
});
