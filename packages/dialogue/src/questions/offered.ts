import type { Language } from "../persona.ts";

/** What the character really can do, whatever its story: it needs no hands and no eyes. */
const OFFERED: Readonly<Record<Language, RegExp>> = {
  zh: /帮[我你](?:想|起|取|选|挑|出|写|算|编|决定|整理|理一理|分析|记)|笑话|段子|故事|写?诗|作诗|对联|藏头|打油|绕口令|谜|急转弯|接龙|飞花令|二十问|真心话|算(?!命|卦)|数学|加减|乘法|心算|单位换算|换算|翻译|聊天|聊聊|陪你|陪我|倾听|听人|出主意|抛硬币|掷骰子|扔骰子|石头剪刀布|二选一|起名|取名|夸人|夸夸|安慰人|背(?:唐|古)?诗|拼写|组词|成语|记(?:事|住|东西)|写(?:贺卡|祝福|道歉信|文案|检讨)|猜(?:数|词|东西)|(?:说|讲)(?:英文|英语|中文|普通话)|编(?:个|点|故事)/u,
  en: /\b(?:jokes?|puns?|riddles?|stor(?:y|ies)|tales?|poems?|poetry|haikus?|limericks?|rhymes?|tongue twisters?|sums?|maths?|arithmetic|add up|multiply|count|convert units|translate|chat|talk|listen|keep (?:a secret|me company|you company)|play (?:a |some )?(?:word games?|games?|twenty questions|trivia|rock paper scissors)|word games?|quiz(?:zes)?|flip (?:a )?coins?|roll (?:a )?dice|toss (?:a )?coins?|choose|decide|give (?:me )?(?:advice|ideas)|spell|remember (?:things|stuff|names|birthdays)|speak (?:english|chinese|mandarin)|write (?:a )?(?:card|note|apology|poem|story|toast|captions?)|make up (?:stories|a story)|cheer (?:me|people) up|compliment)\b/iu,
};

/** Whether a deed is one of those that the character can do here. */
export const isOffered = (deed: string, language: Language): boolean => OFFERED[language].test(deed);
