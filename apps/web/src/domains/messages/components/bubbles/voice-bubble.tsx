import { type AudioContent, MessageType, type SpokenText } from "@4d/contract";
import type { Message } from "@4d/sync";
import { Pause, Play, X } from "lucide-react";
import { useMemo } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { clock } from "../../../../platform/i18n/numbers.ts";
import { cx } from "../../../../ui/cx.ts";
import { useVoice } from "../../use-voice.ts";
import {
  isPlayed,
  pauseVoice,
  playVoice,
  setVoiceByItself,
  setVoiceRate,
  type VoiceRate,
  voicePlayerStore,
} from "../../voice-player.store.ts";
import { voiceOf } from "../../voice-queue.ts";
import { barCount, waveBars } from "../wave-bars.ts";
import { BubbleShell } from "./bubble-shell.tsx";
import type { Sending } from "./cancel-ring.tsx";
import { ReplyTools } from "./reply-foot.tsx";
import { ReplyWords } from "./reply-words.tsx";
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
  sending?: Sending | undefined;
}

/** The action of a voice's button: play, stop, or cancel while it is being sent. */
function pressOf({ message, duration, sending }: PlayerProps, playing: boolean) {
  if (sending !== undefined)
    return { Icon: X, label: t("chat.cancelUpload", { name: sending.name }), press: sending.onCancel };
  if (playing) return { Icon: Pause, label: t("chat.pauseVoice"), press: pauseVoice };
  // A voice without an id cannot be played yet.
  const press = () => message.id > 0 && void playVoice(message);
  return { Icon: Play, label: t("chat.playVoice", { time: clock(duration) }), press };
}

/** Play, bars and time of one voice; its speed while it plays. */
function Player(props: PlayerProps) {
  const { message, duration, wave, bars, own, sending } = props;
  const { mine: isMine, playing, failed, blocked, at, rate } = useVoice(message.chatId, message.id);
  const mine = isMine && message.id > 0;
  const heights = useMemo(() => waveBars(wave, bars), [wave, bars]);
  const remaining = mine ? Math.max(0, duration - at) : duration;
  const { Icon, label, press } = pressOf(props, mine && playing);
  const played = duration > 0 ? at / duration : 0;
  const share = mine ? played : sending?.share;
  return (
    <span className="flex items-center gap-2.5">
      <button
        type="button"
        aria-label={label}
        onClick={press}
        className="hit press flex min-w-0 items-center gap-2.5"
      >
        <Icon
          aria-hidden="true"
          className={cx("size-4.5 shrink-0", sending === undefined && "fill-current stroke-none")}
        />
        <Wave bars={heights} {...(share !== undefined && { share })} />
        <span
          className={cx(
            "num shrink-0 text-s whitespace-nowrap",
            own ? "text-on-deep" : "text-text-2",
            blocked && "font-semibold text-capsule",
          )}
        >
          {blocked ? t("chat.tapToHear") : clock(remaining)}
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

interface VoiceProps {
  content: Pick<AudioContent, "duration" | "wave">;
  message: Message;
  own: boolean;
  sending?: Sending | undefined;
}

/** A voice message: waveform, play, a dot until it was heard (`MSG-11`). */
export function VoiceBubble({ content, message, own, sending }: VoiceProps) {
  const played = useStore(voicePlayerStore, () => isPlayed(message.chatId, message));
  return (
    <span className="flex min-w-0 items-center gap-2">
      <BubbleShell own={own}>
        <Player
          message={message}
          duration={content.duration}
          wave={content.wave}
          bars={barCount(content.duration)}
          own={own}
          sending={sending}
        />
      </BubbleShell>
      {!played && (
        <span role="img" aria-label={t("chat.unplayed")} className="size-2 shrink-0 rounded-full bg-rose" />
      )}
    </span>
  );
}

/** Fewer bars, because the variants stand beside them. */
const SPOKEN_BARS = 16;

/** Under the first voice of a character that is pressed: whether the next ones are to play by themselves. */
function ByItselfQuestion({ message: { chatId, id } }: { message: Message }) {
  const asks = useStore(voicePlayerStore, ({ asksAt }) => asksAt === `${chatId}/${id}`);
  if (!asks) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-s">
      <span className="text-text-2 art:text-on-art-dim">{t("chat.byItselfAsk")}</span>
      {[true, false].map((on) => (
        <button
          key={String(on)}
          type="button"
          onClick={() => setVoiceByItself(on)}
          className="hit press rounded-full font-semibold text-capsule"
        >
          {on ? t("chat.byItselfYes") : t("chat.byItselfNo")}
        </button>
      ))}
    </p>
  );
}

interface SpokenProps {
  content: SpokenText;
  message: Message;
  own: boolean;
}

/** A character's words with their voice. */
export function SpokenBubble({ content, message, own }: SpokenProps) {
  const voice = voiceOf(message);
  return (
    <BubbleShell own={own}>
      <ReplyWords message={message} text={content.text} />
      {voice === null ? (
        <ReplyTools message={message} />
      ) : (
        <div className="mt-2 flex items-center gap-2">
          <span className={own ? "text-text-1" : "text-capsule"}>
            <Player message={message} duration={voice.duration} bars={SPOKEN_BARS} own={own} />
          </span>
          <ReplyTools message={message} inline />
        </div>
      )}
      <ByItselfQuestion message={message} />
    </BubbleShell>
  );
}
