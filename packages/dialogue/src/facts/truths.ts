/** What is true and what is not: key, then the answer in Chinese and in English. */
export const TRUTHS = `
熊猫&熊/猫科/猫;panda&bear|熊猫是熊科动物，不是猫|Yes, giant pandas are bears
水果&空腹|多数水果可以空腹吃，胃不好的人少吃酸的|Mostly yes, though sour fruit may upset a weak stomach
考拉&熊;koala&bear|考拉不是熊，是有袋动物|No, koalas are marsupials, not bears
鲨鱼&睡;sharks&sleep|鲨鱼会休息，有的边游边休息|Yes, sharks rest, some while swimming
蛇&耳朵/听;snake&ears/hear|蛇没有外耳，但能感到振动|Snakes have no outer ears but sense vibrations
蝴蝶&毛毛虫;butterfly&caterpillar|是的，毛毛虫会变成蝴蝶|Yes, caterpillars become butterflies
猫&色盲/颜色;cat&color/colour|猫能看见颜色，只是没有人丰富|Cats see some colours, fewer than people
狗&出汗;dogs&sweat|狗主要靠脚垫出一点汗、靠喘气散热|Only a little through the paws; dogs cool by panting
金鱼&闭眼|金鱼没有眼皮，闭不上眼|No, goldfish have no eyelids
植物/仙人掌&辐射/防辐射;cactus&radiation|不能，仙人掌防不了电脑辐射|No, a cactus does not block radiation
吃鱼&聪明;fish&smart|鱼里的脂肪酸对大脑有益，但不会一吃就变聪明|Fish is good for the brain, but does not make anyone clever at once
喝咖啡&长高/不长;coffee&stunt|没有证据表明喝咖啡不长高|No, there is no proof that coffee stunts growth
剪头发&长得快/更快/变粗;刮毛&变粗;shav&thicker/faster;cutting hair&grow|不会，剪和刮不会让毛发变粗或长得快|No, cutting or shaving does not make hair thicker or faster
感冒&捂汗|捂汗不能治感冒，发烧时反而要散热|No, sweating it out does not cure a cold
倒牛奶/牛奶&空腹;milk&empty stomach|空腹可以喝牛奶，乳糖不耐受的人除外|Yes, unless one cannot digest lactose
吃辣&长痘|吃辣和长痘没有必然关系，高糖饮食影响更大|Not clearly; sugary food matters more
蛋黄&胆固醇/每天/一天几个;eggs&cholesterol|健康的人每天吃一个全蛋没问题|Yes, a whole egg a day is fine for healthy people
酒&暖/取暖;alcohol&warm|不能，喝酒只是感觉暖，身体反而散热更快|No, alcohol only feels warm and makes the body lose heat
沙漠&下雪/雪;snow&desert|会，有的沙漠冬天会下雪|Yes, some deserts get snow
闪电&橡胶/车里;lightning&car|打雷时待在车里比较安全，靠的是金属外壳|Yes, a car is fairly safe because of its metal shell
北极&陆地;north pole&land|北极点没有陆地，是海上的冰|No, the North Pole is ice over sea
金字塔&外星人;pyramid&alien|不是，金字塔是古埃及人建的|No, Egyptians built the pyramids
中国&时区;china&time zone|中国全国都用北京时间，一个时区|Yes, all of China uses one time zone
女娲/嫦娥&真/存在|她们是神话人物|They are figures of myth
孔子&真/存在;confucius&real|孔子是真实的历史人物|Yes, Confucius was a real person
武则天&皇帝;wu zetian&emperor|是的，武则天是皇帝|Yes, Wu Zetian was emperor
曹操&奸臣/坏人|《三国演义》里写成奸雄，历史上他是很有才干的政治家、军事家和诗人|The novel makes a villain of him; in history Cao Cao was an able statesman and poet
长城&太空/月球/月亮/看见/看到/肉眼;great wall&space/moon/visible/see|不能，在太空用肉眼看不见长城|No, the Great Wall cannot be seen with the naked eye from space
金鱼&记忆/7秒/七秒/3秒/三秒;goldfish&memory/remember/forget|不是，金鱼的记忆远不止几秒，能记几个月|No, it's a myth: goldfish remember things for months
鲸鱼/鲸&鱼吗/是鱼/是不是鱼/鱼类/哺乳/算鱼/胎生;whale&fish/mammal|鲸鱼不是鱼，是哺乳动物|No, a whale is not a fish; whales are mammals
海豚&鱼/哺乳;dolphin&fish/mammal|海豚不是鱼，是哺乳动物|Dolphins are mammals, not fish
海豚&睡;dolphin&sleep/eye|是的，海豚睡觉时只有半边大脑休息|Yes, dolphins sleep with half of the brain at a time
鲨鱼&哺乳/鱼吗;shark&fish/mammal|鲨鱼是鱼|Yes, sharks are fish, not mammals
企鹅&飞;penguin&fly|企鹅不会飞，但很会游泳|No, penguins cannot fly, but they swim very well
企鹅&北极;penguin&north pole/arctic|不，企鹅生活在南半球，北极没有企鹅|No, penguins live in the southern half of the world, not in the Arctic
企鹅&鸟;penguin&bird|是的，企鹅是鸟|Yes, penguins are birds
鸵鸟&飞;ostrich&fly|鸵鸟不会飞，但跑得很快|No, ostriches cannot fly, but they run very fast
鸵鸟&沙/埋头;ostrich&sand/bury|不会，鸵鸟不会把头埋进沙子里|No, ostriches do not bury their heads in sand
鸡&飞;chicken&fly|鸡能扑腾着飞一小段，飞不远|Yes, but chickens can only flutter a short way
孔雀&飞;peacock&fly|孔雀能飞一小段|Yes, peacocks can fly a short way
蝙蝠&鸟/哺乳;bat&bird/mammal|蝙蝠不是鸟，是会飞的哺乳动物|No, bats are not birds but mammals that fly
蝙蝠&瞎/看不见/视力;bats&blind;bat&blind|不是，蝙蝠看得见，只是夜里更靠回声定位|No, bats are not blind; they also use echoes
番茄/西红柿&水果/蔬菜;tomato&fruit/vegetable|从植物学上说番茄是果实，算水果；做菜时一般当蔬菜|Yes in botany: a tomato is a fruit, though cooks treat it as a vegetable
黄瓜&水果;cucumber&fruit|从植物学上说，黄瓜是果实|Yes in botany, a cucumber is a fruit
草莓&浆果;strawberr&berry;strawberry&berry|植物学上草莓不算浆果|No, in botany a strawberry is not a berry
香蕉&浆果;banana&berry|是的，植物学上香蕉是浆果|Yes, in botany a banana is a berry
西瓜&浆果/水果/蔬菜;watermelon&berry/fruit|西瓜是水果，植物学上也算一种浆果|Yes, a watermelon is a fruit, and in botany a kind of berry
花生&坚果/豆;peanut&nut/legume|花生不是坚果，是豆类|No, peanuts are legumes, not nuts
蘑菇&植物/蔬菜;mushroom&plant/vegetable|蘑菇不是植物，是真菌|No, a mushroom is not a plant but a fungus
珊瑚&动物/植物;coral&animal/plant|珊瑚是动物，由许多珊瑚虫组成|Coral is an animal, not a plant
海马&鱼;seahorse&fish|是的，海马是鱼|Yes, a seahorse is a fish
海马&爸爸/公/雄/怀孕;seahorse&male/pregnan|是的，海马是雄性怀孕育儿|Yes, male seahorses carry the young
水母/海星&鱼;jellyfish&fish;starfish&fish|不是鱼，是无脊椎动物|No, they are not fish but invertebrates
蜘蛛&昆虫;spider&insect|蜘蛛不是昆虫，它有八条腿|No, spiders are not insects: they have eight legs
蜈蚣&昆虫;centipede&insect|蜈蚣不是昆虫|No, a centipede is not an insect
蝎子&昆虫;scorpion&insect|蝎子不是昆虫，属于蛛形类|No, scorpions are arachnids
鳄鱼&鱼/两栖;crocodile&fish/amphibian|鳄鱼不是鱼，是爬行动物|No, crocodiles are reptiles
鳄鱼&眼泪/哭;crocodile&cry/tears|鳄鱼会流泪，但不是因为伤心|Yes, crocodiles shed tears, but not from sadness
青蛙&两栖;frog&amphibian|是的，青蛙是两栖动物|Yes, frogs are amphibians
乌龟/龟&两栖;turtle/tortoise&amphibian/reptile|乌龟是爬行动物，不是两栖动物|A turtle is a reptile, not an amphibian
鸭嘴兽&蛋/哺乳;platypus&egg/mammal|是的，鸭嘴兽是会下蛋的哺乳动物|Yes, the platypus is a mammal that lays eggs
袋鼠&倒退/后退;kangaroo&backward|袋鼠很难倒着跳|No, kangaroos hardly ever move backwards
骆驼&驼峰&水;camel&hump&water|不是，驼峰里是脂肪，不是水|No, a camel's hump stores fat, not water
大象&跳;elephant&jump|大象跳不起来|No, elephants cannot jump
大象&老鼠;elephant&mice/mouse&afraid/scared|没有可靠证据，大象多半只是被突然的动静吓到|No, there is no good proof; quick movements may startle them
公牛/斗牛/牛&红;bull&red|不是，牛分不清红色，激怒它的是晃动|No, bulls cannot see red well; the movement angers them
狗&色盲/颜色/黑白;dog&colorblind/colour/color/black and white|狗能看见颜色，主要是蓝和黄，看不出红绿|Dogs see some colours, mainly blue and yellow, but not red and green
狗&巧克力;dog&chocolate|不能，巧克力对狗有毒|No, chocolate is poisonous to dogs
狗&葡萄;dog&grape/raisin|不能，葡萄和葡萄干对狗有毒|No, grapes and raisins are poisonous to dogs
狗&洋葱;猫&洋葱;dog&onion;cat&onion|不能，洋葱对猫狗有毒|No, onions are poisonous to dogs and cats
猫&牛奶;cat&milk&can/drink|不太行，多数成年猫喝牛奶会拉肚子|No, not really: most grown cats cannot digest milk well
猫&百合;cat&lily/lilies|不能，百合对猫有剧毒|No, lilies are very poisonous to cats
猫&尝&甜/味;cat&taste&sweet|猫尝不出甜味|No, cats cannot taste sweetness
猫&九条命;cats&nine lives|不是真的，猫只有一条命|No, cats have only one life
猫&四脚/脚着地/摔;cat&land&feet|多数时候是的，猫会在空中翻身用脚着地，但也会摔伤|Yes, mostly: cats turn in the air, but they can still be hurt
兔子&胡萝卜;rabbit&carrot|可以少量吃，但兔子的主食应该是草|Only a little; rabbits should mainly eat hay
鱼&睡觉;fish&sleep|鱼会睡觉，只是多数没有眼皮、闭不上眼|Yes, fish sleep, though most cannot close their eyes
鱼&疼/痛;fish&pain|研究表明鱼很可能会感到疼|Yes, studies suggest that fish probably feel pain
蚂蚁&睡;ants&sleep|是的，蚂蚁会一次次短暂地休息|Yes, ants rest in many short naps
蚯蚓&切/两段/两条;worm&cut/half|不一定，蚯蚓切成两段一般最多活一段|No, usually at most one half of an earthworm lives on
蜜蜂&蜇&死;bees&die&sting;bee&die&sting|是的，蜜蜂蜇人后通常会死|Yes, honeybees usually die after stinging
蚊子&公/雄&吸血/咬;male mosquito|不，只有雌蚊吸血|No, only female mosquitoes bite
蚊子&血型/型血;mosquito&blood type|没有定论，蚊子主要看二氧化碳、体温和气味|It is not settled; mosquitoes go mainly by breath, warmth and smell
变色龙&颜色/环境/背景;chameleon&match/background|不全是，变色龙变色更多是为了表达情绪和调节体温|Not mainly: chameleons change colour for mood and heat
旅鼠&自杀;lemming|不会，旅鼠集体自杀是误传|No, lemmings do not commit mass suicide
恐龙&人类/人&同时/一起;dinosaur&human/people&same time/together|没有，恐龙灭绝几千万年后才有人类|No, dinosaurs died out tens of millions of years before people
恐龙&鸟;bird&dinosaur|是的，鸟类是恐龙的后代|Yes, birds descend from dinosaurs
人&猴子&变/进化/来;human/people&monkey/ape&evolve/come from|不准确，人和猿有共同的祖先，不是由现在的猴子变来的|Not exactly: people and apes share an ancestor; we do not come from today's monkeys
大脑&10%/百分之十/百分之10/10;10 percent/ten percent/10%&brain;brain&10/ten&percent|不是，人并不是只用了百分之十的大脑|No, it's a myth: people use all of the brain
左脑&右脑;left brain/right brain/left-brained|不准确，两边大脑一直在合作|Not really: both halves work together
舌头&味觉/区域/地图;tongue&map/taste|不对，舌头各处都能尝到各种味道|No, all parts of the tongue can taste everything
掰手指/手指&关节炎;crack&knuckles|没有证据表明掰手指会得关节炎|No, there is no proof that cracking knuckles causes arthritis
口香糖&吞/七年/胃;gum&swallow/seven years/stomach|不会，吞下的口香糖会正常排出去|No, swallowed gum passes through as usual
湿头发&感冒;头发&感冒;wet hair&cold|不会直接感冒，感冒是病毒引起的|No, colds come from viruses, not from wet hair
着凉&感冒;受凉&感冒;cold weather&cold|不直接，感冒是病毒引起的，着凉可能让抵抗力下降|No, viruses cause colds, though cold may lower one's defences
抗生素&感冒/病毒;消炎药&感冒;antibiotics&cold/virus/flu|没用，感冒多是病毒引起的，抗生素对病毒无效|No, antibiotics do not work on viruses such as a cold
感冒&传染/会传;cold&contagious|会，感冒会传染|Yes, colds are contagious
癌症&传染;cancer&contagious|癌症不会传染|No, cancer is not contagious
近视&眼镜&加深/度数/越戴;glasses&worse&eyes|不会，戴合适的眼镜不会加深近视|No, wearing the right glasses does not make eyes worse
胡萝卜&视力/眼睛/近视;carrots&eyesight/vision/eyes|胡萝卜里的维生素A对眼睛有用，但不能治近视|Carrots help if vitamin A is lacking, but they do not cure poor sight
暗处/关灯&看书/手机&近视/眼睛;reading in the dark;read in dim|暗处看书会让眼睛疲劳，长期也不利于视力|It strains the eyes, though lasting harm is not proven
味精&致癌/有害/有毒;msg&harmful/bad/unhealthy|正常用量的味精是安全的|No, MSG is safe in normal amounts
糖&多动/兴奋;sugar&hyper|没有，研究没发现糖会让孩子多动|No, studies found no link between sugar and hyperactivity
微波炉&致癌/辐射/有害;microwave&cancer/radiation/dangerous/safe|正常使用微波炉是安全的，不会致癌|Microwave ovens are safe when used properly
wifi&辐射/有害/致癌;5g&cancer/harmful|目前没有可靠证据表明有害|No, there is no good evidence of harm
充电&手机&通宵/整夜/过夜/一晚;charge&phone&overnight|可以，新手机会自己停充，只是别捂着、用合格的充电器|Yes, modern phones stop charging by themselves; use a good charger and let it breathe
隔夜水;隔夜茶|烧开盖好的隔夜水一般可以喝，变味的茶就别喝了|Boiled, covered water is usually fine overnight
隔夜菜|及时冷藏、彻底热透一般可以吃，绿叶菜最好当天吃完|Leftovers are usually fine if chilled soon and heated through
鸡蛋&生吃/生鸡蛋;raw egg&safe/eat|最好别吃，生鸡蛋可能有沙门氏菌|Better not: raw eggs may carry salmonella
发芽&土豆;土豆&发芽/发绿;sprouted/green&potato|不能吃，发芽的土豆有毒|No, sprouted or green potatoes contain a poison
发霉&削/吃/还能/面包/水果;mold/mould&bread/eat|最好别吃，霉菌可能已经深入里面|Better not: mould can reach deep inside
蜂蜜&婴儿/宝宝/一岁;honey&baby/infant|不能，一岁以下婴儿不能吃蜂蜜|No, babies under one must not eat honey
蜂蜜&坏/过期/变质;honey&spoil/expire/go bad|密封好的蜂蜜很难变质|Hardly: well-sealed honey keeps for a very long time
柿子&螃蟹/空腹|空腹不宜多吃柿子，和螃蟹同吃没有确切证据说会中毒|Eating many persimmons on an empty stomach is unwise; poison with crab is not proven
骨头汤&补钙;bone broth&calcium|不太行，骨头汤里的钙很少，补钙喝奶更好|Not much: bone broth has little calcium
红糖&补血;红枣&补血|补血效果很有限，缺铁要多吃红肉、肝脏等|They add little iron; red meat and liver help more
喝热水&包治/万能|多喝水有好处，但不能治百病|Drinking water is good, but it cures nothing by itself
倒立&喝水/吃/咽|人倒立也能咽下水，因为食道会蠕动|Yes, people can swallow upside down because the gullet pushes food along
眼睛&打喷嚏&睁/闭;sneeze&eyes open|打喷嚏时多半会闭眼，但能勉强睁着|Most people close their eyes, but it is possible to keep them open
心脏&左边;heart&left side|心脏在胸腔中间偏左|The heart is in the middle of the chest, a little to the left
头发/指甲&死后/死了&长;hair/nails&after death|不会，是皮肤收缩显得变长了|No, the skin shrinks, so they only seem longer
血&蓝色/静脉;blood&blue|人的血一直是红的|No, human blood is always red
章鱼&蓝&血;octopus&blue blood|是的，章鱼的血是蓝色的|Yes, octopus blood is blue
梦游&叫醒;sleepwalk&wake|可以叫醒，但要温和，最好轻轻领回床上|Yes, gently; it is best to lead them back to bed
太阳&恒星/星星/颗星;sun&star|是的，太阳是恒星|Yes, the Sun is a star
太阳&火球/燃烧/着火;sun&fire/burning|不是燃烧，太阳靠核聚变发光|No, the Sun shines by nuclear fusion, not by fire
月亮/月球&自己发光/会发光/发光;moon&own light/make light|不会，月亮反射太阳光|No, the Moon reflects sunlight
月球/月亮&行星/恒星;moon&planet/star|月球不是行星，是地球的卫星|No, the Moon is the Earth's satellite
月球&水;moon&water|有，月球两极有水冰|Yes, there is ice at the Moon's poles
月球/月亮&空气/大气;moon&air/atmosphere|几乎没有，月球上没有可呼吸的空气|No, the Moon has almost no air
登月&假/造假/骗局/真的;moon landing&fake/real/hoax|登月是真的，有月岩和反射镜为证|The Moon landings were real; rocks and mirrors are proof
地球&平的/圆/球形;earth&flat/round|地球不是平的，是稍扁的球体|The Earth is not flat; it is a slightly flattened ball
地球&太阳&中心/绕/围着;sun&go/revolve/orbit&earth;earth&revolve/orbit/around&sun|地球绕着太阳转|The Earth goes around the Sun
地球&恒星;earth&star&planet|地球是行星，不是恒星|The Earth is a planet, not a star
冥王星&行星/九大;pluto&planet|现在不算，冥王星是矮行星|No, Pluto is now a dwarf planet
水星/金星&最热;venus/mercury&hottest|最热的行星是金星|The hottest planet is Venus
火星&人/生命/外星人;mars&life|目前没有发现火星上有生命|No life has been found on Mars so far
外星人&存在/有没有/真的;aliens&exist/real|还没有证据证明外星人存在|There is no proof yet that aliens exist
太空&声音;space&sound/hear|真空里传不了声音|No, sound cannot travel in empty space
闪电/雷&同一/两次;lightning&twice|会，闪电可以多次击中同一个地方|Yes, lightning can strike the same place twice
水&导电;water&conduct|普通的水导电，很纯的水几乎不导电|Ordinary water conducts electricity; very pure water hardly does
玻璃&液体;glass&liquid|玻璃不是液体，是非晶态固体|No, glass is a solid without crystals
钻石&碳/铅笔;diamond&carbon|是的，钻石由碳组成|Yes, diamonds are carbon
0&偶数/奇数;零&偶数/奇数;zero/0&even/odd|0是偶数|0 is even
1&质数/素数;prime&1/one|1不是质数|No, 1 is not prime
2&质数/素数;prime&2/two|2是质数，也是唯一的偶质数|Yes, 2 is prime, the only even one
0.999/0.9循环|0.999…等于1|Yes, 0.999… equals 1
澳大利亚&首都&悉尼;sydney&capital&australia|不是，澳大利亚的首都是堪培拉|No, the capital of Australia is Canberra
土耳其&首都&伊斯坦布尔;istanbul&capital|不是，土耳其的首都是安卡拉|No, the capital of Turkey is Ankara
美国&首都&纽约;new york&capital|不是，美国的首都是华盛顿|No, the capital of the United States is Washington, D.C.
巴西&首都&里约/圣保罗;rio/sao paulo&capital|不是，巴西的首都是巴西利亚|No, the capital of Brazil is Brasília
加拿大&首都&多伦多;toronto&capital|不是，加拿大的首都是渥太华|No, the capital of Canada is Ottawa
瑞士&首都&苏黎世/日内瓦;zurich/geneva&capital|不是，瑞士的首都是伯尔尼|No, the capital of Switzerland is Bern
非洲&国家吗/一个国家;africa&a country|不是，非洲是一个洲|No, Africa is a continent
香港&国家吗;hong kong&country|不是，香港是中国的特别行政区|No, Hong Kong is a special administrative region of China
南极&国家;antarctica&country|南极不属于任何国家|No, Antarctica belongs to no country
俄罗斯&欧洲/亚洲;russia&europe/asia|俄罗斯横跨欧洲和亚洲|Russia lies in both Europe and Asia
埃及&非洲;egypt&africa|是的，埃及主要在非洲|Yes, Egypt is mainly in Africa
最大&国家&俄罗斯/中国;russia&biggest/largest|面积最大的国家是俄罗斯|The largest country by area is Russia
珠峰/珠穆朗玛&最高;everest&highest/tallest|是的，珠穆朗玛峰是海拔最高的山|Yes, Everest is the highest mountain above the sea
撒哈拉&最大&沙漠;sahara&largest/biggest|撒哈拉是最大的热沙漠，南极洲算上更大|The Sahara is the largest hot desert; Antarctica is a larger, cold one
冰岛/格陵兰&冰/绿;greenland&ice/green|格陵兰大部分被冰盖着，冰岛反而更绿|Greenland is mostly ice, and Iceland is greener
拿破仑&矮;napoleon&short|不算矮，拿破仑约1.68米，是当时的普通身高|No, Napoleon was about 1.68 metres, average for his time
爱因斯坦&数学&不及格/差;einstein&math&fail|不是，爱因斯坦从小数学就很好|No, Einstein was good at maths from the start
牛顿&苹果&砸/头;newton&apple&head|没有证据说苹果砸到了头，他只是看到苹果落下|There is no proof it hit his head; he saw an apple fall
爱迪生&发明&电灯/灯泡;edison&invent&bulb|不完全是，爱迪生做出了实用的灯泡，之前已有别人的|Not alone: Edison made it practical, but others came before
维京人&角/头盔;vikings&horn|没有，维京人的头盔上没有角|No, Viking helmets had no horns
幸运饼干&中国;fortune cookie&chinese/china|不是，幸运饼干是在美国流行起来的|No, fortune cookies became popular in the United States
寿司&生鱼/生的;sushi&raw fish|不一定，寿司指的是醋饭，料不一定是生鱼|Not always: sushi means the vinegared rice
白巧克力&巧克力;white chocolate&chocolate|白巧克力含可可脂但不含可可粉，有人不算它是巧克力|It has cocoa butter but no cocoa solids, so some say it is not real chocolate
无糖&胖/可乐;diet coke&healthy|无糖可乐几乎没有热量，但也别当水喝|Diet cola has almost no calories, but water is better
医保&社保;medical insurance&social|不是一回事，医保是社保的一部分|No, medical insurance is one part of social insurance
社保&五险一金|不完全一样，五险一金是社会保险加住房公积金|Not quite: it adds a housing fund to social insurance
身份证/护照&一样/一回事|不一样，身份证在国内用，护照出国用|No: an ID card is for use at home and a passport for travel abroad
微积分&高数|高等数学里主要就是微积分|Higher mathematics is mainly calculus
普通话&汉语;mandarin&chinese/same|普通话是汉语的标准语|Mandarin is the standard form of Chinese
荔枝&酒驾;榴莲&酒驾|刚吃完可能吹出一点，漱口过几分钟就没了|It may show for a moment, and is gone after a few minutes
黑天鹅&黑/有;black swan&exist/real|有，黑天鹅原产澳大利亚|Yes, black swans live in Australia
独角兽&真/存在;unicorn&real/exist|没有，独角兽是传说里的动物|No, unicorns are creatures of legend
美人鱼&真/存在;mermaid&real/exist|没有，美人鱼是传说|No, mermaids are creatures of legend
龙&真的存在/真实存在/真有;dragon&real/exist|没有，龙是传说里的动物|No, dragons are creatures of legend
鬼&真的/存在/世界上/有没有;ghost&real/exist|没有可靠的证据证明有鬼|There is no good evidence that ghosts exist
圣诞老人&真/存在;santa&real/exist|圣诞老人是传说人物，原型是圣尼古拉|Santa is a legend that goes back to Saint Nicholas
`;
