import { isQuestion } from "../text/sentences.ts";
import { type Frame, type Framed, firstFramed } from "./frame.ts";
import { isOffered } from "./offered.ts";
import { pieceOf, quotedQuestion, turnedRound } from "./pieces.ts";

/** Words before a question that are no part of it. */
const LEAD =
  /^(?:(?:诶|哎|欸|嘿|喂|哦|噢|嗯|啊|哈哈+|呵呵|(?:你|您)?(?:知不知道|知道|晓得|懂不懂)(?=.{2,}(?:怎么|咋|为什么|为啥|什么|啥|哪|谁|多少|几))|(?:你|您)(?:说|觉得|看|认为)(?=.*(?:怎么|咋|什么|啥|哪|多少|几|谁|为什么))|那(?![个边里些天年样种件位])么?|对了|话说|说起来|请问|顺便问一?下?|我想问一?下?|想问一?下?|我就?(?:想)?问(?:的是|的|问)?(?=[\s,，:：]|你|您|\p{Script=Han}{3})|好奇问一?下?|好奇|问你|问你个事|说真的|老实说|讲真|所以|不过|但是?|可是|而且|还有|然后|其实)[\s,，、:：。!！~]*)+(?=.)/u;
const TAIL = /(?:呀|啊|呢|哈|(?<!干)嘛|来着|啦|哦|喔|哎|嘞|咧|捏|诶|的说|哈哈+|[\s?？!！。~～…,，、])+$/u;
/** Ends of a question for yes or no. */
const ASKING = String.raw`(?:吗|么|嘛|不|没有?|没啊|不会|不能|吧)`;
const YOU =
  "(?:你|您)(?:自己|这个?人|平时|平常|现在|本人|到底|究竟|真的?|也|还|都|最|很|以前|从前|从来|之前|一般|经常|小时候|会不会也|其实|觉得自己|一个AI|作为AI)*";
const MAYBE_YOU = `(?:${YOU})?`;

const one = (kind: Framed["kind"], slot: string, text: string | undefined): Framed | undefined => {
  const piece = pieceOf(text, "zh");
  return piece === undefined ? undefined : { kind, slots: { [slot]: piece } };
};

/** About the person, or about the talk itself: others answer. */
const OF_THE_CHAT =
  /(?<!帮|给|替|陪|跟|和)我|告诉|泄露|守口|秘密|保证|失踪|举例|举个例|收回|傻|笨|蠢|(?:说话|回答|回复|说过|记得|记住|忘|听懂|听我|理解|知道|明白|认识)/u;

const ofCan = (deed: string | undefined): Framed | undefined => {
  const bare = (deed ?? "").replace(/^(?:得|着|去|来|够)/u, "");
  if (/^(?:还是|死|走|来|生气|变|想|爱|喜欢|觉得|记|忘|有|是|一直|永远|不|再|怎|多|几|下雨|下雪)/u.test(bare))
    return undefined;
  if (OF_THE_CHAT.test(bare)) return undefined;
  return one(isOffered(bare, "zh") ? "asked.able" : "asked.can", "deed", bare);
};

const NO_PAST = /^(?:难|通|经|超|不|太|再|路|错|越|渡|度|只不|好|放)$/u;
const ofEver = (verb = "", thing = ""): Framed | undefined => {
  if (
    NO_PAST.test(verb) ||
    /^(?:得|来|去|[一二三四五六七八九十百两几\d]+(?:年|天|个?月|分钟|小时)|年|节|生日|程|期|敏|分|日子)/u.test(
      thing,
    ) ||
    /我/u.test(thing)
  )
    return undefined;
  if (/^(?:听|听说|听过|知道)$/u.test(verb)) return one("asked.heard", "thing", thing);
  if (/^(?:说|讲|问|答|记|提)$/u.test(verb)) return undefined;
  return thing === ""
    ? one("asked.ever", "deed", `${verb}过`)
    : one("asked.ever", "deed", `${verb}过${thing}`);
};

