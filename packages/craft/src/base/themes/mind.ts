/** Feelings, thoughts, work and what lies beyond. */
export const MIND = `
快乐 | Joy | 😄 | feeling happy
  孩子+糖, 心+太阳, 人+糖, 朋友+朋友, 心+花, 工资+人, 假期+人, 快乐水+人, 奶茶+人, 云吸猫+人, 云吸猫+打工人, 彩蛋+人, 冰淇淋+孩子, 童年+糖
悲伤 | Sorrow | 😢 | feeling sad
  心+雨, 心+秋天, 人+秋天, 快乐+时间, 蓝屏+人, 已读不回+人, 抽卡+人
眼泪 | Tear | 🥲 | water wet sad salty
  悲伤+水, 悲伤+人, 心+海, 悲伤+悲伤, 白蛇传+人, 梁祝+人
孤独 | Loneliness | 🥀 | feeling sad quiet
  人+岛, 人+沙漠, 心+夜, 人+太空站, 低头族+低头族, 低头族+朋友
太空站 | Space Station | 🚉 | place space quiet
  房子+太空, 卫星+家, 卫星+卫星, 卫星+房子
愤怒 | Anger | 😠 | feeling hot loud
  心+火, 人+火山, 心+熔岩, 心+堵车, 蚊子+人, 蚊子+床, 剧透+人, 弹幕+剧透, 加载中+人
恐惧 | Fear | 😱 | feeling dark cold
  人+幽灵, 心+幽灵, 人+森林, 孩子+夜
勇气 | Courage | 🦸 | feeling bright hot
  恐惧+光, 心+剑, 心+老虎, 恐惧+心, 孩子+灯, 齐天大圣+心
平静 | Calm | 😌 | feeling quiet slow
  心+湖, 茶+时间, 心+茶, 愤怒+水, 愤怒+时间, 电子木鱼+人, 木鱼+人, 太极+人
好奇 | Curiosity | 🧐 | feeling young
  孩子+星星, 猫+秘密, 孩子+门, 心+门
梦 | Dream | 💭 | idea magic quiet sleepy
  人+夜, 人+床, 心+云, 猫+床, 睡意+人, 睡意+夜, 童年+夜
梦中梦 | Dream in a Dream | 💤 | idea magic sleepy | 梦境 / Dream
  梦+梦, 梦+镜子, 梦+床
愿望 | Wish | 🌠 | idea bright lucky
  流星+人, 流星+心, 流星+孩子, 心+天灯
幸运 | Luck | 🍀 | idea lucky happy
  草+愿望, 草+彩虹, 愿望+愿望, 彩虹+彩虹
缘分 | Fate | 🪢 | idea lucky sweet
  爱+时间, 朋友+时间, 月老+人, 爱+桥
秘密 | Secret | 🤫 | idea dark quiet
  夜+朋友, 文字+夜, 门+夜, 朋友+影子, 撤回+人
谎言 | Lie | 🤥 | idea dark
  秘密+镜子, 文字+影子, 秘密+文字游戏, 撤回+消息, 复制粘贴+学生
文字游戏 | Wordplay | 🔠 | game funny
  文字+文字, 文字+笑话, 文字+游戏
真相 | Truth | 🔎 | idea bright
  谎言+时间, 秘密+光, 谎言+侦探, 谎言+光
记忆 | Memory | 🗂️ | idea old
  时间+心, 照片+心, 照片+老人, 故事+心
遗忘 | Forgetting | 🌁 | idea old quiet
  记忆+时间, 记忆+酒, 记忆+雾, 记忆+沙
乡愁 | Homesickness | 🎑 | feeling sad old
  月亮+家, 月亮+孤独, 家+火车, 家+时间, 中秋+孤独, 春运+人, 元宵节+孤独, 童年+家
希望 | Hope | 🌄 | feeling bright young
  悲伤+光, 恐惧+早晨, 心+早晨, 心+种子
自由 | Freedom | 🕊️ | idea flying happy
  鸟+天空, 马+草, 人+翅膀, 心+鸟, 风筝+剪纸, 精卫+天空
翅膀 | Wings | 🪶 | idea flying soft
  鸟+丝绸, 鸟+愿望, 鸟+梦, 蝴蝶+愿望
灵感 | Inspiration | 🎆 | idea bright electric fast
  心+闪电, 诗人+闪电, 画家+咖啡, 诗人+梦, 诗人+灯
智慧 | Wisdom | 🧿 | idea old quiet
  老人+书, 老人+围棋, 书+心, 猫头鹰+书
数学 | Mathematics | ➗ | idea quiet
  文字+星星, 贝壳+智慧, 围棋+书, 轮子+智慧
圆周率 | Pi | 🥧 | idea round
  数学+轮子, 数学+月饼, 数学+月亮, 数学+面包
科学 | Science | 🔬 | idea bright
  科学家+书, 科学家+科学家, 智慧+好奇, 数学+数学
哲学 | Philosophy | 🤔 | idea old quiet
  智慧+智慧, 人+宇宙, 智慧+孤独, 老人+星星, 薛定谔的猫+人, 混沌+智慧
混沌 | Chaos | 🌪️ | idea loud dark
  风暴+风暴, 宇宙+风暴, 薛定谔的猫+薛定谔的猫, 蝴蝶+风暴, 内卷+风暴
笑话 | Joke | 🤡 | idea funny happy
  快乐+故事, 快乐+文字, 故事+猴子, 八卦+快乐, 表情包+表情包, 表情包+朋友
冷笑话 | Cold Joke | 🥶 | idea funny cold
  笑话+冰, 笑话+雪, 笑话+企鹅, 笑话+冬天, 笑话+冰箱
尴尬 | Awkwardness | 😅 | feeling cold funny
  冷笑话+人, 冷笑话+朋友, 笑话+老板, 冷笑话+冷笑话, 社死+人
薛定谔的猫 | Schrödinger's Cat | 🐈‍⬛ | idea dark | 薛定谔 / Schrödinger
  猫+盒子, 猫+科学家, 猫+科学, 猫+快递
引力 | Gravity | 🍏 | idea space big
  水果+科学家, 水果+地球, 月亮+地球, 黑洞+科学家
工作 | Work | 🧰 | idea busy
  人+工具, 工具+时间, 人+工厂, 农民+时间
工资 | Pay Day | 💵 | material money happy
  工作+钱, 打工人+工作, 公司+钱, 打工人+红包, 打工人+希望
加班 | Overtime | 🌆 | idea busy dark
  工作+夜, 公司+夜, 打工人+夜, 工作+工作
周一 | Monday | 😩 | time busy sad
  工作+早晨, 公司+早晨, 周末+时间, 周末+工作
周五 | Friday | 🥳 | time happy
  周一+时间, 周一+希望, 打工人+快乐
周末 | Weekend | 🏄 | time happy slow
  周五+时间, 周五+夜, 周五+快乐
截止日 | Deadline | ⏰ | time fast busy
  工作+时间, 老板+时间, 工作+钟, 工作+恐惧
拖延症 | Procrastination | 🫥 | idea slow funny | 拖延 / Late
  截止日+手机, 截止日+沙发, 截止日+截止日, 工作+乌龟
旅行 | Travel | 🧳 | idea fast happy
  人+飞机, 人+火车, 朋友+车, 人+自行车, 假期+飞机, 假期+火车
假期 | Holiday | ⛱️ | time happy slow
  打工人+海滩, 周末+周末, 旅行+时间, 学生+夏天
历史 | History | 🗿 | idea old big
  时间+书, 时间+故事, 时间+长城, 时间+皇帝, 古董+书
未来 | Future | 🔮 | time bright fast
  时间+梦, 时间+科学, 历史+镜子, 时间+机器人, 孩子+时间
人生 | A Life | 🛤️ | idea old
  人+旅行, 孩子+老人, 生命+时间机器, 麻将+哲学
时间胶囊 | Time Capsule | 💊 | tool old quiet | 胶囊 / Capsule
  秘密+土, 时间+盒子, 记忆+盒子, 记忆+土
四次元 | Fourth Dimension | 💠 | space magic big
  读档重来+时间胶囊, 读档重来+梦中梦, 读档重来+黑洞, 元宇宙+时间机器
焦虑 | Anxiety | 😰 | feeling busy dark
  拖延症+截止日, 截止日+夜, 周一+恐惧
睡意 | Drowsiness | 😪 | feeling sleepy slow
  空调+床, 羊+羊, 羊+夜, 粥+夜, 沙发+周末
童年 | Childhood | 🪀 | time young happy
  糖葫芦+记忆, 爆米花+记忆, 孩子+孩子, 孩子+记忆
次元旅人 | Dimension Walker | 🧭 | person space magic | 次元 / Dimensional
  四次元+人, 四次元+宇航员, 四次元+旅行, 四次元+外星人
`;
