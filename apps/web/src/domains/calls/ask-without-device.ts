import { confirm } from "../../platform/dialogs.ts";
import { t } from "../../platform/i18n/i18n.ts";
import { problemText } from "./call-text.ts";
import type { MediaProblem } from "./media/media-problem.ts";

/**
 * Before anybody is rung: asks how to go on without a microphone, or without the camera of a video call.
 * @returns "voice" for a voice call in place of a video call, "stop" for none
 */
export async function askWithoutDevice(problem: MediaProblem | null): Promise<"go" | "voice" | "stop"> {
  if (problem === null) return "go";
  const noCamera = problem.device === "camera";
  const yes = await confirm({
    title: problemText(problem),
    body: noCamera ? t("calls.voiceInsteadNote") : t("calls.callAnywayNote"),
    ok: noCamera ? t("calls.voiceInstead") : t("calls.callAnyway"),
  });
  if (!yes) return "stop";
  return noCamera ? "voice" : "go";
}
