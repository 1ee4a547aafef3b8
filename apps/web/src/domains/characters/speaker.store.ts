import type { CharacterVoice } from "@4d/contract";
import { createStore } from "zustand/vanilla";
import { deferred } from "../../platform/deferred.ts";
import { toast } from "../../platform/dialogs.ts";
import { attempt } from "../../platform/failure.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { runningAudio } from "../../platform/media/audio.ts";
import { canSpeak, speakText } from "../../platform/media/device-voice.ts";
import { cachedFile } from "../../platform/media/file-cache.ts";
import { signedOut } from "../../platform/session.ts";
import { characterMakingApi } from "./character-making.api.ts";

/** What is being spoken, by the name that its button gave it. */
export const speakerStore = createStore<{ speaking: string | null }>()(() => ({ speaking: null }));

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

async function synthesised(text: string, voice: CharacterVoice): Promise<ArrayBuffer> {
  const { synthesise } = await import("./voice-synth-engine.ts");
  return synthesise(text, voice);
}

async function fromServer(text: string, voice: CharacterVoice): Promise<ArrayBuffer> {
  const { url } = await characterMakingApi.audition(text, voice);
  return (await cachedFile("audio", url)).arrayBuffer();
}

function playDevice(text: string, voice: CharacterVoice): Sound {
  if (!canSpeak()) throw new Error("this device does not speak");
  const { promise: ended, resolve } = deferred<void>();
  const stop = speakText(text, voice, (wasRefused) => {
    if (wasRefused) toast(t("making.soundRefused"));
    resolve();
  });
  return { stop, ended };
}

/** Begins within the press that asked for it; null if the browser wants another one. */
async function play(text: string, voice: CharacterVoice): Promise<Sound | null> {
  if (voice.kind === "device") return playDevice(text, voice);
  const audio = await runningAudio();
  if (audio === null) return null;
  const bytes = await (voice.kind === "server" ? fromServer(text, voice) : synthesised(text, voice));
  return playBytes(audio, await audio.decodeAudioData(bytes));
}

/** Stops what is being spoken, then speaks a text in a voice. The same name again only stops it. */
export async function speakAs(name: string, text: string, voice: CharacterVoice): Promise<void> {
  const again = speakerStore.getState().speaking === name;
  stopSpeaking();
  if (again || voice.kind === "none") return;
  const mine = playback;
  speakerStore.setState({ speaking: name });
  const outcome = await attempt(play(text, voice)).catch(() => null);
  const sound = outcome?.ok === true ? outcome.value : null;
  if (sound === null) {
    if (outcome === null) toast(t("making.noSound"));
    else toast(outcome.ok ? t("making.soundRefused") : outcome.failure.message);
    return mine === playback ? stopSpeaking() : undefined;
  }
  if (mine !== playback) return sound.stop();
  stopNow = sound.stop;
  await sound.ended;
  if (mine === playback) stopSpeaking();
}

signedOut.on(stopSpeaking);
