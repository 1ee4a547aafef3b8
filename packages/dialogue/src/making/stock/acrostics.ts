/** Lines of seven signs, found by their first. */
export const ACROSTICS_ZH = `
我把心事寄清风 我有清风三两里 我在灯前写晚春 爱如春水绕门前 爱到深时话不多 爱是人间一盏灯 你来花自满山开 你是人间四月天 你若安好天便晴 喜鹊枝头报早春 喜气盈门笑语多 欢声笑语满庭前
欢喜从来在眼前 生来自有凌云志 生逢盛世好年华 日月同辉照远山 日暖风和柳色新 快马扬鞭千里路 快意人生莫等闲 乐在其中人不老 乐得清闲看晚霞 新年喜气满乾坤 新燕衔泥过小窗 年年此日花依旧
年来万事皆如意 春风又绿江南岸 春到人间草木知 节逢佳日人长久 节节登高看日升 祝君前路花如锦 祝福声声到耳边 福满人间岁月长 福如东海水长流 平湖如镜照云天 平平淡淡是真情 安得清闲过小桥
安然一枕到天明 健步登山看日出 健笔凌云写大江 康庄大道任君行 康宁岁岁伴高堂 万里晴空一鹤飞 万家灯火照归人 万水千山只等闲 万紫千红总是春 事事如心步步高 事到难时见故人 如诗岁月慢慢走
如歌往事绕心头 意气风发正少年 意满人间春色好 大江东去浪淘沙 大鹏展翅九重天 吉星高照满庭芳 吉日良辰好个秋 利剑出鞘光照雪 利锁名缰且放开 恭迎瑞雪满山川 发愤读书灯火里 发新枝处见春来
财源广进似春潮 财如流水义如山 中秋月满照人圆 中天日丽柳如烟 国泰民安岁月新 国色天香第一枝 月上柳梢人未眠 月照千山雪满弓 星垂平野夜初静 星光点点照归程 风来竹影满庭中 风吹麦浪到天边
花开时节又逢君 花落无声水自流 雪满山川夜读书 雪落梅枝一点红 雨打芭蕉夜未央 雨过天青云破处 云卷云舒任去留 云开月出见青山 山高水远路漫漫 山色空蒙雨亦奇 水光潋滟映晴天 水到渠成自有时
海纳百川天地宽 海阔天空任鸟飞 江上清风明月夜 江山如画起宏图 江南烟雨入画中 江枫渔火对愁眠 河汉无声转玉盘 河清海晏四时春 天高云淡雁南飞 天光云影共徘徊 地阔天长春草绿 地暖花开二月风
人间有味是清欢 人逢喜事精神爽 心有灵犀一点通 心如明月照清溪 情到深处自然真 情丝一缕系红尘 梦里花开又一年 梦入江南烟水路 想来往事已成烟 想见音容梦里频 思君如月夜夜明 思乡一曲到天明
思思念念在心头 思如泉涌笔生花 念你如同三月雨 念念不忘有回音 李花如雪落春山 李白斗酒诗百篇 王孙芳草年年绿 王者归来气自华 张灯结彩庆佳期 张开双臂抱朝阳 刘郎已到蓬山远 刘阮天台遇旧仙
陈酒开坛满屋香 陈年旧事入诗来 杨柳依依岸上风 杨花落尽子规啼 赵客吟诗走马来 赵家小院杏花开 黄鹤楼中吹玉笛 黄昏灯火照归人 周天星斗照人间 周遭山色碧如烟 吴山点点入云来 吴歌一曲月中听
徐徐清风自南来 徐行不问路多长 孙郎少年意气高 孙楚楼边月色明 马蹄踏碎落花香 马到功成凯歌还 朱门桃李又春风 朱弦一曲动秋声 胡琴声里月初圆 胡马嘶风过大江 郭外青山一抹斜 郭边杨柳绿参差
何处春江无月明 何须惆怅近黄昏 林间松韵伴泉声 林深时见鹿儿来 高山流水遇知音 高处风来天地宽 罗衣轻拂杏花风 罗带临风月满庭 郑重提笔写流年 郑声一曲绕梁飞 梁上燕子又归来 梁园旧梦月如霜
谢家宝树发新枝 谢却繁华见本真 谢君一路伴我行 谢意深深寄晚风 宋词一卷伴清茶 宋玉多情赋晚秋 唐诗万首韵悠长 唐风宋雨入帘来 许你一生好时光 许多心事付瑶琴 邓林春色绿成荫 邓尉梅花满径香
韩笔如潮动古今 韩江水暖柳如烟 冯夷击鼓水中天 冯虚御风天地宽 曹溪水净照人心 曹植才高八斗量 彭泽归来菊正黄 彭祖高年鹤发新 曾经沧海难为水 曾记当年旧小楼 肖像留春不肯归 肖似当年月下人
田园一曲麦初黄 田家少闲五月忙 董生帷下读书声 董家桥畔杏花红 袁家渴畔水声清 袁枚诗里见真情 潘郎鬓上染微霜 潘江陆海才情阔 蒋山青映秦淮水 蒋家小径竹三竿 蔡女琴声月下闻 蔡侯纸上写春秋
余音袅袅绕高楼 余霞散处雁成行 杜鹃声里雨如烟 杜若洲前水自流 叶落归根大地情 叶底黄鹂一两声 程门立雪见真心 程途万里有明灯 程程山水有人陪 程途万里踏歌行 苏堤春晓柳如烟 苏子泛舟明月下
魏紫姚黄满洛城 魏阙心悬一片云 吕安命驾访知音 吕公台上看云飞 丁香空结雨中愁 丁冬一曲是清泉 任尔东西南北风 任凭风浪稳行舟 沈园柳老不吹绵 沈醉不知归路远 姚黄一朵占春光 姚江水暖绿初生
卢橘杨梅次第新 卢家小女爱诗书 姜花一束满屋香 姜家小院夜灯明 崔颢题诗在上头 崔巍山势入云中 钟声悠远度寒山 钟情最是一城秋 谭边柳色又青青 陆海潘江文思涌 陆路迢迢一骑来 汪洋万顷接天流
汪伦送我情千尺 范蠡湖边一叶舟 范围天地一诗囊 金风玉露一相逢 金石为开见至诚 石上清泉月下流 石径斜斜上翠微 廖廓江天万里秋 廖落晨星伴晓风 贾生才调更无伦 贾岛推敲月下门 夏荷摇曳满池香
夏夜星光落满襟 韦编三绝志弥坚 韦庄词里忆江南 付与东风一笑间 付诗一首寄秋鸿 方塘半亩鉴云开 方寸之间天地宽 白云深处有人家 白雪纷飞喜气来 邹鲁遗风千古在 邹衍谈天万里遥 孟春时节草初生
孟夏清和四月天 熊罴入梦喜盈门 熊熊炉火暖人心 秦时明月照今人 秦楼月满玉箫寒 邱山独立看云飞 邱壑胸中自有春 侯门灯火照春宵 尹水春深绿满川 尹家灯火夜读书 薛涛笺上字如花 薛荔墙头雨过青
闫家小院月如霜 阎浮梦里一灯青 段段流年入酒杯 段桥残雪映斜阳 雷鸣春动万山青 雷雨声中草木新 龙腾四海起云烟 龙行天下雨随风 史笔春秋写古今 史书一卷照丹心 陶然共醉菊花杯 陶令归来种豆忙
黎明破晓见朝阳 黎民共乐太平春 贺客盈门笑语多 贺卡一张寄远情 顾盼之间春满楼 顾念当年同席时 毛笔轻挥写素心 毛羽丰时任我飞 郝家庭院月初圆 龚家桃李满春园 龚子诗成动九州 邵平瓜圃绿成阴
邵窝安乐度春秋 钱塘江上看潮生 严冬过后是春天 严霜不改竹青青 覃思妙笔写华章 覃恩如海意难忘 武陵溪畔桃花红 武夷山水甲东南 戴月披星归路远 戴花而笑少年时 莫愁前路无知己 莫道桑榆为晚景
孔门弟子三千众 孔雀开屏五彩新 向晚意不适时行 向阳花木易为春 汤汤流水去无声 汤暖人心冬夜长 小楼一夜听春雨 小荷才露尖尖角 雅韵悠悠入素笺 雅室何须大自香 丽日当空照九州 丽质天生自有光
芳草连天碧四围 芳华不负少年时 婷婷玉立水中央 婷婷袅袅一枝荷 静夜无声月满窗 静听花落两三声 敏而好学志成城 敏思如电笔如风 红日初升照大江 红梅一朵雪中开 明月松间照石泉 明朝又是艳阳天
伟业千秋自有成 伟岸身姿似劲松 强风知劲草青青 强者心中有海洋 军歌嘹亮过山川 军旗猎猎舞长风 杰出英才应运生 杰构雄文天下知 磊落襟怀日月明 磊磊青山立大江 洋洋喜气满人间 洋洋洒洒写春秋
勇往直前志不移 勇立潮头看大江 艳阳高照百花开 艳色三春第一枝 娟娟明月照西楼 娟秀如兰静自芳 超然物外一身轻 超越千山向太阳 秀水青山入画来 秀外慧中人自好 霞光万道染江天 霞飞千里映山红
文章千古寸心知 文思如水自东流 辉煌灯火照前程 辉映山川一片霞 浩浩长江万里流 浩气长存天地间 浩然正气满乾坤 宇宙无垠星斗转 宇内清风万里来 轩窗半卷月如钩 轩然一笑对春风 涵养胸中万壑秋
涵虚湖水接天青 欣逢盛世百花开 欣欣草木向阳生 怡然自得听松风 怡情山水不知年 佳人一笑满城春 佳节又逢明月夜 琪花瑶草满仙山 琪树千枝映碧空 子夜灯前读旧书 子规声里雨如烟 晨曦初照万山红
晨钟一响梦方回 晓风吹过柳千条 晓日初升照碧川 宁静致远淡泊心 宁愿清贫守素心 玉树临风一少年 玉壶冰心一片真 珍重光阴莫等闲 珍珠滴露小荷圆 美景良辰莫负春 美酒一杯酬故人 慧眼识得千里马
慧心如月照清溪 英姿飒爽立潮头 英雄自古出少年 华灯初上满城春 华年如水去无声 建功立业正当时 建一间屋面朝海 志在千里马蹄疾 志存高远不言愁 成竹在胸挥笔就 成功自古在勤中 永夜灯前话旧时
永结同心到白头 远山如黛水如烟 远行千里故人心 长风破浪会有时 长江浩荡向东流 久别重逢话不休 久旱甘霖喜万家 好景良辰伴我行 好雨知时润物声 运筹帷幄立潮头 运转鸿钧万象新 学海无涯苦作舟
学成归去报春晖 老树春深更着花 老友重逢酒一壶 师恩如海永难忘 师者如灯照夜行 妈妈灯下补衣裳 妈妈唤我小名声 母爱如河日夜流 母亲灯火照归程 父爱如山立不言 父亲背影夕阳中 友谊长存天地间
友人千里寄梅花 前程似锦路迢迢 前路花开一径香 似水流年去不回 似曾相识燕归来 锦绣河山一望收 锦书一纸寄相思 加油声里马蹄疾 加衣添饭记心头 油灯一盏照书香 油菜花开遍地金 奋斗青春最有光
奋翅高飞万里云 斗转星移又一春 斗酒诗成月满楼 早起鸡鸣天未晓 早春细雨润如酥 晚风轻拂柳丝长 晚霞似锦映江红 猫儿晒日卧窗前 猫步轻轻月下行 狗儿摇尾迎人笑 狗吠柴门月上迟 娜娜春柳舞东风
琳琅满目画中春 琳宫月满夜吹箫 泽被山川草木春 凯歌一曲踏春归 凯旋马上笑春风 博览群书见识高 博得清风两袖寒 俊逸风神自少年 俊鸟高飞向碧霄 鹏程万里展宏图 鹏举高天一色新 飞雪迎春喜气多
飞花点翠入帘来 翔云万里一声雷 翔鸟归林夕照红 婉转歌声月下闻 倩影依依水一方 倩谁传语到江南 莹莹露水叶尖明 莹然一点是初心 露湿桂花秋已深 露从今夜白如霜 冰心一片在玉壶 冰雪聪明自可人
兰生幽谷自芬芳 兰舟轻泛碧波间 梅花香自苦寒来 梅雪争春未肯降 竹影横斜水浅清 竹外桃花三两枝 菊残犹有傲霜枝 菊花开处见南山 荷风送爽到江亭 荷叶田田碧接天 琴声一曲动人心 琴瑟和鸣岁月长
诗酒年华共此生 诗成笑傲看春山 阳光洒满小窗台 阳春三月好踏青 光阴似水莫虚抛 光照人间一片明
`;

