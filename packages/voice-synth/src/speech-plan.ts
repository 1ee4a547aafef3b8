import { type Piece, splitIntoPieces } from "./speech-pieces.ts";
import { type SynthVoice, synthVoiceOf } from "./synth-voices.ts";
import { MAX_SECONDS, SAMPLE_RATE, type VoiceSettings } from "./voice-settings.ts";

/** One syllable as it sounds. */
export interface Note {
  readonly voice: SynthVoice;
  /** The sample it begins at, and its length in samples with its ringing. */
  readonly at: number;
  readonly length: number;
  /** Its pitch in hertz at its beginning and its end. */
  readonly from: number;
  readonly to: number;
  readonly loud: number;
}

/** All syllables of a text, and its length in samples. */
export interface SpeechPlan {
  readonly notes: readonly Note[];
  readonly samples: number;
}

/** Longest text that is read, in characters; the rest is not spoken. */
const MAX_TEXT = 600;
/** Movements of the voice over a syllable, in semitones: level, rising, dipping, falling, light. */
const TONES = [
  [2, 2],
  [-2, 2],
  [0, -2.5],
  [3, -1.5],
  [0, 0],
] as const;
/** Offsets of a tuned voice's syllables from its middle pitch, in semitones. */
const PENTATONIC = [-5, -3, 0, 2, 4, 7, 9] as const;
/** How far the pitch falls over a sentence, in semitones. */
const SENTENCE_FALL = 2.5;
/** How loud the syllables of a sentence are, by its end. */
const LOUDNESS = { "?": 0.92, "!": 1, ".": 0.88, "": 0.88 } as const;

/** How loud narration is. */
const NARRATION_LOUDNESS = 0.7;
/** Semitones by which the pitch rises on a question's last syllable, and through an exclamation. */
const QUESTION_RISE = 4;
const EXCLAMATION_RISE = 1.5;
/** A sentence's last syllable takes this much longer. */
const LAST_STRETCH = 1.35;
/** The part of its time that a syllable sounds, apart from its ringing. */
const SOUNDING_PART = 0.92;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const fractionOf = (percent: number) => within(percent, 50, 200) / 100;
const transposed = (hertz: number, semitones: number) => hertz * 2 ** (semitones / 12);

interface SentencePosition {
  /** How far into its sentence, 0 to 1. */
  readonly through: number;
  readonly last: boolean;
  readonly ends: "?" | "!" | "." | "";
}

/** The position of each piece in its sentence. */
function sentencePositions(pieces: readonly Piece[]): SentencePosition[] {
  const positions: SentencePosition[] = [];
  let start = 0;
  for (let at = 0; at <= pieces.length; at += 1) {
    const piece = pieces[at];
    if (piece && !(piece.kind === "pause" && piece.ends !== "")) continue;
    const ends = piece?.kind === "pause" ? piece.ends : ".";
    const length = Math.max(1, at - start);
    for (let inside = start; inside <= Math.min(at, pieces.length - 1); inside += 1)
      positions[inside] = { through: (inside - start) / length, last: inside === at - 1, ends };
    start = at + 1;
  }
  return positions;
}

/** How far the pitch is from the voice's middle at the beginning and the end of a syllable. */
function pitchOffsets(
  voice: SynthVoice,
  seed: number,
  { through, last, ends }: SentencePosition,
): readonly [number, number] {
  const questionRise = last && ends === "?" ? QUESTION_RISE : 0;
  const exclamationRise = ends === "!" ? EXCLAMATION_RISE : 0;
  if (voice.tuned) {
    const tune = PENTATONIC[seed % PENTATONIC.length] ?? 0;
    return [tune + exclamationRise, tune + exclamationRise + questionRise];
  }
  const [from, to] = TONES[seed % TONES.length] ?? [0, 0];
  const register = ((seed >>> 8) % 5) - 2 - through * SENTENCE_FALL + exclamationRise;
  return [from + register, to + register + questionRise];
}

/** Plans when each syllable of a text sounds in a voice. */
export function planSpeech(text: string, settings: VoiceSettings): SpeechPlan {
  const narrator = settings.narrationId ? synthVoiceOf(settings.narrationId) : undefined;
  const own = synthVoiceOf(settings.voiceId);
  const pieces = splitIntoPieces(text.slice(0, MAX_TEXT), narrator !== undefined);
  // Even "……" is a breath.
  const audible: Piece[] = pieces.some(({ kind }) => kind === "syllable")
    ? pieces
    : [{ kind: "syllable", seed: 4, narrated: false }];
  const positions = sentencePositions(audible);
  const notes: Note[] = [];
  let now = 0;
  let samples = 0;
  for (const [index, piece] of audible.entries()) {
    if (piece.kind === "pause") {
      if (notes.length > 0) now += piece.seconds / fractionOf(settings.rate);
      continue;
    }
    const voice = piece.narrated && narrator ? narrator : own;
    const position = positions[index] ?? { through: 0, last: true, ends: "." };
    const slot = (1 / voice.rate / fractionOf(settings.rate)) * (position.last ? LAST_STRETCH : 1);
    const length = Math.round((slot * SOUNDING_PART + voice.ring) * SAMPLE_RATE);
    const at = Math.round(now * SAMPLE_RATE);
    if (at + length > MAX_SECONDS * SAMPLE_RATE) break;
    const [from, to] = pitchOffsets(voice, piece.seed, position);
    const middle = voice.base * fractionOf(settings.pitch);
    const loud = piece.narrated ? NARRATION_LOUDNESS : LOUDNESS[position.ends];
    notes.push({ voice, at, length, from: transposed(middle, from), to: transposed(middle, to), loud });
    samples = Math.max(samples, at + length);
    now += slot;
  }
  return { notes, samples };
}

/** How many seconds a text takes in a voice: the length of what `synthesiseSamples` makes. */
export const speechDuration = (text: string, settings: VoiceSettings): number =>
  planSpeech(text, settings).samples / SAMPLE_RATE;