const ofLike = (thing: string | undefined): Framed | undefined =>
  /^(?:上|我|谁|他|她)/u.test(thing ?? "") || /[谁我]$/u.test(thing ?? "")
    ? undefined
    : one("asked.like", "thing", thing);

const ofHave = (thing: string | undefined): Framed | undefined => {
  const bare = (thing ?? "").replace(/^(?:一?[个只台部辆条把张种件本位]|自己的)/u, "");
  if (
    OF_THE_CHAT.test(bare) ||
    /^在|的$|^数$|时候|感觉|烦恼|心事|讨厌|喜欢|怕|爱好|梦想|愿望|秘密|缺点|优点|特长/u.test(bare) ||
    /^(?:空|时间|想法|建议|办法|主意|点|意思|兴趣|没有?|想过|什么|可能)|[过到]/u.test(bare)
  )
    return undefined;
  return one("asked.have", "thing", bare);
};

const ofAre = (trait: string | undefined): Framed | undefined =>
  OF_THE_CHAT.test(trait ?? "") ||
  /^(?:是|不是)?(?:说|不是|在|对|怎么|什么|谁|想|要|觉得|真人?|人|机器人?|AI|ai|假的|真的|活人|好|忙|在听)/u.test(
    trait ?? "",
  )
    ? undefined
    : one("asked.are", "trait", trait);

const ofWhy = (deed: string | undefined): Framed | undefined =>
  OF_THE_CHAT.test(deed ?? "") ||
  /[说问答回理懂叫喊记讲聊]|^(?:这么|那么)?(?:好|美|可爱|聪明|棒)|听/u.test(deed ?? "")
    ? undefined
    : one("asked.why", "deed", deed);

const believed = (clause: string): Framed | undefined => {
  const claim = clause
    .replace(/^(?:你|您)(?:真的)?(?:觉得|认为|相信|信|说|看)(?:不相信|不信)?/u, "")
    .replace(/[,，](?:你说|你觉得)?$/u, "")
    .replace(/^[,，]/u, "");
  if (
    /^(?:我|他|她|它|[这那](?!\p{Script=Han}{0,2}[件条双个本首只间家道杯碗张种天场部段次杯盆支瓶块]))|[你您]|我(?!妈|爸|家|女|儿|朋友|同事|老|弟|哥|姐|妹)/u.test(
      claim,
    )
  )
    return undefined;
  const quoted = quotedQuestion(claim, "zh");
  return quoted === undefined
    ? undefined
    : { kind: "asked.believe", slots: { claim: turnedRound(quoted, "zh") } };
};

/** Whether to see a doctor or take something is for a doctor. */
const OF_DOCTORS = /医生|医院|看病|就医|挂号|急诊|大夫|吃.{0,4}药|打针|停药|手术|住院|化验|拍片/u;

/** 该不该、值不值、要不要: something to decide, with the deed where it is clear. */
const ofShould = (deed: string | undefined): Framed | undefined => {
  // Whether the person is worth something is not for a rule to weigh.
  if (deed?.startsWith("被") === true) return undefined;
  if (OF_DOCTORS.test(deed ?? "")) return { kind: "refuse.medical", slots: {} };
  const bare = (deed ?? "").replace(/^(?:去|是)(?=[^，]{4})/u, "");
  return { kind: "asked.should", slots: { deed: /[我你]/u.test(bare) ? undefined : pieceOf(bare, "zh") } };
};

/** Of a riddle, a story or the talk, not of the world. */
const OF_GAME = /谜底|答案|结局|根据|下一|结果|简单|意思/u;

const ofHow = (deed: string | undefined): Framed | undefined => {
  const bare = (deed ?? "").replace(/^(?:才能|才|能够?|可以|去|来|把)/u, "");
  if (/^(?:办|样|了|回事|会|这么|那么|还|不|没|又|老|总|都|想|看|可能|说)/u.test(bare)) return undefined;
  return { kind: "asked.how", slots: { deed: pieceOf(bare, "zh") } };
};

