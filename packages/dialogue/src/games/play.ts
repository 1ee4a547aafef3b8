import type { Line } from "../dialogue.ts";
import type { Language } from "../persona.ts";
import type { Random } from "../random.ts";
import { isQuestion, sentencesOf } from "../text/sentences.ts";
import { asideOf } from "./aside.ts";
import { chainMove, englishChain, rhymeMove, toFollow } from "./chain.ts";
import { guessMove, startGuess } from "./guess.ts";
import type { Game } from "./kinds.ts";
import { firstQuestion, openQuestion, quizMove, quizScore } from "./quiz.ts";
import { chosenOf, handScore, rockPaperScissors, truthOrDare, wouldYouRather } from "./rounds.ts";
import { RULES, WORDS } from "./rules.ts";
import { asksAgain, begunBy, type GameState, gameIn, type Move, quits, saidBy, yields } from "./state.ts";
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
      return { kind: "start", answer: firstQuestion(text, language, said, random) };
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
      return asksAgain(text) ? wouldYouRather("", language, lines, random) : chosenOf(text, language, lines);
  }
}

/** What stands open in a game: the question asked, the sign to follow. */
function standing(state: GameState, language: Language): string {
  const open = openQuestion(state.lines);
  if (state.game === "quiz" && open !== undefined) return open.text;
  if (state.game !== "idiom" && state.game !== "wordchain") return "";
  const next = toFollow(state.game, state.lines);
  if (next === undefined) return "";
  return language === "zh" ? `接“${next}”。` : `A word that begins with “${next}”.`;
}

function scoreOf(state: GameState, language: Language): string {
  const isChinese = language === "zh";
  if (state.game === "quiz") {
    const { right, asked } = quizScore(state.lines);
    return isChinese ? `到现在答了${asked}题，对了${right}题。` : `You have ${right} right out of ${asked}.`;
  }
  if (state.game === "rps") {
    const { mine, theirs } = handScore(saidBy("character", state.lines));
    return isChinese ? `你赢${theirs}回，我赢${mine}回。` : `You have won ${theirs}, and I ${mine}.`;
  }
  const count = saidBy("character", state.lines).length;
  if (state.game === "twenty")
    return isChinese ? `大约问到第${count}问，一共二十问。` : `About ${count} asked, out of twenty.`;
  return isChinese ? `还没分胜负，走到第${count}手了。` : `Nobody has won yet; we are ${count} moves in.`;
}

/** What is said to a word about the game that is no move of it; null where the line is chat. */
function besides(state: GameState, { text, language }: Moment): Move | null | undefined {
  const aside = asideOf(text);
  if (aside === undefined || aside === "hint") return undefined;
  if (aside === "chat") return null;
  const open = standing(state, language);
  const gap = language === "zh" || open === "" ? "" : " ";
  const lines = {
    rules: `${RULES[state.game][language]}${gap}${open}`,
    score: scoreOf(state, language),
    order: `${WORDS.order[language]}${gap}${open}`,
    repeat: open === "" ? (saidBy("character", state.lines).at(-1) ?? "") : open,
    wait: WORDS.wait[language],
  };
  return { kind: "move", answer: lines[aside] };
}

/** Games in which somebody who gives up is owed the answer. */
const HAS_SECRET: ReadonlySet<Game> = new Set<Game>(["twenty", "guess", "quiz"]);

/** Whether a line that ends a game asks for something too: that is answered, and the game is over by itself. */
function asksMore(text: string): boolean {
  const parts = sentencesOf(text).flatMap((one) => one.split(/[，,;；]/u));
  const last = parts.at(-1)?.trim() ?? "";
  const isAsked = isQuestion(last) || /几|多少/u.test(last);
  return parts.length > 1 && isAsked && !quits(last) && !yields(last);
}

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
  const started = begunBy(said, lines.at(-1)?.text ?? "");
  if (state !== undefined && (started === undefined || started === state.game)) {
    const beaten = yields(said) && HAS_SECRET.has(state.game) ? goOn(state, moment) : null;
    if (beaten !== null) return { game: state.game, ...beaten };
    if (quits(said) || yields(said))
      return asksMore(said) ? null : { game: state.game, kind: "stop", answer: WORDS.stop[language] };
  }
  const verse = language === "zh" ? (neighbour(said) ?? recite(said, random)) : null;
  if (verse !== null) return { game: "feihua", ...verse };
  if (started !== undefined) return startGame(started, state, moment);
  if (state === undefined) return null;
  const isNumber = state.game === "guess" && /^\W*\p{L}{0,6}\W*\d+\D{0,3}$/u.test(said);
  const right = state.game === "quiz" || isNumber ? goOn(state, moment) : null;
  const move = right !== null && (isNumber || right.kind === "win") ? right : besides(state, moment);
  if (move !== undefined) return move === null ? null : { game: state.game, ...move };
  const next = goOn(state, moment);
  return next === null ? null : { game: state.game, ...next };
}

function startGame(game: Game, state: GameState | undefined, moment: Moment): Played | null {
  const aside = state?.game === game ? besides(state, moment) : undefined;
  if (aside) return { game, ...aside };
  const move = game === state?.game && game === "truth" ? goOn(state, moment) : null;
  const begun = move ?? begin(game, moment);
  return begun === null ? null : { game, ...begun };
}
