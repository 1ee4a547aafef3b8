import { lazy } from "react";

/** Hold to talk; its code and the encoder's come with the first press on the microphone. */
export const VoiceHold = lazy(() =>
  import("./voice-hold.tsx").then((module) => ({ default: module.VoiceHold })),
);
