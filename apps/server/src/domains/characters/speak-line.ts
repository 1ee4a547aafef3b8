import type { CharacterVoice, Provenance } from "@4d/contract";
import { labelWav, speechDuration, type VoiceSettings, wavSeconds } from "@4d/voice-synth";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { hold, post, type SharedWork, voidHold } from "../capsules/index.ts";
import { readSettings } from "../settings/index.ts";
import { synthesiseInWorker } from "./synthesise-in-worker.ts";

/** The producer named in the labels of machine-made files. */
export const PRODUCER = "四次元";

/** A line to speak, and who pays when a model speaks it; the same key is charged once. */
export interface LineToSpeak {
  text: string;
  voice: CharacterVoice;
  payerId: number;
  key: string;
  /** The work whose creator earns (`CAPSULE-4`). */
  work?: SharedWork | undefined;
}

export interface SpokenLine {
  bytes: Uint8Array;
  seconds: number;
  by: Provenance;
}

/** The voice settings of the built-in synthesiser. */
export const synthVoiceOf = (voice: CharacterVoice): VoiceSettings => ({
  ...voice,
  voiceId: voice.kind === "blip" ? voice.voiceId : "",
});

/**
 * Speaks a line in a synthesised voice, which is free and always available (`characters §4.2`).
 * @throws Failure tooMany when the same payer has too many queued.
 */
export async function synthesiseLine(
  services: Services,
  { text, voice, key, payerId }: LineToSpeak,
): Promise<SpokenLine> {
  const spoken = synthVoiceOf(voice);
  const bytes = await synthesiseInWorker(services, payerId, {
    text,
    spoken,
    label: { producer: PRODUCER, id: key },
  });
  return { bytes, seconds: speechDuration(text, spoken), by: "builtin" };
}

/** The text a model speaks: actions in brackets are left out. */
const textToSpeak = (text: string): string =>
  text.replaceAll(/（[^（）]*）|\([^()]*\)|\*[^*\n]+\*/gu, " ").trim();

interface PaidLine {
  spoken: SpokenLine;
  /** Spent once the line is stored; absent when it costs nothing. */
  held: { holdId: number } | undefined;
}

/** A line spoken by a model; undefined when there is nothing to say, the model fails, or its output is not a WAV. */
async function modelLine(services: Services, line: LineToSpeak): Promise<PaidLine | undefined> {
  const text = textToSpeak(line.text);
  if (text === "") return undefined;
  const { capsules } = await readSettings(services);
  const amount = Math.ceil(text.length / 100) * capsules.prices.voicePer100;
  const why = { kind: "aiVoice", params: { characters: text.length }, cause: null } as const;
  const holdInput = { ...why, key: `voice:${line.key}`, userId: line.payerId, amount };
  const held = amount === 0 ? undefined : await hold(services, holdInput);
  const { voice } = line;
  const outcome = await services.llm.speech({
    owner: line.payerId,
    text,
    voice: voice.voiceId,
    format: "wav",
    speed: voice.rate / 100,
  });
  const bytes = outcome.kind === "done" ? outcome.value.bytes : undefined;
  const seconds = bytes && wavSeconds(bytes);
  if (!bytes || seconds === undefined) {
    if (held) await voidHold(services, held);
    return undefined;
  }
  const labelled = labelWav(bytes, { producer: PRODUCER, id: line.key });
  return { spoken: { bytes: labelled, seconds, by: "model" }, held };
}

type SaveLine = (spoken: SpokenLine) => Promise<boolean>;

/** Stores a line; releases the hold when storing fails. */
async function saveOrRefund(
  services: Services,
  { spoken, held }: PaidLine,
  save: SaveLine,
): Promise<boolean> {
  try {
    return await save(spoken);
  } catch (error) {
    if (held) await voidHold(services, held);
    throw error;
  }
}

/**
 * Speaks a line with the server's model when the voice asks for it, and with the built-in synthesiser otherwise or when
 * the model fails (`characters §4.3`). The line is charged once `save` has stored it; a line that failed, or that
 * `save` reports as no longer needed, costs nothing.
 */
export async function speakLine(services: Services, line: LineToSpeak, save: SaveLine): Promise<SpokenLine> {
  const { speech } = line.voice.kind === "server" ? await services.llm.capabilities() : { speech: false };
  if (!speech) return synthesiseLine(services, line);
  try {
    const paid = await modelLine(services, line);
    if (!paid) return synthesiseLine(services, line);
    const isSaved = await saveOrRefund(services, paid, save);
    const { held } = paid;
    if (held) await (isSaved ? post(services, { ...held, work: line.work }) : voidHold(services, held));
    return paid.spoken;
  } catch (error) {
    if (error instanceof Failure && (error.kind === "insufficient" || error.kind === "conflict"))
      return synthesiseLine(services, line);
    throw error;
  }
}
