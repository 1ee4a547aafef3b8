import { type ReactNode, useEffect, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { Button } from "../../../ui/button.tsx";
import { retryDevice } from "../call-actions.ts";
import { problemAdvice, problemText } from "../call-text.ts";
import type { OwnMedia } from "../call-view.ts";
import { LocalMedia, type LocalView } from "../media/local-media.ts";
import { StreamVideo } from "./stream-video.tsx";

interface DeviceProbe {
  view: LocalView | null;
  level: number;
}

/** My devices, open while the sheet is. */
function useDevices(): DeviceProbe & { again: () => void } {
  const [found, setFound] = useState<DeviceProbe>({ view: null, level: 0 });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry opens them again
  useEffect(() => {
    const media = new LocalMedia({
      tracks: () => undefined,
      view: (view) => setFound((old) => ({ ...old, view })),
      level: (level) => setFound((old) => ({ ...old, level })),
    });
    void media.open(true);
    return () => media.stop();
  }, [tries]);
  return { ...found, again: () => setTries(tries + 1) };
}

interface DevicePreviewProps {
  /** What is or would be sent; null until known. */
  view: Pick<LocalView, "camera" | "stream" | "problem"> | null;
  level: number;
  again: () => void;
}

function DevicePreview({ view, level, again }: DevicePreviewProps) {
  const problem = view?.problem ?? null;
  const way = problem === null ? null : problemAdvice(problem);
  return (
    <div className="flex flex-col gap-3 px-4 pb-2">
      <div className="relative grid aspect-[16/9] place-items-center short:aspect-auto short:h-36 overflow-hidden rounded-m bg-ink-3 text-s text-text-2">
        {view?.camera === true ? (
          <StreamVideo stream={view.stream} mirrored />
        ) : (
          view !== null && t("calls.checkNoCamera")
        )}
      </div>
      <meter aria-label={t("calls.level")} min={0} max={1} value={level} className="sr-only" />
      <span aria-hidden="true" className="block h-2 overflow-hidden rounded-full bg-ink-4">
        <span
          className="block h-full rounded-full bg-capsule"
          style={{ width: `${Math.round(level * 100)}%` }}
        />
      </span>
      <p className="text-s text-text-2">{problem === null ? t("calls.checkSpeak") : problemText(problem)}</p>
      {way !== null && <p className="text-s text-text-3">{way}</p>}
      {problem !== null && (
        <Button look="ghost" block onClick={again}>
          {t("calls.tryAgain")}
        </Button>
      )}
    </div>
  );
}

function OpenedDevicePreview() {
  return <DevicePreview {...useDevices()} />;
}

function Check({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" size="small" block className="mb-1" onClick={() => setOpen(true)}>
        {t("calls.check")}
      </Button>
      <BottomSheet open={open} onClose={() => setOpen(false)} title={t("calls.checkTitle")}>
        {open && children}
      </BottomSheet>
    </>
  );
}

/** Tests microphone and camera before a call (`calls §6.2`). */
export const DeviceCheck = () => (
  <Check>
    <OpenedDevicePreview />
  </Check>
);

/** The same while it rings, with the devices the call has opened: some phones cannot open them twice. */
export const OwnCheck = ({ own }: { own: OwnMedia }) => (
  <Check>
    <DevicePreview view={own} level={own.level} again={retryDevice} />
  </Check>
);
