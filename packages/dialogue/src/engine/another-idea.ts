import { randomOf } from "../random.ts";
import type { Candidate } from "./candidate.ts";
import type { Conversation } from "./conversation.ts";

/** What somebody says of a suggestion they do not want: 不想吃辣, 太远了, “I don't eat eggs”. */
const DECLINED =
  /^(?:可是|但是?|不过|我)*(?:不(?:想|要|爱|能|太想|喜欢|敢)|没(?:有)?|别)(?:吃|喝|看|玩|去|要|太)?(?<zh>[^，。？?]{1,6})$|^太[^，。？?]{1,3}了?$|\b(?:don't|doesn't|can't|cannot|won't|hates?|dislikes?|not a fan of|sick of) (?:really )?(?:eat|like|want|drink|do|have|watch|fancy)?\b(?<en>.{2,20})$|^(?:too|not) \w+(?: \w+)?$/iu;

/** Asks for a suggestion. */
const WANTS_IDEAS =
  /推荐|建议|出个?主意|(?:吃|喝|看|玩|送|穿|做|买|听|读)(?:点|些)?(?:什么|啥)|去哪|\b(?:recommend|suggest|ideas? for|what (?:can|should|could|shall) (?:i|we)|where (?:should|can|shall) (?:i|we))\b/iu;

/** How many of the person's last lines may hold the ask. */
const RECENT = 3;
/** How many ideas are drawn to find one without what is not wanted. */
const DRAWS = 6;

/**
 * Another suggestion where a line turns down what was just suggested, without what it names. `again` answers an earlier
 * line of the person once more.
 */
export function* anotherIdea(
  conversation: Conversation,
  again: (conversation: Conversation, text: string | undefined) => Generator<Candidate>,
): Generator<Candidate> {
  const { input } = conversation;
  const no = DECLINED.exec(input.text.trim());
  const own = (input.history ?? []).flatMap(({ from, text }) => (from === "user" ? [text] : []));
  const ask = own.slice(-RECENT).findLast((text) => WANTS_IDEAS.test(text));
  if (no === null || ask === undefined) return;
  const unwanted = (no.groups?.["zh"] ?? no.groups?.["en"] ?? "").trim().replace(/s$/u, "");
  // Eggs and potatoes without the eggs are potatoes.
  const wanted =
    unwanted.length < 2
      ? ask
      : ask
          .split(unwanted)
          .map((part, at) => (at === 0 ? part : part.replace(/^s?(?: and| or|和|、)?/u, "")))
          .join("");
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const random = randomOf(`${input.seed}|${input.text}|${draw}`);
    const [idea] = again({ ...conversation, random }, wanted);
    if (idea !== undefined && (unwanted.length < 2 || !idea.text.includes(unwanted))) yield idea;
  }
}
