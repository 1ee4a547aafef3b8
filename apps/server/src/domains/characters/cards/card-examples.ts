import { type Character, namesOf, readExamples } from "@4d/cards";
import { type ExampleExchange, SHEET_MAX as max } from "@4d/contract";

/** Something that was dropped or cut when a card became a sheet. */
export interface SheetWarning {
  code:
    | "cutDepthPrompt"
    | "cutExamples"
    | "leftOutExamples"
    | "leftOutLore"
    | "unaskedExamples"
    | "unknownMacros";
  zh: string;
  en: string;
}

/** Cuts without leaving half a surrogate pair at the end. */
const cut = (text: string, most: number) =>
  text
    .slice(0, most)
    .toWellFormed()
    .replace(/\ufffd$/u, "");

interface Exchanges {
  readonly made: ExampleExchange[];
  /** Texts that are no question with its answer, which is all a sheet can hold. */
  readonly unasked: number;
}

/** Every line of the character together with what was said before it. */
function exchangesOf(character: Character): Exchanges {
  const made: ExampleExchange[] = [];
  let unasked = 0;
  for (const { opening, lines } of readExamples(character.mesExample, namesOf(character))) {
    const here: ExampleExchange[] = [];
    let question = "";
    let alone = opening.trim() !== "";
    for (const { speaker, text } of lines) {
      const last = here.at(-1);
      if (speaker === "user") question = question === "" ? text : `${question}\n${text}`;
      else if (question !== "") {
        here.push({ ask: question, answer: text });
        question = "";
      } else if (last) last.answer = `${last.answer}\n${text}`;
      else alone ||= text.trim() !== "";
    }
    const whole = here.filter(({ ask, answer }) => ask.trim() !== "" && answer.trim() !== "");
    made.push(...whole);
    if (alone || question.trim() !== "" || whole.length < here.length) unasked += 1;
  }
  return { made, unasked };
}

/** The examples of a card, and what a sheet has no room or no place for. */
export function examplesOf(character: Character): { examples: ExampleExchange[]; left: SheetWarning[] } {
  const { made, unasked } = exchangesOf(character);
  const short = made.map(({ ask, answer }) => ({
    ask: cut(ask, max.ask).trim(),
    answer: cut(answer, max.answer).trim(),
  }));
  const long = made.filter(({ ask, answer }) => ask.length > max.ask || answer.length > max.answer).length;
  const over = Math.max(0, made.length - max.examples);
  const left: SheetWarning[] = [];
  if (long > 0)
    left.push({
      code: "cutExamples",
      zh: `${long} 段示例对话太长，已截短，导出时保留全文`,
      en: `${long} examples were shortened. An export keeps them in full`,
    });
  if (over > 0)
    left.push({
      code: "leftOutExamples",
      zh: `${over} 段示例对话未采用，导出时保留`,
      en: `${over} examples were not imported. An export keeps them`,
    });
  if (unasked > 0)
    left.push({
      code: "unaskedExamples",
      zh: `${unasked} 段示例对话里有不是一问一答的内容，这些内容未采用，导出时保留`,
      en: `${unasked} examples have text that is no question with its answer. It was not imported, and an export keeps it`,
    });
  return { examples: short.slice(0, max.examples), left };
}