const FRAMES: readonly Frame[] = [
  [
    new RegExp(
      `^(?:要是|如果|假如|假设|假使|万一|若是|倘若|换成|换作|换做)(?:(?:是)?[你您](?=[,，]|$))?(.{0,24}?)[,，]?${YOU}(?:会|想|要|打算|该|准备|能)?(?:最想|先|第一个|第一件事)?(?:怎么|干什么|干嘛|做什么|买什么|选|挑|去哪|说什么|当|变成|是什么|成为|吃什么|带什么|怎样).{0,8}$`,
      "u",
    ),
    ([clause], all) => {
      const condition = /^(.{3,20}?)(?:[,，]|(?=[你您](?:会|想|要|打算|最|能)))/u.exec(all)?.[1] ?? "";
      return clause.includes("我")
        ? undefined
        : {
            kind: "asked.instead",
            slots: { case: condition.startsWith("换") ? undefined : pieceOf(condition, "zh") },
          };
    },
  ],
  [/^换(?:成|作|做)(?:是)?[你您](?:的话)?[,，]?.{0,14}$/u, () => ({ kind: "asked.instead", slots: {} })],
  [
    new RegExp(
      `^(?:(?:要是|如果|假如|万一).{2,20}[,，])${YOU}(?:会不会|会|敢不敢|敢|肯|愿不愿意|愿意|能)(.{1,16}?)${ASKING}?$`,
      "u",
    ),
    ([, deed]) => (/我|什么|怎/u.test(deed ?? "") ? undefined : one("asked.would", "deed", deed)),
  ],
  [
    new RegExp(`^${YOU}(?:敢不敢|敢|肯不肯|愿不愿意|愿意)(.{1,16}?)${ASKING}?$`, "u"),
    ([, deed]) => (OF_THE_CHAT.test(deed ?? "") ? undefined : one("asked.would", "deed", deed)),
  ],
  [
    /^(?:我|咱们?|我们)?(?:到底|究竟)?(?:该|应该)?(?:怎么|如何|咋)(?:跟|和|对|向|给)(.{1,10}?)(?:说|讲|开口|解释|道歉|提|表白|聊).{0,12}$|^(?:我|咱们?)?(?:该|应该|要)?(?:怎么|如何|咋)(?:开口|开这个口|开场|安慰|劝|哄|回(?!事|来)|回复|解释).{0,10}$|(?:^|[,，]|晚上|明天|今天|周末|第一次|待会)(?:我)?(?:跟|和|对|给|见).{1,14}(?:说|讲|写)(?:点|些)?什么(?:好|合适)?$|^(?:我|该|我该)?(?:说|讲)(?:点|些)?什么(?:好|合适)$/u,
    (_, clause) => (/你(?!说|觉得)/u.test(clause) ? undefined : { kind: "asked.say", slots: {} }),
  ],
  [
    /^(?:我|我们|咱们?)?(?:打算|准备|计划|想要?|要)(.{2,16}?)[,，](?:你|您)?(?:看|觉得|说|认为)?(?:好不好|行不行|怎么样|如何|值不值得?|合不合适|合适吗|可行吗|行吗|好吗|妥吗)$/u,
    ([, deed]) => ofShould(deed),
  ],
  [
    /^(?:(?:你|您)(?:说|觉得|看|认为)[,，]?)?(?:我|我们|咱们?)?(?:[^你您]{0,8}?)(?:到底|究竟|还)?(?:该不该|应不应该|要不要|用不用|需不需要|值不值得|是不是(?:该|应该)|(?<=我)(?:能不能|可不可以))(.{2,18}?)(?:吗|呢|啊)?$/u,
    ([, deed], clause) =>
      /^(?:你|您)(?!说|觉得|看|认为)|[帮给替陪教]我|[你您](?:要不要|该不该|用不用|需不需要)/u.test(clause)
        ? undefined
        : ofShould(deed),
  ],
  [
    /^(?:(?:你|您)(?:说|觉得|看)[,，]?)?(?:我|我们)?([^你您]{2,12}?)(买|去|换|辞|追|留|走|考|学|租|借|请|约|养|剪|染|删|卖)不\2$/u,
    ([, thing, verb]) => ofShould(`${verb}${thing}`),
  ],
  [
    /^(?:(?:你|您)(?:说|觉得|看)[,，]?)?(.{2,14}?)(?:值不值得?|划不划算|值得吗)$/u,
    ([, deed]) =>
      /^[你您他她这那它]/u.test(deed ?? "")
        ? undefined
        : ofShould(
            /^我?(?:打算|想)?/u.test(deed ?? "") ? (deed ?? "").replace(/^我?(?:打算|想要?)?/u, "") : deed,
          ),
  ],
  [
    new RegExp(
      `^${YOU}(?:为什么|为啥|为何|干嘛|干吗|凭什么|怎么(?=不|没|老|总|一直|又|还|这么|那么))(?:会|要|就)?(.{2,14}?)$`,
      "u",
    ),
    ([, deed]) => ofWhy(deed?.replace(/[了的]$/u, "")),
  ],
  [
    /^(?:为什么|为啥|干嘛|怎么)(?:你|您)(?:会|要|就)?(.{2,14}?)$/u,
    ([, deed]) => ofWhy(deed?.replace(/[了的]$/u, "")),
  ],
  [
    new RegExp(
      `^${MAYBE_YOU}(?:有没有|有)?(?:听说过|听过|听说|知道|懂不懂|懂得?|了解)(?!我|你|不|什么|怎么|为)(.{2,14}?)(?:这个?(?:东西|人|词|歌|书|说法|地方|事)?)?(?:${ASKING}|没听过)?$`,
      "u",
    ),
    ([, thing], clause) =>
      /吗|么|没|不|有没有/u.test(clause) && !/[吗么]$|怎|什么|为|哪|谁|多少|几/u.test(thing ?? "")
        ? one("asked.heard", "thing", thing)
        : undefined,
  ],
  [
    new RegExp(
      `^(?:有没有)?${MAYBE_YOU}(?:有没有|有)?(?:被)?(\\p{Script=Han}{1,3}?)过(?!年|生日|节)(\\P{Script=Han}{0,20}|.{0,14}?)(?:${ASKING}|没${"\\p{Script=Han}"}过)$`,
      "u",
    ),
    ([, verb, thing], clause) =>
      /^(?:我|他|她|它|这|那|孩子|爸|妈)/u.test(clause)
        ? undefined
        : ofEver(
            /被/u.test(clause) ? `被${verb?.replace(/^被/u, "")}` : verb?.replace(/^(?:有没有|没有|有)/u, ""),
            thing,
          ),
  ],
  [
    new RegExp(`^(.{2,10}?)[,，]?(?:你|您)(?:有没有|有)?(\\p{Script=Han}{1,2})过${ASKING}$`, "u"),
    ([, thing, verb]) => (OF_THE_CHAT.test(thing ?? "") ? undefined : ofEver(verb, thing)),
  ],
  [
    new RegExp(
      `^(?:${YOU}(?:喜不喜欢|喜欢不喜欢|爱不爱|喜欢|爱(?=看|吃|听|玩|喝|逛|下|打|去)|中意|讨不讨厌)(.{1,14}?)${ASKING}?|(?:喜不喜欢|喜欢|爱(?=看|吃|听|玩|喝))(.{1,14}?)(?:吗|么|不))$`,
      "u",
    ),
    ([, thing, other], clause) => (/什么|哪|谁|怎|多|我/u.test(clause) ? undefined : ofLike(thing ?? other)),
  ],
  [
    new RegExp(
      `^${MAYBE_YOU}((?:想不想|要不要|需不需要|想要?|需要|希望|渴望)(?!不想|不要|不需要).{1,14}?)${ASKING}?$`,
      "u",
    ),
    ([, deed], clause) =>
      /什么|哪|谁|怎|多|几|我|他|她/u.test(clause) || !/[你您]/u.test(clause) || OF_THE_CHAT.test(deed ?? "")
        ? undefined
        : one("asked.want", "wish", deed?.replace(/^(想|要|需)不(?:想|要|需)(要?)/u, "$1$2")),
  ],
  [
    new RegExp(
      `^${MAYBE_YOU}(?:最喜欢|最爱|最中意)的?(.{1,8}?)(?:是|有)?(?:什么|哪[个种位本首部]?|谁)?$`,
      "u",
    ),
    ([, thing], clause) =>
      /什么|哪|谁/u.test(clause)
        ? one("asked.favourite", "thing", thing?.replace(/^(?:看|听|吃|喝|玩)的?/u, ""))
        : undefined,
  ],
  [
    new RegExp(
      `^${MAYBE_YOU}喜欢(?:里头?|其中|哪里)?(?:的)?(?:哪[个种位本首部]|什么样的|什么)(.{1,8}?)$`,
      "u",
    ),
    ([, thing], clause) => (/我/u.test(clause) ? undefined : one("asked.favourite", "thing", thing)),
  ],
  [
    new RegExp(
      `^${MAYBE_YOU}(?:会不会|能不能|能够|擅不擅长|会|能|擅长|可以)(?!不会|不能|什么|怎么|哪|有|是|死)(.{1,14}?)(?:${ASKING}(?:你|您)?)$`,
      "u",
    ),
    ([, deed], clause) =>
      /^(?:我|他|她|它|这|那|孩子|人|会有|能有)|什么|怎么|哪|谁|多少|几/u.test(clause)
        ? undefined
        : ofCan(deed),
  ],
  [
    new RegExp(
      `^${YOU}((?:写|看|玩|打|踢|唱|跳|画|抽|喝|吃|做|养|跑|运动|锻炼|健身|上网|刷|追|读|下|弹|开|骑|游|种|织|钓|炒|买|化妆|过(?!年|节|生日)|用|穿|戴|逛|练)(?!我|过|了|到|得|完)[^，]{0,10}?)(?:吗|么|嘛|不)$`,
      "u",
    ),
    ([, deed]) => (/[过了]$|什么|哪/u.test(deed ?? "") ? undefined : ofCan(deed)),
  ],
  [
    new RegExp(`^${YOU}(?:会不会|能不能)(.{1,14}?)$`, "u"),
    ([, deed]) => (/什么|怎么|哪|谁/u.test(deed ?? "") ? undefined : ofCan(deed)),
  ],
  [
    new RegExp(`^(?:你|您)?(?:相不相信|信不信|相信|(?<=你|您)信)(?:有)?(.{1,12}?)${ASKING}?$`, "u"),
    ([, thing], clause) =>
      OF_THE_CHAT.test(thing ?? "") || !/[你您信]/u.test(clause) ? undefined : believedIn(thing),
  ],
  [
    /^(?:你|您)(?:真的)?(?:觉得|认为|说|看)(?!呢|怎么样|如何|怎么|什么)(.{3,24}?)$/u,
    ([, claim]) =>
      /[吗么]$|(\p{Script=Han})不\1|是不是|还是.{1,6}的多|会不会|能不能|有没有/u.test(claim ?? "")
        ? believed(claim ?? "")
        : undefined,
  ],
  [
    /^(.{3,20}?)[,，]?(?:对不对|是不是|对吧|是吧|不是吗|没错吧)$/u,
    ([, claim]) => (/^[你您]/u.test(claim ?? "") ? undefined : believed(claim ?? "")),
  ],
  [
    /^(.{2,14}?)(\p{Script=Han})不\2$/u,
    ([whole = "", subject]) => (/[你您]|^(?:我|他|她)/u.test(subject ?? "") ? undefined : believed(whole)),
  ],
  [
    new RegExp(`^${YOU}有(?:没有)?(.{1,10}?)${ASKING}?$`, "u"),
    ([, thing], clause) =>
      /什么|哪|谁|怎|多|几/u.test(clause) || !/有没有|[吗么嘛没不]$/u.test(clause)
        ? undefined
        : ofHave(thing),
  ],
  [
    /^(?:你|您)(?:也|真的?|到底)?是不是((?!该|不|在|又|偷|说|想|要|觉得|对|把|给|没|生).{1,10}?)$/u,
    ([, trait]) => ofAre(`是${trait?.replace(/^是/u, "")}`),
  ],
  [
    new RegExp(
      `^(?:你|您)(?:也|真的?|到底|算)?(是(?:个|一个|一名)?(?!不是|说).{1,10}?|怕.{1,6}?)${ASKING}$`,
      "u",
    ),
    ([, trait]) => ofAre(trait),
  ],
  [/^([^你您我]{1,8}(?:是|算|更|比较).{1,8}还是.{1,8})$/u, ([whole = ""]) => believed(whole)],
  [
    /^(?:你|您)?(?:能不能|能|可不可以|可以|会)?教教?我(?:怎么|如何)?(.{2,12}?)(?:吗|吧|呗|不|好吗|行吗)?$/u,
    ([, deed]) => ofHow(deed),
  ],
  [/^(?:你|您)(?:是不是)?(在(?!听|吗|干|做|忙|家|想|说|看).{2,10}?)(?:吗|么)$/u, ([, trait]) => ofAre(trait)],
  [
    /^(?:请问)?(?:什么|啥)(?:叫|是|叫做)(.{1,14}?)$/u,
    ([, thing]) => (OF_GAME.test(thing ?? "") ? undefined : one("asked.what", "thing", thing)),
  ],
  [
    /^(?:你(?:知道|懂|晓得))?(?!你|我|他|她|这|那|它)(.{1,14}?)(?:到底|究竟|又)?(?:是|指|指的是)(?:个|一种|一个)?(?:什么|啥)(?:东西|意思|玩意儿?|概念|动物|植物|地方|菜)?$/u,
    ([, thing]) =>
      /[你我]|为|最|上次|刚才|谜底|答案|结局|根据|下一|结果|简单/u.test(thing ?? "")
        ? undefined
        : one("asked.what", "thing", thing?.replace(/^(?:知道|你知道)/u, "")),
  ],
  [
    /^(?!你|我|他|她|这|那|它)(.{1,14}?)(?:是)?(?:什么|啥)意思$/u,
    ([, thing]) => (/[你我]/u.test(thing ?? "") ? undefined : one("asked.what", "thing", thing)),
  ],
  [
    /^(?!你|我|他|她|它)(.{2,10}?)(?:到底|究竟)?(?:怎么|咋)(做|弄|修|写|读|画|玩|用|吃|洗|养|种|腌|煮|炖|泡|折|系|打|学|装|开|关|治|收拾|保存|清理|算|改|练)(?:的|才好|好|呢|才好吃|好吃|比较好|合适)?$/u,
    ([, thing, verb]) =>
      /^[这那]|你|我/u.test(thing ?? "") ? { kind: "asked.how", slots: {} } : ofHow(`${verb}${thing}`),
  ],
  [
    /^(?:我|咱们?|你知道|知道|教我|教教我)?(?:到底|究竟)?(?:该|要|应该|想)?(?:怎么|怎样|如何|咋)(?:样)?(?:才能|才可以|能|可以|去|把)?(.{2,14}?)(?:比较好|最好|才好|好呢|好)?$/u,
    ([, deed], clause) => (/[你您](?!知道)/u.test(clause) ? undefined : ofHow(deed)),
  ],
  [
    /(?:怎么办|咋办|咋整|怎么弄才好|如何是好|怎么处理|该怎么做|有什么办法|有啥办法|做点什么好|该做什么|干点什么好|买什么好|送什么好|准备什么好|穿什么好|做什么好|选什么好)$/u,
    () => ({ kind: "asked.advise", slots: {} }),
  ],
];

