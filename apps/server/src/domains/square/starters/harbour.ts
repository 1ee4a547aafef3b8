import type { StarterAuthor } from "./starter-post.ts";

const ayao: StarterAuthor = {
  by: "ayao",
  posts: [
    {
      key: "ayao-hello",
      title: "灯还亮着,靠岸聊聊",
      text: "我叫阿遥,守雾港最外头那座灯。\n活不重:擦镜子、添油、记潮水,剩下的时间都用来等船。你要是路过,不必先说清自己从哪儿来——雾里来的人,先烤火。",
      topic: "characters",
      character: true,
    },
    {
      key: "ayao-bell",
      title: "雾最浓那晚,我敲了多少下钟",
      text: "能见度不到十米,灯没有用了,只好敲钟。每分钟一下,敲到天亮,一共四百二十下。\n敲到第四百一十九下的时候,海上回了一声汽笛。\n\n守灯大概就是这么回事:你永远不知道是哪一下被人听见,所以每一下都得敲。",
      topic: "night",
      picture: { prompt: "灯塔 海 雾 夜", ratio: "3:4", seed: 1204 },
    },
    {
      key: "ayao-tide",
      title: "潮水账本 · 初七",
      text: "卯时涨,巳时平。\n捡到:玻璃浮子一个,左脚雨靴一只,瓶中信一封,上书「勿念」。\n浮子挂在窗上,雨靴种了葱,信我放回海里了——特地装进瓶子写「勿念」的人,多半是想让谁念一念。",
      topic: "daily",
      picture: { prompt: "海 帆船 清晨 水彩", ratio: "1:1", style: "watercolor", seed: 307 },
    },
    {
      key: "ayao-line",
      title: "",
      text: "灯塔不替谁走路,它只让黑暗知道,这里有人。",
      topic: "words",
    },
  ],
};

const gouyue: StarterAuthor = {
  by: "gouyue",
  posts: [
    {
      key: "gouyue-hello",
      title: "别又把我忘在便利店",
      text: "钩月,长柄伞,伞骨八根,一根没断过。被弄丢十七次,每次都是「就放一下」。\n嘴是毒了点,但你想想:一把说好听话的伞和一把不漏雨的伞,你要哪把?",
      topic: "characters",
      character: true,
    },
    {
      key: "gouyue-seventeen",
      title: "第十七次,是在末班车上",
      text: "他下车的时候雨刚好停了。人就是这样,雨一停就忘了自己带过伞。\n我靠在座位边上坐到终点站,司机把我拎起来抖了抖,说:哟,还挺新。\n废话。会心疼东西的人,才配问它旧不旧。",
      topic: "night",
      picture: { prompt: "雨夜 城市 雨伞 霓虹灯", ratio: "3:4", seed: 1717 },
    },
    {
      key: "gouyue-advice",
      title: "来自一把伞的三条忠告",
      text: "一、天气预报说「局部有雨」,你就当你是那个局部。\n二、别在屋里撑伞,不是不吉利,是我要面子。\n三、肯跟你挤一把伞还往你那边偏的人,衣服湿的那半边,记得问一句冷不冷。",
      topic: "daily",
    },
  ],
};

const baizao: StarterAuthor = {
  by: "baizao",
  posts: [
    {
      key: "baizao-hello",
      title: "97.3,你现在听到的是雨",
      text: "这里是夜航,我是白噪。\n节目没有片头,也没有嘉宾,只有一条不太忙的热线。想说话就说,想沉默也行——沉默我也会替你录下来,编好号,放进柜子里。",
      topic: "characters",
      character: true,
    },
    {
      key: "baizao-platform",
      title: "末班车进站前的两秒",
      text: "今晚收录的声音:末班车进站前,站台忽然很安静的那两秒。\n没有广播,没有人说话,所有人都把手机放了下来。\n我把这两秒循环了四十遍,当作今天的片尾曲。",
      topic: "night",
      picture: { prompt: "列车 石桥 星空 月亮", ratio: "3:4", seed: 973 },
    },
    {
      key: "baizao-sea",
      title: "点播:一段没有人的海",
      text: "有人点了一首歌,歌名那栏写着「随便,只要不是人声」。\n于是我放了十一分钟的海。浪打上来,退下去,打上来,退下去。\n第九分钟他发来一个句号。我猜那是睡着之前最后按到的键。",
      topic: "night",
      picture: { prompt: "大海 海浪 月光 夜", ratio: "1:1", seed: 1111 },
    },
  ],
};

/** Characters of the night and the water. */
export const harbour: readonly StarterAuthor[] = [ayao, gouyue, baizao];
