import { clockInWords } from "./question.ts";
import { lengthsIn, type Time, timesIn } from "./times.ts";
import type { Timeless } from "./years.ts";

const ASKS_CLOCK =
  /几点(?!了|开会|的)|什么时候|什么时间|\bwhat time\b|\bwhen\b|\beta\b|\b(?:arrival|landing)(?: time)?\W*$/u;
const ASKS_START =
  /(?:几点|什么时候|什么时间)(?:就?[得要该应能可]|应该|必须|最晚|之前|最好)*(?:起|出门|出发|走(?!到)|动身|离开|睡|上床|开始|叫车|打车|下锅|开火|定闹钟|定闹铃|准备)|闹钟.*几点|几点的闹钟|最晚(?:什么时候|几点)|\b(?:when|what time) (?:should|do|must|shall|would|to|can) ?(?:i|we)? ?(?:need to |have to |gotta |want to |got to )?(?:get up|wake|leave|set (?:off|out|my|the|an)|head|start|go to (?:bed|sleep)|sleep|be in bed|depart|get out|put|begin|alarm)|\b(?:get up|wake up|leave|set off|alarm|bedtime|head out|go to bed|start(?: cooking)?) (?:at )?(?:when|what time)\b|latest (?:i|we) can|\bset (?:the |my |an )?alarm/u;
const ASKS_END =
  /(?:几点|什么时候|什么时间)(?:就|才|大概|能|会|可以|算)*(?:到|吃|喝|好|完|结束|散|关|出锅|下班|做完|搞|弄|写完|煮|醒|起|熟|落地|抵达|放学|下课|回|收工|解放|出来|停|取|拿|喂|叫醒|睡醒|出炉|over|done|end)|到.{0,4}(?:几点|什么时候)|(?:完|结束|醒|到家|好)(?:是|大概|差不多)?几点|\b(?:arriv|finish|done|end|over|ready|get there|get home|there by|land|eta|wake|be back|be there|get in|reach|comes? out|take (?:it|them) out|eat|wrap)/u;
const ASKS_SHIFT = /几点|什么时间|\bwhat time\b|\bthe time\b/u;

/** A pomodoro and the break after it, where neither is named. */
const POMODORO = [
  { at: 0, end: 0, minutes: 25 },
  { at: 0, end: 0, minutes: 5 },
];

/**
 * The minutes of lengths that count more than once, with the breaks between them: 番茄钟25分钟一个 中间歇5分钟 连着4个. Null
 * where nothing is counted, NaN where it is not clear what is.
 */
function repeated(
  text: string,
  lengths: readonly { at: number; end: number; minutes: number }[],
): number | null {
  const counts = text.matchAll(
    /(?:连着|连续|一共|总共|打算|做|看|跑|来|要|刷|追|上|番茄钟|共)\s*(?:做|看|来|上|刷)?(\d{1,2})(?:个(?!小时|月|半)|集|节|轮|组|盘|局|趟|遍|章|回|场)|(?<![\d.:第])(\d{1,2}) ?(?:个番茄|集(?!中)|节课|轮|组|盘|局|x\b|×|\* )|\b(\d{1,2}) (?:\d+[ -]minutes? )?(?:more )?(?:pomodoros?|poms?|rounds?|episodes?|eps|sets|laps|sessions|cycles|loads|batches|chapters|classes|blocks)\b|\b(\d{1,2}) of (?:them|these|those)\b|\b(\d{1,2}) ?[x×] ?\d/gu,
  );
  const times = [...counts]
    .map((count) => Number(count.slice(1).find((group) => group !== undefined)))
    .find((one) => one > 1);
  if (times === undefined) return null;
  const isEach =
    /[每一1](?:个|集|节|轮|组|盘|局|趟|遍|章|场)|番茄|\beach\b|\bper\b|pomodoro|\bpoms?\b|apiece|an episode|\d+[ -]minutes? (?:pomodoro|episode|round|session|class|block)/u.test(
      text,
    );
  const [work, rest] = lengths;
  if (!isEach || work === undefined || lengths.length > 2 || times > 30) return Number.NaN;
  if (rest === undefined) return times * work.minutes;
  const isRest = rest === POMODORO[1] || /[歇休隔]|break|rest|gap|between/u.test(text);
  if (!isRest) return Number.NaN;
  const isLastToo = /最后(?:也|还)[要得]?[歇休]|including the last|after each|after every/u.test(text);
  return times * work.minutes + (isLastToo ? times : times - 1) * rest.minutes;
}

