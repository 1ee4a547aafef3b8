import { fillNames } from "@4d/cards";
import type { AnswerTrouble } from "@4d/contract";
import { reply } from "@4d/dialogue";
import { styleOf } from "../characters/index.ts";
import type { Answer } from "./answer.ts";
import { knownOf, type Scene } from "./scene.ts";

/** What the built-in engine answers; never what another variant of the same answer says (`CHAR-6`). */
export function builtInAnswer(scene: Scene, because?: AnswerTrouble): Answer {
  const { turn, wish, prepared, sheet, names, asked, history, memories, variants } = scene;
  const { text } = reply(prepared, {
    text: asked,
    history,
    memories: knownOf(memories),
    style: styleOf(sheet),
    seed: turn.place === 0 ? turn.id : `${turn.id}-${turn.place}`,
    avoid: variants.map((one) => one.text),
    ...(wish.hint === undefined ? {} : { hint: wish.hint }),
  });
  return { text: fillNames(text, names), by: "builtin", because, care: false };
}

/** What is answered to somebody in despair: plain, caring, and with help (`characters §11.3`). */
export function caringAnswer({ turn, prepared, asked, sheet }: Scene): Answer {
  const { text } = reply(prepared, { text: asked, style: styleOf(sheet), seed: turn.id, crisis: true });
  return { text, by: "builtin", because: undefined, care: true };
}

const REFUSALS = {
  zh: [
    "这个话题我不能聊，我们说点别的吧。",
    "这句我接不了，换个话题好不好？",
    "抱歉，这个我不能回应。说说你今天过得怎么样？",
  ],
  en: [
    "I can't talk about that. Shall we speak of something else?",
    "That one I have to leave. Tell me something else?",
    "Sorry, I can't answer this. How was your day?",
  ],
} as const;

/** What is answered to words that may not be said here. */
export function refusingAnswer({ turn, asked }: Pick<Scene, "turn" | "asked">): Answer {
  const lines = /\p{Script=Han}/u.test(asked) ? REFUSALS.zh : REFUSALS.en;
  const text = lines[(turn.id + turn.place) % lines.length] ?? lines[0];
  return { text, by: "builtin", because: "blocked", care: false };
}
