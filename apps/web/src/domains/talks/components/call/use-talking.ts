import { type ChatId, MessageType } from "@4d/contract";
import type { Message } from "@4d/sync";
import { useCallback, useEffect, useRef, useState } from "react";
import { lang } from "../../../../platform/i18n/i18n.ts";
import { speak } from "../../../../platform/media/device-voice.ts";
import { arrived, sawUpTo, sendText, stopVoice, textOf, voicePlayerStore } from "../../../messages/index.ts";
import { canRecognise, listenOnce } from "../../recogniser.ts";

/** idle: it waits for written words. */
export type Phase = "listening" | "thinking" | "speaking" | "idle";

export interface Talking {
  phase: Phase;
  /** What is being understood just now. */
  interim: string;
  /** Whether it can be spoken to: the browser has an ear and may use it. */
  hears: boolean;
  muted: boolean;
  setMuted: (muted: boolean) => void;
  /** Says something by hand, or cuts in on what is being said. */
  say: (text: string) => void;
  interrupt: () => void;
}

/** Between two listenings, ms. */
const PAUSE_MS = 250;
/** A player that has not begun by then will not, ms. */
const BEGIN_MS = 1500;

/** Resolves when the voice of a message has been heard, or could not be. */
function heard(message: Message): Promise<void> {
  return new Promise((resolve) => {
    let begun = false;
    const look = () => {
      const { id, playing, loading, failed, blocked } = voicePlayerStore.getState();
      if (id === message.id && (playing || loading)) begun = true;
      const over = id !== message.id || failed || blocked || (!playing && !loading);
      if (!begun || !over) return;
      forget();
      clearTimeout(late);
      resolve();
    };
    const forget = voicePlayerStore.subscribe(look);
    // The player may never begin: then nobody is kept waiting.
    const late = setTimeout(() => {
      if (begun) return;
      forget();
      resolve();
    }, BEGIN_MS);
    look();
  });
}

interface Ear {
  onInterim: (text: string) => void;
  onSaid: (text: string) => void;
  /** It may not listen, or cannot. */
  onDeaf: () => void;
}

/** Listens, again after every silence, for as long as it shall. */
function useEar(listening: boolean, ear: Ear): void {
  const latest = useRef(ear);
  latest.current = ear;
  useEffect(() => {
    if (!listening) return;
    let rounds = 0;
    let stop = () => {};
    let again: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      rounds += 1;
      stop = listenOnce(lang.get() === "en" ? "en-US" : "zh-CN", {
        onInterim: (text) => latest.current.onInterim(text),
        onSaid: (text) => latest.current.onSaid(text),
        onEnd: (why) => {
          latest.current.onInterim("");
          if (why === "refused" || (why === "failed" && rounds > 2)) latest.current.onDeaf();
          else if (why !== "said") again = setTimeout(listen, PAUSE_MS);
        },
      });
    };
    listen();
    return () => {
      clearTimeout(again);
      stop();
    };
  }, [listening]);
}

/** Says every answer that comes: by its own sound, else by the device's voice. The answer silences it. */
function useMouth(chatId: ChatId, active: boolean, onSpeak: () => void, onRest: () => void): () => void {
  const quiet = useRef<() => void>(() => undefined);
  const latest = useRef({ onSpeak, onRest });
  latest.current = { onSpeak, onRest };
  const hushNow = useCallback(() => {
    quiet.current();
    stopVoice();
  }, []);
  useEffect(() => {
    if (!active) return;
    const rest = () => latest.current.onRest();
    const forget = arrived.on((messages) => {
      const message = messages.findLast((one) => one.chatId === chatId);
      if (message === undefined) return;
      sawUpTo(chatId, message.id);
      latest.current.onSpeak();
      if (message.type === MessageType.TEXT_WITH_AUDIO) return void heard(message).then(rest);
      quiet.current = speak(textOf(message) ?? "", {}, rest);
    });
    return () => {
      forget();
      hushNow();
    };
  }, [active, chatId, hushNow]);
  return hushNow;
}

/** The turns of a call with a character: it listens, thinks, speaks, listens again (`CALL-6`). */
export function useTalking(chatId: ChatId, active: boolean): Talking {
  const [phase, setPhase] = useState<Phase>(() => (canRecognise() ? "listening" : "idle"));
  const [interim, setInterim] = useState("");
  const [hears, setHears] = useState(canRecognise);
  const [muted, setMuted] = useState(false);
  const rest = () => setPhase(hears ? "listening" : "idle");
  const hushNow = useMouth(chatId, active, () => setPhase("speaking"), rest);
  const say = (text: string) => {
    hushNow();
    setInterim("");
    sendText(chatId, text);
    setPhase("thinking");
  };
  const onDeaf = () => {
    setHears(false);
    setPhase("idle");
  };
  useEar(active && hears && !muted && phase === "listening", { onInterim: setInterim, onSaid: say, onDeaf });
  const interrupt = () => {
    hushNow();
    rest();
  };
  return { phase, interim, hears, muted, setMuted, say, interrupt };
}