const believedIn = (thing: string | undefined): Framed | undefined => {
  const bare = (thing ?? "").replace(/^(?:有|真有|存在)/u, "");
  const piece = pieceOf(bare, "zh");
  return piece === undefined ? undefined : { kind: "asked.believe", slots: { claim: `真有${piece}吗` } };
};

/** What somebody else advises, before a view of it is asked: 周晴说我该早点睡，你觉得呢. */
const ADVISED =
  /(?:说|叫|让|劝|要|建议|觉得|催|嫌)我(?:还是|就|也)?(?:应该|应当|该|得|要|去)?([^，。！？,]{2,14})(?:[，。！,][^，。！？]{0,12})*[，。！,]\s*(?:你|您)(?:觉得|怎么看|怎么想|说|看|同意吗|认为)(?:呢|怎么样|如何)?[？?]?$/u;

/** The clauses of a line in the order in which they are likely asked: the last question first. */
function clausesOf(text: string): string[] {
  const bare = (part: string): string => {
    const lead = LEAD.exec(part.trim())?.[0] ?? "";
    const rest = part.trim().slice(lead.length).replace(TAIL, "").trim();
    // 你知道柿饼怎么做吗 asks how, not whether.
    return /知|晓得|懂/u.test(lead) ? rest.replace(/[吗么不]$/u, "") : rest;
  };
  const sentences = text
    .split(/(?<=[。！？!?；;\n~～])/u)
    .map(bare)
    .filter((part) => part !== "");
  return sentences.reverse().flatMap((sentence) => {
    const parts = sentence
      .split(/[,，:：\s]+/u)
      .map(bare)
      .filter((part) => part !== "");
    return parts.length > 1 ? [sentence, ...parts.reverse()] : [sentence];
  });
}

