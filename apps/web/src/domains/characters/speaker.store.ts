import type { CharacterVoice } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { deferred } from "../../platform/deferred.ts";
import { toast } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { canSpeak, speakText } from "../../platform/media/device-voice.ts";
import { signedOut } from "../../platform/session.ts";
import { characterMakingApi } from "./character-making.api.ts";

/** What is being spoken, by the name that its button gave it. */
export const speakerStore = createStore<{ speaking: string | null }>()(() => ({ speaking: null }));

let context: AudioContext | undefined;
let stopNow: (() => void) | undefined;
let playback = 0;

/** Stops what is being spoken. */
export function stopSpeaking(): void {
  playback += 1;
  stopNow?.();
  stopNow = undefined;
  speakerStore.setState({ speaking: null });
}

interface Sound {
  stop: () => void;
  ended: Promise<unknown>;
}

function playBytes(audio: AudioContext, buffer: AudioBuffer): Sound {
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.connect(audio.destination);
  const ended = new Promise((done) => {
    source.onended = done;
  });
  source.start();
  return { stop: () => source.stop(), ended };
}

async function playSynth(audio: AudioContext, text: string, voice: CharacterVoice): Promise<Sound> {
  const { synthesise } = await import("./voice-synth-engine.ts");
  return playBytes(audio, await audio.decodeAudioData(synthesise(text, voice)));
}

async function playServer(text: string, voice: CharacterVoice): Promise<Sound> {
  const { url } = await characterMakingApi.audition(text, voice);
  const element = new Audio(url);
  const ended = new Promise((done) => {
    element.onended = done;
    element.onerror = done;
  });
  await element.play();
  return { stop: () => element.pause(), ended };
}

async function playDevice(text: string, voice: CharacterVoice): Promise<Sound> {
  if (!canSpeak()) throw new Error("this device does not speak");
  const { promise: ended, resolve } = deferred<void>();
  return { stop: speakText(text, voice, resolve), ended };
}

function play(audio: AudioContext, text: string, voice: CharacterVoice): Promise<Sound> {
  if (voice.kind === "server") return playServer(text, voice);
  if (voice.kind === "device") return playDevice(text, voice);
  return playSynth(audio, text, voice);
}

/** Stops what is being spoken, then speaks a text in a voice. The same name again only stops it. */
export async function speakAs(name: string, text: string, voice: CharacterVoice): Promise<void> {
  const again = speakerStore.getState().speaking === name;
  stopSpeaking();
  if (again || voice.kind === "none") return;
  const mine = playback;
  speakerStore.setState({ speaking: name });
  context ??= new AudioContext();
  await context.resume();
  const outcome = await attempt(play(context, text, voice)).catch(() => null);
  if (outcome === null || !outcome.ok) {
    toast(outcome?.failure.message ?? t("making.noSound"));
    return mine === playback ? stopSpeaking() : undefined;
  }
  if (mine !== playback) return outcome.value.stop();
  stopNow = outcome.value.stop;
  await outcome.value.ended;
  if (mine === playback) stopSpeaking();
}

signedOut.on(stopSpeaking);
