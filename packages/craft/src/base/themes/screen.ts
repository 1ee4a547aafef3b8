/** Games, jokes and habits of the net. */
export const SCREEN = `
互联网 | Internet | 🌐 | digital fast big | 网络 / Online
  电脑+电脑, 电脑+地球, 电脑+电话, 手机+手机, 无线网+电脑, 无线网+手机, 程序+地球
无线网 | Wireless | 📶 | digital | 无线 / Wireless
  互联网+风, 互联网+天空, 互联网+卫星
代码 | Code | ⌨️ | digital
  文字+电脑, 程序员+咖啡, 程序员+电脑, 文字+机器
程序员 | Coder | 🧑‍💻 | person digital sleepy
  人+代码, 人+电脑, 人+Bug, 熬夜+科学家
Bug | Bug in the Code | 🐞 | digital small
  虫+电脑, 虫+代码, 代码+代码, 周五+代码, 程序+程序, 程序+时间, 补丁+补丁
补丁 | Patch | 🩹 | digital
  程序员+Bug, Bug+草药, 医生+Bug
蓝屏 | Blue Screen | 🟦 | digital sad
  Bug+电脑, 电脑+水, 电脑+海, 电脑+雨
服务器 | Server | 🖥️ | digital loud hot
  电脑+房子, 电脑+冰箱, 电脑+互联网, 互联网+房子
云端 | The Cloud | 🌥️ | digital flying
  云+电脑, 云+服务器, 云+互联网, 天空+服务器
四零四 | Error 404 | 🚧 | digital sad
  互联网+黑洞, 互联网+遗忘, 互联网+幽灵
鼠标 | Computer Mouse | 🖱️ | tool digital
  鼠+电脑, 鼠+机器, 鼠+电
密码 | Password | 🔐 | digital quiet
  秘密+电脑, 秘密+文字, 秘密+手机, 钥匙+电脑
钥匙 | Key | 🔑 | tool small
  门+金属, 门+秘密, 门+黄金
验证码 | Captcha | 🔢 | digital
  机器人+密码, 机器人+互联网, 密码+密码
黑客 | Hacker | 🥷 | person digital dark
  程序员+密码, 程序员+夜, 侠客+电脑, 侦探+电脑
键盘侠 | Keyboard Warrior | 😤 | person digital loud | 键盘 / Keyboard
  侠客+互联网, 侠客+手机, 愤怒+互联网
消息 | Message | 💬 | digital fast
  文字+手机, 文字+互联网, 朋友+手机, 手机+鸟
撤回 | Unsend | ↩️ | digital
  消息+恐惧, 消息+时间机器, 消息+眼泪
已读不回 | Left on Read | 👀 | feeling sad digital
  消息+孤独, 消息+时间, 消息+石头, 消息+幽灵
社死 | Dying of Shame | 🫠 | feeling sad funny
  消息+老板, 秘密+互联网, 尴尬+互联网, 尴尬+尴尬, 消息+网红
表情包 | Reaction Meme | 😂 | digital funny | 表情 / Meme
  照片+文字, 照片+笑话, 社死+社死, 照片+互联网, 消息+笑话, 猫+照片
弹幕 | Bullet Comments | 🗯️ | digital loud
  文字+电影, 文字+电视, 电影+互联网
直播 | Livestream | 📡 | digital loud busy
  电视+互联网, 电视+手机, 歌手+手机
自拍 | Selfie | 🤳 | art digital
  手机+镜子, 手机+照片, 人+镜子, 手机+相机
点赞 | Like | 👍 | digital happy
  自拍+朋友, 消息+爱, 心+互联网, 心+手机
网红 | Influencer | 🌟 | person digital
  点赞+人, 直播+人, 自拍+星星, 人+互联网
吃瓜群众 | Melon-eating Crowd | 🍉 | person funny | 吃瓜 / Gossipy
  西瓜+人, 西瓜+互联网, 八卦+人, 西瓜+朋友
八卦 | Gossip | 👂 | idea funny loud
  秘密+秘密, 秘密+朋友, 茶馆+秘密, 网红+秘密, 吃瓜群众+吃瓜群众, 吃瓜群众+网红
低头族 | Phone Zombie | 🙇 | person digital | 低头 / Phone-gazing
  手机+人, 手机+地铁, 手机+家
云吸猫 | Cat by Cloud | 😻 | digital happy
  猫+互联网, 猫+手机, 云端+猫
摸鱼 | Slacking Off | 🐠 | idea slow funny
  鱼+打工人, 鱼+工作, 鱼+公司, 手机+打工人, 躺平+工作
内卷 | Rat Race | 🍥 | idea busy sad
  打工人+打工人, 学生+学生, 鼠+轮子, 公司+公司
躺平 | Lying Flat | 🧘 | idea slow sleepy
  内卷+床, 打工人+沙发, 内卷+内卷, 打工人+床, 内卷+海滩, 早高峰+沙发
熬夜 | Staying Up Late | 🌚 | idea dark sleepy
  手机+夜, 夜+咖啡, 人+夜宵, 学生+夜, 蚊子+夜, 睡意+手机, 睡意+咖啡, 快乐水+夜, 方便面+夜
黑眼圈 | Dark Circles | 😵 | feeling dark sleepy
  熬夜+人, 熬夜+早晨, 熬夜+熬夜, 熬夜+镜子
网购 | Online Shopping | 🛍️ | digital money
  互联网+钱, 手机+钱, 互联网+商人, 商人+手机, 工资+手机
加载中 | Loading | 🔄 | digital slow
  互联网+蜗牛, 互联网+时间, 互联网+乌龟
复制粘贴 | Copy and Paste | 📋 | digital fast
  代码+镜子, 文字+镜子, 程序员+镜子
百科 | Encyclopedia | 📘 | digital old
  书+互联网, 书+电脑, 互联网+智慧
游戏 | Video Game | 🎮 | game digital happy
  电脑+快乐, 电脑+孩子, 电视+孩子, 麻将+电脑, 象棋+电脑
贪吃蛇 | Snake Game | 🐍 | game digital | 贪吃 / Hungry
  蛇+游戏, 蛇+手机, 蛇+电脑
扫雷 | Minesweeper | 💣 | game digital
  火药+游戏, 火药+电脑, 数学+游戏
存档 | Save Point | 💾 | game digital
  游戏+时间, 游戏+书, 游戏+恐惧, 时间机器+游戏
彩蛋 | Easter Egg | 🥚 | game happy
  蛋+游戏, 蛋+电脑, 蛋+彩虹, 秘密+游戏
抽卡 | Gacha | 🎴 | game money lucky
  游戏+钱, 游戏+幸运, 游戏+纸, 售货机+游戏
剧透 | Spoiler | 🙉 | idea loud
  电影+朋友, 故事+未来, 电影+弹幕, 侦探+朋友
元宇宙 | Metaverse | 🥽 | digital space | 虚拟 / Virtual
  互联网+梦, 互联网+宇宙, 游戏+宇宙, 游戏+游戏
电子木鱼 | E-Wooden Fish | 📿 | digital quiet funny | 功德 / Merit
  木鱼+手机, 木鱼+电, 木鱼+打工人
共享单车 | Shared Bike | 🚴 | machine digital | 共享 / Shared
  自行车+手机, 自行车+城市, 自行车+互联网
程序 | Program | 🖲️ | digital
  补丁+代码, 代码+手机, 代码+齿轮
读档重来 | New Game Plus | 🔁 | idea digital young | 重来 / Second-chance
  存档+时间机器, 存档+遗忘, 存档+幽灵
居家办公 | Work from Home | 🩴 | idea slow busy
  早高峰+躺平, 早高峰+家, 公司+床, 早高峰+互联网
猫老板 | Cat Boss | 😼 | person animal money sleepy
  居家办公+猫, 云吸猫+居家办公, 扫地机器人+猫
`;
