import type { ChatId } from "@4d/contract";
import { useStore } from "zustand";
import { useShallow } from "zustand/shallow";
import { type RecorderState, recorderStore } from "./media/voice-recorder.ts";
import { type VoiceRate, voicePlayerStore } from "./voice-player.store.ts";

/** What the recorder does just now. */
export const useRecorder = (): RecorderState => useStore(recorderStore);

export interface VoiceView {
  /** This very voice plays, is paused or is being fetched. */
  current: boolean;
  playing: boolean;
  loading: boolean;
  failed: boolean;
  /** Seconds; 0 unless current. */
  at: number;
  rate: VoiceRate;
  played: boolean;
}

/** How one voice message stands; others' progress does not draw it again. */
export function useVoice(chatId: ChatId, id: number): VoiceView {
  return useStore(
    voicePlayerStore,
    useShallow((state) => {
      const current = state.chatId === chatId && state.id === id;
      return {
        current,
        playing: current && state.playing,
        loading: current && state.loading,
        failed: current && state.failed,
        at: current ? state.at : 0,
        rate: state.rate,
        played: state.played.has(`${chatId}/${id}`),
      };
    }),
  );
}
