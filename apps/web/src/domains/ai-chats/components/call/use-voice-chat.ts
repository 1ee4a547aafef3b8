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

/** idle: it waits for typed input. */
export type CallPhase = "listening" | "thinking" | "speaking" | "idle";

export interface VoiceChat {
  phase: CallPhase;
  /** What is being recognised right now. */
  interim: string;
  /** Whether speech recognition is supported and permitted. */
  canHear: boolean;
  muted: boolean;
  setMuted: (muted: boolean) => void;
  /** Sends typed text, or interrupts what is being said. */
  sendPhrase: (text: string) => void;
  interrupt: () => void;
}

/** Between two recognitions, ms. */
const PAUSE_MS = 250;
/** A player that has not started by then will not, ms. */
const START_TIMEOUT_MS = 1500;

/** Resolves when the voice of a message has played, or could not be. */
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
    // The player may never start: do not wait for it forever.
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
  /** Recognition is denied, or not supported. */
  onUnavailable: () => void;
}

/** Listens while `listening`, again after every silence. */
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

/** Speaks every new reply, by its own audio or else the device's voice. Returns a function that silences it. */
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

/** The phases of a call with a character: it listens, thinks, speaks, listens again (`CALL-6`). */
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
