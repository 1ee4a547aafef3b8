import type { PreviewLine } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { attempt, type Outcome } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { characterMakingApi } from "./character-making.api.ts";
import { save, workBy } from "./making.store.ts";

const HISTORY = 20;
const NOT_SAVED = { code: 0, field: null };

/** A line of a trial chat. */
export interface TrialLine extends PreviewLine {
  /** The source of a reply. */
  by?: "builtin" | "model";
}
export interface Trial {
  lines: readonly TrialLine[];
  /** The index of the greeting it began with. */
  greeting: number;
  busy: boolean;
  /** Why the last line failed; it may be sent again. */
  failure: string | null;
  /** Replies of a model left today; null without a limit. */
  remaining: number | null;
}
export const noTrial: Trial = { lines: [], greeting: 0, busy: false, failure: null, remaining: null };

/** Trial chats with characters in the editor; never stored (`characters §2.6`). */
export const trialStore = createStore<{ trials: Readonly<Record<string, Trial>> }>()(() => ({ trials: {} }));

const trialOf = (key: string): Trial => trialStore.getState().trials[key] ?? noTrial;
function set(key: string, part: Partial<Trial>): void {
  trialStore.setState(({ trials }) => ({ trials: { ...trials, [key]: { ...trialOf(key), ...part } } }));
}

interface TrialRequest {
  text: string;
  history: readonly TrialLine[];
  greeting: number;
}
type TrialReply = { text: string; by: "builtin" | "model"; left: number | null };

/** Requests a reply of the character as it is now. */
export async function requestReply(
  key: string,
  { text, history, greeting }: TrialRequest,
  notSaved: string,
): Promise<Outcome<TrialReply>> {
  await save(key);
  const id = workBy(key)?.id;
  if (id == null) return { ok: false, failure: { ...NOT_SAVED, message: notSaved } };
  const sentLines = history.slice(-HISTORY).map(({ from, text }) => ({ from, text }));
  return attempt(characterMakingApi.previewReply(id, text, sentLines, greeting));
}

/** Sends a line in the trial and adds the reply. */
export async function sendTrialLine(key: string, text: string, notSaved: string): Promise<void> {
  const { lines, greeting, busy } = trialOf(key);
  if (busy) return;
  set(key, { lines: [...lines, { from: "user", text }], busy: true, failure: null });
  const outcome = await requestReply(key, { text, history: lines, greeting }, notSaved);
  if (!outcome.ok) return set(key, { lines, busy: false, failure: outcome.failure.message });
  const { text: reply, by, left: remaining } = outcome.value;
  set(key, {
    lines: [...trialOf(key).lines, { from: "character", text: reply, by }],
    busy: false,
    remaining,
  });
}

/** Starts the trial over with a greeting. */
export const restart = (key: string, greeting = trialOf(key).greeting): void =>
  set(key, { ...noTrial, greeting });

signedOut.on(() => trialStore.setState({ trials: {} }));
