import { useStore } from "zustand/react";
import { createStore } from "zustand/vanilla";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { audioContext } from "../../../platform/media/audio.ts";
import { trustedUrl } from "../../../platform/trusted-url.ts";
import type { Mp3Order } from "./mp3.worker.ts";
import workerUrl from "./mp3.worker.ts?worker&url";
import {
  hasSound,
  mono,
  RECORDING_MAX_S,
  RECORDING_MIN_S,
  recordedKind,
  recordingProblem,
  waveOf,
} from "./recording-rules.ts";

/** A finished recording, ready to be sent. */
export interface Recording {
  blob: Blob;
  /** Whole seconds, at least one. */
  duration: number;
  wave: string;
}
interface RecorderState {
  state: "idle" | "asking" | "recording" | "finishing";
  seconds: number;
  /** 0 … 1, now. */
  level: number;
  /** The last levels, for a moving wave. */
  bars: readonly number[];
}
interface Take {
  recorder: MediaRecorder;
  stream: MediaStream;
  /** Measures the level. */
  input: MediaStreamAudioSourceNode;
  chunks: Blob[];
  startedAt: number;
  timer: ReturnType<typeof setInterval>;
  ended: Promise<void>;
}
const CHUNK_MS = 250;
const LEVEL_MS = 80;
const BARS = 40;
const RATE = 44_100;
const initial: RecorderState = { state: "idle", seconds: 0, level: 0, bars: [] };

/** The recorder's state (`MSG-11`); one recording at a time. */
export const recorderStore = createStore<RecorderState>()(() => initial);

let take: Take | null = null;
let attempt = 0;
let finished: ((recording: Recording | null) => void) | null = null;

/** Calls back when a recording ended by itself after 60 s. */
export function onRecordingFull(handler: (recording: Recording | null) => void): () => void {
  finished = handler;
  return () => {
    finished = null;
  };
}

function toastProblem(): boolean {
  const problem = recordingProblem({
    secure: isSecureContext,
    host: location.hostname,
    microphone: navigator.mediaDevices?.getUserMedia !== undefined,
    recorder: "MediaRecorder" in globalThis && "AudioContext" in globalThis,
  });
  if (problem === "insecure") toast(t("messages.recordInsecure"));
  if (problem === "unsupported") toast(t("messages.recordUnsupported"));
  return problem !== null;
}

async function microphone(): Promise<MediaStream | null> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    });
  } catch {
    toast(t("messages.recordRefused"));
    return null;
  }
}

/** Asks for the microphone and records; returns false, with a toast (`rules §5.6`), where that is impossible. */
export async function startRecording(): Promise<boolean> {
  if (recorderStore.getState().state !== "idle" || toastProblem()) return false;
  attempt += 1;
  const own = attempt;
  recorderStore.setState({ ...initial, state: "asking" });
  prepareMp3();
  const stream = await microphone();
  if (stream === null || own !== attempt) {
    for (const track of stream?.getTracks() ?? []) track.stop();
    if (own === attempt) recorderStore.setState(initial, true);
    return false;
  }
  take = begin(stream);
  recorderStore.setState({ state: "recording" });
  return true;
}

function begin(stream: MediaStream): Take {
  const audio = audioContext();
  audio.resume().catch(() => undefined);
  const analyser = audio.createAnalyser();
  analyser.fftSize = 512;
  const input = audio.createMediaStreamSource(stream);
  input.connect(analyser);
  const mimeType = recordedKind((kind) => MediaRecorder.isTypeSupported(kind));
  const recorder = new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const ended = new Promise<void>((done) => {
    recorder.onstop = () => done();
  });
  recorder.start(CHUNK_MS);
  const startedAt = performance.now();
  const timer = setInterval(() => measure(analyser, startedAt), LEVEL_MS);
  return { recorder, stream, input, chunks, startedAt, timer, ended };
}

function measure(analyser: AnalyserNode, startedAt: number): void {
  const samples = new Float32Array(analyser.fftSize);
  analyser.getFloatTimeDomainData(samples);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const level = Math.min(1, Math.sqrt(power) * 4);
  const seconds = (performance.now() - startedAt) / 1000;
  recorderStore.setState(({ bars }) => ({ level, seconds, bars: [...bars, level].slice(-BARS) }));
  if (seconds >= RECORDING_MAX_S) void stopRecording().then((recording) => finished?.(recording));
}

async function close({ recorder, stream, input, timer, ended }: Take): Promise<void> {
  clearInterval(timer);
  if (recorder.state !== "inactive") recorder.stop();
  await ended;
  for (const track of stream.getTracks()) track.stop();
  input.disconnect();
}

/** Ends the recording and builds the mp3; null when it was too short or empty (`rules §4.11`). */
export async function stopRecording(): Promise<Recording | null> {
  const own = take;
  attempt += 1;
  take = null;
  if (own === null) {
    recorderStore.setState(initial, true);
    return null;
  }
  recorderStore.setState({ state: "finishing" });
  const seconds = (performance.now() - own.startedAt) / 1000;
  try {
    await close(own);
    return seconds < RECORDING_MIN_S || !hasSound(own.chunks) ? null : await build(own, seconds);
  } catch {
    toast(t("messages.recordUnsupported"));
    return null;
  } finally {
    recorderStore.setState(initial, true);
  }
}

async function build({ chunks, recorder }: Take, seconds: number): Promise<Recording> {
  const recorded = await new Blob(chunks, { type: recorder.mimeType }).arrayBuffer();
  const decoded = await new OfflineAudioContext(1, RATE, RATE).decodeAudioData(recorded);
  const channels = Array.from({ length: decoded.numberOfChannels }, (_, at) => decoded.getChannelData(at));
  const samples = mono(channels).slice(0, RECORDING_MAX_S * RATE);
  const wave = waveOf(samples);
  const blob = await encodeMp3({ samples, sampleRate: RATE });
  return { blob, wave, duration: Math.min(RECORDING_MAX_S, Math.max(1, Math.round(seconds))) };
}

/** Discards the recording. */
export async function cancelRecording(): Promise<void> {
  const own = take;
  attempt += 1;
  take = null;
  if (own !== null) await close(own);
  recorderStore.setState(initial, true);
}

let worker: Worker | undefined;

/** Starts the encoder's worker early, while the person still speaks. */
function prepareMp3(): void {
  worker ??= new Worker(trustedUrl(workerUrl), { type: "module" });
}

/** Encodes mono samples as mp3 in a worker. @throws Error when the encoder cannot be loaded. */
function encodeMp3(order: Mp3Order): Promise<Blob> {
  prepareMp3();
  const used = worker;
  return new Promise((resolve, reject) => {
    if (used === undefined) return reject(new Error("no worker"));
    const fail = (reason: string) => {
      used.terminate();
      if (worker === used) worker = undefined;
      reject(new Error(reason));
    };
    used.onerror = ({ message }) => fail(message);
    used.onmessage = ({ data }: MessageEvent<{ mp3: Uint8Array<ArrayBuffer> } | { error: string }>) => {
      if ("error" in data) fail(data.error);
      else resolve(new Blob([data.mp3], { type: "audio/mpeg" }));
    };
    used.postMessage(order, [order.samples.buffer]);
  });
}

/** The recorder's state. */
export const useRecorder = (): RecorderState => useStore(recorderStore);
