import type { AskKind } from "../asks/kinds.ts";
import { type Played, play } from "../games/play.ts";
import { riddleMove } from "../games/riddles.ts";
import { menuFor, pickedOf } from "../games/rules.ts";
import { type Made, make } from "../making/make.ts";
import { linesOf } from "./ask-candidates.ts";
import type { Candidate } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";

const MOVES = {
  start: "game.start",
  move: "game.on",
  win: "game.win",
  lose: "game.lose",
  stop: "game.stop",
} as const;

/** A move that is a word, a phrase or a line, which words of the character may stand around. */
const isBare = (answer: string): boolean => !/[。！？.!?:：]/u.test(answer);

/** A move in a game that is being played or begun; a game goes on whatever else a line could mean. */
export function* playedCandidates(conversation: Conversation): Generator<Candidate> {
  const { input, language, random } = conversation;
  const lines = input.history ?? [];
  if (pickedOf(input.text, conversation.ownLines.at(-1) ?? "") === "riddle") {
    const asked = make(language === "zh" ? "出个谜语" : "a riddle", language, lines, random);
    if (asked !== null) yield plainly(asked.answer, MOVES.start);
  }
  const solved = riddleMove(input.text, language, lines, random);
  if (solved !== null) yield plainly(solved, MOVES.move);
  const played = play(input.text, language, lines, random);
  const menu = played === null || played.kind === "stop" ? menuFor(input.text, language) : null;
  if (menu !== null) yield plainly(menu, MOVES.start);
  else if (played !== null) yield* moveLines(conversation, played);
}

const plainly = (text: string, intent: (typeof MOVES)[keyof typeof MOVES]): Candidate => ({
  text,
  source: { rule: "intent", intent },
  extension: "never",
  exact: true,
});

/** A move in words of the character where it fits into them, then by itself. */
function* moveLines(conversation: Conversation, { kind, answer, word, after }: Played): Generator<Candidate> {
  const frame = MOVES[kind];
  const inner = word ?? answer;
  const gap = conversation.language === "zh" ? "" : " ";
  if (kind === "start" || kind === "stop" || isBare(inner))
    for (const line of linesOf(conversation, frame, { answer: inner }))
      yield { ...line, text: after === undefined ? line.text : `${line.text}${gap}${after}`, exact: true };
  yield plainly(answer, frame);
}

/** What a character has lines of its own for, unless something particular is asked for. */
const OWN: Readonly<Record<string, AskKind>> = {
  "make.joke": "make.joke",
  "make.coldjoke": "make.coldjoke",
  "make.compliment": "make.compliment",
  "make.motto": "make.motto",
  "make.fortune": "make.fortune",
  "make.story": "make.tale",
};
const PARTICULAR =
  /讲给|小动物|孩子|小朋友|要有|[给为]我?(?:女儿|儿子|孙)|关于|有关|主题|里(?:要)?有|给.{1,8}(?:的|听)|\p{Script=Han}{2,}的(?:笑话|故事|话)|\b(?:about|for|with|on|of)\b/u;

/** Whether a story, a poem or a card is asked for on something or for somebody: no line of the character fits by chance. */
export const isParticular = (text: string): boolean => PARTICULAR.test(text);

/** What is said before a choice, a throw or a draw. */
const CHOSEN: Readonly<Record<string, AskKind>> = {
  "choose.ab": "choose.ab",
  "choose.many": "choose.ab",
  "choose.coin": "choose.coin",
  "choose.dice": "choose.dice",
  "choose.random": "choose.random",
  "choose.yesno": "choose.yesno",
};

/** These go on with what was made before, and need no words before them. */
const BARE: ReadonlySet<string> = new Set(["make.riddle_hint", "make.story_on"]);

/** Made again when what came out was said before. */
const ATTEMPTS = 5;

/** A poem, a list, a story, a joke, a choice: what a person asks to have made. */
export function* madeCandidates(conversation: Conversation): Generator<Candidate> {
  const { input, language, random } = conversation;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const made = make(input.text, language, input.history ?? [], random);
    if (made === null) return;
    yield* madeLines(conversation, made);
  }
}

function* madeLines(conversation: Conversation, { kind, answer }: Made): Generator<Candidate> {
  const chosen = CHOSEN[kind];
  if (chosen !== undefined) {
    yield* linesOf(conversation, chosen, { choice: answer, answer });
    return;
  }
  const own = OWN[kind];
  if (own !== undefined && !PARTICULAR.test(conversation.input.text)) yield* linesOf(conversation, own);
  if (!BARE.has(kind)) yield* linesOf(conversation, "frame.made", { answer });
  yield { text: answer, source: { rule: "intent", intent: "frame.made" }, extension: "never", exact: true };
}
