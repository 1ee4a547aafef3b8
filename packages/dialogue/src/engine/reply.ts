import { soundsLikeDespair } from "../asks/recognise-ask.ts";
import type { DialogueInput, DialogueReply, Memory, Source } from "../dialogue.ts";
import type { Intent } from "../persona.ts";
import { type RestyleOptions, restyle } from "../style/restyle.ts";
import { fingerprint } from "../text/sentences.ts";
import type { Candidate } from "./candidate.ts";
import { type Conversation, converse, repeats } from "./conversation.ts";
import { extendReply } from "./extend-reply.ts";
import type { PreparedPersona } from "./prepare.ts";
import { candidates } from "./rules.ts";
import { suggest } from "./suggest.ts";

const CRISIS = {
  zh: "你说的这些很重要，比我们聊的任何事都重要。我是 AI，帮不上现实里的忙，但请现在就联系一个你信任的人，或者打当地的心理援助热线。你愿意告诉我，你此刻是安全的吗？",
  en: "What you said matters more than anything else here. I'm an AI and can't help in the real world, so please reach someone you trust, or a local crisis line, right now. Are you safe at this moment?",
} as const;

/** The longest reply, in characters. */
const REPLY_MAX = 600;

/** Replies to one line of a user. Pure: the same persona and input give the same reply. */
export function reply(prepared: PreparedPersona, input: DialogueInput): DialogueReply {
  const conversation = converse(prepared, { ...input, text: input.text.slice(0, 2000) });
  const { ownLines } = conversation;
  const isCrisis = input.crisis === true || soundsLikeDespair(input.text, ownLines.at(-1));
  const { text, source } = isCrisis ? crisisReply(conversation) : chooseReply(conversation);
  const history = [
    ...(input.history ?? []),
    { from: "user", text: input.text },
    { from: "character", text },
  ] as const;
  const suggestions = isCrisis
    ? []
    : suggest(prepared, { history, seed: input.seed, memories: conversation.memories });
  return {
    text,
    source,
    newMemories: conversation.fresh.filter((memory) => isOfLife(memory, source)),
    removedMemories: conversation.understood.removed,
    suggestions,
  };
}

const crisisReply = ({ language }: Conversation): { text: string; source: Source } => ({
  text: CRISIS[language],
  source: { rule: "crisis" },
});

function chooseReply(conversation: Conversation): { text: string; source: Source } {
  let spare: Candidate | undefined;
  for (const candidate of candidates(conversation)) {
    spare ??= candidate;
    const text = styledReply(conversation, candidate);
    if (text !== "" && (isNew(text, candidate, conversation) || mayRepeat(candidate.source)))
      return { text, source: candidate.source };
  }
  // Reached only by a chat longer than every line and pair of lines.
  const text = spare ? styledReply(conversation, spare) : "……";
  return { text, source: spare?.source ?? { rule: "listening" } };
}

const isNew = (text: string, { pair }: Candidate, conversation: Conversation): boolean =>
  pair ? !conversation.used.includes(fingerprint(text)) : !repeats(text, conversation);

const FRAMES = [
  "frame.sum",
  "frame.unit",
  "frame.clock",
  "frame.fact",
  "frame.word",
  "frame.compare",
] as const;

/** Lines answered so say nothing of the person's life: a move in a game, a sum, a word to be explained. */
const OF_NO_LIFE: ReadonlySet<Intent> = new Set([
  ...(["game.start", "game.on", "game.win", "game.lose", "frame.sum", "frame.unit", "frame.word"] as const),
  ...(["frame.compare", "compute", "convert"] as const),
]);

/** Whether a fact was stated rather than put into a sum, a guess or the theme of a poem. */
function isOfLife({ about }: Memory, source: Source): boolean {
  if (source.rule !== "intent") return true;
  // A card for a child of eight says how old they are; a poem about trains says nothing of the person.
  if (source.intent === "frame.made" || source.intent === "make.tale") return about !== undefined;
  return !OF_NO_LIFE.has(source.intent);
}

/** What is asked for again is said again. */
const REPEATABLE: ReadonlySet<Intent> = new Set([
  "repeat",
  "human",
  "compute",
  "convert",
  "calendar",
  "game.start",
  "game.on",
  "game.win",
  "game.lose",
  "memory.all",
  ...FRAMES,
]);

const mayRepeat = (source: Source) => source.rule === "intent" && REPEATABLE.has(source.intent);

function styledReply(conversation: Conversation, candidate: Candidate): string {
  const { style, input, language, prepared } = conversation;
  if (candidate.exact === true) return candidate.text.slice(0, REPLY_MAX);
  const whole = extendReply(conversation, candidate);
  const options: RestyleOptions = {
    seed: `${input.seed}|${conversation.ownLines.length}`,
    language,
    recentLines: conversation.ownLines.slice(-20),
    actions: prepared.persona.actions,
    emoji: prepared.persona.emoji,
  };
  const styled = restyle(whole, style, options);
  const honest =
    candidate.source.rule === "intent" && candidate.source.intent === "human" && !/AI|人工智能/u.test(styled);
  return (honest ? candidate.text : styled).slice(0, REPLY_MAX);
}
