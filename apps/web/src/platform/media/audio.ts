import { event, signal } from "../signal.ts";
import { withTimeout } from "../with-timeout.ts";

/** How long a context may take to start, ms; a browser that wants a touch first lets `resume` wait for ever. */
const PATIENCE_MS = 400;
/** What browsers count as a person's act; a finger's `pointerdown` is none in Safari, its `touchend` is. */
const TOUCHES = ["pointerdown", "pointerup", "touchend", "keydown"] as const;

/** Whether sound can be heard now. */
export const isAudible = signal(false);

const touch = event();
/** Calls back within every touch or key press: what a browser refuses by itself it allows there. */
export const onTouch = touch.on;

let context: AudioContext | null = null;
let wasAudible = false;
let voice: HTMLAudioElement | undefined;

/**
 * The page's only audio context. Phones allow few, and each would have to wait for a touch of its own.
 * @throws Error where a browser has none to give
 */
export function audioContext(): AudioContext {
  if (context !== null) return context;
  const made = new AudioContext();
  made.onstatechange = () => {
    const isRunning = made.state === "running";
    wasAudible ||= isRunning;
    isAudible.set(isRunning);
  };
  context = made;
  return made;
}

/** The same; null where a browser has none to give. */
function attemptContext(): AudioContext | null {
  try {
    return audioContext();
  } catch {
    return null;
  }
}

/**
 * The shared context once it runs; null if the browser does not let it run, before the first touch or during a
 * phone call. Starts it if it can: within a press, call this before the first await.
 */
export async function runningAudio(): Promise<AudioContext | null> {
  const audio = attemptContext();
  if (audio === null) return null;
  if (audio.state !== "running") await withTimeout(audio.resume(), PATIENCE_MS).catch(() => undefined);
  return audio.state === "running" ? audio : null;
}

/** The element that plays people's and characters' voices; it may play without a touch after the first one. */
export function voiceElement(): HTMLAudioElement {
  voice ??= new Audio();
  return voice;
}

/** Allows an element to play later without a touch. Call it within one, while the element has nothing to play. */
export function unlock(element: HTMLMediaElement): void {
  element.load();
}

/** Safari opens the sound of a page only for a source that starts within a touch. */
function playSilence(audio: AudioContext): void {
  const source = audio.createBufferSource();
  source.buffer = audio.createBuffer(1, 1, audio.sampleRate);
  source.connect(audio.destination);
  source.start();
}

function startAudio(): void {
  // Every later touch costs no more than this: after an interruption the context needs one again.
  if (context?.state === "running") return;
  const isFirst = !wasAudible;
  const audio = attemptContext();
  audio?.resume().catch(() => undefined);
  if (audio === null || !isFirst) return;
  playSilence(audio);
  const element = voiceElement();
  if (element.paused) unlock(element);
}

/** Prepares sound at the first touch or key, and again after a phone call or while in the background. */
export function watchTouches(page: Document = document): void {
  for (const name of TOUCHES)
    page.addEventListener(
      name,
      () => {
        startAudio();
        touch.emit();
      },
      { capture: true, passive: true },
    );
  page.addEventListener("visibilitychange", () => {
    if (!page.hidden && wasAudible) context?.resume().catch(() => undefined);
  });
}
