import type { AskKind } from "../asks/kinds.ts";
import { recogniseAsk } from "../asks/recognise-ask.ts";
import type { Memory, MemoryKind } from "../dialogue.ts";
import { isAnimal, isPerson } from "../memory/lexicon.ts";
import { inMarks, sayOf, whoIs } from "../memory/say-memory.ts";
import { capital, linesOf } from "./ask-candidates.ts";
import type { Candidate } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";

const BIRTHDAY = /生日|寿(?!司|命)|\bbirthday\b/iu;
const NEAR = /明天|后天|今天|下周|这周|周[一二三四五六日]|\b(?:today|tomorrow|tonight|this|next|on|in)\b/iu;
const WEDDING =
  /(?<!没|不|未|离)(?:结婚|婚礼|领证|订婚)|\b(?:wedding|(?:get|gets|getting|got) (?:married|engaged)|marry|marries|engaged)\b/iu;
const OWN_WEDDING =
  /^(?:my|our) wedding is|\b(?:i'm|i am|we're|we are) getting married|我(?:们)?(?:快|要|就要|下个?月|明年|马上)(?:要)?结婚了?$|我(?:们)?的?婚礼(?:在|定)/iu;
const BABY =
  /怀孕|预产|当(?:爸|妈|爷爷|奶奶)|\b(?:pregnant|expecting|baby is due|is due (?:in|on)|due date)\b/iu;
const PARTED = /分手|失恋|离婚|分居|broke up|split|divorc|dumped|broken up/iu;
const HARD =
  /失恋|被(?:裁|辞|骗|打|偷|欺负|孤立)|失业|哭|抑郁|落榜|挂科|没考上|lost (?:his|her|their) |fired|laid off|bullied|crying|robbed|accident|failed/iu;
const ILL =
  /住院|病(?!毒)|发烧|摔(?:了|伤|断)|骨折|车祸|晕倒|抢救|\b(?:in (?:the )?hospital|hospitali[sz]ed|surgery|ambulance|fainted|collapsed|broke (?:his|her|their) (?!phone|car)\w+|got sick|fell ill)\b/iu;
const SOON = /^(?:周|明|下|今年|马上|快|要|starts|starting)/iu;
const LASTING =
  /不(?:太|大|怎么)?好|糖尿病|高血压|哮喘|心脏|脑梗|中风|癌|痴呆|帕金森|关节|过敏|抑郁|自闭|聋|瞎|失明|瘫|diabetes|pressure|asthma|heart|stroke|cancer|dementia|parkinson|arthritis|depression|autis|epilep|deaf|blind|paralys|wheelchair/iu;
const TEST =
  /考|面试|答辩|比赛|手术|试镜|演出|\b(?:exam|test|interview|contest|competition|match|audition|surgery|operation|recital|concert|final|race|defen[cs]e)/iu;

/** What is said to a fact of a kind: of the person, and of somebody of theirs. */
const PLAIN: Partial<Record<MemoryKind, { readonly mine?: AskKind; readonly theirs?: AskKind }>> = {
  job: { mine: "memory.of_work", theirs: "memory.of_job" },
  employer: { mine: "memory.of_work", theirs: "memory.of_job" },
  home: { mine: "memory.of_home", theirs: "memory.of_their_home" },
  study: { mine: "memory.of_own_study", theirs: "memory.of_study" },
  language: { mine: "memory.of_own_study", theirs: "memory.of_skill" },
  skill: { theirs: "memory.of_skill" },
  like: { theirs: "memory.of_taste" },
  dislike: { theirs: "memory.of_taste" },
  age: { mine: "memory.of_own_age", theirs: "memory.of_age" },
  allergy: { mine: "memory.of_allergy" },
};

