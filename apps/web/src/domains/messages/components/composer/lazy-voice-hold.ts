import { lazy } from "react";

/** Hold to talk. Its code and the encoder's load with the first press on the microphone. */
export const VoiceHold = lazy(() =>
  import("./voice-hold.tsx").then((module) => ({ default: module.VoiceHold })),
);
