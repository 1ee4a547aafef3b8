import type { ChatId } from "@4d/contract";
import { useStore } from "zustand";
import { useShallow } from "zustand/shallow";
import { type VoiceRate, voicePlayerStore } from "./voice-player.store.ts";

export interface VoiceView {
  /** This voice is playing, paused or loading. */
  mine: boolean;
  playing: boolean;
  /** It could not be fetched or played. */
  failed: boolean;
  /** The browser requires a touch before it plays. */
  blocked: boolean;
  /** Seconds; 0 unless mine. */
  at: number;
  rate: VoiceRate;
}

/** The state of one voice message; progress of other voices does not redraw it. */
export function useVoice(chatId: ChatId, id: number): VoiceView {
  return useStore(
    voicePlayerStore,
    useShallow((state) => {
      const mine = state.chatId === chatId && state.id === id;
      return {
        mine,
        playing: mine && state.playing,
        failed: mine && state.failed,
        blocked: mine && state.blocked,
        at: mine ? state.at : 0,
        rate: state.rate,
      };
    }),
  );
}
