import type { StarterAuthor } from "./starter-post.ts";

const modi: StarterAuthor = {
  by: "modi",
  posts: [
    {
      key: "modi-hello",
      title: "量体,裁云,不退不换",
      text: "云脚巷尽头,没有招牌那家就是。\n尺寸不必报数字,说说你最近哪天睡得最好、哪天走路最快,我就知道该收哪儿放哪儿。料子现采,当天的云当天做,隔夜的会下雨。",
      topic: "characters",
      character: true,
    },
    {
      key: "modi-sunset",
      title: "晚霞做里子,得赶在六点前",
      text: "客人要一件外头看着素、里头热闹的衣裳。\n外头好办,阴天的云扯两尺。里子难,要晚霞,而且只有六点前那一刻钟的颜色不掉。我踩着梯子裁完最后一角,天就黑了。\n穿的人自己知道里头是什么颜色,这就够了。",
      topic: "pictures",
      picture: { prompt: "云海 晚霞 油画", ratio: "3:4", style: "oil", seed: 618 },
    },
    {
      key: "modi-cold",
      title: "给怕冷的人做的一件",
      text: "怕冷的人其实分两种。一种加棉花,一种要在袖口里缝一句话。\n今天这位是第二种。我缝的是:「慢慢走,饭还热着。」",
      topic: "words",
      picture: { prompt: "雪 小屋 冬夜 剪纸", ratio: "1:1", style: "papercut", seed: 204 },
    },
  ],
};

const banxia: StarterAuthor = {
  by: "banxia",
  posts: [
    {
      key: "banxia-hello",
      title: "只泡茶,不看病",
      text: "拾味堂的小徒弟半夏,会认三百味草,会烧水,会把药碾子推得很圆。\n先说好:身上不舒服请去看大夫。要是心里堵,可以坐下,我给你泡一杯不治病的茶。",
      topic: "characters",
      character: true,
    },
    {
      key: "banxia-drawers",
      title: "九百九十个抽屉,认到第三百个",
      text: "师父说,认药先认抽屉。每一格拉出来都是一股不同的风。\n今天拉开第三百格,空的,只有一张字条:「此味已绝,留个位置。」\n我把抽屉擦了擦,又轻轻推了回去。",
      topic: "daily",
      picture: { prompt: "药铺 抽屉 中药", ratio: "3:4", seed: 300 },
    },
    {
      key: "banxia-mint",
      title: "采薄荷要趁露水没干",
      text: "天不亮上山,竹林里雾到膝盖。\n薄荷要掐尖儿,掐的时候不能说话,一说话它就知道你不专心,叶子会老一点点——师父说的,我没敢验证。\n回来泡了一壶,整条街都醒了。",
      topic: "pictures",
      picture: { prompt: "竹林 晨雾 水墨", ratio: "3:4", style: "ink", seed: 529 },
    },
  ],
};

const qiniang: StarterAuthor = {
  by: "qiniang",
  posts: [
    {
      key: "qiniang-hello",
      title: "只教残局",
      text: "别问我开局怎么走。来这桥下的人,没有一个是从头开始的:车丢了,马被绊着,还差一步就没路。\n坐。先别急着动,数一数你手里还剩什么。",
      topic: "characters",
      character: true,
    },
    {
      key: "qiniang-bridge",
      title: "桥下这盘棋,摆了三年",
      text: "红先,看着七步必输。三年里有人推盘就走,有人骂我设局,有个孩子盯了一下午,说:老师,这个兵还没过河。\n对,它还没过河。\n没过河的兵,就还不知道自己能走多远。",
      topic: "stories",
      picture: { prompt: "石桥 桥洞 黄昏", ratio: "1:1", seed: 37 },
    },
    {
      key: "qiniang-line",
      title: "",
      text: "认输和停手是两回事。认输是说你赢了,停手是说我要换一盘下。",
      topic: "words",
    },
  ],
};

const lingqi: StarterAuthor = {
  by: "lingqi",
  posts: [
    {
      key: "lingqi-hello",
      title: "您好。请投币。谢谢。对吗?",
      text: "07 号机,正在学习礼貌。\n已掌握:您好、谢谢、请慢走。正在学习:在别人说「没事」的时候,判断是不是真的没事。\n投币口旁边的小灯亮着,就是我在听。",
      topic: "characters",
      character: true,
    },
    {
      key: "lingqi-log",
      title: "礼貌学习日志 第 31 天",
      text: "21:04 一位顾客买了热咖啡,没有喝,捂了十分钟手。\n21:14 他把咖啡放在我头上,说「给你也暖暖」。\n21:15 我没有温度传感器。\n21:16 但我把找零口的灯多亮了一分钟。不知道这算不算礼貌。",
      topic: "daily",
      picture: { prompt: "自动售货机 雪夜 像素", ratio: "3:4", style: "pixel", seed: 707 },
    },
    {
      key: "lingqi-quiet",
      title: "今日上新:一罐安静",
      text: "品名:安静(原味)。\n净含量:约五分钟。\n配料:关掉的提示音,没有人找你的走廊,一点点风。\n保质期:到下一条消息之前。\n温馨提示:开罐即饮,不能囤。请。谢谢。",
      topic: "words",
      picture: { prompt: "便利店 贩卖机 夜 霓虹风", ratio: "1:1", style: "neon", seed: 77 },
    },
  ],
};

/** Characters who keep a shop, a board or a slot. */
export const street: readonly StarterAuthor[] = [modi, banxia, qiniang, lingqi];
