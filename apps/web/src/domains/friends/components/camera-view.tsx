import { useEffect, useRef, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { Tesseract } from "../../../ui/tesseract.tsx";
import { openCamera, type ScanProblem, watchVideo } from "../scanner.ts";

const words = (problem: ScanProblem): [title: string, note: string] =>
  ({
    insecure: [t("friends.scanInsecure"), t("friends.scanInsecureNote")] as [string, string],
    denied: [t("friends.scanDenied"), t("friends.scanDeniedNote")] as [string, string],
    missing: [t("friends.scanMissing"), t("friends.scanMissingNote")] as [string, string],
    busy: [t("friends.scanBusy"), t("friends.scanBusyNote")] as [string, string],
  })[problem];

function useCamera(onText: (text: string) => void) {
  const video = useRef<HTMLVideoElement>(null);
  const found = useRef(onText);
  found.current = onText;
  const [problem, setTrouble] = useState<ScanProblem>();
  const [live, setLive] = useState(false);
  useEffect(() => {
    let stop = () => {};
    let cancelled = false;
    const start = async () => {
      const opened = await openCamera();
      if (typeof opened === "string") return cancelled || setTrouble(opened);
      const end = () => {
        for (const track of opened.getTracks()) track.stop();
      };
      const screen = video.current;
      if (cancelled || screen === null) return end();
      screen.srcObject = opened;
      await screen.play().catch(() => undefined);
      setLive(true);
      const rest = watchVideo(screen, (text) => found.current(text));
      stop = () => {
        rest();
        end();
      };
      if (cancelled) stop();
    };
    void start();
    return () => {
      cancelled = true;
      setLive(false);
      stop();
    };
  }, []);
  return { video, trouble: problem, live };
}

interface CameraViewProps {
  onText: (text: string) => void;
  /** Called to try the camera again: give the view a new key. */
  onAgain: () => void;
}

/** The camera picture with a frame to aim by, or the reason why there is none. */
export function CameraView({ onText, onAgain }: CameraViewProps) {
  const { video, trouble: problem, live } = useCamera(onText);
  if (problem !== undefined) {
    const [title, note] = words(problem);
    return (
      <div className="grid h-full place-items-center">
        <FailedState title={title} note={note} onRetry={onAgain} />
      </div>
    );
  }
  const corner = "absolute size-9 border-bright";
  return (
    <div className="relative h-full overflow-hidden bg-bar">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t("friends.scan")}
        className="size-full object-cover"
      />
      <div className="absolute inset-0 flex flex-col items-center justify-center gap-5 p-4">
        <div aria-hidden="true" className="relative grid size-60 place-items-center">
          {!live && <Tesseract size={72} />}
          <span className={`${corner} top-0 left-0 rounded-tl-l border-t-3 border-l-3`} />
          <span className={`${corner} top-0 right-0 rounded-tr-l border-t-3 border-r-3`} />
          <span className={`${corner} bottom-0 left-0 rounded-bl-l border-b-3 border-l-3`} />
          <span className={`${corner} right-0 bottom-0 rounded-br-l border-r-3 border-b-3`} />
        </div>
        <p className="glass shrink-0 rounded-full px-3.5 py-1.5 text-center text-s">
          {t("friends.scanHint")}
        </p>
      </div>
    </div>
  );
}
