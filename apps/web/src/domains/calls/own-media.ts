import type { CallMedia } from "@4d/contract";
import { changeOwn } from "./call.store.ts";
import type { OwnMedia } from "./call-view.ts";
import { LocalMedia } from "./media/local-media.ts";
import type { Tracks } from "./peer/peer-link.ts";

const canShareScreen = (): boolean =>
  typeof navigator !== "undefined" && typeof navigator.mediaDevices?.getDisplayMedia === "function";

/** What is shown of me before anything was asked for. */
export const noMedia = (camera: boolean): OwnMedia => ({
  stream: null,
  microphone: true,
  camera,
  screen: false,
  facing: "user",
  canFlip: false,
  canShareScreen: canShareScreen(),
  lowData: false,
  level: 0,
  mutedButSpeaking: false,
  problem: null,
  videoLimited: false,
});

/** Local media whose state is what the store shows of me. */
export function openOwnMedia(listener: {
  tracks: (tracks: Tracks) => void;
  /** What I send changed, by my hand or the browser's. */
  media: (media: CallMedia) => void;
}): LocalMedia {
  let before = "";
  const local = new LocalMedia({
    tracks: listener.tracks,
    view: (view) => {
      changeOwn(view);
      const { microphone, camera, screen } = view;
      const now = JSON.stringify([microphone, camera, screen]);
      if (now !== before) listener.media({ microphone, camera, screen });
      before = now;
    },
    level: (level, speaking) => changeOwn({ level, mutedButSpeaking: speaking && !local.media.microphone }),
  });
  return local;
}
