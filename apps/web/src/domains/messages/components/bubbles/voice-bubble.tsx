import { type AudioContent, MessageType, type SpokenText } from "@4d/contract";
import type { Message } from "@4d/sync";
import { Pause, Play } from "lucide-react";
import { useMemo } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { clock } from "../../../../platform/i18n/numbers.ts";
import { cx } from "../../../../ui/cx.ts";
import { useGrowing } from "../../use-live-answer.ts";
import { useVoice } from "../../use-voice.ts";
import {
  isPlayed,
  pauseVoice,
  playVoice,
  setVoiceRate,
  type VoiceRate,
  voicePlayerStore,
} from "../../voice-player.store.ts";
import { voiceOf } from "../../voice-queue.ts";
import { barCount, waveBars } from "../wave-bars.ts";
import { AnswerTools } from "./answer-foot.tsx";
import { BubbleShell } from "./bubble-shell.tsx";
import { Dots } from "./dots.tsx";
import { Spoken } from "./introduction-card.tsx";
import { Wave } from "./wave.tsx";

const NEXT_RATE: Readonly<Record<VoiceRate, VoiceRate>> = { 1: 1.5, 1.5: 2, 2: 1 };

function RateButton({ rate }: { rate: VoiceRate }) {
  return (
    <button
      type="button"
      aria-label={t("chat.voiceRate", { rate })}
      onClick={() => setVoiceRate(NEXT_RATE[rate])}
      className="hit press num shrink-0 rounded-full bg-ink-4 px-1.5 text-2xs leading-normal font-semibold"
    >
      {rate}×
    </button>
  );
}

interface PlayerProps {
  message: Message;
  duration: number;
  wave?: string | undefined;
  bars: number;
  own: boolean;
}

/** Play, bars and time of one voice; its speed while it is the one that plays. */
function Player({ message, duration, wave, bars, own }: PlayerProps) {
  const { mine, playing, failed, blocked, at, rate } = useVoice(message.chatId, message.id);
  const heights = useMemo(() => waveBars(wave, bars), [wave, bars]);
  const left = mine ? Math.max(0, duration - at) : duration;
  const Icon = playing ? Pause : Play;
  return (
    <span className="flex items-center gap-2.5">
      <button
        type="button"
        aria-label={playing ? t("chat.pauseVoice") : t("chat.playVoice", { time: clock(duration) })}
        onClick={() => (playing ? pauseVoice() : void playVoice(message))}
        className="hit press flex min-w-0 items-center gap-2.5"
      >
        <Icon aria-hidden="true" className="size-4.5 shrink-0 fill-current stroke-none" />
        <Wave bars={heights} {...(mine && { share: duration > 0 ? at / duration : 0 })} />
        <span
          className={cx(
            "num shrink-0 text-s whitespace-nowrap",
            own ? "text-on-deep" : "text-text-2",
            blocked && "font-semibold text-capsule",
          )}
        >
          {blocked ? t("chat.tapToHear") : clock(left)}
        </span>
      </button>
      {mine && !failed && !blocked && message.type === MessageType.AUDIO && <RateButton rate={rate} />}
      {failed && (
        <span role="status" className="text-xs text-rose">
          {t("chat.voiceFailed")}
        </span>
      )}
    </span>
  );
}

/** A voice message: waveform, play, a dot until it was heard (`MSG-11`). */
export function VoiceBubble({
  content,
  message,
  own,
}: {
  content: AudioContent;
  message: Message;
  own: boolean;
}) {
  const heard = useStore(voicePlayerStore, () => isPlayed(message.chatId, message));
  return (
    <span className="flex items-center gap-2">
      <BubbleShell own={own}>
        <Player
          message={message}
          duration={content.duration}
          wave={content.wave}
          bars={barCount(content.duration)}
          own={own}
        />
      </BubbleShell>
      {!heard && (
        <span role="img" aria-label={t("chat.unplayed")} className="size-2 shrink-0 rounded-full bg-rose" />
      )}
    </span>
  );
}

/** Beside them stand the variants. */
const SPOKEN_BARS = 16;

interface SpokenProps {
  content: SpokenText;
  message: Message;
  own: boolean;
}

/** Words with a voice of their own, as characters send them. */
export function SpokenBubble({ content, message, own }: SpokenProps) {
  const growing = useGrowing(message);
  const voice = voiceOf(message);
  return (
    <BubbleShell own={own}>
      {growing === "" ? (
        <Dots />
      ) : (
        <p className="wrap-anywhere whitespace-pre-wrap">
          <Spoken text={growing ?? content.text} />
        </p>
      )}
      {voice === null ? (
        <AnswerTools message={message} />
      ) : (
        <div className="mt-2 flex items-center gap-2">
          <span className={own ? "text-text-1" : "text-capsule"}>
            <Player message={message} duration={voice.duration} bars={SPOKEN_BARS} own={own} />
          </span>
          <AnswerTools message={message} inline />
        </div>
      )}
    </BubbleShell>
  );
}
