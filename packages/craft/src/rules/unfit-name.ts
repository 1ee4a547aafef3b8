import { COMPOSED_MAX, NAME_EN_MAX } from "../element.ts";
import { normalName } from "../normal-name.ts";

/** Sounds and words that no composed name may contain, even by accident of two harmless halves. */
const UNFIT =
  /草泥|泥马|草马|尼玛|[你他她]妈|妈的|操|屌|逼|婊|妓|奸|杀|尸|屎|尿|屁|贱|傻|蠢|丑|死|毒|赌|嫖|裸|骚|穷鬼|野鸡|种猪|母狗|狗人|猪人|鸡店|鸭店|鸡馆|鸭馆/u;

/** Whether a composed name must not be given: empty, too long, or something one does not say. */
export function isUnfit(name: string, nameEn: string): boolean {
  const length = Array.from(name).length;
  if (length === 0 || length > COMPOSED_MAX) return true;
  if (nameEn.trim() === "" || nameEn.length > NAME_EN_MAX) return true;
  return UNFIT.test(normalName(name));
}

/** Whether putting the two side by side would say a word twice: 烤 and 烤鸭, Snow and Snow Cat. */
export function isEcho(part: string, whole: string): boolean {
  const wholeSigns = new Set(Array.from(normalName(whole)).filter((sign) => /\p{L}|\p{N}/u.test(sign)));
  return Array.from(normalName(part)).some((sign) => /\p{Script=Han}/u.test(sign) && wholeSigns.has(sign));
}
