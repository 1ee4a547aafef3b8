import type { Line } from "../dialogue.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { chainMove, englishChain, rhymeMove } from "./chain.ts";
import { guessMove, startGuess } from "./guess.ts";
import { askQuiz, quizMove } from "./quiz.ts";
import { rockPaperScissors, truthOrDare, wouldYouRather } from "./rounds.ts";
import { type Game, type GameState, gameIn, type Move, saidBy, startOf, stops } from "./state.ts";
import { startTwenty, twentyMove } from "./twenty.ts";
import { feihuaMove, neighbour, recite } from "./verse.ts";

export interface Played extends Move {
  readonly game: Game;
}

interface Moment {
  readonly text: string;
  readonly language: Language;
  readonly lines: readonly Line[];
  readonly random: Random;
}

/** The longest text that is read. */
const TEXT_MAX = 400;

function begin(game: Game, { text, language, lines, random }: Moment): Move | null {
  const said = saidBy("character", lines).join("\n");
  const isEnglish = language === "en" || /英文|英语|单词|[a-z]{3,}\s*[。.!！]?$/iu.test(text);
  switch (game) {
    case "idiom":
      return chainMove("idiom", text, [], true, random);
    case "wordchain":
      return isEnglish
        ? englishChain(text, [], true, random)
        : chainMove("wordchain", text, [], true, random);
    case "rhyme":
      return rhymeMove(text, [], true, random);
    case "twenty":
      return startTwenty(text, language, random);
    case "guess":
      return startGuess(text, language, random);
    case "truth":
      return truthOrDare(text, language, said, true, random);
    case "rps":
      return rockPaperScissors(text, language, true, random);
    case "quiz":
      return { kind: "start", answer: askQuiz(text, language, said, random) };
    case "feihua":
      return feihuaMove(text, text, lines, true, random);
    case "rather":
      return wouldYouRather(text, language, lines, random);
  }
}

function goOn(state: GameState, { text, language, lines, random }: Moment): Move | null {
  const said = saidBy("character", lines).join("\n");
  switch (state.game) {
    case "idiom":
      return chainMove("idiom", text, state.lines, false, random);
    case "wordchain":
      return /[a-z]{2,}/iu.test(text)
        ? englishChain(text, state.lines, false, random)
        : chainMove("wordchain", text, state.lines, false, random);
    case "rhyme":
      return text.length <= 40 ? rhymeMove(text, state.lines, false, random) : null;
    case "twenty":
      return text.length <= 60 ? twentyMove(text, language, state) : null;
    case "guess":
      return guessMove(text, language, state);
    case "truth":
      return truthOrDare(text, language, said, false, random);
    case "rps":
      return text.length <= 20 ? rockPaperScissors(text, language, false, random) : null;
    case "quiz":
      return quizMove(text, language, state.lines, random);
    case "feihua":
      return feihuaMove(text, state.start, state.lines, false, random);
    case "rather":
      return /再来|下一|换一?个|另一?个|next|another|again/iu.test(text)
        ? wouldYouRather("", language, lines, random)
        : null;
  }
}

const STOPPED = {
  zh: "好，这局就到这里，想玩什么随时说。",
  en: "All right, we'll leave it there. Name another game whenever you like.",
};

/**
 * The character's move where a text begins, goes on with or ends a game; null where it does none of these. The game
 * is found in the lines alone; texts above 400 characters are not read. Pure but for the random source.
 */
export function play(
  text: string,
  language: Language,
  lines: readonly Line[],
  random: Random,
): Played | null {
  const said = text.trim();
  if (said === "" || said.length > TEXT_MAX) return null;
  const moment: Moment = { text: said, language, lines, random };
  const state = gameIn(lines);
  const started = startOf(said);
  if (state !== undefined && stops(said) && (started === undefined || started === state.game))
    return { game: state.game, kind: "stop", answer: STOPPED[language] };
  const verse = language === "zh" ? (neighbour(said) ?? recite(said, random)) : null;
  if (verse !== null) return { game: "feihua", ...verse };
  if (started !== undefined) {
    const move = started === state?.game && started === "truth" ? goOn(state, moment) : null;
    const begun = move ?? begin(started, moment);
    return begun === null ? null : { game: started, ...begun };
  }
  if (state === undefined) return null;
  const move = goOn(state, moment);
  return move === null ? null : { game: state.game, ...move };
}
