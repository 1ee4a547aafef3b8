import { type ChatId, MessageType } from "@4d/contract";
import type { Message } from "@4d/sync";
import { createStore } from "zustand/vanilla";
import { local } from "../../platform/local.ts";
import { unlock, voiceElement } from "../../platform/media/audio.ts";
import { speakText } from "../../platform/media/device-voice.ts";
import { deviceVoices, humanVoice, spokenLang } from "../../platform/media/device-voices.ts";
import { cachedFile } from "../../platform/media/file-cache.ts";
import { callStore } from "../calls/index.ts";
import { chatData } from "./chat-view.store.ts";
import { draftsStore } from "./drafts.store.ts";
import { chatsEnded, chatsReady, running } from "./messages.store.ts";
import { messagesArrived } from "./new-arrivals.ts";
import { chatClosed, isOpen } from "./open-chats.ts";
import { freelyVoiced, nextVoice, type Voice, voiceOf } from "./voice-queue.ts";

export type VoiceRate = 1 | 1.5 | 2;
export interface VoicePlayerState {
  chatId: ChatId | null;
  /** The message that is playing or paused. */
  id: number | null;
  playing: boolean;
  /** Seconds. */
  at: number;
  duration: number;
  rate: VoiceRate;
  /** It is being fetched. */
  loading: boolean;
  failed: boolean;
  /** The browser plays nothing before the first touch; one press unlocks all. */
  blocked: boolean;
  /** A character's voice, which ends when its chat is left or answered (`CHAR-2`). */
  spoken: boolean;
  /** Whether a character's replies play by themselves; null until the person has said so. */
  byItself: boolean | null;
  /** The first voice of a character they pressed, which asks them, as `${chatId}/${id}`. */
  asksAt: string | null;
  /** Incoming voices that were heard, by `${chatId}/${id}`. */
  played: ReadonlySet<string>;
}
const RATE_KEY = "voice_rate";
const PLAYED_MAX = 3000;
const BY_ITSELF_KEY = "voice_by_itself";
const storedByItself = (): boolean | null => {
  const value = local.get(BY_ITSELF_KEY);
  return value === null ? null : value === "on";
};
const storedRate = (): VoiceRate => {
  const rate = Number(local.get(RATE_KEY));
  return rate === 1.5 || rate === 2 ? rate : 1;
};
const silent = {
  chatId: null,
  id: null,
  playing: false,
  at: 0,
  duration: 0,
  loading: false,
  failed: false,
  blocked: false,
  spoken: false,
} as const;

/** Plays voices, one at a time (`MSG-11`). */
export const voicePlayerStore = createStore<VoicePlayerState>()(() => ({
  ...silent,
  rate: storedRate(),
  byItself: storedByItself(),
  asksAt: null,
  played: new Set(),
}));

let audio: HTMLAudioElement | null = null;
/** The address of the file being played. */
let source: string | null = null;
let playback = 0;
/** Stops the device's speech. */
let stopDeviceSpeech: (() => void) | null = null;

/** Whether an incoming voice was heard; my own always counts as heard. */
export const isPlayed = (chatId: ChatId, { id, sendId }: Pick<Message, "id" | "sendId">): boolean =>
  sendId === running()?.uid || voicePlayerStore.getState().played.has(`${chatId}/${id}`);

function element(): HTMLAudioElement {
  if (audio !== null) return audio;
  const made = voiceElement();
  made.preservesPitch = true;
  made.ontimeupdate = () => voicePlayerStore.setState({ at: made.currentTime });
  made.onplaying = () => voicePlayerStore.setState({ playing: true });
  made.onpause = () => voicePlayerStore.setState({ playing: false });
  made.onended = () => ended();
  audio = made;
  return made;
}

function markPlayed(chatId: ChatId, id: number): void {
  const played = new Set(voicePlayerStore.getState().played).add(`${chatId}/${id}`);
  voicePlayerStore.setState({ played });
  running()
    ?.store.setValue("played", [...played].slice(-PLAYED_MAX))
    .catch(() => undefined);
}

function ended(): void {
  const { chatId, id } = voicePlayerStore.getState();
  const me = running()?.uid ?? 0;
  if (chatId === null || id === null) return;
  const { messages, around } = chatData(chatId);
  const next = nextVoice(around ?? messages, id, me, (other) => isPlayed(chatId, { id: other, sendId: 0 }));
  if (next === null) stopVoice();
  else void playVoice(next);
}

