import { learnedAsk, recogniseAsk } from "../asks/recognise-ask.ts";
import { recognise } from "../intents/recognise.ts";

/** What a line in a game is where it is no move of it; chat is answered as if no game were on. */
type Aside = "rules" | "order" | "score" | "repeat" | "wait" | "hint" | "chat";

const RULES =
  /规则|(?:怎么|咋|如何|要怎么)(?:个)?(?:玩|猜|接|答)(?:法|啊|呀|呢|的|来着|$|[?？])|玩法|教(?:教)?我(?:怎么)?玩|不(?:会|懂|明白|知道)(?:怎么|咋)?(?:玩|接法)|有什么规定|\brules?\b|\bhow (?:do|does|to|can|should) ?(?:i|we|you|this|it|the game)? ?(?:play|work|go)\b|\bhow'?s? (?:this|it|the game) (?:work|go)|\bwhat (?:do|should|am) i (?:do|say|have to do|supposed to do)\b(?! (?:if|about|when|with))|\bi don'?t (?:get|understand) (?:the|this|how)|explain (?:the|this) (?:game|rules)/iu;
const ORDER =
  /(?:轮到|该)(?:谁|我|你|咱)(?:了|啦)?(?:吗|呢|吧|出|接|猜|说|答|问)?[?？。!！]*$|轮到谁|^你先(?:来|说|出)?[吧呗]?[。!！]*$|该谁|谁先(?:来|说|开始|出)?|谁的回合|\bwho(?:se|'?s|s) (?:turn|go|next|up)\b|\b(?:is it|it'?s) (?:my|your) (?:turn|go)\b|\b(?:my|your) (?:turn|go)\s*[?]|^(?:ok(?:ay)?,? |now )?your (?:turn|go)(?: now)?[.!]*$|\bwho (?:goes|starts|begins|is next|asks)\b|\bam i up\b/iu;
