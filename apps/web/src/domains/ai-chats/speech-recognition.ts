/** The part of the browser's speech recognition that is used; the DOM types lack it. */
interface Recognition {
  lang: string;
  interimResults: boolean;
  continuous: boolean;
  onresult: ((event: { resultIndex: number; results: ArrayLike<Result> }) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  abort: () => void;
}
type Result = ArrayLike<{ transcript: string }> & { isFinal: boolean };
type RecognitionConstructor = new () => Recognition;

const isConstructor = (value: unknown): value is RecognitionConstructor => typeof value === "function";

function recognitionConstructor(): RecognitionConstructor | null {
  const available: unknown =
    Reflect.get(globalThis, "SpeechRecognition") ?? Reflect.get(globalThis, "webkitSpeechRecognition");
  return isConstructor(available) ? available : null;
}

/** Whether this browser supports speech recognition (`CALL-6`). */
export const canRecognise = (): boolean => recognitionConstructor() !== null;

export interface RecognitionHandlers {
  /** The words so far, not final. */
  onInterim: (text: string) => void;
  /** One complete utterance. */
  onPhrase: (text: string) => void;
  /**
   * Recognition ended: "said" after an utterance, "silence" without one, "refused" without permission, else "failed".
   */
  onEnd: (why: "said" | "silence" | "refused" | "failed") => void;
}

const REFUSALS = new Set(["not-allowed", "service-not-allowed", "audio-capture"]);
const SILENCES = new Set(["no-speech", "aborted"]);

/** Listens to one utterance. The returned function stops listening without calling `onEnd`. */
export function listenOnce(
  lang: string,
  { onInterim, onPhrase: onSaid, onEnd }: RecognitionHandlers,
): () => void {
  const Constructor = recognitionConstructor();
  if (Constructor === null) {
    queueMicrotask(() => onEnd("failed"));
    return () => undefined;
  }
  const recognition = new Constructor();
  recognition.lang = lang;
  recognition.interimResults = true;
  recognition.continuous = false;
  let why: Parameters<RecognitionHandlers["onEnd"]>[0] = "silence";
  recognition.onresult = ({ results, resultIndex }) => {
    let interim = "";
    for (let at = resultIndex; at < results.length; at += 1) {
      const result = results[at];
      const text = result?.[0]?.transcript.trim() ?? "";
      if (result?.isFinal !== true) interim += text;
      else if (text !== "") {
        why = "said";
        onSaid(text);
      }
    }
    if (interim !== "") onInterim(interim);
  };
  recognition.onerror = ({ error }) => {
    if (REFUSALS.has(error)) why = "refused";
    else if (!SILENCES.has(error)) why = "failed";
  };
  recognition.onend = () => onEnd(why);
  recognition.start();
  return () => {
    recognition.onresult = null;
    recognition.onerror = null;
    recognition.onend = null;
    recognition.abort();
  };
}
