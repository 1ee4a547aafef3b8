/** Cuts after the ends of sentences; brackets and quotes stay whole, nothing is lost. */
export function sentencesOf(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if ("（(「“『《".includes(sign)) depth += 1;
    if ("）)」”』》".includes(sign)) depth = Math.max(0, depth - 1);
    const closesAction = depth === 0 && "）)".includes(sign) && text.charAt(start).match(/[（(]/) !== null;
    if (!closesAction && (depth > 0 || !isEnd(text, at))) continue;
    parts.push(text.slice(start, at + 1));
    start = at + 1;
  }
  if (start < text.length) parts.push(text.slice(start));
  return parts.filter((part) => part.trim() !== "");
}

/** Whether a sentence ends with this sign; of several signs in a row, only the last counts. */
function isEnd(text: string, at: number): boolean {
  const sign = text.charAt(at);
  const next = text.charAt(at + 1);
  if ("。！？!?~～\n".includes(sign)) return !"。！？!?~～…\n”」』）".includes(next) || next === "";
  return sign === "." && (next === " " || next === "");
}

/** Whether a line asks something, in Chinese or English, with or without a question mark. */
export const isQuestion = (text: string): boolean =>
  /[？?]\s*$|[了过饭完到好]没有?\s*[~～。！!]*$|[会能欢要想行]不\s*[~～。！!]*$|(吗|呢|么)\s*[~～。！!]*$|什么|啥|咋|怎么|为何|为什么|哪里|哪儿|哪个|谁|几点|多少|多大|多久|有没有|是不是|能不能|会不会|要不要|可不可以|可以吗|(\p{Script=Han})不\2|^(who|whose|what|which|when|where|why|how|whats|whos|wheres|hows|do|does|did|are|is|can|could|would|will|have)\b|^(?:am|was|were|has|had|should|shall|may|might|isn't|aren't|don't|doesn't|didn't|won't|can't|couldn't|wouldn't) (?:i|you|he|she|it|we|they|my|your|the|there|that|this)\b/iu.test(
    text.trim(),
  );

/** A bracketed gesture, such as （把灯拨亮） or *smiles*. */
export const ACTION = /（[^（）]*）|\([^()]*\)|\*[^*]+\*/gu;

/**
 * The part of a line that is compared to avoid repetition: letters and characters, without polite phrases.
 */
export function fingerprint(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(ACTION, "")
    .replaceAll("您", "你")
    .replaceAll(/[呀呢啦哦啊嘛哟吧]/gu, "")
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Whether a line asks for something to be done, such as “讲个故事” or “recommend me a song”. */
export const isRequest = (text: string): boolean =>
  /^(?:请|你|快|那|能|再)*(?:帮我|给我|讲|说[个说一]|唱|推荐|教我|告诉我|写|画|翻译|算|查)(?!得|了|过)|^(?:please |can you )?(?:tell|sing|recommend|help|write|explain|teach|show|give)\b/iu.test(
    text.trim(),
  );
