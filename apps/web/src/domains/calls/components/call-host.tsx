import { useEffect, useRef } from "react";
import { onTouch } from "../../../platform/media/audio.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import {
  chosenSpeaker,
  closeEndedCall,
  floatingVideo,
  isCallPageShown,
  sendsPicture,
} from "../call-actions.ts";
import type { CallView } from "../call-view.ts";
import { chooseSpeaker } from "../media/devices.ts";
import { useCall } from "../use-call.ts";
import { FloatingTile } from "./floating-tile.tsx";

/** How long a tile shows how its call ended, ms. */
const ENDING_MS = 2500;

function Sound({ stream }: { stream: MediaStream }) {
  const audio = useRef<HTMLAudioElement>(null);
  const wanted = useSignal(chosenSpeaker);
  useEffect(() => {
    const element = audio.current;
    if (element === null) return;
    element.srcObject = stream;
    const play = () => void element.play().catch(() => undefined);
    play();
    // A browser that blocks autoplay allows it within the next touch.
    const unsubscribe = onTouch(play);
    return () => {
      unsubscribe();
      element.srcObject = null;
    };
  }, [stream]);
  useEffect(() => {
    if (audio.current !== null) void chooseSpeaker(audio.current, wanted);
  }, [wanted]);
  // biome-ignore lint/a11y/useMediaCaption: people talking live
  return <audio ref={audio} autoPlay />;
}

/** The video of the tile or the picture-in-picture window; always playing, so that either can take over. */
function Picture({ stream }: { stream: MediaStream }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    element.srcObject = stream;
    element.play().catch(() => undefined);
    floatingVideo.set(element);
    return () => {
      element.srcObject = null;
      floatingVideo.set(null);
    };
  }, [stream]);
  return <video ref={video} muted autoPlay playsInline tabIndex={-1} className="size-full object-cover" />;
}

function useAutoDismiss(call: CallView | null, isFloating: boolean): void {
  const over = call?.phase === "ended" && isFloating;
  useEffect(() => {
    if (!over) return;
    const timer = setTimeout(closeEndedCall, ENDING_MS);
    return () => clearTimeout(timer);
  }, [over]);
}

/** Over every page during a call: its sound, and the tile when its page was left (`CALL-4`). */
export function CallHost() {
  const call = useCall();
  const isFloating = !useSignal(isCallPageShown);
  useAutoDismiss(call, isFloating);
  if (call === null) return null;
  const seen = call.people.find(sendsPicture);
  const streams = call.people.flatMap(({ id, stream }) => (stream === null ? [] : [{ id, stream }]));
  return (
    <>
      {streams.map(({ id, stream }) => (
        <Sound key={id} stream={stream} />
      ))}
      <FloatingTile call={call} isFloating={isFloating}>
        {seen?.stream && <Picture stream={seen.stream} />}
      </FloatingTile>
    </>
  );
}
