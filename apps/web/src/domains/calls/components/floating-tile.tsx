import { Phone, PhoneOff, Video } from "lucide-react";
import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { clock } from "../../../platform/i18n/numbers.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { cx } from "../../../ui/cx.ts";
import { acceptAndOpen, hangUp, openCall } from "../call-actions.ts";
import { endingText, isReconnecting, phaseText } from "../call-text.ts";
import type { CallView } from "../call-view.ts";
import { canConnect } from "../media/call-obstacle.ts";
import { ringsUnheard } from "../media/ring-tone.ts";
import { type CallIdentity, useGroupIdentity, usePersonIdentity, useSeconds } from "../use-call.ts";

const nobody = { id: 0, nickName: "", headImage: "" };

function useCalleeIdentity(call: CallView): CallIdentity {
  const friend = usePersonIdentity(call.people[0] ?? { ...nobody, id: call.targetId });
  const group = useGroupIdentity(call.targetId);
  return call.kind === "group" ? group : friend;
}

function CallStatus({ call }: { call: CallView }) {
  const seconds = useSeconds(call.activeAt);
  const isUnheard = useSignal(ringsUnheard);
  if (call.phase === "ringing" && isUnheard) return t("calls.ringsUnheard");
  if (call.phase === "ended") return endingText(call);
  if (isReconnecting(call)) return t("calls.mending");
  if (call.phase === "active" || (call.kind === "group" && call.activeAt !== null)) return clock(seconds);
  return phaseText(call);
}

function TileButtons({ call }: { call: CallView }) {
  if (call.phase === "ended") return null;
  const rings = call.phase === "ringing";
  const round = "press hit grid size-9 place-items-center rounded-full text-on-bar [&_svg]:size-4.5";
  return (
    <div className="flex justify-center gap-4 pb-2.5">
      {rings && canConnect() && (
        <button
          type="button"
          aria-label={t("calls.accept")}
          onClick={() => acceptAndOpen(call)}
          className={cx(round, "bg-capsule text-on-capsule")}
        >
          {call.mode === "video" ? <Video aria-hidden="true" /> : <Phone aria-hidden="true" />}
        </button>
      )}
      <button
        type="button"
        aria-label={rings ? t("calls.reject") : t("calls.hangUp")}
        onClick={hangUp}
        className={cx(round, "bg-rose")}
      >
        <PhoneOff aria-hidden="true" />
      </button>
    </div>
  );
}

/** Drags the tile; a short press stays a press. */
function useDrag() {
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const held = useRef<{ x: number; y: number } | null>(null);
  const down = ({ clientX, clientY }: PointerEvent) => {
    held.current = { x: clientX - offset.x, y: clientY - offset.y };
  };
  const move = ({ clientX, clientY, currentTarget, pointerId }: PointerEvent) => {
    if (held.current === null) return;
    const next = { x: clientX - held.current.x, y: clientY - held.current.y };
    if (Math.hypot(next.x - offset.x, next.y - offset.y) < 6) return;
    currentTarget.setPointerCapture(pointerId);
    setOffset({
      x: Math.max(-innerWidth + 140, Math.min(8, next.x)),
      y: Math.max(-60, Math.min(innerHeight - 280, next.y)),
    });
  };
  const up = () => {
    held.current = null;
  };
  return {
    offset,
    dragHandlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up },
  };
}

interface FloatingTileProps {
  call: CallView;
  /** The call's page is not on screen; otherwise the tile is invisible and only keeps the video playing. */
  isFloating: boolean;
  /** The video, if there is one. */
  children: ReactNode;
}

/** The call as a small tile over other pages; a press returns to it. */
export function FloatingTile({ call, isFloating: away, children }: FloatingTileProps) {
  const who = useCalleeIdentity(call);
  const { offset, dragHandlers: hands } = useDrag();
  const hasPicture = children !== undefined && children !== null && children !== false;
  return (
    <aside
      aria-label={call.kind === "group" ? t("calls.groupCall") : who.name}
      aria-hidden={!away}
      inert={!away}
      {...hands}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
      className={cx(
        "fixed z-50 touch-none",
        away
          ? "top-[calc(var(--safe-top)+64px)] right-[max(12px,calc(50vw-228px))] w-32 overflow-hidden rounded-m bg-float text-text-1 shadow-pop"
          : "pointer-events-none top-0 left-0 size-px overflow-hidden opacity-0",
      )}
    >
      <button type="button" onClick={() => openCall(call)} className="block w-full -outline-offset-2">
        <span className="sr-only">{t("calls.backToCall")} </span>
        {hasPicture ? (
          <span className="block aspect-[3/4] w-full bg-ink-4">{children}</span>
        ) : (
          <span className="grid place-items-center pt-3">
            <Avatar name={who.name} src={who.headImage} size="default" square={call.kind === "group"} />
          </span>
        )}
        <span className="block px-2 py-2 text-center text-xs leading-snug">
          <span className="block truncate font-semibold">{who.name}</span>
          <span className="num block text-text-2">
            <CallStatus call={call} />
          </span>
        </span>
      </button>
      {away && <TileButtons call={call} />}
    </aside>
  );
}
