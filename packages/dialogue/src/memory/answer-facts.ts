import { inDigits } from "../asks/numbers.ts";
import type { Memory, MemoryKind } from "../dialogue.ts";
import { asks, plain } from "./clauses.ts";
import { isFirstName } from "./first-names.ts";
import { ALL_NAMED } from "./lexicon.ts";
import { nameAt } from "./names.ts";
import { tidy } from "./rule.ts";
import { keyOf } from "./subjects.ts";

/** What a question of the character asks for; earlier ones precede. */
// biome-ignore format: a table
const ASKED: readonly (readonly [MemoryKind, RegExp])[] = [
  ["age", /你.{0,6}(?:多大|几岁|年纪|什么年龄)|how old are you/iu],
  ["birthday", /你.{0,4}生日|your birthday|when were you born/iu],
  ["name", /(?:怎么称呼|你叫什么|你的名字|叫你什么|贵姓)|your name|(?:should|can|do) i call you/iu],
  ["allergy", /过敏|忌口|不能吃|不吃的|allerg|can't (?:you )?eat|you can't eat/iu],
  ["origin", /哪里人|哪儿人|老家|家乡|where are you from/iu],
  ["home", /你(?:现在|目前|平时|们?家|人)*(?:是)?(?:住在?|在)(?:哪|什么)|where do you live|which city/iu],
  ["job", /做什么工作|什么工作|什么职业|干什么的|做哪行|what do you do(?: for (?:a living|work))?\?|your job/iu],
  ["study", /学什么|什么专业|读什么|几年级|what (?:do|are) you study|your major/iu],
  ["dislike", /最?(?:讨厌|不喜欢|怕)(?:吃|喝|看|听)?(?:什么|谁|哪)|what do you (?:hate|dislike)|can't you stand/iu],
  ["like", /(?:最?(?:喜欢|爱|中意)|爱好|兴趣)[^？?]{0,8}(?:什么|哪|啥)|favou?rite|what do you (?:like|love)|hobb(?:y|ies)/iu],
  ["habit", /(?:早餐|早饭|午饭|晚饭|睡前|平时|一般|通常|周末一般)[^？?]{0,8}(?:什么|啥|干嘛|怎么过)|(?:what|how|when|where)\b[^?]*\busually\b|do you (?:usually|do when)/iu],
];

const TOPIC = /(?<t>[^，。！？,.!?]{1,6}?)你(?:也|真的)?(?:不)?(?:喜欢|爱)吗/u;
const NOTHING =
  /^(?:不|没|嗯|哦|好|是|对|随便|都|秘密|保密|你猜|不告诉|no|yes|yeah|nope|idk|dunno|nothing|none|ok|sure|hmm|why)(?:$|[^\p{L}]|知道|想|说|告诉|有)/iu;

/** The facts in an answer that has no subject: “墨绿吧” to “你最喜欢什么颜色？”. */
export function answerFacts(given: string, asked: string | undefined): Memory[] {
  if (asked === undefined || !/[?？]\s*$/u.test(asked.trim())) return [];
  const text = plain(given);
  const question = asked.slice(-80);
  const topic = TOPIC.exec(question)?.groups?.["t"];
  if (topic !== undefined && /^不(?:太|怎么)?(?:喜欢|爱)/u.test(text))
    return [{ kind: "dislike", value: tidy(topic) }];
  if (topic !== undefined && /^(?:很|超|最|特别)?喜欢/u.test(text))
    return [{ kind: "like", value: tidy(topic) }];
  const about = aboutIn(question);
  if (about !== undefined && /^(?:yes|yeah|yep|嗯|对)?[,，\s]*(?<n>\p{Lu}\p{L}+)(?=[.,!]|$)/u.test(text)) {
    const name = /\p{Lu}\p{L}+(?=[.,!]|$)/u.exec(text.replace(/^(?:yes|yeah|yep)[,\s]*/iu, ""))?.[0];
    const isAsked = /\bname|called|叫|名字/iu.test(question);
    if (name !== undefined && (isAsked ? !NOTHING.test(name) : isFirstName(name)))
      return [{ kind: "name", value: name, about }];
  }
  const clause = tidy(text.split(/[,，。！？!?;；\n]|\.\s|\.$/u)[0] ?? "");
  if (clause === "" || clause.length > 40 || asks(clause) || NOTHING.test(clause)) return [];
  const kind = ASKED.find(([, pattern]) => pattern.test(question))?.[0];
  if (kind === undefined) return /过得|周末|安排|plans/iu.test(question) ? [] : relativesIn(question, text);
  return factOf(kind, clause, question).map((fact) => (about === undefined ? fact : { ...fact, about }));
}

/** Whom a question is about besides the person: 你妈妈多大, you mentioned a friend. */
function aboutIn(question: string): string | undefined {
  const zh = new RegExp(
    `你(?:们)?(?:家)?(?:的|那只|那条)?(${ALL_NAMED.map(({ wordsZh }) => wordsZh).join("|")})`,
    "u",
  ).exec(question)?.[1];
  if (zh !== undefined) return keyOf(zh, "zh");
  const en = new RegExp(
    `\\b(?:your|a|an) (${ALL_NAMED.map(({ wordsEn }) => wordsEn).join("|")})\\b`,
    "iu",
  ).exec(question)?.[1];
  return en === undefined ? undefined : keyOf(en, "en");
}

function factOf(kind: MemoryKind, clause: string, question: string): Memory[] {
  if (/[我俺你他她]|\b(?:i|i'm|im|my|you|it's|we|he|she|they)\b/iu.test(clause)) return [];
  if (kind === "age") {
    const age = /^(?:刚|都|快|今年)?(\d{1,3})(?:岁|了|$)/u.exec(inDigits(clause))?.[1];
    return age === undefined ? [] : [{ kind, value: age }];
  }
  if (kind === "name") {
    if (/^(?:姓|叫|你)/u.test(clause) || clause.length > 16) return [];
    const name = nameAt(clause);
    return name === null ? [] : [{ kind, value: name }];
  }
  if (kind === "birthday") return /[月]|\d/u.test(clause) ? [{ kind, value: clause }] : [];
  if (kind === "habit") {
    const meal = /早餐|早饭|午饭|晚饭|睡前/u.exec(question)?.[0];
    const when = /do you do (when [^?]{3,40})\?/iu.exec(question)?.[1];
    const value =
      when === undefined ? `${meal ?? ""}${clause}` : `${clause} ${when.replaceAll(/\byou\b/giu, "I")}`;
    return [{ kind, value }];
  }
  if (clause.length > 24) return [];
  return [{ kind, value: clause }];
}

function relativesIn(question: string, text: string): Memory[] {
  if (!/家里.{0,4}(?:有谁|几口|什么人)|(?:siblings|brothers or sisters|family)\?/iu.test(question)) return [];
  const value = tidy(text.split(/[。！？!?\n]/u)[0] ?? "");
  return value.length < 2 || value.length > 40 ? [] : [{ kind: "family", value }];
}