/** A letter, then lines that begin with it. */
export const ACROSTICS_EN = `
A|A little light in every room|Always ready with a smile|All the clouds make way for you
B|Bright as the first day of May|Brave enough to start again|Blue skies follow where you go
C|Calm as a lake before the dawn|Cheerful even in the rain|Carrying sunshine in your coat
D|Daring to dream with open eyes|Dancing whenever a song comes on|Days are warmer by your side
E|Every step a little song|Eager for the road ahead|Easy to love and hard to forget
F|Full of stories, full of light|Faithful as the evening star|Finding joy in little things
G|Gentle hands and a golden heart|Giving more than you would say|Growing like a garden does
H|Happy as a morning bird|Hope is always in your pocket|Home is wherever you sit down
I|In your laugh the bells all ring|Inventing joy on rainy days|Inside you lives a quiet spark
J|Joy goes walking next to you|Just like sunlight on the sea|June is jealous of your glow
K|Kind in ways that no one sees|Keen to learn and quick to laugh|Keys to every heart in town
L|Light that finds the darkest road|Laughing till the kettle sings|Like a lamp left on for friends
M|Moonlight follows in your steps|Making room for one more chair|Music hides in all you say
N|Never far from those you love|New as snow upon the hill|Nights are softer with your voice
O|Open as a summer door|Over every hill you climb|On your side the stars line up
P|Patient as the growing oak|Playful as a kite in wind|Pockets full of little dreams
Q|Quiet strength and steady hands|Quick to help and slow to frown|Queen or king of better days
R|Ready for the rainbow's end|Rivers would run back for you|Roses ask you how it's done
S|Steady when the wind is loud|Sunlight settles where you sit|Songs begin inside your smile
T|Trusting in the morning light|True as north on every map|Time is kinder in your house
U|Under every cloud, your spark|Unafraid of muddy shoes|Up you go where swallows fly
V|Voices lift when you come in|Valleys echo with your name|Very much the best of us
W|Warm as bread on winter days|Wonder walks along with you|Wild as daisies, just as bright
X|Xylophones could play your name|X marks where the treasure is: you
Y|Yellow sun on window sills|You are more than you believe|Years will only make you shine
Z|Zest for life in all you do|Zigzag paths still lead you home
`;
