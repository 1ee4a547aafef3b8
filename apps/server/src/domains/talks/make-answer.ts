import type { Services } from "../../platform/services.ts";
import { judgeAsked } from "../moderation/index.ts";
import type { Answer, NoAnswer } from "./answer.ts";
import { builtInAnswer, caringAnswer, refusingAnswer } from "./built-in-answer.ts";
import { modelAnswer } from "./model-answer.ts";
import type { Scene } from "./scene.ts";

/** Makes an answer: somebody in despair is cared for, what may not be said is refused, all else is talk. */
export async function makeAnswer(
  services: Services,
  scene: Scene,
  signal: AbortSignal,
): Promise<Answer | NoAnswer> {
  const { asked, turn, wish } = scene;
  const judgement = await judgeAsked(services, { text: asked, owner: turn.user_id, signal });
  if (judgement === "crisis") return caringAnswer(scene);
  if (judgement === "block") return refusingAnswer(scene);
  if (signal.aborted) return "cancelled";
  return wish.by === "builtin" ? builtInAnswer(scene) : modelAnswer(services, scene, signal);
}
