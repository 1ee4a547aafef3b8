/**
 * What people bring up with any character, in many wordings: `? #work` in a script stands for all of them.
 */
export const TOPICS: Readonly<Record<string, string>> = {
  work: "上班好累 | 今天又加班 | 加班 | 工作压力大 | 老板骂我 | 领导 | 开会 | 同事 | 不想上班 | 想辞职 | 辞职 | 甲方 | 面试 | 找工作 | work is hard | my boss | my job | overtime | deadline",
  study:
    "考试 | 作业好多 | 学习 | 复习 | 不想上学 | 上课 | 论文 | 考研 | 高考 | 成绩 | 老师批评我 | 写不完作业 | 期末 | exam | homework | school | studying | thesis",
  weather:
    "今天天气怎么样 | 天气 | 下雨了 | 下雨 | 下雪了 | 起雾了 | 刮风 | 好冷 | 好热 | 降温 | 出太阳了 | 台风 | the weather | it is raining | rain | snow | so cold | so hot",
  food: "吃什么 | 晚饭吃什么 | 好饿 | 饿了 | 你吃了吗 | 吃饭了吗 | 火锅 | 奶茶 | 减肥 | 夜宵 | 你喜欢吃什么 | 做饭 | hungry | what to eat | dinner | favourite food",
  sleepless:
    "睡不着 | 失眠 | 熬夜 | 凌晨还没睡 | 半夜醒了 | 怎么才能睡着 | can't sleep | insomnia | awake at night",
  crush:
    "我喜欢一个人 | 暗恋 | 喜欢的人不喜欢我 | 要不要表白 | 表白 | 他不回我消息 | 她不回我消息 | 谈恋爱 | 男朋友 | 女朋友 | 对象 | 恋爱是什么 | a crush | in love | my boyfriend | my girlfriend | dating",
  heartbreak: "失恋了 | 分手了 | 分手 | 前任 | 忘不掉一个人 | 被甩了 | 离婚 | broke up | my ex | heartbroken",
  pet: "我家的猫 | 猫 | 养猫 | 狗 | 养狗 | 我的狗 | 宠物 | 你喜欢猫还是狗 | 撸猫 | my cat | my dog | cats | dogs | pets",
  music:
    "听歌 | 推荐一首歌 | 你喜欢什么歌 | 音乐 | 唱首歌 | 唱歌 | 给我唱首歌 | 单曲循环 | music | a song | sing for me",
  story:
    "讲个故事 | 给我讲个故事 | 说个故事听听 | 讲故事 | 睡前故事 | 想听故事 | tell me a story | a story please",
  joke: "讲个笑话 | 说个笑话 | 逗我笑 | 逗我开心 | 来个段子 | 冷笑话 | tell me a joke | make me laugh",
  family:
    "我妈妈 | 爸爸 | 父母 | 家里人 | 和家里吵架 | 想家了 | 想家 | 爷爷奶奶 | 外婆 | 过年回家 | 催婚 | my mother | my father | my family | homesick",
  future:
    "未来 | 迷茫 | 不知道以后怎么办 | 人生的意义 | 活着有什么意义 | 梦想 | 你的梦想是什么 | 选择 | 三十岁 | 长大 | 毕业 | the future | meaning of life | my dream | lost in life",
  money:
    "没钱了 | 没钱 | 好穷 | 工资 | 房租 | 花呗 | 买买买 | 攒钱 | 彩票 | 存不下钱 | money | broke | rent | salary",
  travel:
    "旅行 | 旅游 | 想出去玩 | 去哪里玩 | 看海 | 爬山 | 坐火车 | 放假去哪 | travel | a trip | vacation | the sea",
  friend:
    "我的朋友 | 好朋友 | 和朋友吵架 | 交不到朋友 | 朋友背叛我 | 闺蜜 | 兄弟 | 室友 | 社恐 | 不会说话 | my friend | friendship | roommate | shy",
  book: "看书 | 推荐一本书 | 你喜欢看书吗 | 小说 | 电影 | 追剧 | 看电影 | 推荐电影 | a book | reading | a movie | film",
  game: "打游戏 | 玩游戏 | 游戏 | 上分 | 开黑 | 陪我玩游戏 | 刷手机 | 刷视频 | playing games | video games | scrolling",
  birthday: "今天是我生日 | 我过生日 | 生日快乐 | 祝我生日快乐 | it is my birthday | happy birthday",
  dream: "我做了个梦 | 做梦 | 噩梦 | 梦见 | 昨晚梦到 | i had a dream | nightmare",
  advice:
    "给我点建议 | 我该怎么办 | 帮帮我 | 拿不定主意 | 开导我一下 | 安慰我 | 鼓励我一下 | 给我加油 | give me advice | cheer me up | help me | comfort me",
  ability: "你会什么 | 你能做什么 | 你有什么本事 | 你可以帮我做什么 | what can you do | what are you good at",
  age: "你多大了 | 你几岁 | 你的年龄 | 你什么时候生日 | how old are you | your age",
  home: "你住在哪里 | 你在哪里 | 你家在哪 | 你从哪里来 | where do you live | where are you | where are you from",
  secret: "你有什么秘密 | 告诉我一个秘密 | 你的秘密是什么 | tell me a secret | your secret",
  likes:
    "你喜欢什么 | 你的爱好是什么 | 你有什么爱好 | 你平时喜欢做什么 | what do you like | your hobby | hobbies",
  fear: "你害怕什么 | 你最怕什么 | 你怕什么 | what are you afraid of | your fear",
  doing: "你在做什么 | 你在干什么 | 你在忙什么 | 在忙吗 | what are you doing | are you busy",
  tea: "喝茶 | 咖啡 | 喝咖啡 | 喝酒 | 喝点什么 | 泡茶 | coffee | tea | a drink",
  late: "好晚了 | 都半夜了 | 夜深了 | 深夜 | 凌晨 | it is late | midnight",
  procrastinate:
    "拖延 | 拖延症 | 不想动 | 什么都不想做 | 摆烂 | 躺平 | 没动力 | 坚持不下去 | procrastination | no motivation | lazy",
};
