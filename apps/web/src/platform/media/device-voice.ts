/** How a text is said: the device's name of a voice, pitch and rate in percent. */
export interface VoiceWish {
  voiceId?: string | undefined;
  pitch?: number | undefined;
  rate?: number | undefined;
  /** Of the words: `zh-CN`, `en-US`. */
  lang: string;
}

/** Whether this device says texts by itself. */
export const canSpeak = (): boolean => "speechSynthesis" in globalThis;

/** The wished voice, else one of the language; null leaves the choice to the device. */
function voiceFor({ voiceId, lang }: VoiceWish): SpeechSynthesisVoice | null {
  const voices = speechSynthesis.getVoices();
  const spoken = lang.slice(0, 2);
  return (
    voices.find(
      ({ voiceURI, name }) => voiceId !== undefined && (voiceURI === voiceId || name === voiceId),
    ) ??
    voices.find((voice) => voice.lang.replace("_", "-") === lang) ??
    voices.find((voice) => voice.lang.startsWith(spoken)) ??
    null
  );
}

/** The language of a text, by its letters. Pure. */
export const spokenLang = (text: string): string => (/\p{Script=Han}/u.test(text) ? "zh-CN" : "en-US");

/** What of a character's words is said aloud: not what stands in brackets (`creations §2`). Pure. */
export const saidAloud = (text: string): string =>
  text.replaceAll(/[(\uFF08][^)\uFF09\n]{1,200}[)\uFF09]/g, " ").trim();

/** Lets the device say a text; `onEnd` once, also when it cannot or was stopped. The answer stops it. */
export function speak(text: string, wish: VoiceWish, onEnd: () => void): () => void {
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    onEnd();
  };
  if (!canSpeak() || text === "") {
    queueMicrotask(end);
    return end;
  }
  const words = new SpeechSynthesisUtterance(text);
  const voice = voiceFor(wish);
  words.lang = voice?.lang ?? wish.lang;
  if (voice !== null) words.voice = voice;
  words.pitch = (wish.pitch ?? 100) / 100;
  words.rate = (wish.rate ?? 100) / 100;
  words.onend = end;
  words.onerror = end;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
  return () => {
    speechSynthesis.cancel();
    end();
  };
}
