import { MicOff } from "lucide-react";
import type { CSSProperties } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { cx } from "../../../ui/cx.ts";
import { sendsPicture } from "../call-actions.ts";
import type { OwnMedia, ParticipantView } from "../call-view.ts";
import { type CallIdentity, usePersonIdentity } from "../use-call.ts";
import { QualityBars } from "./quality-bars.tsx";
import { StreamVideo } from "./stream-video.tsx";

/** Level above which my own tile shows speech, 0–1. */
const SPEECH = 0.06;

/** Grid tracks a tile spans, upright and in a wide window. */
interface Span {
  upright: number;
  wide: number;
}

interface TileProps {
  span: Span;
  who: CallIdentity;
  stream: MediaStream | null;
  /** There is video. */
  seen: boolean;
  mirrored?: boolean;
  whole?: boolean;
  muted: boolean;
  speaking: boolean;
  /** Under the face: not here yet, or reconnecting. */
  note?: string;
  participant?: ParticipantView;
}

function Tile({
  span,
  who,
  stream,
  seen,
  mirrored,
  whole,
  muted,
  speaking,
  note,
  participant: face,
}: TileProps) {
  const gridSpan: CSSProperties & Record<`--${string}`, number> = {
    "--upright": span.upright,
    "--wide": span.wide,
  };
  return (
    <li
      style={gridSpan}
      className={cx(
        "relative grid min-h-0 min-w-0 place-items-center overflow-hidden rounded-m bg-ink-3",
        "[grid-column:span_var(--upright)] landscape:[grid-column:span_var(--wide)]",
      )}
    >
      <span className="flex flex-col items-center gap-1.5 pb-5">
        <Avatar
          name={who.name}
          src={who.headImage}
          size="hero"
          className={cx("max-w-full short:size-11", note !== undefined && "opacity-60")}
        />
        {note !== undefined && !seen && <span className="px-1 text-center text-xs text-text-2">{note}</span>}
      </span>
      {seen && <StreamVideo stream={stream} mirrored={mirrored === true} whole={whole === true} />}
      {note !== undefined && seen && (
        <span
          data-art
          className="absolute inset-0 grid place-items-center bg-scrim px-1 pb-5 text-center text-xs text-on-art"
        >
          {note}
        </span>
      )}
      <span
        className={cx(
          "absolute bottom-1.5 left-1.5 flex max-w-[calc(100%-12px)] items-center gap-1 rounded-full px-2 py-0.5 text-xs",
          seen ? "glass" : "bg-ink-4",
        )}
      >
        {muted && (
          <MicOff aria-label={t("calls.isMuted", { name: who.name })} className="size-3 shrink-0 text-rose" />
        )}
        <span className="truncate">{who.name}</span>
        {face !== undefined && face.state !== "invited" && face.quality < 3 && (
          <QualityBars quality={face.quality} />
        )}
      </span>
      {speaking && (
        <span aria-hidden="true" className="absolute inset-0 rounded-m ring-2 ring-capsule ring-inset" />
      )}
    </li>
  );
}

function noteOf(state: ParticipantView["state"]): string | undefined {
  if (state === "invited") return t("calls.invited");
  if (state === "connecting") return t("calls.connecting");
  return state === "reconnecting" ? t("calls.reconnecting") : undefined;
}

/** Another participant of a group's call. */
export function ParticipantTile({ participant, span }: { participant: ParticipantView; span: Span }) {
  const who = usePersonIdentity(participant);
  const { state, media } = participant;
  const note = noteOf(state);
  return (
    <Tile
      span={span}
      who={who}
      stream={participant.stream}
      seen={sendsPicture(participant)}
      whole={media.screen}
      muted={state !== "invited" && !media.microphone}
      speaking={participant.isSpeaking}
      participant={participant}
      {...(note === undefined ? {} : { note })}
    />
  );
}

/** My own tile. */
export function OwnTile({ own, headImage, span }: { own: OwnMedia; headImage: string; span: Span }) {
  return (
    <Tile
      span={span}
      who={{ name: t("calls.me"), headImage }}
      stream={own.stream}
      seen={own.camera || own.screen}
      mirrored={own.camera && !own.screen && own.facing === "user"}
      whole={own.screen}
      muted={!own.microphone}
      speaking={own.microphone && own.level > SPEECH}
    />
  );
}
