import { type ChatId, MessageType } from "@4d/contract";
import type { Message } from "@4d/sync";
import { useCallback, useEffect, useRef, useState } from "react";
import { lang } from "../../../../platform/i18n/i18n.ts";
import { speakText } from "../../../../platform/media/device-voice.ts";
import {
  markSeenUpTo,
  messagesArrived,
  sendText,
  stopVoice,
  textOf,
  voicePlayerStore,
} from "../../../messages/index.ts";
import { canRecognise, listenOnce } from "../../speech-recognition.ts";

/** idle: it waits for written words. */
export type CallPhase = "listening" | "thinking" | "speaking" | "idle";

export interface VoiceChat {
  phase: CallPhase;
  /** What is being understood just now. */
  interim: string;
  /** Whether it can be spoken to: the browser has an ear and may use it. */
  canHear: boolean;
  muted: boolean;
  setMuted: (muted: boolean) => void;
  /** Says something by hand, or cuts in on what is being said. */
  sendPhrase: (text: string) => void;
  interrupt: () => void;
}

/** Between two listenings, ms. */
const PAUSE_MS = 250;
/** A player that has not begun by then will not, ms. */
const START_TIMEOUT_MS = 1500;

/** Resolves when the voice of a message has been heard, or could not be. */
function voiceFinished(message: Message): Promise<void> {
  return new Promise((resolve) => {
    let hasStarted = false;
    const check = () => {
      const { id, playing, loading, failed, blocked } = voicePlayerStore.getState();
      if (id === message.id && (playing || loading)) hasStarted = true;
      const over = id !== message.id || failed || blocked || (!playing && !loading);
      if (!hasStarted || !over) return;
      unsubscribe();
      clearTimeout(timeout);
      resolve();
    };
    const unsubscribe = voicePlayerStore.subscribe(check);
    // The player may never begin: then nobody is kept waiting.
    const timeout = setTimeout(() => {
      if (hasStarted) return;
      unsubscribe();
      resolve();
    }, START_TIMEOUT_MS);
    check();
  });
}

interface ListenHandlers {
  onInterim: (text: string) => void;
  onPhrase: (text: string) => void;
  /** It may not listen, or cannot. */
  onUnavailable: () => void;
}

/** Listens, again after every silence, for as long as it shall. */
function useListening(listening: boolean, handlers: ListenHandlers): void {
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => {
    if (!listening) return;
    let rounds = 0;
    let stop = () => {};
    let again: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      rounds += 1;
      stop = listenOnce(lang.get() === "en" ? "en-US" : "zh-CN", {
        onInterim: (text) => latest.current.onInterim(text),
        onPhrase: (text) => latest.current.onPhrase(text),
        onEnd: (why) => {
          latest.current.onInterim("");
          if (why === "refused" || (why === "failed" && rounds > 2)) latest.current.onUnavailable();
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
function useSpeaking(chatId: ChatId, active: boolean, onSpeak: () => void, onRest: () => void): () => void {
  const stopDeviceVoice = useRef<() => void>(() => undefined);
  const latest = useRef({ onSpeak, onRest });
  latest.current = { onSpeak, onRest };
  const stopSpeaking = useCallback(() => {
    stopDeviceVoice.current();
    stopVoice();
  }, []);
  useEffect(() => {
    if (!active) return;
    const rest = () => latest.current.onRest();
    const unsubscribe = messagesArrived.on((messages) => {
      const message = messages.findLast((one) => one.chatId === chatId);
      if (message === undefined) return;
      markSeenUpTo(chatId, message.id);
      latest.current.onSpeak();
      if (message.type === MessageType.TEXT_WITH_AUDIO) return void voiceFinished(message).then(rest);
      stopDeviceVoice.current = speakText(textOf(message) ?? "", {}, rest);
    });
    return () => {
      unsubscribe();
      stopSpeaking();
    };
  }, [active, chatId, stopSpeaking]);
  return stopSpeaking;
}

/** The turns of a call with a character: it listens, thinks, speaks, listens again (`CALL-6`). */
export function useVoiceChat(chatId: ChatId, active: boolean): VoiceChat {
  const [phase, setPhase] = useState<CallPhase>(() => (canRecognise() ? "listening" : "idle"));
  const [interim, setInterim] = useState("");
  const [canHear, setCanHear] = useState(canRecognise);
  const [muted, setMuted] = useState(false);
  const rest = () => setPhase(canHear ? "listening" : "idle");
  const stopSpeaking = useSpeaking(chatId, active, () => setPhase("speaking"), rest);
  const sendPhrase = (text: string) => {
    stopSpeaking();
    setInterim("");
    sendText(chatId, text);
    setPhase("thinking");
  };
  const onUnavailable = () => {
    setCanHear(false);
    setPhase("idle");
  };
  useListening(active && canHear && !muted && phase === "listening", {
    onInterim: setInterim,
    onPhrase: sendPhrase,
    onUnavailable,
  });
  const interrupt = () => {
    stopSpeaking();
    rest();
  };
  return { phase, interim, canHear, muted, setMuted, sendPhrase, interrupt };
}
