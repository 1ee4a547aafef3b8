import { MicOff } from "lucide-react";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { cx } from "../../../ui/cx.ts";
import { sendsPicture } from "../call-actions.ts";
import type { CallView } from "../call-view.ts";
import type { CallIdentity } from "../use-call.ts";
import { CallBanners, Reconnecting } from "./call-banners.tsx";
import { CallControls } from "./call-controls.tsx";
import { CallFrame } from "./call-frame.tsx";
import { CallLine, CallNav } from "./call-nav.tsx";
import { OwnCheck } from "./device-check.tsx";
import { StreamVideo } from "./stream-video.tsx";

/** Without video: the face, the name, the status. */
function Portrait({ call, who }: { call: CallView; who: CallIdentity }) {
  const rings = call.phase === "calling" || call.phase === "ringing";
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 px-8 pb-8 text-center landscape:short:pb-2">
      <span className="relative">
        {rings && (
          <span
            aria-hidden="true"
            className="absolute -inset-4 animate-twinkle rounded-full border-2 border-capsule"
          />
        )}
        <Avatar name={who.name} src={who.headImage} size="poster" />
      </span>
      <p
        className="mt-2 line-clamp-2 max-w-full text-xl font-bold wrap-anywhere text-balance"
        aria-hidden="true"
      >
        {who.name}
      </p>
      <p className="text-m text-text-2" aria-live="polite">
        <CallLine call={call} />
      </p>
    </div>
  );
}

interface CornerVideoProps {
  call: CallView;
  who: CallIdentity;
  /** The other's video is the small one. */
  swapped: boolean;
  onSwap: () => void;
}

/** My own video in the corner; a press swaps the two. */
function CornerVideo({ call, who, swapped, onSwap }: CornerVideoProps) {
  const { own, people } = call;
  const [participant] = people;
  const mine = own.camera || own.screen;
  const theirs = participant !== undefined && sendsPicture(participant);
  if (!mine) return null;
  const stream = swapped ? (participant?.stream ?? null) : own.stream;
  return (
    <button
      type="button"
      aria-label={t("calls.swap")}
      disabled={!theirs}
      onClick={onSwap}
      className="absolute top-[calc(var(--safe-top)+60px)] right-[calc(var(--safe-right)+12px)] z-10 h-37 w-26 overflow-hidden rounded-m bg-ink-4 shadow-pop disabled:opacity-100 short:h-24 short:w-18 landscape:short:w-34 landscape:short:right-[calc(var(--safe-right)+112px)]"
    >
      <StreamVideo
        stream={stream}
        mirrored={!swapped && own.camera && !own.screen && own.facing === "user"}
      />
      <span className="glass absolute bottom-1.5 left-1.5 max-w-[85%] truncate rounded-full px-2 py-0.5 text-xs">
        {swapped ? who.name : t("calls.me")}
      </span>
    </button>
  );
}

/** A private call: the other's video fills the screen, or their face when there is none. */
export function PrivateCallView({ call, who }: { call: CallView; who: CallIdentity }) {
  const [asked, setAsked] = useState(false);
  const { own, people } = call;
  const [participant] = people;
  const theirs = participant !== undefined && sendsPicture(participant);
  const mine = own.camera || own.screen;
  const swapped = asked && theirs && mine;
  const silent = call.phase === "active" && participant?.media.microphone === false;
  const shared = swapped ? own.screen : participant?.media.screen === true;
  return (
    <CallFrame
      art={
        theirs ? (
          <StreamVideo
            stream={swapped ? own.stream : (participant?.stream ?? null)}
            mirrored={swapped && own.camera && !own.screen && own.facing === "user"}
            whole={shared}
          />
        ) : undefined
      }
      nav={<CallNav call={call} title={who.name} overArt={theirs} bare={!theirs} />}
      controls={<CallControls call={call} overArt={theirs} />}
      over={<Reconnecting call={call} />}
    >
      {call.phase !== "ringing" && (
        <CornerVideo call={call} who={who} swapped={swapped} onSwap={() => setAsked(!swapped)} />
      )}
      {theirs ? <div className="flex-1" /> : <Portrait call={call} who={who} />}
      {silent && (
        <p
          className={cx(
            "flex items-center justify-center gap-1.5 px-4 pb-2 text-s [&_svg]:shrink-0",
            theirs ? "text-on-art" : "text-text-2",
          )}
        >
          <MicOff aria-hidden="true" className="size-4" />
          <span className="text-balance">{t("calls.isMuted", { name: who.name })}</span>
        </p>
      )}
      {call.phase === "calling" && (
        <div className="mx-auto w-full max-w-column px-4">
          <OwnCheck own={own} />
        </div>
      )}
      <CallBanners call={call} />
    </CallFrame>
  );
}
