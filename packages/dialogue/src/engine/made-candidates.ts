import type { AskKind } from "../asks/kinds.ts";
import { play } from "../games/play.ts";
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

/** A move in a game that is being played or begun; a game goes on whatever else a line could mean. */
export function* playedCandidates(conversation: Conversation): Generator<Candidate> {
  const { input, language, random } = conversation;
  const played = play(input.text, language, input.history ?? [], random);
  if (played === null) return;
  const frame = MOVES[played.kind];
  for (const line of linesOf(conversation, frame, { answer: played.answer })) yield { ...line, exact: true };
  yield { text: played.answer, source: { rule: "intent", intent: frame }, extension: "never", exact: true };
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
  /关于|有关|主题|里(?:要)?有|给.{1,8}(?:的|听)|\p{Script=Han}{2,}的(?:笑话|故事|话)|\b(?:about|for|with|on|of)\b/u;

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
