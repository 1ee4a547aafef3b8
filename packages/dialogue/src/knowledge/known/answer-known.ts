import type { Ask } from "../ask.ts";
import { lazily } from "../table.ts";
import rows from "./asks.json" with { type: "json" };
import { type Asked, findAsked, indexAsked } from "./find-asked.ts";

const index = {
  zh: lazily(() => indexAsked(rows.join("\n"), "zh")),
  en: lazily(() => indexAsked(rows.join("\n"), "en")),
};

/** The person, the character, or what was said between them: the tables are of the world. */
const PERSONAL =
  /[你您](?!知道|知不知道|能告诉|可以告诉|说说|讲讲|们)|[他她](?!们)|(?<!跟着|跟|追着)我(?!们|国|家|问|想问|想知道|怎么|该怎么|要怎么|如何|能|可以|应该怎么|们家|的(?:猫|狗|花|衣|鞋|手机|电脑|锅|头发|衬衫|毛衣|孩子))|我家(?:人|里|妈|爸)|(?:刚才|上次|昨天|前天|上周)|(?<!how )\b(?:are|have|will|would|did|were|had|do) (?:you|u)\b|\bwhy (?:do|are|can't|dont|cant|don't|did) (?:i|you|u|we (?:always|never|fight))\b|\b(?:your|ur|yours|mine|he|she|him|her|his)\b|\b(?:am i|i am|i'm|im|i feel|i've|i was|i have)\b|\bmy (?:mom|mum|dad|boyfriend|girlfriend|husband|wife|boss|friend|ex|life|mother|father|sister|brother|parents|job|name|heart|feelings|day)\b/iu;

/** An answer of the table of questions about the world; undefined where none is known. */
export function answerKnown(ask: Ask): Asked | undefined {
  if (!ask.asks || PERSONAL.test(ask.plain)) return undefined;
  return findAsked(index[ask.isChinese ? "zh" : "en"](), ask.plain);
}
