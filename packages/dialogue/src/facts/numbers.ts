/** How many, how high, how long: key, then the answer in Chinese and in English. */
export const NUMBERS = `
角&五角星;points&star|五角星有5个角|A five-pointed star has five points
朝代&唐/多少年&唐朝;唐朝&多少年/几年/多久|唐朝有289年（618—907）|The Tang dynasty lasted 289 years
清朝&多少年/几年/多久|清朝从1636年到1912年，共276年|The Qing lasted 276 years
明朝&多少年/几年/多久|明朝有276年（1368—1644）|The Ming lasted 276 years
皇帝&清朝/几个|清朝有12位皇帝（入关后10位）|The Qing had twelve emperors
九大行星;太阳系&九|太阳系现在算8颗行星，冥王星已被归为矮行星|There are eight planets; Pluto no longer counts
味蕾;taste buds|人大约有5000到1万个味蕾|A person has about 5,000 to 10,000 taste buds
大脑&重/多重;brain&weigh/heavy|成年人的大脑大约重1.4公斤|An adult brain weighs about 1.4 kg
头发&多少根/几根;hairs&head|人大约有10万根头发|A person has about 100,000 hairs on the head
头发&一天&掉;hair&lose&day|正常人一天大约掉50到100根头发|People lose about 50 to 100 hairs a day
肠/小肠&长/多长;intestine&long|成年人的小肠大约长5到6米|The small intestine is about six metres long
皮肤&面积/多大|成年人皮肤大约1.5到2平方米|Adult skin covers about 1.5 to 2 square metres
细胞&人体/多少;cells&body|人体大约有30多万亿个细胞|The body has about 30 trillion cells
脚趾;toes|人有10个脚趾|People have ten toes
chambers&heart;心脏&几个腔/心房/心室|心脏有4个腔：两个心房、两个心室|The heart has four chambers
金鱼&活/寿命;goldfish&live/lifespan|金鱼养得好能活10年以上|Goldfish can live ten years or more with care
仓鼠&活/寿命;hamster&live/lifespan|仓鼠一般活2到3年|Hamsters usually live two to three years
兔子&活/寿命;rabbit&live/lifespan|家兔一般活8到10年|Rabbits usually live 8 to 10 years
大象&活/寿命;elephant&live/lifespan|大象能活60到70年|Elephants can live 60 to 70 years
蝴蝶&活/寿命;butterfly&live/lifespan|多数蝴蝶成虫只活几周|Most adult butterflies live only a few weeks
蚊子&活/寿命;mosquito&live/lifespan|雌蚊一般活几周|Female mosquitoes live for some weeks
翅膀&蜜蜂/蝴蝶/蜻蜓;wings&bee/butterfly/dragonfly|它们有4片翅膀|They have four wings
翅膀&苍蝇/蚊子;wings&fly/mosquito|苍蝇和蚊子有2片翅膀|Flies and mosquitoes have two wings
海星&腿/腕/角;starfish&arms/legs|海星多数有5条腕|Most starfish have five arms
鲸鱼&心脏;blue whale&heart|蓝鲸的心脏约重180公斤|A blue whale's heart weighs about 180 kg
首都&几个&南非;capitals&south africa|南非有三个首都|South Africa has three capitals
邻国&中国;countries&border&china|中国陆上邻国有14个|China has 14 land neighbours
直辖市&几/中国|中国有4个直辖市：北京、上海、天津、重庆|China has four municipalities
特别行政区&几|中国有2个特别行政区：香港、澳门|China has two special administrative regions
自治区&几|中国有5个自治区|China has five autonomous regions
自由女神&尖/角;rays&liberty|自由女神的冠冕有7道尖芒|The crown of the Statue of Liberty has seven rays
台阶&泰山|泰山从红门到山顶大约有6000多级台阶|The climb of Mount Tai has more than 6,000 steps
房间&故宫|传说故宫有9999间半房，实际约8700多间|Legend says 9,999 and a half rooms; the Forbidden City has about 8,700
琴弦&古琴|古琴有7根弦|A guqin has seven strings
五线谱&几;staff&lines|五线谱有5条线|A staff has five lines
音阶/八度&几;notes&octave|一个八度有7个音级、12个半音|An octave has seven notes of the scale and twelve semitones
局&网球|网球男子大满贯五盘三胜|Men's grand slams are best of five sets
回合&拳击|职业拳击一般最多12回合|A professional boxing match has up to twelve rounds
洞&高尔夫;holes&golf|标准高尔夫球场有18个洞|A golf course has 18 holes
巴西&世界杯&几/多少;brazil&world cup&many/won|巴西赢过5次世界杯|Brazil has won the World Cup five times
珠穆朗玛;珠峰;everest|珠穆朗玛峰高8848.86米|Mount Everest is 8,848.86 metres high
乔戈里;k2|乔戈里峰（K2）高8611米|K2 is 8,611 metres high
泰山&高|泰山主峰高1532.7米|Mount Tai is about 1,533 metres high
华山&高|华山最高处2154.9米|Mount Hua is about 2,155 metres high
黄山&高|黄山主峰高1864.8米|Mount Huang is about 1,865 metres high
峨眉山&高|峨眉山高3099米|Mount Emei is 3,099 metres high
富士山;fuji|富士山高3776米|Mount Fuji is 3,776 metres high
乞力马扎罗;kilimanjaro|乞力马扎罗山高5895米|Kilimanjaro is 5,895 metres high
勃朗峰;mont blanc|勃朗峰高约4806米|Mont Blanc is about 4,806 metres high
长江&长/公里;yangtze|长江长约6300公里|The Yangtze is about 6,300 km long
黄河&长/公里;yellow river|黄河长约5464公里|The Yellow River is about 5,464 km long
尼罗河;nile|尼罗河长约6650公里|The Nile is about 6,650 km long
亚马孙河;亚马逊河;amazon river;amazon&long|亚马孙河长约6400公里|The Amazon is about 6,400 km long
长城&长/公里/里;great wall|历代长城总长约21196公里|All the walls of the Great Wall together are about 21,196 km long
马里亚纳;mariana;deepest|马里亚纳海沟深约11000米|The Mariana Trench is about 11,000 metres deep
埃菲尔;eiffel|埃菲尔铁塔高330米|The Eiffel Tower is 330 metres high
哈利法;迪拜塔;burj khalifa;tallest building;最高的楼;最高的建筑|世界最高的楼是哈利法塔，高828米|The tallest building, the Burj Khalifa, is 828 metres high
上海中心;shanghai tower|上海中心大厦高632米|Shanghai Tower is 632 metres high
东方明珠|东方明珠塔高468米|The Oriental Pearl Tower is 468 metres high
广州塔;小蛮腰|广州塔高600米|Canton Tower is 600 metres high
自由女神;statue of liberty|自由女神像连底座高约93米|The Statue of Liberty is about 93 metres high with its base
大本钟;big ben|大本钟的钟楼高约96米|Big Ben's tower is about 96 metres high
金字塔&高;pyramid&high/tall/height|胡夫金字塔原高约146米，现在约139米|The Great Pyramid was about 146 metres high, now about 139
骨头&多少/几;骨骼&块;bones|成年人有206块骨头|An adult has 206 bones
骨头&婴儿/宝宝/新生;bones&baby/babies/born|婴儿出生时大约有300块骨头|A baby is born with about 300 bones
牙&多少/几/颗;teeth|成年人有28到32颗牙|An adult has 28 to 32 teeth
乳牙;baby teeth;milk teeth|乳牙有20颗|There are 20 baby teeth
牙&狗/犬;teeth&dog|成年狗有42颗牙|An adult dog has 42 teeth
牙&猫;teeth&cat|成年猫有30颗牙|An adult cat has 30 teeth
肌肉&多少/几/块;muscles&many|人有600多块肌肉|A person has more than 600 muscles
血&多少/几升/成年人/身体;liters of blood;litres of blood;much blood|成年人大约有4到5升血|An adult has about four to five litres of blood
心跳&分钟/多少/正常;心脏&跳;heart beat&minute;heart rate;heartbeat|成年人安静时心跳大约每分钟60到100次|An adult's heart beats about 60 to 100 times a minute at rest
体温&正常/多少;body temperature|人的正常体温大约36到37摄氏度|Normal body temperature is about 36 to 37 °C
染色体;chromosome|人有46条染色体，23对|Humans have 46 chromosomes, 23 pairs
肋骨;ribs|人一般有24根肋骨，12对|People usually have 24 ribs, 12 pairs
手指&几/多少;fingers&many|人有10根手指|People have ten fingers
血型&几;blood types|ABO血型有4种：A、B、AB、O|There are four main blood types: A, B, AB and O
感官&几;senses&many|人有五种主要感官|People have five main senses
腿&蜘蛛;脚&蜘蛛;spider&legs/leg|蜘蛛有8条腿|A spider has eight legs
腿&昆虫/蚂蚁/蜜蜂/苍蝇/蚊子/蝴蝶;脚&昆虫/蚂蚁;insect&legs;ant&legs;bee&legs;butterfl&legs|昆虫有6条腿|Insects such as ants and bees have six legs
腿&螃蟹;crab&legs|螃蟹有10条腿，包括一对大钳|A crab has ten legs, counting the claws
腿&虾;shrimp&legs|虾有10条步足|A shrimp has ten walking legs
腿&蜈蚣/脚;centipede&legs|蜈蚣有30到300多条腿，因种类而不同|Centipedes have from 30 to over 300 legs, by kind
腿&章鱼/触手;章鱼&手/腕;octopus&legs/arms/tentacle|章鱼有8条腕足|An octopus has eight arms
心脏&章鱼;octopus&heart|章鱼有3颗心脏|An octopus has three hearts
鱿鱼&腿/腕/触;squid&arms/legs/tentacle|鱿鱼有10条腕|A squid has ten arms
胃&牛;cow&stomach|牛的胃有4个室|A cow's stomach has four chambers
眼睛&蜘蛛;spider&eyes|多数蜘蛛有8只眼睛|Most spiders have eight eyes
眼睛&蜜蜂;bee&eyes|蜜蜂有5只眼睛|A bee has five eyes
驼峰&几;humps|单峰骆驼有1个驼峰，双峰骆驼有2个|A dromedary has one hump and a Bactrian camel two
猫&几条命;cat&lives|传说猫有九条命，真的只有一条|Cats are said to have nine lives, though in truth only one
猫&活/寿命;cats&live;cat&live/lifespan|家猫一般活12到18年|House cats usually live 12 to 18 years
狗&活/寿命;dogs&live;dog&live/lifespan|狗一般活10到13年|Dogs usually live 10 to 13 years
乌龟&活/寿命;turtle&live/lifespan;tortoise&live/lifespan|有的陆龟能活100多年|Some tortoises live more than 100 years
大象&怀孕;elephant&pregnan|大象怀孕大约22个月|An elephant is pregnant for about 22 months
怀孕&多久/几个月/周;怀胎;pregnan&long/months/weeks|人怀孕大约40周|A human pregnancy lasts about 40 weeks
大洲&几/多少;大陆&几个;洲&几个/几大;continents|世界有七大洲|There are seven continents
大洋&几/多少;海洋&几个;oceans|一般说有四大洋，也有加上南大洋的五大洋说法|There are five oceans, or four if the Southern Ocean is not counted
行星&几/多少;planets|太阳系有8颗行星|There are eight planets in the solar system
卫星&木星;moons&jupiter|木星有90多颗已知卫星|Jupiter has more than 90 known moons
卫星&火星;moons&mars|火星有2颗卫星|Mars has two moons
卫星&地球;moons&earth|地球有1颗天然卫星|Earth has one natural moon
国家&世界/多少个/全球;countries&world;how many countries are there;countries are there|世界上有190多个国家，联合国有193个会员国|There are about 195 countries; the UN has 193 members
国家&非洲;countries&africa|非洲有54个国家|Africa has 54 countries
人口&世界/全球/地球;多少人&世界/地球/全球;population&world/earth;people&world/earth|世界人口大约80多亿|About eight billion people live in the world
人口&中国;多少人&中国;population&china;people&china|中国大约有14亿人|About 1.4 billion people live in China
人口&印度;population&india|印度大约有14亿多人|About 1.4 billion people live in India
人口&美国;population&america/us/usa/united states|美国大约有3.4亿人|About 340 million people live in the United States
人口&日本;population&japan|日本大约有1.2亿人|About 124 million people live in Japan
人口&北京|北京大约有2180万人|About 22 million people live in Beijing
人口&上海|上海大约有2480万人|About 25 million people live in Shanghai
民族&几/多少/中国;ethnic groups|中国有56个民族|China has 56 ethnic groups
省级&多少/几;省&多少个/几个/中国/全国;provinces&china|中国有34个省级行政区，其中23个省|China has 34 province-level divisions, 23 of them provinces
州&美国;states&us/usa/america/united|美国有50个州|The United States has 50 states
星星&国旗&中国/五星;stars&chinese flag|中国国旗有5颗星|The flag of China has five stars
星星&国旗&美国;stars&flag;stars&american flag|美国国旗有50颗星|The American flag has 50 stars
条纹&国旗;stripes&flag|美国国旗有13道条纹|The American flag has 13 stripes
面积&中国;china&area|中国陆地面积约960万平方公里|China's land area is about 9.6 million km²
面积&俄罗斯;russia&area|俄罗斯面积约1710万平方公里|Russia's area is about 17.1 million km²
地球&年龄/多大/多少岁/多少年;earth&old|地球大约46亿岁|The Earth is about 4.6 billion years old
宇宙&年龄/多大年纪/多少岁/多少年;universe&old|宇宙大约138亿岁|The universe is about 13.8 billion years old
太阳&年龄/多少岁;sun&old|太阳大约46亿岁|The Sun is about 4.6 billion years old
光速;speed of light;light travel|光速大约每秒30万公里|Light travels about 300,000 km a second
音速;声速;声音&多快/速度/每秒;speed of sound|声音在空气中每秒大约340米|Sound travels about 340 metres a second in air
太阳&多远/距离;地球&太阳&离;distance&sun;far&sun|地球离太阳大约1.5亿公里|The Sun is about 150 million km from the Earth
月球&多远/距离/离;月亮&多远/距离/离;distance&moon;far&moon|月球离地球大约38万公里|The Moon is about 384,000 km from the Earth
阳光&多久/几分钟;太阳光&多久;light&sun&take|太阳光到地球大约要8分20秒|Sunlight takes about eight minutes and twenty seconds to reach the Earth
赤道&多长/长;周长&地球;equator;circumference&earth|赤道长约40075公里|The equator is about 40,075 km long
地球&直径;diameter&earth|地球直径约12742公里|The Earth is about 12,742 km across
太阳&温度/多热/多少度;temperature&sun;hot&sun|太阳表面大约5500摄氏度|The Sun's surface is about 5,500 °C
地球&自转/多久转;rotation&earth;earth&spin|地球自转一圈大约24小时|The Earth rotates once in about 24 hours
地球&公转;绕太阳&多久;earth&orbit&sun|地球绕太阳一圈大约365.25天|The Earth goes around the Sun in about 365.25 days
月球&绕/公转;月亮&绕;moon&orbit|月球绕地球一圈大约27.3天|The Moon goes around the Earth in about 27.3 days
水&沸点;水&几度开/多少度开/烧开;boiling point&water;water boil|标准大气压下水在100摄氏度沸腾|Water boils at 100 °C at sea level
水&冰点/结冰/几度冻;freezing point;water freeze|水在0摄氏度结冰|Water freezes at 0 °C
绝对零度;absolute zero|绝对零度是零下273.15摄氏度|Absolute zero is −273.15 °C
圆周率;pi&value/digits/number|圆周率约等于3.14159265|Pi is about 3.14159265
分钟&一小时/小时有/一个小时;minutes&hour|一小时有60分钟|An hour has 60 minutes
分钟&一天;minutes&day|一天有1440分钟|A day has 1,440 minutes
秒&一分钟;seconds&minute|一分钟有60秒|A minute has 60 seconds
秒&一小时;seconds&hour|一小时有3600秒|An hour has 3,600 seconds
秒&一天;seconds&day|一天有86400秒|A day has 86,400 seconds
小时&一天;hours&day|一天有24小时|A day has 24 hours
小时&一周/星期;hours&week|一周有168小时|A week has 168 hours
小时&一年;hours&year|一年有8760小时|A year has 8,760 hours
天&一年/年有;days&year|平年有365天，闰年有366天|A year has 365 days, a leap year 366
天&二月;days&february|二月有28天，闰年29天|February has 28 days, 29 in a leap year
天&一周/一个星期;days&week|一周有7天|A week has seven days
周&一年/几周;星期&一年;weeks&year|一年大约52周|A year has about 52 weeks
月&一年&几个;months&year|一年有12个月|A year has twelve months
年&世纪;years&century|一个世纪是100年|A century is 100 years
年&甲子|一甲子是60年|A jiazi is 60 years
节气&几/多少;solar terms|一年有24个节气|There are 24 solar terms
生肖&几/多少;zodiac&animals/signs/how many|生肖有12个|There are twelve animals in the zodiac
星座&几/多少;constellation&how many|黄道星座有12个，全天星座有88个|There are 12 zodiac signs and 88 constellations
字母&英语/英文/26;letters&alphabet;letters&english|英语有26个字母|English has 26 letters
声母&几/多少|拼音有23个声母（含y、w）|Pinyin has 23 initials, counting y and w
韵母&几/多少|拼音有24个韵母|Pinyin has 24 finals
声调&几/多少;普通话&几个声;tones&mandarin/chinese|普通话有四个声调，另有轻声|Mandarin has four tones and a light tone
彩虹&几/颜色/多少;rainbow&colors/colours/many|彩虹一般说有7种颜色|A rainbow is said to have seven colours
三原色;primary color;primary colour|三原色有3种|There are three primary colours
足球&几个人/多少人/上场;players&football/soccer|足球一队上场11人|A football team has eleven players
篮球&几个人/多少人/上场;players&basketball|篮球一队上场5人|A basketball team has five players
排球&几个人/多少人/上场;players&volleyball|排球一队上场6人|A volleyball team has six players
棒球&几个人/多少人;players&baseball|棒球一队上场9人|A baseball team has nine players
足球&多久/分钟/多长;football&long/minutes;soccer&long/minutes|足球比赛90分钟，分上下半场|A football match lasts 90 minutes
篮球&多久/分钟/多长;basketball&long/minutes|国际篮球比赛40分钟，NBA是48分钟|A basketball game lasts 40 minutes, 48 in the NBA
马拉松;marathon|马拉松全程42.195公里|A marathon is 42.195 km
跑道&一圈/400;标准跑道;lap&track|标准跑道一圈400米|A lap of a standard track is 400 metres
扑克&几张/多少张;cards&deck|一副扑克有54张，去掉大小王是52张|A deck has 52 cards, 54 with the jokers
麻将&几张/多少张;tiles&mahjong|一副麻将有136张或144张|A mahjong set has 136 or 144 tiles
象棋&几个/多少;pieces&chess|中国象棋有32枚棋子，国际象棋也是32枚|Both Chinese chess and chess have 32 pieces
围棋&几/多少;go board|围棋盘19乘19，共361个交叉点|A Go board has 19 by 19 lines, 361 points
格子&国际象棋;squares&chess|国际象棋盘有64格|A chess board has 64 squares
琴键&钢琴;钢琴&几个键/多少键/多少个键;piano&keys|钢琴有88个键|A piano has 88 keys
弦&吉他;guitar&strings|吉他一般有6根弦|A guitar usually has six strings
弦&小提琴;violin&strings|小提琴有4根弦|A violin has four strings
弦&古筝|古筝一般有21根弦|A guzheng usually has 21 strings
弦&二胡|二胡有2根弦|An erhu has two strings
好汉&水浒/梁山;heroes&water margin|水浒有108位好汉|Water Margin has 108 heroes
难&西游记/取经;八十一难|西天取经有八十一难|The journey to the West has 81 trials
四大名著&几/回;红楼梦&几回/多少回|《红楼梦》通行本有120回|Dream of the Red Chamber has 120 chapters
中国&朝代&几个/多少个|常说的中国主要朝代有二十来个|There were about twenty main dynasties
哈利波特&几本/几部/多少;harry potter&books/many|《哈利·波特》有7本|There are seven Harry Potter books
小矮人&几;dwarfs|白雪公主里有七个小矮人|There are seven dwarfs
奥运五环&几;五环;olympic rings|奥运会标志有5个环|There are five Olympic rings
奥运会&几年;olympics&often/years|奥运会每4年举行一次|The Olympics are held every four years
世界杯&几年;world cup&often/years|世界杯每4年举行一次|The World Cup is held every four years
四重奏;quartet&people/players/many|四重奏有4个人|A quartet has four players
一打;dozen|一打是12个|A dozen is twelve
角&三角形;sides&triangle|三角形有3条边、3个角|A triangle has three sides
边&六边形/hexagon;sides&hexagon|六边形有6条边|A hexagon has six sides
边&八边形;sides&octagon|八边形有8条边|An octagon has eight sides
边&五边形;sides&pentagon|五边形有5条边|A pentagon has five sides
面&正方体/立方体/骰子;faces&cube;sides&dice|正方体有6个面|A cube has six faces
度&三角形/内角和;degrees&triangle|三角形内角和是180度|The angles of a triangle add up to 180 degrees
度&圆/一圈/周角;degrees&circle|一圈是360度|A circle has 360 degrees
毫米&厘米|一厘米是10毫米|A centimetre is 10 millimetres
字节&kb/mb/gb;mb&gb;bytes|1GB是1024MB|A gigabyte is 1,024 megabytes
比特&字节;bits&byte|一个字节是8比特|A byte is eight bits
高铁&多快/速度/时速;high-speed train&fast/speed|高铁一般时速300到350公里|High-speed trains run at 300 to 350 km/h
飞机&多快/速度/时速;plane&fast/speed;airliner&fast|客机巡航大约每小时900公里|Airliners cruise at about 900 km/h
猎豹&多快/速度/时速;cheetah&fast/speed|猎豹短跑可达每小时100多公里|A cheetah can reach about 110 km/h
蜗牛&多快/速度;snail&fast/speed|蜗牛每小时只爬几米到十几米|A snail covers only a few metres to some tens of metres an hour
长颈鹿&多高/高;giraffe&tall/height|长颈鹿高约5米|A giraffe is about five metres tall
蓝鲸&多长/多重/长;blue whale&long/big/heavy/weigh|蓝鲸长约30米，重可达150吨以上|A blue whale is up to 30 metres long and can weigh over 150 tonnes
大象&多重/重;elephant&weigh/heavy|非洲象大约重5到6吨|An African elephant weighs about five to six tonnes
百米&世界纪录/博尔特;100m&record;100 metre&record;100 meter&record;usain bolt|男子百米世界纪录是9.58秒|The men's 100 metres record is 9.58 seconds
最高&人&世界/多高;tallest man;tallest person|有记录的最高的人身高2.72米|The tallest recorded person was 2.72 metres tall
最长寿;oldest person;活得最久|有记录的最长寿者活了122岁|The oldest recorded person lived to 122
睡&多久/几小时/几个小时&人/成年/应该;sleep&hours/adult&need/should|成年人一般需要睡7到9小时|Adults usually need seven to nine hours of sleep
水&一天&喝/多少;water&day&drink/should|成年人一天大约要喝1.5到2升水|Adults should drink about 1.5 to 2 litres a day
鸡蛋&煮/几分钟/多久;boil an egg;boil eggs;egg&minutes/boil|水开后煮鸡蛋，溏心大约6分钟，全熟大约10分钟|After the water boils, a soft egg takes about six minutes and a hard one about ten
孵&鸡/小鸡;chick&hatch;eggs&hatch|小鸡大约21天孵出来|A chick hatches in about 21 days
味觉&几;basic tastes|基本味觉有5种：酸、甜、苦、咸、鲜|There are five basic tastes: sweet, sour, salty, bitter and umami
元素&多少/几种/周期表;elements&periodic/many|已知的化学元素有118种|There are 118 known elements
诺贝尔奖&几个/几种/几项;nobel prize&many/categories|诺贝尔奖有6项|There are six Nobel Prizes
世界&奇迹&几;wonders of the world|古代世界有七大奇迹|There are seven wonders of the ancient world
`;
