import { MOST_SECONDS, SAMPLE_RATE } from "./limits.ts";
import { type Piece, readAloud } from "./read-aloud.ts";
import type { Spoken } from "./spoken.ts";
import { type BlipVoice, blipVoiceOf } from "./voices.ts";

/** One syllable as it sounds. */
export interface Note {
  readonly voice: BlipVoice;
  /** The sample it begins at, and how many it lasts with its ringing. */
  readonly at: number;
  readonly length: number;
  /** Hertz at its beginning and its end. */
  readonly from: number;
  readonly to: number;
  readonly loud: number;
}

/** All syllables of a text, and how many samples it takes. */
export interface Plan {
  readonly notes: readonly Note[];
  readonly samples: number;
}

/** Longest text that is looked at: nothing behind it is heard. */
const MOST_TEXT = 600;
/** Movements of the voice over a syllable, in semitones: level, rising, dipping, falling, light. */
const TONES = [
  [2, 2],
  [-2, 2],
  [0, -2.5],
  [3, -1.5],
  [0, 0],
] as const;
const FIVE_NOTES = [-5, -3, 0, 2, 4, 7, 9] as const;
/** A sentence sinks by so many semitones. */
const SINKING = 2.5;
const LOUD = { "?": 0.92, "!": 1, ".": 0.88, "": 0.88 } as const;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
const share = (percent: number) => within(percent, 50, 200) / 100;
const raised = (hertz: number, semitones: number) => hertz * 2 ** (semitones / 12);

interface Place {
  /** How far into its sentence, 0 to 1. */
  readonly through: number;
  readonly last: boolean;
  readonly ends: "?" | "!" | "." | "";
}

/** Where each piece stands in its sentence. */
function placesOf(pieces: readonly Piece[]): Place[] {
  const places: Place[] = [];
  let begin = 0;
  for (let at = 0; at <= pieces.length; at += 1) {
    const piece = pieces[at];
    if (piece && !(piece.kind === "pause" && piece.ends !== "")) continue;
    const ends = piece?.kind === "pause" ? piece.ends : ".";
    const length = Math.max(1, at - begin);
    for (let inside = begin; inside <= Math.min(at, pieces.length - 1); inside += 1)
      places[inside] = { through: (inside - begin) / length, last: inside === at - 1, ends };
    begin = at + 1;
  }
  return places;
}

/** How far the voice stands from its middle at the beginning and the end of a syllable. */
function moved(voice: BlipVoice, seed: number, { through, last, ends }: Place): readonly [number, number] {
  const asked = last && ends === "?" ? 4 : 0;
  const called = ends === "!" ? 1.5 : 0;
  if (voice.tuned) {
    const tune = FIVE_NOTES[seed % FIVE_NOTES.length] ?? 0;
    return [tune + called, tune + called + asked];
  }
  const [from, to] = TONES[seed % TONES.length] ?? [0, 0];
  const register = ((seed >>> 8) % 5) - 2 - through * SINKING + called;
  return [from + register, to + register + asked];
}

/** What is heard when, of a text in a voice. */
export function planOf(text: string, spoken: Spoken): Plan {
  const narrator = spoken.narrationId ? blipVoiceOf(spoken.narrationId) : undefined;
  const own = blipVoiceOf(spoken.voiceId);
  const pieces = readAloud(text.slice(0, MOST_TEXT), narrator !== undefined);
  // Even "……" is a breath.
  const heard: Piece[] = pieces.some(({ kind }) => kind === "syllable")
    ? pieces
    : [{ kind: "syllable", seed: 4, narrated: false }];
  const places = placesOf(heard);
  const notes: Note[] = [];
  let now = 0;
  let samples = 0;
  for (const [index, piece] of heard.entries()) {
    if (piece.kind === "pause") {
      if (notes.length > 0) now += piece.seconds / share(spoken.rate);
      continue;
    }
    const voice = piece.narrated && narrator ? narrator : own;
    const place = places[index] ?? { through: 0, last: true, ends: "." };
    const slot = (1 / voice.rate / share(spoken.rate)) * (place.last ? 1.35 : 1);
    const length = Math.round((slot * 0.92 + voice.ring) * SAMPLE_RATE);
    const at = Math.round(now * SAMPLE_RATE);
    if (at + length > MOST_SECONDS * SAMPLE_RATE) break;
    const [from, to] = moved(voice, piece.seed, place);
    const middle = voice.base * share(spoken.pitch);
    const loud = piece.narrated ? 0.7 : LOUD[place.ends];
    notes.push({ voice, at, length, from: raised(middle, from), to: raised(middle, to), loud });
    samples = Math.max(samples, at + length);
    now += slot;
  }
  return { notes, samples };
}

/** How many seconds a text takes in a voice: exactly as long as `speak` makes it. */
export const durationOf = (text: string, spoken: Spoken): number =>
  planOf(text, spoken).samples / SAMPLE_RATE;
