import { BellOff, MicOff, TriangleAlert, VideoOff, WifiOff } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { alertModal, toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { clock } from "../../../platform/i18n/numbers.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Tesseract } from "../../../ui/tesseract.tsx";
import { retryDevice, toggleMicrophone } from "../call-actions.ts";
import { isReconnecting, problemAdvice, problemText, worstQuality } from "../call-text.ts";
import type { CallView } from "../call-view.ts";
import { canConnect } from "../media/call-obstacle.ts";
import type { MediaProblem } from "../media/media-problem.ts";
import { ringsUnheard } from "../media/ring-tone.ts";
import { unreachedText } from "../unreached-text.ts";
import { useSeconds } from "../use-call.ts";

function CallBanner({ icon, text, children }: { icon: ReactNode; text: string; children?: ReactNode }) {
  return (
    <div
      role="status"
      className="mx-auto flex w-full max-w-column flex-wrap items-center gap-x-2 rounded-m bg-float-high px-3 py-2 text-s text-text-1 shadow-pop [&_svg]:size-4.5 [&_svg]:shrink-0"
    >
      {icon}
      <span className="min-w-0 flex-1 basis-40">{text}</span>
      <span className="ml-auto flex empty:hidden">{children}</span>
    </div>
  );
}

function BannerAction({ word, onPress }: { word: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="hit press rounded-full px-2 py-1.5 font-semibold text-capsule"
    >
      {word}
    </button>
  );
}

function ProblemBanner({ problem }: { problem: MediaProblem }) {
  const advice = problemAdvice(problem);
  const explain = () =>
    void alertModal({
      title: problem.kind === "denied" ? t("calls.howToTitle") : t("calls.howTo"),
      body: advice ?? "",
    });
  return (
    <CallBanner
      icon={<TriangleAlert aria-hidden="true" className="text-amber" />}
      text={problemText(problem)}
    >
      {advice !== null && <BannerAction word={t("calls.howTo")} onPress={explain} />}
      {advice !== null && <BannerAction word={t("calls.tryAgain")} onPress={retryDevice} />}
    </CallBanner>
  );
}

/** Problems of the call, each with something to do about it (`calls §6.2`). */
export function CallBanners({ call }: { call: CallView }) {
  const { own, people, phase, unreached: banner, targetId } = call;
  useEffect(() => {
    if (banner !== null) toast(unreachedText(banner, targetId));
  }, [banner, targetId]);
  const isUnheard = useSignal(ringsUnheard);
  const weak = phase === "active" && !own.lowData && worstQuality(people) === 1;
  return (
    <div className="pointer-events-none z-20 flex flex-col gap-2 px-3 empty:hidden *:pointer-events-auto landscape:short:pb-2">
      {isUnheard && phase === "ringing" && (
        <CallBanner
          icon={<BellOff aria-hidden="true" className="text-amber" />}
          text={t("calls.ringsUnheard")}
        />
      )}
      {phase === "ringing" && !canConnect() && (
        <CallBanner
          icon={<TriangleAlert aria-hidden="true" className="text-amber" />}
          text={t("calls.cannotAnswer")}
        />
      )}
      {isReconnecting(call) && (
        <CallBanner icon={<WifiOff aria-hidden="true" className="text-amber" />} text={t("calls.mending")} />
      )}
      {own.problem !== null && <ProblemBanner problem={own.problem} />}
      {own.mutedButSpeaking && phase !== "ringing" && (
        <CallBanner
          icon={<MicOff aria-hidden="true" className="text-amber" />}
          text={t("calls.mutedSpeaking")}
        >
          <BannerAction word={t("calls.unmute")} onPress={toggleMicrophone} />
        </CallBanner>
      )}
      {own.videoLimited && (
        <CallBanner
          icon={<VideoOff aria-hidden="true" className="text-text-2" />}
          text={t("calls.videoLimited")}
        />
      )}
      {weak && (
        <CallBanner icon={<WifiOff aria-hidden="true" className="text-amber" />} text={t("calls.weakMine")} />
      )}
    </div>
  );
}

/** The connection is being restored, and since when. */
export function Reconnecting({ call }: { call: CallView }) {
  const seconds = useSeconds(call.troubleAt);
  if (call.phase !== "reconnecting") return null;
  return (
    <div
      role="alert"
      data-art
      className="pointer-events-none absolute inset-0 z-5 grid place-items-center bg-scrim text-center text-on-art"
    >
      <span className="flex flex-col items-center gap-3 px-8">
        <Tesseract size={56} />
        <span className="text-m font-semibold">{t("calls.reconnecting")}</span>
        <span className="num text-s">{clock(seconds)}</span>
      </span>
    </div>
  );
}
