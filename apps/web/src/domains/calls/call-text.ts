import { CALL_RATEABLE_MS } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";
import { clock } from "../../platform/i18n/numbers.ts";
import type { CallView, Quality } from "./call-view.ts";
import { type CallObstacle, hasMicrophone } from "./media/call-obstacle.ts";
import type { MediaProblem } from "./media/media-problem.ts";

/** The status under the name until the call is connected. */
export function phaseText({ kind, phase, mode }: Pick<CallView, "kind" | "phase" | "mode">): string {
  switch (phase) {
    case "preparing":
      return t("calls.preparing");
    case "calling":
      return kind === "group" ? t("calls.callingGroup") : t("calls.calling");
    case "ringing":
      return mode === "video" ? t("calls.ringsVideo") : t("calls.ringsVoice");
    case "reconnecting":
      return t("calls.reconnecting");
    case "ended":
      return t("calls.ended");
    default:
      return t("calls.connecting");
  }
}

/**
 * Whether the group call's connection is being restored: nobody who was connected can be heard. When only one person
 * is affected, their tile says so; a private call has a screen of its own for it.
 */
export const isReconnecting = ({ kind, people }: Pick<CallView, "kind" | "people">): boolean =>
  kind === "group" &&
  people.some(({ state }) => state === "reconnecting") &&
  !people.some(({ state }) => state === "connected");

/** The worst connection decides. */
export function worstQuality(people: CallView["people"]): Quality {
  const inside = people.filter(({ state }) => state === "connected" || state === "reconnecting");
  return Math.min(3, ...inside.map(({ state, quality }) => (state === "connected" ? quality : 0))) as Quality;
}

/** How it ended, in words for me (`CALL-3`). */
export function endingText({ ending, isHost }: Pick<CallView, "ending" | "isHost">): string {
  if (ending === null) return t("calls.over");
  const { result, reason, duration, isElsewhere } = ending;
  if (isElsewhere) return t("calls.endedElsewhere");
  if (result === "answered")
    return duration > 0 ? t("calls.endedFor", { time: clock(duration / 1000) }) : t("calls.ended");
  if (reason !== "") return reason;
  switch (result) {
    case "missed":
      return isHost ? t("calls.endedMissed") : t("calls.endedMissedMine");
    case "cancelled":
      return isHost ? t("calls.endedCancelled") : t("calls.endedCancelledByOther");
    case "rejected":
      return isHost ? t("calls.endedRejected") : t("calls.endedRejectedMine");
    case "busy":
      return t("calls.endedBusy");
    default:
      return t("calls.endedFailed");
  }
}

/** Whether the ending screen offers to redial: my call was not accepted. */
export const offersRedial = ({
  ending,
  isHost,
  kind,
}: Pick<CallView, "ending" | "isHost" | "kind">): boolean =>
  kind === "private" &&
  isHost &&
  ending !== null &&
  !ending.isElsewhere &&
  ending.result !== "answered" &&
  ending.result !== "cancelled";

/** Whether to ask for a rating: a long enough conversation that ended here (`calls §2.8`). */
export const asksForRating = ({ ending, kind }: Pick<CallView, "ending" | "kind">): boolean =>
  kind === "private" &&
  ending !== null &&
  !ending.isElsewhere &&
  ending.result === "answered" &&
  ending.duration > CALL_RATEABLE_MS;

export function qualityText(quality: Quality): string {
  const words = [t("calls.quality0"), t("calls.quality1"), t("calls.quality2"), t("calls.quality3")];
  return words[quality] ?? "";
}

/** What works where calls do not. */
export const insteadText = (): string =>
  hasMicrophone() ? t("calls.insteadSpeak") : t("calls.insteadWrite");

/** Why nobody can be called from here. */
export function obstacleText(obstacle: CallObstacle): string {
  if (obstacle === "insecure") return t("calls.problemInsecure");
  return obstacle === "weChat" ? t("calls.cannotCallWeChat") : t("calls.cannotCallHere");
}

/** Why my sound or video is missing. */
export function problemText({ device, kind }: MediaProblem): string {
  if (kind === "insecure") return t("calls.problemInsecure");
  if (device === "screen") return t("calls.problemScreen");
  const isCamera = device === "camera";
  if (kind === "denied")
    return isCamera ? t("calls.problemCameraDenied") : t("calls.problemMicrophoneDenied");
  if (kind === "missing")
    return isCamera ? t("calls.problemCameraMissing") : t("calls.problemMicrophoneMissing");
  return isCamera ? t("calls.problemCameraBusy") : t("calls.problemMicrophoneBusy");
}

/** What to do about it; null when the problem text already says so. */
export function problemAdvice({ device, kind }: MediaProblem): string | null {
  if (device === "screen" || kind === "insecure") return null;
  if (kind === "denied") return t("calls.howToDenied");
  return kind === "missing" ? t("calls.howToMissing") : t("calls.howToBusy");
}