/** 3小时后几点, what time was it 40 minutes ago: nothing but a distance from now. */
function shifted({ text, isChinese, now }: Timeless, total: number): string | null {
  if (now === null || !ASKS_SHIFT.test(text) || timesIn(text).length > 0) return null;
  const isAgo = /(?:分钟?|小时|hours?|minutes?) ?(?:以?前|之前|ago)/u.test(text);
  const isLater =
    /(?:分钟?|小时|半) ?(?:以后|之后|过后|后)|(?:再)?过 ?\d|再等|\bin (?:about )?\d|(?:hours?|minutes?) (?:from now|later)/u.test(
      text,
    );
  if (!isAgo && !isLater) return null;
  const at = clockInWords(now.minutes + (isAgo ? -total : total));
  return isChinese ? at : `at ${at}`;
}

const LEAVES_NOW =
  /现在|这会儿|刚|马上|立刻|还(?:要|得|需|有|差)|\bnow\b|\bjust\b|from here|takes|\bstart(?:ing)? right/u;

/** The moment a plan starts from: a time that is named, or now. */
function startOf(text: string, times: readonly Time[], now: Timeless["now"]): number | null {
  const [one] = times;
  if (one !== undefined) return one.minutes;
  return now !== null && LEAVES_NOW.test(text) ? now.minutes : null;
}

const OTHERS = /你(?!说|看|算|觉得|帮)|时差|当地|每天|一般|平时|通常|\byou\b|usually|every day|local time/u;

/** When to get up or to leave for a time that is named, and when something that lasts so long is done. */
export function planAnswer(question: Timeless): string | null {
  const { text, isChinese, now } = question;
  if (
    !ASKS_CLOCK.test(text) &&
    !/\bdone by\b|^\d[^,]{0,24} (?:after|before) \d[\d:apm]*(?: is)?\W*$/u.test(text)
  )
    return null;
  if (OTHERS.test(text)) return null;
  const found = lengthsIn(text);
  const lengths = found.length === 0 && /番茄钟|pomodoro/u.test(text) ? POMODORO : found;
  const times = timesIn(text);
  if (lengths.length === 0 || times.length > 1) return null;
  const total = repeated(text, lengths) ?? lengths.reduce((sum, { minutes }) => sum + minutes, 0);
  if (Number.isNaN(total)) return null;
  const shift = shifted(question, total);
  if (shift !== null) return shift;
  const [one] = times;
  const beside = /^\d[^,]{0,24}(?:minutes|hours?) (after|before) \d/u.exec(text)?.[1];
  if (one !== undefined && beside !== undefined)
    return `at ${clockInWords(one.minutes + (beside === "after" ? total : -total))}`;
  const asksUp = /几点(?:能|会|该|要|就)*(?:起|醒)|\bwake|\bget up\b/u.test(text);
  const sleepsAt =
    one === undefined
      ? /现在.{0,4}睡|(?:sleep|bed) (?:right )?now/u
      : /(?:点|半|刻|\d分?)(?:就|才|钟)?(?:上床|睡)|(?:sleep|bed|asleep|slept) (?:at|by) \d/u;
  const isForward = asksUp && sleepsAt.test(text);
  let at: number | null = null;
  const isBackward = ASKS_START.test(text) && !isForward && (one !== undefined || !asksUp);
  if (isBackward) at = one === undefined ? null : one.minutes - total;
  else if (ASKS_END.test(text) || isForward || /几点|\bnow\b.*what time.*\bin \d/u.test(text)) {
    const start = startOf(text, times, now);
    at = start === null ? null : start + total;
    // Who sleeps at eleven sleeps at night.
    if (at !== null && isForward && one?.isVague === true && one.minutes >= 480) at += 720;
  }
  if (at === null) return null;
  return isChinese ? clockInWords(at) : `at ${clockInWords(at)}`;
}