/** Plays a voice from its beginning, or resumes it; any other one stops. */
export async function playVoice(message: Message): Promise<void> {
  const voice = voiceOf(message);
  const { chatId, id, rate, failed, blocked } = voicePlayerStore.getState();
  if (voice === null) return;
  if (chatId === message.chatId && id === message.id && source !== null && !failed && !blocked)
    return void resume();
  playback += 1;
  const own = playback;
  release();
  const spoken = message.type === MessageType.TEXT_WITH_AUDIO;
  const begun = { chatId: message.chatId, id: message.id, at: 0, duration: voice.duration, spoken };
  voicePlayerStore.setState({ ...silent, ...begun, loading: true });
  if (spoken && voicePlayerStore.getState().byItself === null)
    voicePlayerStore.setState({ asksAt: `${message.chatId}/${message.id}` });
  const words = voice.words ?? inHumanVoice(message);
  if (words !== null) return speakWords(message, words, own);
  // Before the file is there: by then the press is over for the browser.
  unlock(element());
  try {
    const file = await cachedFile("audio", voice.url);
    if (own !== playback) return;
    source = URL.createObjectURL(file);
    const player = element();
    player.src = source;
    player.playbackRate = rate;
    await player.play();
    voicePlayerStore.setState({ loading: false });
    markPlayed(message.chatId, message.id);
  } catch (error) {
    if (own === playback) showFailure(isRefusal(error));
  }
}

/** The words of a reply in a human voice of this device, where it has one and the author chose no other. */
function inHumanVoice(message: Message): NonNullable<Voice["words"]> | null {
  const words = freelyVoiced(message);
  const human = words && humanVoice(deviceVoices.get(), spokenLang(words.text));
  if (!words || !human) return null;
  return { ...words, voice: { ...words.voice, kind: "device", voiceId: human.id } };
}

/** Sets whether characters' replies play by themselves, and remembers it. */
export function setVoiceByItself(on: boolean): void {
  local.set(BY_ITSELF_KEY, on ? "on" : "off");
  voicePlayerStore.setState({ byItself: on, asksAt: null });
}

/** Whether the browser wants a touch before it plays. */
const isRefusal = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "NotAllowedError";

const showFailure = (blocked: boolean): void =>
  voicePlayerStore.setState({ loading: false, playing: false, failed: !blocked, blocked });

/** Lets the reader's device speak the words in the character's voice. */
function speakWords(
  { chatId, id }: Message,
  { text, voice }: NonNullable<Voice["words"]>,
  own: number,
): void {
  voicePlayerStore.setState({ loading: false, playing: true });
  stopDeviceSpeech = speakText(text, voice, (wasRefused) => {
    stopDeviceSpeech = null;
    if (!wasRefused) markPlayed(chatId, id);
    if (own !== playback) return;
    if (wasRefused) showFailure(true);
    else ended();
  });
}

async function resume(): Promise<void> {
  await element()
    .play()
    .catch((error: unknown) => isRefusal(error) && showFailure(true));
}

/** Pauses a recorded voice; device speech stops instead, because browsers lose their place in it. */
export function pauseVoice(): void {
  if (stopDeviceSpeech !== null) stopVoice();
  else audio?.pause();
}

/** Sets 1×, 1.5× or 2×, and remembers it. */
export function setVoiceRate(rate: VoiceRate): void {
  local.set(RATE_KEY, String(rate));
  if (audio !== null) audio.playbackRate = rate;
  voicePlayerStore.setState({ rate });
}

function release(): void {
  stopDeviceSpeech?.();
  stopDeviceSpeech = null;
  audio?.pause();
  audio?.removeAttribute("src");
  if (source !== null) URL.revokeObjectURL(source);
  source = null;
}

/** Stops whatever is playing. */
export function stopVoice(): void {
  playback += 1;
  release();
  voicePlayerStore.setState(silent);
}

/** Stops a character's voice in a chat; people's voices continue. */
export function stopCharacterVoice(chatId: ChatId): void {
  const { spoken, chatId: where } = voicePlayerStore.getState();
  if (spoken && where === chatId) stopVoice();
}

const isCalling = ({ call } = callStore.getState()): boolean => call !== null && call.phase !== "ended";

chatClosed.on(stopCharacterVoice);
// No character speaks while a call rings or runs.
callStore.subscribe((state, before) => {
  if (isCalling(state) && !isCalling(before)) stopVoice();
});
draftsStore.subscribe(({ drafts }, before) => {
  const { chatId } = voicePlayerStore.getState();
  if (chatId !== null && drafts.has(chatId) && drafts.get(chatId) !== before.drafts.get(chatId))
    stopCharacterVoice(chatId);
});
// An incoming text stops the voice; one with a voice of its own starts to play where the person has
// said so (`rules §4.11`).
messagesArrived.on((messages) => {
  const { chatId, playing, byItself } = voicePlayerStore.getState();
  const here = messages.filter((message) => isOpen(message.chatId));
  if (playing && here.some((message) => message.chatId === chatId && message.type === MessageType.TEXT))
    stopVoice();
  const speaking = here.findLast(({ type }) => type === MessageType.TEXT_WITH_AUDIO);
  if (byItself === true && speaking !== undefined && !document.hidden && !isCalling())
    void playVoice(speaking);
});
chatsReady.on(({ store }) => {
  const loadPlayed = (value: unknown) => {
    if (!Array.isArray(value)) return;
    const played = new Set(value.filter((one) => typeof one === "string"));
    voicePlayerStore.setState({ played });
  };
  store.value("played").then(loadPlayed, () => undefined);
});
chatsEnded.on(() => {
  stopVoice();
  voicePlayerStore.setState({ played: new Set() });
});
