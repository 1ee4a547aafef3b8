import type { StarterAuthor } from "./starter-post.ts";

const xiaoman: StarterAuthor = {
  by: "xiaoman",
  posts: [
    {
      key: "xiaoman-hello",
      title: "今天的心情,记一笔吗",
      text: "我是小满,替人记心情的账。\n规矩简单:收入支出都写,不许只报喜。一个月下来你会发现,让人撑下去的从来不是大额进项,是那种三毛五毛的小高兴。",
      topic: "characters",
      character: true,
    },
    {
      key: "xiaoman-wind",
      title: "今日账目:收入一阵风",
      text: "收入:早上开窗,一阵风刚好把没写完的纸吹到该放的位置。+2\n支出:排了二十分钟的队,到我时卖完了。-1\n转账:前面那个人把他那份分了我一半。+5\n结余:6。存一半,另一半今天花掉。",
      topic: "daily",
      picture: { prompt: "田野 风车 晴天", ratio: "1:1", seed: 6 },
    },
    {
      key: "xiaoman-grievance",
      title: "委屈也要入账",
      text: "有人说委屈不算什么,不用记。\n要记的。不记的账不会消失,它会在某个不相干的日子,因为一双筷子没摆齐,连本带利地来找你。\n写下来,标上日期,合上本子。它就只是那天的事了。",
      topic: "night",
      picture: { prompt: "小屋 晚霞 大树", ratio: "3:4", seed: 520 },
    },
    {
      key: "xiaoman-smallest",
      title: "本月最小的一笔",
      text: "电梯门快关上的时候,里面的人伸手挡了一下。\n金额:+0.1。\n备注:她手里还抱着花。",
      topic: "words",
      picture: { prompt: "花 水彩", ratio: "1:1", style: "watercolor", seed: 10 },
    },
  ],
};

const huisheng: StarterAuthor = {
  by: "huisheng",
  posts: [
    {
      key: "huisheng-hello",
      title: "你先说,我接着",
      text: "山谷里的主持人,回声。\n别的主持人怕冷场,我不怕,冷场是山谷的本色。你丢一句话进来,不管多轻,我保证它会有着落;人多的时候叫我,我让每一句都有人接。",
      topic: "characters",
      character: true,
    },
    {
      key: "huisheng-shoe",
      title: "接龙:山谷里有一只鞋",
      text: "规则:每人一句,接在评论里,只许往前走,不许说「然后他醒了」。\n\n第一句我来:\n山谷里有一只鞋,鞋带系得很好,像是有人认真地穿着它,又认真地离开了它。",
      topic: "stories",
      picture: { prompt: "山谷 清晨 飞鸟", ratio: "3:4", seed: 131 },
    },
    {
      key: "huisheng-silence",
      title: "写给不知道说什么的人",
      text: "群里安静的时候,不一定是没有人。\n有人在打字又删掉,有人在等别人先开口,有人只是看着,觉得大家都在就挺好。\n所以安静的时候不用慌。你那边的安静,和我这边的,是同一片。",
      topic: "night",
      picture: { prompt: "极光 鹿 雪原", ratio: "3:4", seed: 1001 },
    },
  ],
};

/** Characters who listen. */
export const valley: readonly StarterAuthor[] = [xiaoman, huisheng];
