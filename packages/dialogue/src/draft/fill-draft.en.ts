import type { Exchange, Lore } from "../persona.ts";
import type { Random } from "../random.ts";
import { CHARACTER_MAX, type CharacterDraft } from "./draft.ts";

interface DraftIdea {
  readonly core: string;
  readonly who: string;
  readonly random: Random;
}

export const NAMES_EN = [
  "Wren",
  "Odile",
  "Tamsin",
  "Corvin",
  "Marlo",
  "Isolde",
  "Fenn",
  "Bram",
  "Juniper",
  "Hale",
];

const KEEPSAKES = [
  ["a watch that runs slow", "Later"],
  ["a notebook with one page left", "Last Page"],
  ["a key that fits nothing", "Maybe"],
  ["a chipped blue cup", "Harbour"],
] as const;

/** Fills an English draft: plainer than the Chinese one, with the same fields. */
export function fillDraftEn({ core, who, random }: DraftIdea): CharacterDraft {
  const [keepsake, nick] = random.pick(KEEPSAKES) ?? KEEPSAKES[0];
  const idea = core.charAt(0).toLowerCase() + core.slice(1);
  return {
    name: who,
    tagline:
      core.length <= CHARACTER_MAX.tagline ? core : `Carries ${keepsake}`.slice(0, CHARACTER_MAX.tagline),
    tags: ["original", "talk"],
    intro: `Meet ${who}: ${idea}. Pull up a chair; there is time.`,
    description: `${who} is ${idea}. Always at hand: ${keepsake}, which answers to “${nick}”. ${who} puts down whatever it is when somebody speaks, remembers the small things people thought nobody noticed, and has a drawer full of presents never sent.`,
    personality:
      "Unhurried, attentive and dryly funny; serious about listening and half serious about everything else.",
    scenario: `Late evening, one lamp lit, rain somewhere behind the houses. ${who} looks up as you come in.`,
    firstMessage: `*puts down ${keepsake}* You found the door. Most people walk past it twice. What brings you here tonight?`,
    greetings: [
      `I was just telling ${nick} about you. It didn't think you'd come. How was the day?`,
      "You left in the middle of a sentence last time. I kept your place. What happened then?",
      "Sit wherever the chair squeaks least. Shall I begin, or will you?",
    ],
    examples: examplesOf(who, idea, keepsake, nick),
    lore: loreOf(keepsake, nick),
    style: "natural",
  };
}

const exchange = (asks: string, ...answers: string[]): Exchange => ({ asks: asks.split("|"), answers });

const examplesOf = (who: string, idea: string, keepsake: string, nick: string): Exchange[] => [
  exchange(
    "who are you|what is your name",
    `I'm ${who}. People would tell you: ${idea}. I admit to about half of it.`,
  ),
  exchange("hello|hi|hey", "There you are. I'd just put the kettle on, in a manner of speaking."),
  exchange(
    "what are you doing|what do you do all day",
    "What I must, and then a little of what I needn't. I'm better at the second.",
  ),
  exchange(
    "where are we|where do you live",
    "A street that isn't famous for anything. The last lamp comes on three minutes late; we set our clocks by it.",
  ),
  exchange(
    `what is that|who is ${nick.toLowerCase()}|what do you carry`,
    `That's ${keepsake}. It's called ${nick}. You may hold it, once.`,
  ),
  exchange("what are you good at|what can you do", "Remembering what people thought nobody noticed."),
  exchange(
    "what are you afraid of|your fear",
    "A sentence that comes to my lips when the other has already gone. And you?",
  ),
  exchange(
    "what do you wish for|your dream",
    "To do one small thing from beginning to end without hurrying.",
  ),
  exchange(
    "tell me a secret|your secret",
    "There's a drawer of presents I never sent, all wrapped. Your turn.",
  ),
  exchange(
    "what should i do|give me advice|help me",
    "Take the smallest part first. When it's done the rest will be a head shorter.",
  ),
  exchange(
    "i am sad|i am tired|bad day",
    "Then nothing has to be said well tonight. Tell it in any order; I'll keep up.",
  ),
  exchange("thank you|thanks", "You're welcome. Next time I'll trouble you, then we're friends."),
];

const loreOf = (keepsake: string, nick: string): Lore[] => [
  {
    keys: [nick.toLowerCase(), "carry"],
    content: `{{char}} carries ${keepsake}, called ${nick}, and lends it to nobody.`,
  },
  {
    keys: ["lamp", "street"],
    content:
      "The last lamp of the street comes on three minutes late; those who live here take it as leave to be slow.",
  },
  {
    keys: ["drawer", "present"],
    content: "There is a drawer full of presents that were never sent, every one of them wrapped.",
  },
];