/** The kind of reply that takes up a fact; undefined where none does. */
export function heardAs({ kind, value, about }: Memory): AskKind | undefined {
  const isTheirs = about !== undefined;
  const isDay = kind === "plan" || kind === "event" || kind === "partnership" || kind === "health";
  if (kind === "died") return "memory.of_death";
  if (isTheirs && kind === "birthday") return "memory.of_birthday";
  if (kind === "plan" && BIRTHDAY.test(value)) return "memory.of_birthday";
  if (isDay && isTheirs && (PARTED.test(value) || HARD.test(value))) return "memory.of_trouble";
  if (isDay && kind !== "health" && WEDDING.test(value)) return "memory.of_wedding";
  if (isDay && BABY.test(value)) return "memory.of_baby";
  if (kind === "event" && isTheirs && ILL.test(value)) return "memory.of_illness";
  if (kind === "study" && isTheirs && SOON.test(value)) return "memory.of_plan";
  if (kind === "health" && isTheirs) return LASTING.test(value) ? "memory.of_condition" : "memory.of_illness";
  if (kind === "plan" && !isTheirs) return TEST.test(value) ? "memory.of_own_test" : undefined;
  if (kind === "plan") return TEST.test(value) ? "memory.of_test" : "memory.of_plan";
  if (kind === "name" && about !== undefined) {
    if (isAnimal(about)) return "memory.of_animal";
    return isPerson(about) ? "memory.of_person" : undefined;
  }
  return PLAIN[kind]?.[isTheirs ? "theirs" : "mine"];
}

/** Kinds that move somebody: they are answered before anything that only shares words with the line. */
const MOVING = /^memory\.of_(?:birthday|death|illness|condition|trouble|wedding|baby|allergy)$/u;

const byWeight = (kind: AskKind): number => {
  if (MOVING.test(kind)) return 0;
  return kind === "memory.of_person" || kind === "memory.of_animal" || kind === "memory.of_age" ? 2 : 1;
};

/** A place that can stand in a line of the language. */
export const isPlace = (value: string): boolean =>
  value.length <= 24 && !/[，,。屋房寓舍]|干|工作|\b(?:i|my|me)\b/iu.test(value);

function fits(memory: Memory, kind: AskKind): boolean {
  if (kind === "memory.of_job" && /^(?!self-employed)\w+ed\b/iu.test(memory.value)) return false;
  if (kind === "memory.of_taste" && Array.from(memory.value).length < 2) return false;
  if (kind === "memory.of_home" || kind === "memory.of_their_home") return isPlace(memory.value);
  if (kind === "memory.of_illness" || kind === "memory.of_condition")
    return !/^(?:eaten|had|gone|been|got|did|was|在忙)\b/iu.test(memory.value);
  return kind !== "memory.of_death" || memory.about !== undefined;
}

/** A birthday or a wedding that is ahead, where nothing of it was understood for the memory. */
function* dated(conversation: Conversation): Generator<Candidate> {
  const { text } = conversation.input;
  if (BIRTHDAY.test(text) && NEAR.test(text)) yield* linesOf(conversation, "memory.of_birthday");
  if (OWN_WEDDING.test(text)) yield* linesOf(conversation, "memory.of_wedding");
}

/** Takes up what was just learnt as a person would: glad, gentle or curious. `isMoving` asks for what moves somebody. */
export function* heardCandidates(
  conversation: Conversation,
  { isMoving }: { isMoving: boolean },
): Generator<Candidate> {
  const { fresh, language } = conversation;
  const heard = fresh.flatMap((memory) => {
    const kind = heardAs(memory);
    // A character has lines of its own for a death that is said in so many words.
    if (kind === "memory.of_death" && recogniseAsk(conversation.input.text) === "comfort.grief") return [];
    return kind === undefined || !fits(memory, kind) || MOVING.test(kind) !== isMoving
      ? []
      : [{ memory, kind }];
  });
  if (isMoving && heard.length === 0) yield* dated(conversation);
  heard.sort((one, other) => byWeight(one.kind) - byWeight(other.kind));
  for (const { memory, kind } of heard) {
    const { about } = memory;
    const value = inMarks(memory, language === "zh");
    const who = about === undefined ? undefined : whoIs(about, conversation.memories, language);
    const slots = {
      who,
      fact: sayOf({ ...memory, when: undefined }, conversation.memories, language),
      place: memory.value,
      name: memory.value,
      value,
    };
    for (const line of linesOf(conversation, kind, slots))
      yield { ...line, text: capital(line.text), extension: "never" };
  }
}
