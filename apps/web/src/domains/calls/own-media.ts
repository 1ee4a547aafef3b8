import type { CallMedia } from "@4d/contract";
import { changeOwn } from "./call.store.ts";
import type { OwnMedia } from "./call-view.ts";
import { LocalMedia } from "./media/local-media.ts";
import type { Tracks } from "./peer/peer-link.ts";

const canShareScreen = (): boolean =>
  typeof navigator !== "undefined" && typeof navigator.mediaDevices?.getDisplayMedia === "function";

/** My media before anything was requested. */
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

/** Opens local media whose state the store shows as mine. */
export function openOwnMedia(listener: {
  tracks: (tracks: Tracks) => void;
  /** What I send changed, through me or the browser. */
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
