import { expect, it } from "vitest";
import type { Language } from "../persona.ts";
import { randomOf } from "../random.ts";
import { answerByKnowledge } from "./answer.ts";

const said = (text: string, language: Language, seed = "seed") =>
  answerByKnowledge(text, language, randomOf(seed));

const ASKS = `
zh fact 日本首都是哪里 => 日本的首都是东京
en fact what's the capital of france => The capital of France is Paris
zh fact 浙江省会 => 浙江的省会是杭州
zh fact 堪培拉是哪国首都 => 堪培拉是澳大利亚的首都
zh fact 内蒙古首府在哪 => 内蒙古的首府是呼和浩特
en fact the capital city of new zealand => The capital of New Zealand is Wellington
zh fact 加拿大首都叫啥 => 加拿大的首都是渥太华
en fact which country's capital is ottawa => Ottawa is the capital of Canada
zh fact 谁发明了电话 => 电话一般认为是贝尔发明的
en fact who invented the telephone => The telephone is credited to Alexand …
en fact who was the first man on the moon => The first person on the Moon was Nei …
zh fact 第一个登上月球的人是谁 => 第一个登上月球的人是阿姆斯特朗
en fact who discovered penicillin => Penicillin was discovered by Alexand …
en fact who painted starry night => It was painted by Vincent van Gogh
zh fact 造纸术是谁发明的 => 蔡伦改进了造纸术
en fact who discovered gravity => The law of gravity was found by Isaac Newton
zh fact 三国演义作者是谁来着 => 《三国演义》的作者是罗贯中
zh fact 中国第一个上太空的人 => 中国第一位进入太空的航天员是杨利伟
zh fact 二战哪年结束的 => 第二次世界大战在1945年结束
en fact when did ww2 end => World War II ended in 1945
en fact when was the berlin wall torn down => The Berlin Wall fell in 1989
en fact what year did we land on the moon => People first landed on the Moon in 1969
en fact when did columbus discover america => Columbus reached the Americas in 1492
zh fact 改革开放是哪一年 => 改革开放始于1978年
zh fact 北京奥运会是哪年 => 北京在2008年举办夏季奥运会，2022年举办冬季奥运会
en fact when was the first iphone released => The first iPhone came out in 2007
zh fact 法国大革命哪年爆发 => 法国大革命始于1789年
zh fact 人有多少块骨头 => 成年人有206块骨头
zh fact 长江有多长 => 长江长约6300公里
zh fact 一年有多少天 => 平年有365天，闰年有366天
zh fact 太阳系有几颗行星 => 太阳系有8颗行星
zh fact 蜘蛛几条腿 => 蜘蛛有8条腿
en fact how far is the moon => The Moon is about 384,000 km from the Earth
zh fact 中国有几个省 => 中国有34个省级行政区，其中23个省
zh fact 光速是多少 => 光速大约每秒30万公里
en fact how long is the great wall => All the walls of the Great Wall toge …
en fact how many players on a soccer team => A football team has eleven players
zh fact 世界上有多少个国家 => 世界上有190多个国家，联合国有193个会员国
en fact how many minutes in a day => A day has 1,440 minutes
zh fact 人一共有几颗牙 => 成年人有28到32颗牙
zh fact 一副扑克牌多少张 => 一副扑克有54张，去掉大小王是52张
zh fact 马拉松多少公里 => 马拉松全程42.195公里
zh fact 什么是黑洞 => 黑洞是引力大到连光都逃不出来的天体
en fact what is photosynthesis => Photosynthesis is how plants use lig …
zh fact 区块链是啥 => 区块链是许多人共同保存、很难篡改的账本
zh fact 通货膨胀啥意思 => 通货膨胀是物价普遍上涨、钱变得不值钱
en fact what is an algorithm => An algorithm is a set of steps for s …
zh fact 量子力学是什么 => 量子力学是研究微小粒子规律的物理学
en fact what is ai => Artificial intelligence is technolog …
zh fact 什么是元宇宙 => 元宇宙是设想中人们一起活动的虚拟世界
zh fact 端午节是什么节日 => 端午节是五月初五，吃粽子、赛龙舟
zh fact 五险一金是啥 => 五险一金是养老、医疗、失业、工伤、生育保险和住房公积金
zh fact 四大名著是哪四本 => 四大名著是《红楼梦》《西游记》《水浒传》《三国演义》
en fact explain gravity like i'm five => Gravity is the force that pulls thin …
zh fact 文房四宝是什么 => 文房四宝是笔、墨、纸、砚
zh fact 天为什么是蓝的 => 天空是蓝的，因为空气把阳光里的蓝光散射得最多
zh fact 为什么切洋葱会流泪 => 切洋葱会流泪，因为洋葱放出刺激眼睛的含硫气体
en fact why do we yawn => Yawning may cool the brain and help …
zh fact 为什么会下雨 => 下雨是因为云里的小水滴越聚越大，托不住就落下来
zh fact 海水为什么是咸的 => 海水是咸的，因为雨水和河水把岩石里的盐和矿物质不断带进海里
zh fact 猫为啥怕水 => 猫怕水，多因毛湿了又冷又重，很难受
en fact why does ice float => Ice floats because water expands as …
en fact why do onions make you cry => Onions release a sulphur gas that st …
zh fact 为什么打雷先看到闪电 => 先看到闪电后听到雷声，因为光比声音快得多
en fact why do we have seasons => There are seasons because the Earth' …
en fact why do i get goosebumps => Goosebumps come from tiny muscles at …
zh fact 彩虹是怎么形成的 => 彩虹是阳光经过水滴折射、反射，分成几种颜色
en fact how do planes stay in the air => Planes fly because their wings push …
zh fact 为什么吃饱了会犯困 => 饭后犯困，可能和血糖、激素变化和生物钟有关
en fact can penguins fly => No, penguins cannot fly, but they sw …
zh fact 西红柿是水果还是蔬菜 => 从植物学上说番茄是果实，算水果；做菜时一般当蔬菜
zh fact 蜘蛛是昆虫吗 => 蜘蛛不是昆虫，它有八条腿
zh fact 海豚是鱼吗 => 海豚不是鱼，是哺乳动物
en fact do we only use 10 percent of our brains => No, it's a myth: people use all of the brain
en fact is pluto a planet => No, Pluto is now a dwarf planet
en fact can dogs eat chocolate => No, chocolate is poisonous to dogs
zh fact 狗能吃巧克力吗 => 不能，巧克力对狗有毒
zh fact 鱼会睡觉吗 => 鱼会睡觉，只是多数没有眼皮、闭不上眼
en fact does lightning never strike twice => Yes, lightning can strike the same p …
zh fact 隔夜菜能吃吗 => 及时冷藏、彻底热透一般可以吃，绿叶菜最好当天吃完
zh fact 发芽的土豆还能吃吗 => 不能吃，发芽的土豆有毒
en fact bats are blind right? => No, bats are not blind; they also use echoes
zh fact 感冒要吃抗生素吗 => 没用，感冒多是病毒引起的，抗生素对病毒无效
zh compare 长江和黄河哪个长 => 长江比黄河长
zh compare 太阳和地球哪个大 => 太阳比地球大
en compare is an elephant bigger than a hippo => The elephant is bigger than the hippo
zh compare 猎豹和马谁跑得快 => 猎豹比马快
zh compare 中国和美国哪个面积大 => 中国比美国面积更大
en compare a pound of gold or a pound of feathers which is heavier => 1 pound of gold and 1 pound of feath …
zh compare 金子和铁哪个重 => 金比铁重
en compare which planet is bigger jupiter or saturn => Jupiter is bigger than Saturn
zh compare 乌龟和兔子谁活得久 => 乌龟比兔子活得更久
zh compare 富士山和泰山哪个高 => 富士山比泰山高
zh compare 小明比小红高，小红比小刚高，谁最高 => 小明最高
zh compare 俄罗斯比加拿大大吗 => 俄罗斯比加拿大大
en compare is russia bigger than canada => Russia is bigger than Canada
en compare which is faster a cheetah or a horse => The cheetah is faster than the horse
zh compare 埃菲尔铁塔和东方明珠哪个高 => 东方明珠比埃菲尔铁塔高
zh compare 篮球和足球哪个大 => 篮球比足球大
zh compare 猫和狗哪个活得长 => 猫比狗活得更久
zh compare 李白和杜甫谁大 => 李白比杜甫年纪更大
en compare who is older, einstein or newton => Newton is older than Einstein
zh advice 感冒了喝什么好 => 感冒多喝温水、多休息、注意保暖，通常一周左右会好；高烧或加重就看医生
zh advice 宿醉怎么办 => 先喝温水或淡盐水补水，吃点粥、面包或香蕉，躺下休息，今天别再喝酒；吐得厉害或叫不醒要送医
zh advice 考试前复习不完怎么办 => 先做一套真题找弱点，按弱点列三件事，每天做一件，睡够觉
zh advice 背单词有什么好方法 => 单词按间隔复习：当天、第二天、一周后各看一次，放进句子里记，每次二十个就好
en advice gift ideas for my girlfriend => Good ideas are a fine necklace, a fa …
zh advice 女朋友生日送什么 => 可以考虑一条细项链、喜欢的香水、手写的信，或一次计划好的约会
zh advice 番茄炒蛋怎么做 => 先炒鸡蛋盛出，再炒番茄出汁，加盐和一点糖，倒回鸡蛋翻匀
en advice how to make fried rice => Scramble egg in hot oil, add cold co …
zh advice 衣服上的油渍怎么洗 => 油渍先抹洗洁精静置10分钟，再温水洗
zh advice 马桶堵了怎么办 => 马桶堵了先用皮搋子反复抽，或倒洗洁精加热水（不烫手）等15分钟
en advice how to get red wine out of carpet => Blot red wine at once, cover with sa …
zh advice 怎么追女生 => 先从自然的相处和关心开始，看对方愿不愿意回应，不逼不黏
en advice how do i ask someone out => Pick an easy moment, say it briefly …
en advice how to lose weight => Drop sugary drinks, eat a little les …
zh advice 失眠怎么办 => 睡前一小时放下手机、调暗灯光，下午后不喝咖啡，躺不着就起来坐一会儿再睡
en advice wifi is slow what do i do => Restart the router (unplug 30 second …
zh advice 米饭夹生了怎么办 => 米淘净，加水到米面上一指节（约1比1.2），煮好再焖10分钟；夹生就加点水再焖
zh advice 手机进水了怎么办 => 手机进水马上关机擦干，别充电，尽快送修
zh advice 怎么提高英语口语 => 每天跟读十分钟，把一句话录下来对比，一周积累十句常用句
zh advice 烫伤了怎么处理 => 烫伤马上用流动冷水冲15到20分钟，别涂牙膏酱油，起大泡或面积大就就医
zh app 胶囊怎么得到 => 胶囊可以每日签到、看短片、首次合成新东西得到，也可以充值，都在“我的”里的胶囊余额页
en app can other people read this chat => Other users cannot see the chat, but …
zh app 聊天记录会被别人看到吗 => 别的用户看不到你们的聊天，登录你账号或拿到你设备的人能看到；消息存在服务 …
en app how do i change my avatar => Open your profile under “Me” to chan …
en app is this app free => Built-in chat, pictures and ideas ar …
zh app 聊天要钱吗 => 内置的聊天、画作和灵感都免费；大模型的回复、画图和朗读才用胶囊
en app how do i delete my account => Close the account under “Account and …
zh app 没有网还能聊吗 => 断网时能看聊天记录，新消息会等联网后发出；内置引擎不靠大模型也能回答
zh app 能导出聊天记录吗 => 在“账号与安全”里申请导出，会得到一个数据压缩包，每天一次
en app remind me to call mom at 5 => It cannot remind you at a time; plea …
zh app 帮我点个外卖 => 这里不能下单或订票，请用对应的应用
zh app 打开手电筒 => 这里控制不了手机和家电，请自己打开
zh app 怎么换语言 => 在“我的 → 通用设置 → 语言”里切换中文和英文
en fact the longest river in the world => The longest river is usually said to …
zh fact 细菌和病毒有什么区别 => 细菌是能自己生长的单细胞生物，病毒更小、要靠活细胞才能繁殖；抗生素只对细菌有用
en fact what's the difference between weather and climate => Weather is what happens now; climate …
zh fact 光合作用是啥 => 光合作用是植物用阳光、水和二氧化碳制造养分并放出氧气
en fact capital of south korea => The capital of South Korea is Seoul
zh fact 广东省的省会在哪里 => 广东的省会是广州
zh fact 缅甸首都是仰光吗 => 缅甸的首都是内比都
en fact who came up with the theory of evolution => On the Origin of Species is by Charl …
zh fact 谁是中国第一位皇帝 => 统一六国、第一个称皇帝的是秦始皇
en fact who composed moonlight sonata => It was composed by Beethoven
en fact what year was the great wall built => The Great Wall was begun in the seve …
en fact when did the dinosaurs die out => The dinosaurs died out about 66 mill …
zh fact 一个世纪多少年 => 一个世纪是100年
zh fact 太阳离地球多远 => 地球离太阳大约1.5亿公里
zh fact 人的心脏一分钟跳多少下 => 成年人安静时心跳大约每分钟60到100次
en fact how deep is the mariana trench => The Mariana Trench is about 11,000 m …
zh fact dna是啥 => DNA是记录遗传信息的分子
en fact what's a prime number => A prime is a whole number above 1 th …
zh fact 为什么会有彩虹 => 有彩虹，是因为阳光在水滴里折射和反射，分成了不同颜色
zh fact 为什么飞机能飞 => 飞机能飞，是因为机翼把空气往下推，得到向上的升力
zh fact 眼泪为什么是咸的 => 眼泪是咸的，因为里面含有盐分
zh fact 为什么冬天白天短 => 夏天白天长、冬天白天短，因为地球的轴是斜的 …
zh fact 熊猫是熊吗 => 熊猫是熊科动物，不是猫
en fact is the earth flat => The Earth is not flat; it is a sligh …
en fact do bulls hate red => No, bulls cannot see red well; the m …
zh fact 人只用了10%的大脑是真的吗 => 不是，人并不是只用了百分之十的大脑
zh compare 长颈鹿和大象哪个高 => 长颈鹿比大象高
zh compare 哪个更重，一斤棉花还是一斤铁 => 1斤棉花和1斤铁一样重
en compare is the moon bigger than the earth => Earth is bigger than the moon
zh compare 地球大还是火星大 => 地球比火星大
zh compare 猫快还是狗快 => 猫比狗快
zh compare 西藏大还是新疆大 => 新疆比西藏大
zh compare 一公斤铁和两斤棉花哪个重 => 1公斤铁和2斤棉花一样重
zh compare 小红比小明大两岁，小明8岁，小红几岁 => 小红今年10岁
zh advice 怎么缓解头痛 => 头疼先喝水、休息、闭眼放松；突然剧痛或伴发烧、呕吐、说话不清要马上就医
zh advice 宿醉头疼喝啥 => 先喝温水或淡盐水补水，吃点粥、面包或香蕉，躺下休息，今天别再喝酒；吐得厉害或叫不醒要送医
zh advice 面试官问我缺点怎么答 => 被问缺点就说一个真实但不致命的，再说怎么在改进
zh advice 怎么才能集中注意力 => 学25分钟、歇5分钟，手机放到另一个房间，一次只做一件事
en advice birthday gift for a 5 year old => Good ideas are building blocks, a pi …
zh advice 糖醋排骨怎么做 => 排骨焯水煎黄，按1勺料酒2勺生抽3勺糖4勺醋加水，小火炖30分钟收汁
en advice how to cook steak => Bring the steak to room temperature …
en advice how to get over a breakup => Let yourself grieve, stop checking t …
en advice tips for better sleep => Dim lights and drop the phone an hou …
zh advice 长痘了怎么办 => 长痘早晚温和洁面，别挤，少甜食少熬夜，严重看皮肤科
zh advice 鞋子很臭怎么办 => 鞋臭就晾干，夜里放小苏打或茶包，换透气的袜子
en advice how to get rid of ants => Wipe their trail with vinegar water …
zh advice 空调不制冷咋办 => 空调不凉先洗滤网、看模式；省电设26度配风扇
zh app capsule是什么东西 => 次元胶囊是四次元里的货币：签到和看短片能得，充值能买，用在大模型回复、画 …
zh app 聊天记录存在哪里 => 消息保存在服务器上，一直留到撤回或到期；浏览器里也存一份，断网也能看
zh app 有没有会员 => 这里没有会员，只有次元胶囊；内置的聊天免费
zh app 怎么注销账号 => 在“账号与安全”里注销账号，七天内登录可以撤回，之后不能恢复
en app set a timer for 10 minutes => It cannot remind you at a time; plea …
zh app 帮我发条微信给老板 => 这里不能替人发短信或邮件，要自己在手机上发
zh app 怎么把字体调大 => 字号跟随浏览器和系统的设置，可以在那里调大
en app how do i make my own character => Make a character of your own under “ …
`;