/** A child wants to know, and the person has to say something. */
const OF_CHILD =
  /(?:孩子|娃|宝宝|儿子|女儿|闺女|孙子|孙女|外孙|侄子|侄女|外甥|学生|小朋友|[豆妞宝果米]{2}|老大|老二).{0,8}(?:问我|问了我|老问|总问|追着问|非要问|问起)/u;
const ASKS = /为什么|为啥|怎么|咋|哪|谁|什么|啥|多少|几|多[高大长远重深快久]|[吗么]$|(\p{Script=Han})不\1/u;

/** A question about the world that no frame reads, as it can be quoted. */
export function wonderedChinese(text: string): Framed | undefined {
  const asked = clausesOf(text).find(
    (clause) =>
      clause.length > 4 &&
      ASKS.test(clause) &&
      !/[你您咱]|我(?!家|妈|爸|弟|妹|哥|姐|儿|女|老|们)/u.test(clause),
  );
  const question = asked === undefined ? undefined : quotedQuestion(asked, "zh");
  return question === undefined || /^(?:是|的|了|吗|在|有)/u.test(question)
    ? undefined
    : { kind: "asked.wonder", slots: { question: turnedRound(question, "zh") } };
}

/** How a Chinese line asks, with its pieces; undefined where no frame is clear. */
export function framedChinese(text: string): Framed | undefined {
  if (!isQuestion(text) && !/[吗么]|干嘛|(?:不|没有?)[\s。!！~～]*$/u.test(text)) return undefined;
  if (OF_CHILD.test(text)) return { kind: "asked.child", slots: {} };
  const advised = ADVISED.exec(text.trim())?.[1];
  return advised === undefined ? firstFramed(FRAMES, clausesOf(text)) : ofShould(advised);
}
