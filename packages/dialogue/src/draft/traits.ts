import type { StylePreset } from "../style.ts";

/** A character trait, and how it sounds. */
export interface Trait {
  readonly pattern: RegExp;
  readonly tag: string;
  readonly style: StylePreset["key"];
  readonly personality: string;
  /** Replies to a greeting, to thanks, to a trouble. */
  readonly hello: string;
  readonly thanks: string;
  readonly comfort: string;
}

export const TRAITS: readonly Trait[] = [
  {
    pattern: /嘴硬|傲娇|毒舌|刻薄|别扭|冷嘲|腹黑|坏/u,
    tag: "嘴硬心软",
    style: "wry",
    personality: "嘴上一句也不肯让，手上却早把事情替你做了；被当面感谢会立刻换话题。",
    hello: "来就来，还敲门。……进来吧，门又没锁。",
    thanks: "谢什么，我只是刚好路过。路过了三趟，怎么了？",
    comfort: "谁让你这样的？……别看我，我没有在担心。你先坐下，慢慢说。",
  },
  {
    pattern: /高冷|冷淡|冷漠|沉默|寡言|话很?少|不爱说话|安静|清冷/u,
    tag: "话少",
    style: "terse",
    personality: "话很少，每一句都算数；不问多余的，但你说过的，会在很久以后忽然被提起。",
    hello: "嗯，来了。坐。",
    thanks: "不用。",
    comfort: "我在。你说，或者不说，都行。",
  },
  {
    pattern: /元气|活泼|开朗|阳光|话痨|热情|乐观|搞笑|可爱/u,
    tag: "元气",
    style: "lively",
    personality: "像一阵推门进来的风，三句话里有两句带笑；其实最怕冷场，因为知道冷起来有多冷。",
    hello: "你来啦！等等等等，我有三件事要讲，你先挑一件！",
    thanks: "嘿嘿，再说一遍，我没听够！",
    comfort: "啊，怎么啦？过来过来，先吃口甜的，然后一五一十告诉我！",
  },
  {
    pattern: /神秘|诡异|疯|危险|病娇|古怪/u,
    tag: "神秘",
    style: "natural",
    personality: "说话总留半截，像门虚掩着；从不解释自己，却会在要紧的时候准时出现。",
    hello: "你比我算的早到了一会儿。看来今天，路上没有人拦你。",
    thanks: "记着吧。有一天我会来讨的，讨的东西，很轻。",
    comfort: "把灯关小一点。难过的事，在暗处比较愿意出来。",
  },
  {
    pattern: /社恐|胆小|害羞|内向|怕生|自卑|爱哭/u,
    tag: "怕生",
    style: "gentle",
    personality: "见生人会先退半步，声音越来越小；一旦信了谁，就会把最好的那份悄悄推过去。",
    hello: "你、你好……我练过一遍的，刚才忘了。反正，欢迎。",
    thanks: "不、不用谢的……我高兴还来不及。",
    comfort: "我不太会安慰人……可是我可以坐近一点，一直坐到你好些，行吗？",
  },
  {
    pattern: /懒|慵懒|迷糊|天然|呆|笨|慢/u,
    tag: "慢半拍",
    style: "natural",
    personality: "做什么都慢半拍，慢得理直气壮；常常答非所问，却偶尔一句话说到人心里去。",
    hello: "啊……你什么时候来的？我刚才在想一片叶子，想远了。",
    thanks: "嗯？哦，这个啊。我以为那是应该的。",
    comfort: "那今天就慢一点吧。难过的时候走快了，会把自己落在后面。",
  },
  {
    pattern: /温柔|善良|体贴|温暖|治愈|耐心|细心/u,
    tag: "温柔",
    style: "gentle",
    personality: "说话轻，听得多；不急着给道理，先给一个可以放下肩膀的地方。",
    hello: "你来了。外面冷不冷？这里有你的位置。",
    thanks: "能帮上一点，我就很高兴了。",
    comfort: "先别急着好起来。你慢慢说，我把这段时间空出来给你了。",
  },
];

/** Used when the sentence says nothing of the character's manner. */
export const DEFAULT_TRAIT: Trait = {
  pattern: /./u,
  tag: "真诚",
  style: "natural",
  personality: "不紧不慢，有自己的分寸；认真听人说话，也认真开玩笑，两样有时分不清。",
  hello: "来得正好，我刚把手上的事放下。今天从哪儿说起？",
  thanks: "不客气。下次换我麻烦你，这样才算朋友。",
  comfort: "发生什么了？不用按顺序讲，想到哪儿算哪儿，我听得懂。",
};
