import { inDigits } from "../../asks/numbers.ts";
import { termsOf } from "../../text/terms.ts";

/** Verbs by their base form, so that “what did I buy” finds “bought”. */
const BASE: Readonly<Record<string, string>> = Object.fromEntries(
  "bought:buy went:go got:get made:make took:take lost:lose won:win met:meet saw:see gave:give broke:break found:find ran:run wrote:write taught:teach ate:eat drank:drink left:leave fell:fall kept:keep built:build sang:sing drove:drive flew:fly flying:fly running:run baking:bake working:work worked:work studying:study studied:study moved:move adopted:adopt married:wedding uni:university college:university"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

/** The words of a text that carry its matter, without those of questions. */
export function contentOf(text: string): Set<string> {
  const bare = inDigits(text)
    .replaceAll(
      /什么|怎么|哪[里儿个家天]?|多少|几|谁|啥|干嘛|来着|吗|呢|呀|的|了|我|你|今天|现在|最近|一般|平时|到底|喜欢|知道|记得/gu,
      " ",
    )
    .replaceAll(
      /\b(?:what|which|where|when|who|how|why|did|do|does|am|is|are|was|were|my|i|me|the|a|an|to|of|in|on|at|it|for|have|has|had|will|be|been|and|say|said|called|name|time|old|many|much|long|which|who|whose|again|s)\b/gu,
      " ",
    );
  const words = bare.replaceAll(/\p{Script=Latin}+/gu, (word) => BASE[word] ?? word);
  return new Set(
    [...termsOf(words)]
      .filter(([term, weight]) => weight >= 0.35 && (term.length > 1 || /\p{Script=Han}/u.test(term)))
      .map(([term]) => term),
  );
}
