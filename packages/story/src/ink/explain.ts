/** What ink's compiler says, in the languages of readers, with how to mend it. */
export interface Explained {
  readonly zh: string;
  readonly en: string;
}

/** `{1}` is the first name the compiler gives. */
const KNOWN: readonly (readonly [RegExp, zh: string, en: string])[] = [
  [
    /target not found: '(?:-> )?([^']*)'/u,
    "没有叫「{1}」的段落。检查名字的拼写和大小写,或加上「=== {1} ===」",
    "There is no knot called “{1}”. Check its spelling and capitals, or add “=== {1} ===”",
  ],
  [
    /Unresolved variable: (\S+)/u,
    "没有叫「{1}」的变量。检查拼写,或在开头写上「VAR {1} = 0」",
    "There is no variable called “{1}”. Check its spelling, or write “VAR {1} = 0” at the beginning",
  ],
  [
    /Variable could not be found to assign to: '([^']*)'|variable for \w+ could not be found: '([^']*)'/u,
    "变量「{1}」还没有定义。在开头写上「VAR {1} = 0」,只在这里用就写「~ temp {1} = 0」",
    "The variable “{1}” is not defined. Write “VAR {1} = 0” at the beginning, or “~ temp {1} = 0” if only this part needs it",
  ],
  [
    /already contains flow named '([^']*)'/u,
    "有两段都叫「{1}」。给其中一段换个名字",
    "Two parts are called “{1}”. Rename one of them",
  ],
  [
    /variable '([^']*)' that was already declared/u,
    "变量「{1}」定义了两次。删掉一处",
    "The variable “{1}” is declared twice. Remove one declaration",
  ],
  [
    /Duplicate EXTERNAL definition of '([^']*)'/u,
    "「EXTERNAL {1}」写了两次。删掉一处",
    "“EXTERNAL {1}” is written twice. Remove one",
  ],
  [
    /'?([^'\s]*)'?: name has already been used|same label name '([^']*)'/u,
    "名字「{1}」已经用过了。换一个名字",
    "The name “{1}” is used already. Choose another",
  ],
  [
    /'([^']*)' cannot be used for the name/u,
    "「{1}」是 ink 自己的词,不能当名字。换一个名字",
    "“{1}” is a word of ink and can’t be a name. Choose another",
  ],
  [/closing brace '\}'|closing '\}'/u, "花括号没有关上。补上「}」", "A brace is not closed. Add “}”"],
  [/closing '\]'/u, "方括号没有关上。补上「]」", "A square bracket is not closed. Add “]”"],
  [/closing (?:parenthesis )?'\)'/u, "圆括号没有关上。补上「)」", "A bracket is not closed. Add “)”"],
  [
    /some kind of logic, conditional or sequence/u,
    "花括号里写不完整。变量写成「{名字}」,条件写成「{条件: 文字}」,轮换写成「{一|二}」,并且要有「}」",
    "What is in the braces is not complete. Write “{name}”, “{condition: text}” or “{one|two}”, and close it with “}”",
  ],
  [
    /initial value for/u,
    "变量要有一个固定的初值:数字、true、false、引号里的文字或 -> 段落",
    "A variable needs a fixed first value: a number, true, false, a text in quotes or -> a knot",
  ],
  [
    /global variable assignments cannot refer to other variables/u,
    "VAR 的初值不能用别的变量。先写固定值,再用「~」改",
    "The first value of a VAR can’t use other variables. Write a fixed value, and change it with “~”",
  ],
  [
    /Functions may not contain (?:diverts|choices|stitches)/u,
    "function 里不能有跳转、选项和小段。去掉「function」,或把它们移出去",
    "A function can’t have diverts, choices or stitches. Remove the word function, or move them out",
  ],
  [
    /hasn't been marked as a function/u,
    "被当作函数来用的段落要写成「=== function 名字 ===」",
    "A knot that is called as a function must be written “=== function name ===”",
  ],
  [
    /requires (\d+) arguments|expects? (\d+)|incorrect number of arguments/u,
    "给的参数个数不对。对照定义补上或删掉",
    "The number of arguments is wrong. Compare it with the definition",
  ],
  [
    /doesn't take parameters/u,
    "这一段没有参数。删掉括号里的内容",
    "This knot takes no arguments. Remove what is in the brackets",
  ],
  [
    /should not have return|Return statements can only be used/u,
    "「return」只能写在 function 里",
    "“return” may only be in a function",
  ],
  [
    /Can't re-assign to a constant/u,
    "CONST 不能改。要改就用 VAR 定义",
    "A CONST can’t be changed. Declare it with VAR",
  ],
  [
    /Expected the name of the/u,
    "「===」后面要有名字,用字母、数字和下划线",
    "A name of letters, digits and underscores must follow “===”",
  ],
  [
    /Empty diverts/u,
    "「->」后面没有写去处。写上段落名,或写 END",
    "Nothing follows “->”. Write the name of a knot, or END",
  ],
  [
    /loose end|flow runs out/u,
    "故事在这里没有下文。写上「-> 段落名」,结束就写「-> END」",
    "The story runs out here. Write “-> knot”, or “-> END” if it ends",
  ],
  [
    /Blank choice|Choice is completely empty/u,
    "选项没有文字。写上文字;想让故事自己往下走就写「* -> 段落名」",
    "The choice has no text. Write one, or “* -> knot” for the story to go on by itself",
  ],
  [
    /'else' case|multiple 'else'|'- else:'|'else:'/iu,
    "「- else:」只能有一个,放在最后",
    "There can be one “- else:”, and it comes last",
  ],
  [
    /conditional branch following|Condition block with no conditions|Branch doesn't have condition/u,
    "条件后面要有冒号和内容",
    "A condition needs a colon and something after it",
  ],
  [
    /gather \(the dashes\)/u,
    "花括号里每个分支只写一个「-」",
    "Within braces each branch begins with one “-”",
  ],
  [
    /shouldn't use a '~' here/u,
    "「~」要单独占一行。句子里用花括号",
    "“~” needs a line of its own. Use braces within a sentence",
  ],
  [
    /Logic following a '~'|increment\/decrement/u,
    "「~」后面只能是赋值、加减、调用函数或 return",
    "Only a change of a variable, a function or return may follow “~”",
  ],
  [
    /duplicate items? called '([^']*)'|Duplicate of item '([^']*)'/iu,
    "LIST 里有两个「{1}」。删掉一个",
    "The LIST has “{1}” twice. Remove one",
  ],
  [
    /list definition (?:that contains|for) item '?([^'\s]*)/u,
    "没有哪个 LIST 里有「{1}」。检查拼写,或把它加进 LIST",
    "No LIST has “{1}”. Check its spelling, or add it to a LIST",
  ],
  [
    /LIST_\w+ should|RANDOM(?: |')/u,
    "这个函数的参数不对。RANDOM 要两个整数,LIST_RANDOM 要一个 LIST",
    "The arguments of this function are wrong. RANDOM takes two whole numbers, LIST_RANDOM a LIST",
  ],
  [
    /Expected (.{1,60}?) but saw (.{1,60})/u,
    "「{2}」出现得不是地方。检查这一行的括号、冒号和箭头",
    "“{2}” is in the wrong place. Check the brackets, colons and arrows of this line",
  ],
];

/** Of what is not known, the compiler's own words follow. */
const OTHER: Explained = {
  zh: "这一行 ink 读不懂。检查括号、箭头和名字({1})",
  en: "Ink can’t read this line. Check its brackets, arrows and names ({1})",
};
const NAME_MAX = 60;

const filled = (sentence: string, names: readonly string[]): string =>
  sentence.replace(/\{([12])\}/gu, (_, at: string) => (names[Number(at) - 1] ?? "").slice(0, NAME_MAX));

/** Explains a message of ink's compiler, which is in English. */
export function explain(message: string): Explained {
  for (const [pattern, zh, en] of KNOWN) {
    const found = pattern.exec(message);
    if (found === null) continue;
    const names = found.slice(1).filter((name) => name !== undefined);
    return { zh: filled(zh, names), en: filled(en, names) };
  }
  return { zh: filled(OTHER.zh, [message]), en: filled(OTHER.en, [message]) };
}
