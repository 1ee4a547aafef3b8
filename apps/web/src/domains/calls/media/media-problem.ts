/** Why our video or sound is missing, for a screen to explain with something to do about it (`CALL-4`). */
export interface MediaProblem {
  device: "microphone" | "camera" | "screen";
  /** `denied` by the person or the browser's settings; `missing` device; `busy` in another program; `insecure` page. */
  kind: "denied" | "missing" | "busy" | "insecure";
}

const KINDS: Readonly<Record<string, MediaProblem["kind"]>> = {
  NotAllowedError: "denied",
  SecurityError: "denied",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
};

/** Translates what `getUserMedia` and `getDisplayMedia` throw. */
export function problemOf(device: MediaProblem["device"], error: unknown): MediaProblem {
  const name = error instanceof Error ? error.name : "";
  return { device, kind: KINDS[name] ?? "busy" };
}