const SCORE =
  /比分|得分|(?:多少|几)分|几比几|战绩|成绩(?:怎么|如何|是|呢)|[答猜]?(?:对|中|错)了?(?:几|多少)|(?:赢|输)了(?:几|多少)|谁(?:赢|领先|输)|\bscore\b|\bhow many (?:did|have|do) (?:i|we|you) ?(?:got|get|have|win|won|guess)?|\bhow many (?:points|right|correct|wins?)\b|\bhow am i doing\b|\bwho(?:'?s| is) (?:winning|ahead|leading)\b|\bam i winning\b|\bhow many (?:questions|guesses|tries|more)\b|还(?:剩|有)(?:下)?(?:几|多少)(?:次|问|个问题|题|条命)/iu;
const REPEAT =
  /\bwhat letter\b|接(?:什么|哪个|啥)字|(?:什么|哪个|啥)字开头|(?:玩|说|猜|问|考|接)到(?:哪|什么地方)|再(?:说|念|读|问)一(?:遍|次)|重复一?(?:遍|下)|(?:刚才|现在|上一?个?)?(?:的)?(?:题目?|问题|谜面|谜语|词)(?:是|叫)(?:什么|啥)|没(?:听|看)清|打(?:一)?(?:个)?什么(?:的)?(?:来着)?|\b(?:repeat|say) (?:the|that|it)\b.{0,20}|\bwhat was (?:the|that|your|it)\b.{0,12}(?:question|riddle|word|clue|again)|\bwhere were we\b|\bonce more,? please\b/iu;
const WAIT =
  /^(?:哈+[，,]?|呵+[，,]?)?(?:嗯+|呃+|唔+|额+|等等|等一?下|稍等|别急|不急|慢着|我?(?:再|先)?(?:让我)?想(?:一)?想|让我(?:再)?想|我想(?:一)?下|容我想|给我点时间|好难|有点难|太难了|难啊)[^\p{L}]*(?:啊|哦|吧|呀|先|再)?(?:等一?下|想想|好难|有点难)?[^\p{L}]*$|^(?:u[hm]+m*|hm+|er+m*|wait|hang on|hold on|one (?:sec|second|moment)|give me a (?:sec|second|moment|minute)|let me think|thinking|i'?m thinking|(?:that'?s |this is |it'?s )?(?:a )?(?:hard|tough|tricky)(?: one)?)[^\p{L}]*(?:let me think|wait|hard|tough one)?[^\p{L}]*$/iu;

/** Asks for help with the next move. Riddles, quizzes and chains have more of their own. */
export const HINT =
  /提示|线索|暗示|给点(?:帮助)?$|帮帮我|想不(?:出|到|起)|猜不(?:出|到)来?(?!.*(?:公布|答案))|接不(?:上|了)|\bhints?\b|\bclues?\b|\bhelp me\b|\bi'?m stuck\b|\bcan'?t think of\b/iu;

/** Whom or what a clause of news begins with. */
const HAPPENED_ZH =
  /^(?:刚才?|今天|昨天|昨晚|今晚|明天|外面|家里|单位|公司|医院|电话|对了|哎|唉|其实|现在)?(?:我(?!猜|觉得是|说|接|出|选|来|想是|知道是|认为|答|要[石剪布真大])|[他她它]|我们|他们|她们|咱|老板|老师|领导|孩子|女儿|儿子|闺女|同事|室友|朋友|老公|老婆|妈妈?|爸爸?|奶奶|爷爷|大家|人家|有人|邻居|客人|电话|外面|快递|外卖|孙[子女])(?:[^?？]{2,}(?:了|过|着|来|去|的|呢|吧|院|家|死|哭|疼)|[^?？]{0,6}没[^?？]{2,}|[^?？]{1,4}[了过][^?？]+)[。!！~～…]*$/u;
const KIN_ZH =
  /^我(?:爷爷|奶奶|爸爸?|妈妈?|哥哥?|姐姐?|弟弟?|妹妹?|外[公婆]|老[公婆师板]|同学|同事|朋友|家|们|儿子|女儿)[^?？]{3,}$/u;
const HAPPENED_EN =
  /^(?:(?:oh|so|well|anyway|by the way|btw|sorry|but|and|guess what|haha|lol|omg)[, ]+)*(?:i(?!(?:,?\s|'d |'ll )(?:think|guess|say|said|choose|pick|play|throw|bet|believe|know|give|go with|would say|don'?t know|have no idea|am thinking)\b)(?:'m|'ve|'ll|'d)?|my (?!(?:word|answer|guess|turn|move|next|number)\b)\w+|we|he|she|they|somebody|someone)\s(?:\S+\s*){2,}$/iu;
const TO_CHARACTER =
  /你(?:叫|是(?:谁|什么|不是)|今年|喜欢|觉得|记得|多大|几岁|吃(?:了|饭|过)|在(?:干|做|哪)|平时|有没有|累|睡|还记得|听过|看过|去过|相信|怕)|\b(?:do|did|have|are|were|will|would) you\b|\bwhat(?:'s| is|s) (?:my|your)\b|\bwhat do you\b|\bwhere (?:do|are|is) (?:you|my)\b/iu;

const CHAT_KINDS = /^(?:comfort|happy|greet\.(?!how)|us\.|rough\.|noise\.laugh|self\.|refuse\.)/u;
/** How likely a learned kind of chat must be. */
const LIKELY = 0.6;
/** Games in which a question is a move. */
const hasQuestions = (text: string): boolean =>
  /^(?:是|它|会|能|可以|有|is it|does it|can (?:it|you|i|we|one|people) |has it|do you (?:eat|wear|use|drink|ride|hold|find|need|see|play|keep) (?:it|them)|would you find it)/iu.test(
    text,
  );

/** Whether a line is news, a goodbye, a feeling or a question to the character, whatever game is on. Pure. */
export function isChat(text: string): boolean {
  const said = text.trim();
  if (hasQuestions(said) || /^\d+\D{0,2}$/u.test(said)) return false;
  const known = recognise(said);
  if (known !== undefined && /^(?:farewell|goodnight|thanks|grief|sick|laugh)$/u.test(known.intent))
    return true;
  const clauses = said.split(/[，。！!,;；]/u).map((one) => one.trim());
  if (
    clauses.some((one) => HAPPENED_ZH.test(one) || KIN_ZH.test(one) || HAPPENED_EN.test(one)) ||
    TO_CHARACTER.test(said)
  )
    return true;
  const kind = recogniseAsk(said);
  if (kind !== undefined && CHAT_KINDS.test(kind)) return true;
  const learned = learnedAsk(said, "");
  return learned !== undefined && learned.likelihood >= LIKELY && CHAT_KINDS.test(learned.kind);
}

/** What a line is in a game where it is no move; undefined where it may be one. Pure. */
export function asideOf(text: string): Aside | undefined {
  const said = text.trim();
  if (said.length <= 60) {
    if (RULES.test(said)) return "rules";
    if (SCORE.test(said)) return "score";
    if (ORDER.test(said)) return "order";
    if (REPEAT.test(said)) return "repeat";
    if (WAIT.test(said)) return "wait";
    if (HINT.test(said)) return "hint";
  }
  return isChat(said) ? "chat" : undefined;
}
