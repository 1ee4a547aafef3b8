import { Lock, SendHorizontal, Trash2 } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { toast } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { clock } from "../../../../platform/i18n/numbers.ts";
import { isEnter } from "../../../../platform/input-method.ts";
import { tick } from "../../../../platform/media/haptics.ts";
import { cx } from "../../../../ui/cx.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { type HoldZone, holdZone, RECORDING_MIN_S } from "../../media/recording-rules.ts";
import {
  cancelRecording,
  onRecordingFull,
  type Recording,
  recorderStore,
  startRecording,
  stopRecording,
  useRecorder,
} from "../../media/voice-recorder.ts";
import { sendVoice } from "../../sending.store.ts";
import { useChat } from "../box/chat-context.ts";
import { Wave } from "../bubbles/wave.tsx";

/** Follows the finger that holds the button; sends, cancels or locks depending on where it is released. */
function useHold() {
  const { chatId } = useChat();
  const { state } = useRecorder();
  const [zone, setZone] = useState<HoldZone>("send");
  const [locked, setLocked] = useState(false);
  const start = useRef<{ x: number; y: number } | null>(null);
  const finish = (recording: Recording | null) => {
    setLocked(false);
    setZone("send");
    if (recording === null) return;
    sendVoice(chatId, recording);
    tick();
  };
  const finishing = useRef(finish);
  finishing.current = finish;
  useEffect(() => onRecordingFull((recording) => finishing.current(recording)), []);
  // Leaving the chat discards an unsent recording.
  useEffect(() => () => void cancelRecording(), []);
  const send = async () => {
    const { state: before, seconds } = recorderStore.getState();
    const recording = await stopRecording();
    if (recording === null && before === "recording" && seconds < RECORDING_MIN_S) toast(t("chat.tooShort"));
    finish(recording);
  };
  const cancel = () => {
    setLocked(false);
    setZone("send");
    void cancelRecording();
  };
  const lockNow = async () => {
    setLocked(true);
    if (!(await startRecording())) setLocked(false);
  };
  const down = (event: PointerEvent) => {
    if (state !== "idle") return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, y: event.clientY };
    tick();
    void startRecording();
  };
  const move = (event: PointerEvent) => {
    if (start.current === null) return;
    setZone(holdZone(event.clientX - start.current.x, event.clientY - start.current.y));
  };
  const up = () => {
    if (start.current === null) return;
    start.current = null;
    if (zone === "lock") setLocked(true);
    else if (zone === "cancel") cancel();
    else void send();
  };
  const key = (event: KeyboardEvent) => {
    if (!isEnter(event.nativeEvent) && event.key !== " ") return;
    event.preventDefault();
    if (state === "idle") void lockNow();
  };
  const handlers = {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: cancel,
    onKeyDown: key,
  };
  return { zone, locked, send, cancel, handlers };
}

function Locked({ onCancel, onSend }: { onCancel: () => void; onSend: () => unknown }) {
  const { seconds, bars } = useRecorder();
  return (
    <div className="-my-0.75 flex h-11 items-center gap-1 rounded-full bg-ink-3">
      <IconButton label={t("chat.cancelVoice")} icon={<Trash2 aria-hidden="true" />} onClick={onCancel} />
      <span className="flex min-w-0 flex-1 justify-center overflow-hidden text-capsule">
        <Wave bars={bars.slice(-28)} />
      </span>
      <span role="timer" className="num text-s text-text-2">
        {clock(seconds)}
      </span>
      <IconButton
        label={t("chat.sendVoice")}
        look="primary"
        icon={<SendHorizontal aria-hidden="true" />}
        onClick={() => void onSend()}
      />
    </div>
  );
}

/** While the finger holds: the wave, and where to slide. */
function HoldSheet({ zone }: { zone: HoldZone }) {
  const { seconds, bars } = useRecorder();
  const cancelling = zone === "cancel";
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-0 z-20 mx-auto flex max-w-column animate-fade-in flex-col items-center gap-3 rounded-t-l bg-ink-2 px-6 pt-6 pb-24 shadow-pop">
      <span className={cx("flex h-10 items-center", cancelling ? "text-rose" : "text-capsule")}>
        <Wave bars={bars} className="h-10" />
      </span>
      <span role="timer" className="num text-l font-semibold">
        {clock(seconds)}
      </span>
      <span className="flex w-full items-center justify-between text-xs text-text-2">
        <span className={cx("flex items-center gap-1.5", cancelling && "font-semibold text-rose")}>
          <Trash2 aria-hidden="true" className="size-4" />
          {cancelling ? t("chat.releaseCancel") : t("chat.slideCancel")}
        </span>
        <span className={cx("flex items-center gap-1.5", zone === "lock" && "font-semibold text-capsule")}>
          {t("chat.slideLock")}
          <Lock aria-hidden="true" className="size-4" />
        </span>
      </span>
    </div>
  );
}

const WORDS: Readonly<Record<HoldZone, () => string>> = {
  send: () => t("chat.holdRelease"),
  cancel: () => t("chat.releaseCancel"),
  lock: () => t("chat.releaseLock"),
};

/** Hold to talk, slide up to cancel, right to lock, 60 s at most (`MSG-11`). A chunk of its own. */
export function VoiceHold() {
  const { state } = useRecorder();
  const { zone, locked, send, cancel, handlers } = useHold();
  if (locked && state !== "idle") return <Locked onCancel={cancel} onSend={send} />;
  const holding = state === "recording";
  return (
    <>
      {holding && <HoldSheet zone={zone} />}
      <button
        type="button"
        {...handlers}
        onContextMenu={(event) => event.preventDefault()}
        className={cx(
          "hit z-30 block h-9.5 w-full touch-none rounded-full text-m font-semibold select-none [-webkit-touch-callout:none]",
          !holding && "bg-ink-3",
          holding && (zone === "cancel" ? "bg-rose text-on-bar" : "bg-capsule text-on-capsule"),
        )}
      >
        {holding ? WORDS[zone]() : t("chat.hold")}
      </button>
    </>
  );
}
