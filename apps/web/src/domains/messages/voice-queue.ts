import { type CharacterVoice, isTip, MessageStatus, MessageType, parseContent } from "@4d/contract";
import type { Message } from "@4d/sync";

export interface Voice {
  /** Empty when the reader's device is to speak the words itself. */
  url: string;
  /** Seconds. */
  duration: number;
  words?: { text: string; voice: CharacterVoice };
}

/** Rough number of letters spoken per second. */
const LETTERS = 4.5;

/** What a voice message plays; null if it has no sound. Pure. */
export function voiceOf({ type, content, status }: Message): Voice | null {
  if (status === MessageStatus.RECALL) return null;
  if (type !== MessageType.AUDIO && type !== MessageType.TEXT_WITH_AUDIO) return null;
  const voice = parseContent(type, content);
  if (voice === null) return null;
  const { url, duration } = voice;
  if (url !== "") return { url, duration };
  if (!("voice" in voice) || voice.voice?.kind !== "device") return null;
  const guess = duration > 0 ? duration : Math.max(1, Math.round(voice.text.length / LETTERS));
  return { url, duration: guess, words: { text: voice.text, voice: voice.voice } };
}

/**
 * The words of a reply whose character has no voice that its author chose, so that a human voice of the reader's
 * device may speak them; null for others. Pure.
 */
export function freelyVoiced({ type, content }: Message): Voice["words"] | null {
  const spoken = type === MessageType.TEXT_WITH_AUDIO ? parseContent(type, content) : null;
  if (spoken?.voice?.kind !== "blip" || spoken.voice.voiceId !== "") return null;
  return { text: spoken.text, voice: spoken.voice };
}

/**
 * The voice to play after one has ended (`MSG-11`): the next incoming one in the chat that was not
 * played yet, unless I sent something else in between. Pure.
 */
export function nextVoice(
  messages: readonly Message[],
  after: number,
  me: number,
  isPlayed: (id: number) => boolean,
): Message | null {
  const from = messages.findIndex(({ id }) => id === after);
  const rest = from < 0 ? [] : messages.slice(from + 1);
  for (const message of rest) {
    if (isTip(message.type)) continue;
    const plays = message.sendId !== me && voiceOf(message) !== null;
    if (plays && !isPlayed(message.id)) return message;
  }
  return null;
}
