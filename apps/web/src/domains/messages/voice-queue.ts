import { isTip, MessageStatus, MessageType, parseContent } from "@4d/contract";
import type { Message } from "@4d/sync";

/** What a voice message plays: its address and length in seconds; null when it has none. Pure. */
export function voiceOf({ type, content, status }: Message): { url: string; duration: number } | null {
  if (status === MessageStatus.RECALL) return null;
  if (type !== MessageType.AUDIO && type !== MessageType.TEXT_WITH_AUDIO) return null;
  const voice = parseContent(type, content);
  return voice === null || voice.url === "" ? null : { url: voice.url, duration: voice.duration };
}

/**
 * The voice that plays on after one has ended (`MSG-11`): the next incoming one in the chat that was not
 * played yet, unless something else was said in between by me. Pure.
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
