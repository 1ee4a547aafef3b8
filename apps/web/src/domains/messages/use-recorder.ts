import { useStore } from "zustand/react";
import { type RecorderState, recorderStore } from "./media/voice-recorder.ts";

/** What the recorder does just now. */
export const useRecorder = (): RecorderState => useStore(recorderStore);
