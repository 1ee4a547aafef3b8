import type { AnswerTrouble } from "@4d/contract";
import { Failure } from "../../platform/failure.ts";
import type { Outcome, Words } from "../../platform/llm/llm.ts";
import type { Services } from "../../platform/services.ts";
import { guardForbids, judgeText } from "../moderation/index.ts";
import { readSettings } from "../settings/index.ts";
import type { Answer, NoAnswer } from "./answer.ts";
import { builtInAnswer, refusingAnswer } from "./built-in-answer.ts";
import { DeltaTeller } from "./delta-teller.ts";
import { payAhead } from "./pay-ahead.ts";
import { promptOf } from "./prompt.ts";
import { readAnswer } from "./read-answer.ts";
import type { Scene } from "./scene.ts";
import { tellTurn } from "./tell-turn.ts";
import { changeTurn } from "./turns.repository.ts";

const TEMPERATURE = 0.8;
const MOST_TOKENS = 600;

/** Sets the price aside, once for this asking. @returns false when there is not enough. */
async function paid(services: Services, scene: Scene): Promise<boolean> {
  const { turn } = scene;
  if (turn.hold_id !== null) return true;
  try {
    turn.hold_id = await payAhead(services, scene);
  } catch (error) {
    if (error instanceof Failure && error.kind === "insufficient") return false;
    throw error;
  }
  if (turn.hold_id !== null) await changeTurn(services.db, turn.id, { hold_id: turn.hold_id });
  return true;
}

/** Why no model spoke, as its reader is told. */
function troubleOf(outcome: Exclude<Outcome<Words>, { kind: "done" }>): AnswerTrouble | undefined {
  if (outcome.kind === "failed") return outcome.failure.kind === "rateLimited" ? "busy" : "failed";
  return outcome.reason === "notConfigured" ? undefined : outcome.reason;
}

/** The built-in engine answers instead, and says why; an answer that is there already stays as it is (`rules §4.8`). */
const instead = (scene: Scene, because: AnswerTrouble | undefined): Answer | NoAnswer =>
  scene.turn.message_id !== null && because !== undefined
    ? { failed: because }
    : builtInAnswer(scene, because);

async function speak(services: Services, scene: Scene, words: Words, signal: AbortSignal) {
  const { turn, asked } = scene;
  const { moderation } = await readSettings(services);
  const teller = new DeltaTeller(services, scene);
  const read = await readAnswer(words, {
    signal,
    say: (text) => teller.say(text),
    forbids: (text) => judgeText(text, moderation).level === "block",
    judge: (text) => guardForbids(services, { text, inAnswerTo: asked, owner: turn.user_id, signal }),
  });
  teller.flush();
  return read;
}

/**
 * What a model answers, told word by word; in its place, and saying why, the built-in engine (`characters §6.4`). The
 * price is set aside before, and whoever ends the turn spends it or gives it back.
 */
export async function modelAnswer(
  services: Services,
  scene: Scene,
  signal: AbortSignal,
): Promise<Answer | NoAnswer> {
  const { turn, variants } = scene;
  if (!(await services.llm.can()).words) return builtInAnswer(scene);
  if (!(await paid(services, scene))) return builtInAnswer(scene, "insufficient");
  tellTurn(services, scene, "streaming");
  const outcome = await services.llm.words({
    lines: promptOf(scene),
    temperature: TEMPERATURE + (variants.length > 0 ? 0.1 : 0),
    maxTokens: MOST_TOKENS,
    owner: turn.user_id,
    signal,
  });
  if (signal.aborted) return "cancelled";
  if (outcome.kind !== "done") return instead(scene, troubleOf(outcome));
  const { text, end } = await speak(services, scene, outcome.value, signal);
  if (text === "") {
    if (end === "stopped") return "cancelled";
    return end === "blocked" ? refusingAnswer(scene) : instead(scene, "failed");
  }
  const because = end === "cut" || end === "blocked" ? end : undefined;
  return { text, by: "model", because, care: false };
}
