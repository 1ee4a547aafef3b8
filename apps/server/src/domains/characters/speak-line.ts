import type { CharacterVoice, Provenance } from "@4d/contract";
import { labelWav, speechDuration, type VoiceSettings, wavSeconds } from "@4d/voice-synth";
import { Failure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { hold, post, type SharedWork, voidHold } from "../capsules/index.ts";
import { readSettings } from "../settings/index.ts";
import { synthesiseInWorker } from "./synthesise-in-worker.ts";

/** Who answers for what is made by machine, in the labels files carry. */
export const PRODUCER = "四次元";

/** A line to be spoken for somebody, who pays when a model speaks it; the same key pays once. */
export interface LineToSpeak {
  text: string;
  voice: CharacterVoice;
  payerId: number;
  key: string;
  /** Whose maker earns by it (`CAPSULE-4`). */
  work?: SharedWork | undefined;
}

export interface SpokenLine {
  bytes: Uint8Array;
  seconds: number;
  by: Provenance;
}

/** A voice as the built-in synthesis takes it. */
export const synthVoiceOf = (voice: CharacterVoice): VoiceSettings => ({
  ...voice,
  voiceId: voice.kind === "blip" ? voice.voiceId : "",
});

/**
 * A line in a synthesised voice: free, and there always (`characters §4.2`).
 * @throws Failure tooMany, when many of the same payer's wait.
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

/** What is said aloud by a model: actions in brackets are not. */
const textToSpeak = (text: string): string =>
  text.replaceAll(/（[^（）]*）|\([^()]*\)|\*[^*\n]+\*/gu, " ").trim();

interface PaidLine {
  spoken: SpokenLine;
  /** Spent once the line is kept; absent when it costs nothing. */
  held: { holdId: number } | undefined;
}

/** A model's line; undefined when it has nothing to say, fails, or makes something else than a WAV. */
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

/** Stores a line; what was set aside for one that could not be stored goes back. */
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
 * A line spoken by the server's model when the voice asks for one, by the built-in synthesis else and whenever the
 * model does not (`characters §4.3`). It is paid once `keep` has stored it; one that failed, or that `keep`
 * says is not needed any more, costs nothing.
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