/** Language, kind, ask and answer; “…” ends the part of a longer answer that is written here. */
const recordsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [, language = "", kind = "", ask = "", answer = ""] =
        /^(\S+) (\S+) (.*) => (.*)$/u.exec(line) ?? [];
      return { language: language as Language, kind, ask, answer };
    });

it.each(recordsOf(ASKS))("answers $ask", ({ language, kind, ask, answer }) => {
  const found = said(ask, language);
  expect(found?.kind).toBe(kind);
  if (answer.endsWith(" …")) expect(found?.answer).toContain(answer.slice(0, -2));
  else expect(found?.answer).toBe(answer);
});

const IDEAS = `
zh 2 早饭吃什么好
zh 3 中午吃什么，给三个建议
en 5 five snack ideas
zh 2 推荐两本书
zh 2 推荐个下饭剧
en 2 recommend a horror movie
zh 2 周末下雨干什么好
zh 2 想喝点甜的
zh 1 25度穿什么合适
en 2 what should i do this weekend
`;

it.each(IDEAS.trim().split("\n"))("gives as many ideas as are asked for: %s", (line) => {
  const [, language, count, ask = ""] = /^(\S+) (\d) (.*)$/u.exec(line) ?? [];
  const found = said(ask, language as Language);
  expect(found?.kind === "ideas" && found.ideas.length).toBe(Number(count));
});

it("gives other ideas for another seed", () => {
  const answers = ["a", "b", "c", "d", "e", "f"].map((seed) => said("今晚吃什么", "zh", seed)?.answer);
  expect(new Set(answers).size).toBeGreaterThan(2);
});

it("leaves out what is not wanted", () => {
  for (const seed of ["a", "b", "c", "d", "e", "f", "g", "h"])
    expect(said("晚饭不想吃米饭，还能吃什么", "zh", seed)?.answer).not.toMatch(/饭/u);
});
