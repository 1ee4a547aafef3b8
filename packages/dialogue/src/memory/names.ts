import type { Memory } from "../dialogue.ts";
import { tidy } from "./rule.ts";

const SURNAMES =
  "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜戚谢邹喻柏窦章云苏潘葛范彭郎鲁韦马苗凤方俞任袁柳史唐费廉岑薛雷贺倪汤滕殷罗毕郝安常于傅齐康伍余顾孟黄穆萧尹姚邵汪祁毛米贝明戴宋庞熊纪舒屈项祝董梁杜阮蓝闵季贾江童颜郭梅林钟徐邱骆高夏蔡田樊胡凌霍万柯管卢莫房丁邓洪包左石崔龚程裴陆翁荀甄曲封段侯宁甘武刘景龙叶司白怀蒲卓池乔闻党翟谭申冉桑牛尚农温柴阎连艾容向古易戈廖关沙曾游鞠巩聂师仇";
const DOUBLE = "欧阳|司马|上官|诸葛|东方|皇甫|尉迟|公孙|慕容|令狐|夏侯|轩辕|端木|南宫|独孤|司徒";

/** Verbs that 叫 begins, and words that are no names. */
const NO_NAME =
  /^(?:[了着过他她它你我您人得不]|外卖|车|滴滴|苦|醒|停|板|好|什么|啥|谁|怎么|一声|家长|出来|上来|起来|妈妈|爸爸|爷爷|做什么|名字|这个|那个|死|得|哥$|姐$|大家|自己|代驾|救护车|哪)/u;
/** Words that follow a name without a mark between. */
const AFTER_NAME =
  /^(?:今年|现在|平时|今天|每天|朋友|大家|你们|以后|后来|然后|因为|所以|不过|已经|马上|特别|超级|住在|从小|性别|职业|在|是|我|你|他|她|它|这|那|刚|也|和|跟|就(?=[是行好可])|很|真|都|还|才|吧|啊|呀|呢|啦|哦|嘛|了|来自|家|，)/u;

/** The name at the start of a text, Chinese or Latin; null where there is none. */
export function nameAt(given: string): string | null {
  const text = given.replace(/^[\s"'“”‘’「」:：]+/u, "");
  const latin = /^[A-Za-zÀ-ɏ][\p{L}'’\-.]*(?:\s[A-ZÀ-Þ][\p{L}'’-]*){0,2}/u.exec(text)?.[0];
  if (latin !== undefined && !/^\p{Script=Han}/u.test(text)) {
    const han = /^\p{Script=Han}{1,4}$/u.test(text.slice(latin.length)) ? text.slice(latin.length) : "";
    const name = tidy(latin);
    return name.length > 0 && !/^(?:the|a|an|it|by|what|when|to|not|so)$/iu.test(name)
      ? name + tidy(han)
      : null;
  }
  const run = /^[\p{Script=Han}·]{1,16}/u.exec(text)?.[0] ?? "";
  if (run === "" || NO_NAME.test(run)) return null;
  const signs = Array.from(run);
  const isWhole = /^[\p{Script=Han}·]+[\s,，。.!！~～"”]*$/u.test(text);
  let end = signs.length;
  for (let at = 1; at < signs.length; at += 1) {
    if (AFTER_NAME.test(signs.slice(at).join(""))) {
      end = at;
      break;
    }
  }
  // 老不死的 and 小可爱 are names as a whole.
  if (isWhole && signs.length <= 5 && !/[我你他她是在]|^.{1,3}[吧啊呀呢啦哦嘛了]$/u.test(run))
    end = signs.length;
  let name = signs.slice(0, end).join("");
  if (name.length > 1) name = name.replace(/(?:就好|就行|就可以|就成|[吧啊呀呢啦哦嘛了])$/u, "");
  if (name.length > 5) name = surnamed(name) ?? "";
  return name === "" || name.length > 5 ? null : name;
}

/** A full name at the start of a run of signs that goes on. */
export function surnamed(run: string): string | null {
  const double = new RegExp(`^(?:${DOUBLE})[\\p{Script=Han}]{1,2}`, "u").exec(run)?.[0];
  if (double !== undefined) return double;
  return SURNAMES.includes(run.charAt(0)) && run.length >= 2 ? run.slice(0, 3) : null;
}

/** Whether these signs are a full name: a surname and one or two signs. */
export const isFullName = (text: string): boolean =>
  new RegExp(`^(?:(?:${DOUBLE})\\p{Script=Han}{1,2}|[${SURNAMES}]\\p{Script=Han}{1,2})$`, "u").test(text) &&
  !/^(?:高[中三二一考]|马上|温柔|白领|明天|常常|安全|左边|石头|方便|万一|江西|江苏|云南|宁夏|向来|包子|金[牛融]|华[人侨]|毛衣|黄[色牛]|师[范傅]|许多|何必|任何|任务|关系|连锁|管理|容易|古代|农[民村]|游[客戏]|牛[奶肉逼]|林业|程序|尤其|余生|单身|成年|应届|干[部饭])/u.test(
    text,
  );

/** The rest of the line that gave a name; empty when there is none. */
export function withoutName(text: string, { value }: Memory): string {
  const clauses = text.split(/(?<=[，。！？,.!?;；\n])|(?= and )/u);
  return clauses
    .filter((clause) => !clause.includes(value))
    .join("")
    .replace(/^[\s，。,]*(?:你好|嗨|hi|hello)[呀啊]?[\s，。,！!]*/iu, "")
    .replace(/^ and /u, "")
    .trim();
}
