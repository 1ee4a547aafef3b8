/** What the browser's recognition offers, as far as it is used; no library of types knows it yet. */
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
type Maker = new () => Recognition;

const isMaker = (value: unknown): value is Maker => typeof value === "function";

function maker(): Maker | null {
  const found: unknown =
    Reflect.get(globalThis, "SpeechRecognition") ?? Reflect.get(globalThis, "webkitSpeechRecognition");
  return isMaker(found) ? found : null;
}

/** Whether this browser understands what is said (`CALL-6`). */
export const canRecognise = (): boolean => maker() !== null;

export interface Heard {
  /** Words so far, not yet certain. */
  onInterim: (text: string) => void;
  /** One utterance, whole. */
  onSaid: (text: string) => void;
  /** It ended: "said" after an utterance, "silence" when nothing came, "refused" when it may not listen, "failed". */
  onEnd: (why: "said" | "silence" | "refused" | "failed") => void;
}

const REFUSALS = new Set(["not-allowed", "service-not-allowed", "audio-capture"]);
const SILENCES = new Set(["no-speech", "aborted"]);

/** Listens to one utterance; the answer stops listening without telling. */
export function listenOnce(lang: string, { onInterim, onSaid, onEnd }: Heard): () => void {
  const Made = maker();
  if (Made === null) {
    queueMicrotask(() => onEnd("failed"));
    return () => undefined;
  }
  const ear = new Made();
  ear.lang = lang;
  ear.interimResults = true;
  ear.continuous = false;
  let why: Parameters<Heard["onEnd"]>[0] = "silence";
  ear.onresult = ({ results, resultIndex }) => {
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
  ear.onerror = ({ error }) => {
    if (REFUSALS.has(error)) why = "refused";
    else if (!SILENCES.has(error)) why = "failed";
  };
  ear.onend = () => onEnd(why);
  ear.start();
  return () => {
    ear.onresult = null;
    ear.onerror = null;
    ear.onend = null;
    ear.abort();
  };
}
