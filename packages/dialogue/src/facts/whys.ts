/** Why things are so: key, then the reason in Chinese and in English. */
export const WHYS = `
电脑/手机&发热/发烫/热;computer/phone/laptop&hot/heat|电脑手机发热，是因为芯片工作时有电流通过、放出热量|Chips give off heat as current runs through them
彩虹&弯/弧;rainbow&curved/arc|彩虹是弯的，因为水滴都以同样的角度把光折向眼睛，连起来是圆弧|A rainbow is curved because drops send light to the eye at one angle, which makes a circle
蝙蝠&倒/倒挂;bat/bats&upside|蝙蝠倒挂着睡，松开就能起飞，也比较安全|Bats hang upside down to be safe and to drop straight into flight
火烈鸟&单脚/一条腿/一只脚;flamingo&one leg|火烈鸟单脚站更省力，也少散热|Flamingos stand on one leg to save effort and heat
海水&喝;drink&sea water/seawater/salt water|海水不能喝，因为盐太多，排盐要用掉更多的水|Sea water has so much salt that the body loses more water than it gains
猫&胡须/胡子;cat&whisker|猫的胡须用来感觉距离和障碍|Cats feel their way and gaps with their whiskers
猫&爱睡/睡这么久/睡那么;cats&sleep&much|猫爱睡，是为了给捕猎攒力气|Cats sleep much to save energy for hunting
狗&闻/嗅;dog&sniff/smell|狗闻来闻去，是用嗅觉认识世界|Dogs sniff because smell is how they know the world
鱼&腥;fish&smell|鱼有腥味，主要来自三甲胺|The smell of fish comes mostly from trimethylamine
血&红;blood&red|血是红的，因为红细胞里有含铁的血红蛋白|Blood is red because of iron in haemoglobin
眼泪&咸;tears&salty|眼泪是咸的，因为里面含有盐分|Tears are salty because they contain salts
冬天&白天&短;白天&短/长;days&shorter/longer&winter/summer|夏天白天长、冬天白天短，因为地球的轴是斜的，我们这半球夏天朝向太阳、冬天背向太阳|Days are long in summer and short in winter because the Earth's tilted axis leans our half toward the Sun and then away
电池&冷/冬天/掉电;battery&cold|天冷电池掉电快，因为低温让里面的化学反应变慢|Cold slows the reactions in a battery, so it runs down sooner
飞机&手机/飞行模式;airplane mode|飞机上要开飞行模式，是为了避免干扰通信|Airplane mode avoids interference with communication
微波炉&加热;microwave&heat/work|微波炉让食物里的水分子快速振动而发热|A microwave heats food by shaking its water molecules
肥皂&泡/去污/洗干净;soap&clean|肥皂分子一头亲水一头亲油，能把油污带走|Soap molecules hold oil at one end and water at the other
不倒翁|不倒翁重心低，所以倒了会自己立起来|A roly-poly rights itself because its weight is low
指南针&南/指;compass&north|指南针指南北，因为地球像一个大磁铁|A compass points north because the Earth is a magnet
气球&飞/升;balloon&float/rise/helium|氢气球和氦气球会飞，因为里面的气体比空气轻|Helium balloons rise because helium is lighter than air
太阳镜/黑色&吸热/热;black&hot/heat|黑色衣服更热，因为黑色吸收更多的光|Black gets hotter because it absorbs more light
铁轨&石头/石子;stones&railway/train|铁轨下铺石子是为了分散压力、排水、减震|Stones spread the load, drain water and damp shaking
水&灭火;water&fire&put out|水能灭火，因为它降温又隔绝空气|Water puts out fire by cooling and shutting out air
高压锅;pressure cooker|高压锅里气压高，水的沸点升高，所以煮得快|A pressure cooker raises the boiling point, so food cooks faster
吃糖/糖&蛀牙;sugar&teeth|糖会被细菌变成酸，腐蚀牙齿|Bacteria turn sugar into acid that harms teeth
运动&酸/肌肉/酸痛;muscles&sore&exercise/workout|运动后肌肉酸痛，是肌纤维有微小损伤在修复|Sore muscles are mending tiny tears
跑步&岔气;side stitch|岔气可能是膈肌痉挛，常因呼吸不稳或饭后运动|A side stitch may be a cramp of the diaphragm
耳鸣;ears&ringing|耳鸣可能来自噪音、疲劳或耳病，老不好要看医生|Ringing ears may come from noise, tiredness or illness; see a doctor if it lasts
飞机&耳朵;ears&plane/pop|坐飞机耳朵疼，是气压变化太快，咽口水能缓解|Ears hurt on planes as pressure changes; swallowing helps
长高/长个&睡;grow&sleep|睡着时生长激素分泌多，所以睡好利于长高|Growth hormone is released most in sleep
婴儿/宝宝&哭;babies/baby&cry|婴儿哭是在表达饿、困、不舒服或要人抱|Babies cry to say they are hungry, tired, uncomfortable or want holding
冰淇淋/冷饮&头疼;brain freeze|吃冰头疼，是口腔突然受冷让血管收缩又扩张|Brain freeze comes from sudden cold changing the vessels of the mouth
恐怖片/害怕&心跳;heart&race&scared|害怕时心跳快，是肾上腺素在起作用|Fear releases adrenaline, which speeds the heart
薄荷&凉;mint&cool|薄荷让人觉得凉，因为薄荷醇刺激感冷的神经|Mint feels cool because menthol acts on the nerves for cold
臭豆腐&臭/香;stinky tofu|臭豆腐闻着臭，是发酵产生的含硫气味|Stinky tofu smells of sulphur from fermenting
鸡蛋&熟/变硬/凝固;egg&hard/solid&boil/cook|鸡蛋煮了变硬，是蛋白质受热凝固|Eggs harden because heat sets their proteins
荧光/萤火|荧光是物质吸收光后再发出的光|Fluorescence is light given off after absorbing light
含氧/高原反应/高反;altitude sickness|高原反应是因为空气稀薄、氧气少|Altitude sickness comes from thin air with little oxygen
沙漠&热/冷/昼夜;desert&cold/hot|沙漠昼夜温差大，因为空气干、没有水汽留住热量|Deserts swing from hot to cold because dry air holds little heat
南极&冷/企鹅;antarctica&cold|南极冷，因为阳光斜、冰雪反光、海拔高|Antarctica is cold because sunlight is slanted, ice reflects it and the land is high
清明&下雨|清明多雨，因为冷暖空气常在这时交汇|Rain is common at Qingming as cold and warm air meet
树&年轮;tree&rings|年轮是树一年里长得快慢不同留下的圈|Tree rings come from fast and slow growth within each year
竹子&空;bamboo&hollow|竹子中空，能用更少的材料长得又高又韧|Hollow stems let bamboo grow tall and strong with little material
仙人掌&刺;cactus&spines/thorns|仙人掌的刺是变了形的叶子，能少失水分|Cactus spines are changed leaves that save water
玫瑰&刺;rose&thorns|玫瑰长刺是为了防动物吃|Roses have thorns against animals
蜘蛛&不是昆虫|蜘蛛有八条腿、没有触角，所以不是昆虫|Spiders have eight legs and no feelers, so they are not insects
鲸鱼&喷水;whale&spout|鲸喷水是在水面呼气|Whales spout when they breathe out
猫头鹰&夜/晚上/转头;owl&night|猫头鹰夜里活动，因为眼睛和耳朵适合夜间捕猎|Owls hunt at night with fine eyes and ears
蚂蚁&力气/搬;ants&strong/carry|蚂蚁力气大，因为身体小、肌肉相对粗|Ants are strong because small bodies have relatively thick muscles
老虎/王&额头|老虎额头的花纹像“王”字，是天生的条纹|The marks on a tiger's forehead are natural stripes
天/天空&蓝;sky&blue|天空是蓝的，因为空气把阳光里的蓝光散射得最多|The sky is blue because air scatters blue light the most
日落/夕阳/晚霞/太阳下山&红;sunset&red/orange|夕阳是红的，因为阳光斜着穿过更厚的空气，蓝光被散射掉，剩下红光|Sunsets are red because light crosses more air, which scatters the blue away
云&白;cloud&white|云是白的，因为水滴把各种颜色的光都散射出来，合在一起就是白|Clouds are white because their drops scatter all colours alike
乌云/云&黑/灰;cloud&dark/grey/gray|乌云又厚又密，光透不过来，所以看着黑|Dark clouds are so thick that little light comes through
海/大海&蓝;ocean/sea&blue|海水看着是蓝的，因为水吸收红光、留下蓝光|The sea looks blue because water absorbs red light and leaves the blue
海水/大海/海&咸;ocean/sea&salty/salt|海水是咸的，因为雨水和河水把岩石里的盐和矿物质不断带进海里|The sea is salty because rain and rivers wash salt and minerals from rocks into it
彩虹&出现/形成/有/怎么;rainbow|有彩虹，是因为阳光在水滴里折射和反射，分成了不同颜色|Rainbows appear because drops of water bend and split sunlight into colours
下雨;rains&why;does it rain;rain&happen/form|下雨是因为云里的小水滴越聚越大，托不住就落下来|It rains when drops in clouds join and grow too heavy to float
下雪;snow&fall/form/happen;does it snow|下雪是因为云里的水汽在低温下结成冰晶落下来|It snows when water vapour in cold clouds turns to ice crystals and falls
雪&白;snow&white|雪是白的，因为冰晶把各种光都反射出来|Snow is white because its crystals reflect all colours
打雷/雷声;thunder|打雷是因为闪电让空气一下子受热膨胀，发出巨响|Thunder is the sound of air that lightning heats and expands at once
先看到闪电/先看见闪电/闪电&先;lightning&before;lightning&thunder&first|先看到闪电后听到雷声，因为光比声音快得多|Lightning is seen before thunder because light is far faster than sound
刮风/有风/起风;wind&blow/come/happen|有风是因为各处气压不同，空气从高压流向低压|Wind blows because air flows from high pressure to low
四季/季节/春夏秋冬;seasons|有四季，是因为地球的轴是斜的，绕太阳转时阳光照的角度在变|There are seasons because the Earth's axis is tilted as it goes around the Sun
夏天&热;summer&hot/warm|夏天热，因为太阳照得更直，白天也更长|Summer is hot because sunlight falls more directly and days are longer
冬天&冷;winter&cold|冬天冷，因为太阳斜着照，白天也短|Winter is cold because sunlight is slanted and days are short
白天&黑夜/夜晚;天黑;day and night;day&night&why|有白天黑夜，是因为地球自转，有时朝着太阳，有时背着|There is day and night because the Earth rotates
月亮&圆缺/形状/变/弯/有缺/缺;moon&phase/change/shape|月亮有圆缺，是因为它绕地球转，我们看到被照亮的部分在变|The Moon has phases because we see different parts of its lit side
月亮&跟着/跟我;moon&follow|月亮好像跟着人走，是因为它太远了，我们走动时它的方向几乎不变|The Moon seems to follow because it is so far that its direction hardly changes
星星&眨/闪;star&twinkle|星星眨眼，是因为星光穿过流动的空气，方向不断抖动|Stars twinkle because moving air bends their light
潮/涨潮/潮汐;tide|涨潮落潮是因为月亮和太阳的引力拉动海水|Tides come from the pull of the Moon and the Sun on the sea
地震&发生/为什么/会/有;earthquake|地震是因为地下的岩层受力断裂、错动|Earthquakes happen because rock under the ground breaks and slips
火山&喷/爆发;volcano&erupt|火山喷发是因为地下岩浆和气体的压力冲出地面|Volcanoes erupt because magma and gas push their way out
冰&浮;ice&float|冰浮在水上，因为水结冰后体积变大、密度变小|Ice floats because water expands as it freezes and becomes less dense
船&浮/沉;ship/boat&float/sink|船能浮起来，因为它排开的水产生的浮力托住了它的重量|Ships float because the water they push aside holds up their weight
飞机&飞;plane/airplane/aeroplane&fly/stay|飞机能飞，是因为机翼把空气往下推，得到向上的升力|Planes fly because their wings push air down and are lifted up
热水&快&冰/冻;hot water&freeze|热水有时比冷水先结冰，叫姆潘巴现象，原因还没有定论|Hot water sometimes freezes first, the Mpemba effect, and the cause is still debated
镜子&左右/反;mirror&reverse/flip/left|镜子其实是前后颠倒，人转身对着它，看起来就像左右反了|A mirror flips front and back, which looks like left and right to us
叶子/树叶/枫叶&黄/红/变色;leaves/leaf&color/colour/yellow/red/change/brown|秋天叶绿素分解，黄色的类胡萝卜素和红色的花青素显出来，叶子就黄了、红了|In autumn chlorophyll breaks down, and the yellow and red pigments of leaves show
叶子/树叶&落/掉;leaves&fall|树在秋冬落叶，是为了少失水分、度过寒冷|Trees drop leaves in autumn to save water through the cold
叶子/树叶/草/植物&绿;leaves/grass/plants&green|植物是绿的，因为叶绿素吸收红光和蓝光，反射绿光|Plants are green because chlorophyll reflects green light
花&香;flower&smell|花有香味，是为了引来昆虫传粉|Flowers smell to attract insects that carry pollen
向日葵&太阳;sunflower&sun|向日葵幼时朝着太阳，是因为茎背光的一面长得更快|Young sunflowers follow the Sun because the shaded side of the stem grows faster
含羞草;mimosa;sensitive plant|含羞草被碰会合上，是因为叶柄基部的细胞失水|Mimosa folds when touched because cells at its joints lose water
洋葱&哭/流泪/眼泪/辣眼/掉眼泪;onion&cry/tear/eyes|切洋葱会流泪，因为洋葱放出刺激眼睛的含硫气体|Onions release a sulphur gas that stings the eyes, so tears come to wash it out
苹果&变色/变黑/变黄/褐/发黄;apple&brown|切开的苹果变色，是因为果肉里的物质碰到空气被氧化|Cut apples go brown because they react with oxygen in the air
香蕉&变黑/黑;banana&black/brown|香蕉变黑是因为熟过头，酶和氧气让果皮氧化变色|Bananas go brown as enzymes and oxygen change the skin
辣椒&辣;chili/chilli/spicy&hot/burn|辣椒辣，是因为辣椒素刺激了感觉烫和疼的神经|Chilies burn because capsaicin acts on the nerves that feel heat and pain
虾/螃蟹/蟹&红;shrimp/crab/lobster&red/pink|虾蟹煮熟变红，是因为虾青素受热从蛋白质里放出来|They go red when cooked because heat frees a red pigment
爆米花;popcorn&pop|爆米花会爆，是因为玉米粒里的水受热变成蒸汽，把壳撑破|Popcorn pops because water inside becomes steam and bursts the shell
可乐/汽水&气/泡/冒;soda/cola&bubble/fizz|汽水冒泡，因为溶在里面的二氧化碳跑出来了|Soda fizzes because dissolved carbon dioxide comes out
面包/馒头&孔/发/洞;bread&rise/holes|面发起来有孔，是因为酵母产生二氧化碳|Bread rises because yeast makes carbon dioxide
打嗝;hiccup|打嗝是因为膈肌突然收缩、声门关上，常见原因是吃得太快或吞了气|Hiccups come from sudden spasms of the diaphragm, often after eating fast or swallowing air
哈欠;yawn|打哈欠可能是为了让大脑降温、保持清醒，还会传染，原因没有完全弄清|Yawning may cool the brain and help us stay alert; the reason is not fully known
喷嚏;sneeze|打喷嚏是鼻子受到刺激，把灰尘和病菌喷出去|Sneezing clears dust and germs from an irritated nose
打呼噜/打鼾;snore|打呼噜是因为睡着时气道变窄，气流让软组织振动|Snoring comes from air shaking soft tissue in a narrowed airway
做梦;dream&we/people/why do/humans|做梦是睡眠时大脑在活动，可能和整理记忆、情绪有关|We dream because the brain stays active in sleep, perhaps sorting memories and feelings
睡觉&人/需要/要/为什么;need sleep;need to sleep;people sleep;humans sleep;we sleep|人要睡觉，是为了让身体恢复、大脑整理记忆|We sleep so that the body can recover and the brain can sort memories
眨眼;blink|眨眼是为了湿润和清洁眼睛|We blink to wet and clean the eyes
流泪/哭&为什么会/人会/人为什么;people cry;humans cry;we cry;tears&why|人会哭，是因为强烈的情绪会让泪腺分泌眼泪，哭也能让人放松|We cry because strong feelings trigger tears, which can also bring relief
脸红;blush|脸红是因为紧张害羞时脸上的血管扩张|We blush because blood vessels in the face widen
鸡皮疙瘩;goosebump;goose bump|起鸡皮疙瘩是冷或害怕时毛孔旁的小肌肉收缩|Goosebumps come from tiny muscles at the hairs when we are cold or scared
发抖/打冷战/哆嗦&冷;shiver|冷的时候发抖，是肌肉快速收缩来产热|We shiver because quick muscle movements make heat
出汗/流汗;sweat|出汗是为了靠汗水蒸发带走热量，给身体降温|We sweat to cool the body as the sweat evaporates
肚子&叫/咕;stomach&growl/rumble|肚子叫是因为肠胃蠕动推着空气和液体|A stomach rumbles as it moves air and fluid along
饿;hungry&why do/we|会饿是因为胃空了，身体发出需要能量的信号|We feel hungry because the body signals that it needs energy
放屁;fart|放屁是因为肠道里的细菌分解食物产生气体|Gas forms as gut bacteria break down food
口臭;bad breath|口臭多半是口腔里的细菌分解食物残渣造成的|Bad breath mostly comes from bacteria in the mouth
腿麻/脚麻/手麻/麻了;pins and needles;foot&asleep;leg&asleep|手脚发麻是因为神经被压住，信号受阻|Pins and needles come from pressure on a nerve
抽筋;cramp&muscle/leg|抽筋是肌肉突然不自主收缩，常因疲劳、受凉或缺水|A cramp is a muscle tightening by itself, often from tiredness, cold or lack of water
白头发/头发&白/灰;hair&grey/gray/white|头发变白是因为毛囊里的黑色素变少|Hair goes grey because its follicles make less pigment
头发/指甲&剪&疼/痛;hair&hurt&cut|剪头发不疼，因为头发里没有神经|Cutting hair does not hurt because hair has no nerves
近视&为什么会/怎么会/会;nearsighted;short-sighted|近视多因眼轴变长，长时间近距离用眼、少晒太阳会加重|Short sight comes from an eyeball that is too long; much close work and little daylight add to it
痒&蚊子/咬;mosquito&itch|被蚊子咬会痒，是因为它的唾液引起过敏反应|Mosquito bites itch because the body reacts to its saliva
蚊子&咬我/招/吸血/叮/咬;mosquito&bite/blood|雌蚊吸血是为了产卵；它循着二氧化碳、体温和气味找人|Female mosquitoes take blood to make eggs, and find people by breath, warmth and smell
晕车/晕船;carsick;motion sick;seasick|晕车是因为眼睛和内耳感到的运动不一致|Motion sickness comes from eyes and inner ear disagreeing about movement
手指&皱/起皱;泡&皱;fingers&wrinkle/prune|手泡久了起皱，是神经让血管收缩，也许是为了在水里抓得更牢|Fingers wrinkle in water as nerves narrow the vessels, perhaps for better grip
晒黑;tan&skin/why;sunburn|晒黑是皮肤产生黑色素来挡紫外线|Skin tans because it makes pigment against ultraviolet light
喝酒&脸红;alcohol&red;drink&face&red|喝酒脸红，多是因为分解乙醛的酶不够|Faces flush from alcohol mostly because an enzyme that breaks it down is lacking
咖啡&提神/清醒/睡不着;coffee/caffeine&awake/keep/sleep|咖啡提神，是因为咖啡因挡住了让人犯困的腺苷|Coffee keeps people awake because caffeine blocks adenosine, which makes us sleepy
吃饱&困/犯困;吃完饭&困;饭后&困;sleepy&eat/lunch/meal|饭后犯困，可能和血糖、激素变化和生物钟有关|We get sleepy after meals through changes in hormones and the body clock
录音&声音;自己的声音&难听/奇怪/不一样;own voice;voice&record|录音里的声音不一样，因为平时我们还听到骨头传来的声音|Recorded voices sound odd because we usually also hear ourselves through bone
抖腿|抖腿多是习惯，紧张或无聊时更明显|Shaking a leg is mostly habit, stronger when one is tense or bored
感冒&流鼻涕/鼻涕;runny nose|感冒流鼻涕，是鼻黏膜发炎，分泌黏液冲走病毒|A cold makes the nose run to wash germs away
发烧&为什么会/身体;fever&why do/body|发烧是身体升高体温来对付病菌|A fever is the body raising its temperature to fight germs
牙疼/蛀牙/龋齿;cavities;tooth decay|蛀牙是细菌把糖变成酸，腐蚀了牙齿|Cavities form when bacteria make acid from sugar
猫&打呼噜/呼噜/咕噜;cats/cat&purr|猫打呼噜多半是满足和放松，有时也是在安抚自己，声音来自喉部的振动|Cats purr when content and relaxed, and sometimes to calm themselves; the sound comes from the larynx
猫&踩奶/揉;cat&knead|猫踩奶是小时候吃奶留下的习惯，表示放松|Cats knead out of a kitten's habit, when they feel safe
猫&水/怕水;cat&water&hate/afraid/dislike|猫怕水，多因毛湿了又冷又重，很难受|Cats dislike water because wet fur is cold and heavy
猫&盒子/箱子/纸箱;cat&box|猫喜欢钻箱子，因为封闭的小空间让它有安全感|Cats love boxes because small spaces feel safe
猫&老鼠/抓老鼠;cat&mice/mouse|猫抓老鼠是天生的捕猎本能|Cats catch mice by hunting instinct
猫&眼睛/夜/发光;cat&eyes&glow/dark/night|猫眼在夜里发光，是因为眼底有一层反光膜|Cats' eyes shine because of a reflecting layer behind the retina
猫&舔/洗脸;cat&lick|猫舔毛是为了清洁、降温和放松|Cats lick to clean and cool themselves
狗&摇尾巴;dog&wag/tail|狗摇尾巴是在表达情绪，多半是高兴或兴奋|Dogs wag their tails to show feelings, often joy
狗&舌头/喘/吐舌;dog&tongue/pant|狗吐舌头是靠喘气散热|Dogs pant to cool down
狗&吃草;猫&吃草;dog&grass;cat&grass|猫狗吃草可能是习惯或帮助肠胃，多数没有害处|Cats and dogs may eat grass out of habit or for the stomach
狗&鼻子&湿;dog&nose&wet|狗鼻子湿，有助于捕捉气味和散热|A wet nose helps a dog catch scents and stay cool
狗&埋骨头/埋;dog&bury|狗埋骨头是祖先储存食物的本能|Dogs bury bones by an old instinct to store food
狗&叫/嚎;dog&bark/howl|狗叫是在警告、打招呼或引起注意|Dogs bark to warn, greet or get attention
鸟&飞/会飞;birds&fly|鸟会飞，因为有翅膀、轻而中空的骨头和强壮的胸肌|Birds fly thanks to wings, light hollow bones and strong muscles
鸟&电线/触电;bird&wire/electrocut|鸟停在电线上没事，是因为两脚在同一根线上，没有电压差|Birds on a wire are safe because both feet are at the same voltage
大雁/候鸟&南/迁徙;birds&migrate/south|候鸟南飞是为了找食物和温暖的地方过冬|Birds migrate to find food and warmth in winter
大雁&人字/v;geese&v|大雁排成人字飞，可以省力|Geese fly in a V to save effort
企鹅&冷/冻;penguin&cold/freeze|企鹅不怕冷，因为有厚厚的羽毛和脂肪|Penguins stay warm with dense feathers and fat
火烈鸟&红/粉;flamingo&pink|火烈鸟是粉色的，因为吃的藻和虾里有类胡萝卜素|Flamingos are pink from pigments in the algae and shrimp they eat
鹦鹉&说话;parrot&talk|鹦鹉会学舌，因为鸣管和舌头灵活、善于模仿|Parrots can copy speech with a flexible voice organ and a gift for imitation
公鸡&打鸣/叫;rooster&crow|公鸡打鸣受体内生物钟控制，也是在宣示地盘|Roosters crow by an inner clock and to mark territory
长颈鹿&脖子;giraffe&neck|长颈鹿脖子长，方便吃高处的叶子，也和争夺配偶有关|Long necks let giraffes reach high leaves, and help in fights for mates
斑马&条纹;zebra&stripes|斑马的条纹可能用来防虫叮、迷惑天敌|Zebra stripes may keep flies off and confuse hunters
骆驼&驼峰/渴/喝水;camel&hump/water|骆驼的驼峰储存脂肪，身体又很省水，所以耐渴|Camels store fat in humps and save water very well
变色龙&变色;chameleon&color/colour|变色龙变色主要为了表达情绪、调节体温和隐蔽|Chameleons change colour to signal, regulate heat and hide
壁虎&墙/掉;gecko&wall|壁虎脚底有无数细毛，靠分子间的吸力贴住墙|Geckos stick by millions of tiny hairs on their feet
壁虎&尾巴;蜥蜴&尾巴;lizard&tail|壁虎断尾是为了引开敌人逃命|Lizards drop their tails to escape
鱼&呼吸/水里;fish&breathe|鱼用鳃从水里吸取氧气|Fish take oxygen from water with gills
鱼&闭眼/睁着眼;fish&eyes|多数鱼没有眼皮，所以睡觉也睁着眼|Most fish have no eyelids, so they sleep with open eyes
飞蛾/虫子&火/灯/光;moth&light/flame|飞蛾扑火，是因为灯光打乱了它靠光定方向的本能|Moths circle lights because lamps confuse their way of keeping level and direction
萤火虫;firefl&glow/light|萤火虫发光是体内的化学反应，用来求偶|Fireflies glow by a chemical reaction to find mates
蜜蜂&死/蜇;bee&sting&die|蜜蜂蜇人后会死，是因为带倒钩的刺把内脏扯了出来|A honeybee dies after stinging because its barbed sting tears from its body
蜘蛛&网/粘;spider&web/stick|蜘蛛不被自己的网粘住，因为它走不黏的丝，脚上还有细毛|Spiders walk on the dry threads of their webs and have tiny hairs on their feet
蝉/知了&叫;cicada&noise/sing/loud|蝉叫是雄蝉在求偶|Male cicadas sing to find mates
蚂蚁&搬家/下雨;ants&line/rain|蚂蚁靠气味排队走；下雨前湿度变大，它们会搬到高处|Ants follow scent trails, and move when it gets damp before rain
恐龙&灭绝/消失;dinosaur&extinct/die/died|恐龙灭绝，一般认为是小行星撞击地球造成的|Dinosaurs most likely died out because an asteroid hit the Earth
北极熊&企鹅;polar bear&penguin|北极熊不吃企鹅，因为一个在北极，一个在南半球|Polar bears do not eat penguins because they live at opposite ends of the Earth
大象&鼻子;elephant&trunk/nose|大象的长鼻子用来呼吸、喝水、拿东西|An elephant's trunk is for breathing, drinking and grasping
熊猫&竹子;panda&bamboo|熊猫吃竹子，因为竹子到处都有、没有谁来抢|Pandas eat bamboo because it is plentiful and nobody competes for it
红绿灯/交通灯&红;红灯&红;stop&lights&red;traffic light&red|红色波长长、传得远，又醒目，所以用来表示停|Red is used for stop because it carries far and stands out
轮胎&黑;tire/tyre&black|轮胎是黑的，因为加了炭黑更耐磨|Tyres are black because carbon black makes them last
铁&锈/生锈;iron&rust|铁生锈是因为和氧气、水发生了反应|Iron rusts because it reacts with oxygen and water
牛奶&白;milk&white|牛奶是白的，因为蛋白质和脂肪的小颗粒散射光|Milk is white because its tiny particles scatter light
井盖/下水道盖&圆;manhole&round|井盖是圆的，因为怎么转都不会掉下去|Manhole covers are round so that they cannot fall in
蓝光/手机&睡/睡不着;phone&sleep&bad|睡前看手机不好睡，因为光和内容会让大脑兴奋、抑制褪黑素|Phones before bed keep us awake because light and content stir the brain
闰年/二月29&为什么;leap year|有闰年，是因为一年实际约365.24天，要补上多出的时间|Leap years exist because a year is about 365.24 days
一周&七天;week&seven/7|一周七天来自古巴比伦和犹太传统，和日月五星有关|The seven-day week comes from Babylonian and Jewish tradition
一天&24;24 hours|一天24小时源自古埃及把昼夜各分12份|The 24-hour day comes from Egypt, which divided day and night into twelve parts each
端午&粽子;zongzi|端午吃粽子，传说是为了纪念屈原|People eat zongzi at the Dragon Boat Festival in memory of Qu Yuan, it is said
中秋&月饼;mooncake|中秋吃月饼，圆圆的象征团圆|Mooncakes are round like the full moon and stand for reunion
过年/春节&鞭炮/红;red&new year&chinese|过年放鞭炮、贴红，传说是为了赶走年兽|Red and firecrackers at New Year are said to scare the beast Nian
饺子&过年/冬至;dumpling&new year|过年吃饺子，因为像元宝，又取“更岁交子”的意思|Dumplings at New Year look like old gold ingots and stand for wealth
冥王星&行星;pluto&planet|冥王星不算行星，因为它没有清空自己轨道附近的天体|Pluto is not a planet because it has not cleared its orbit
太阳&发光/热/亮/燃烧;sun&shine/hot/burn|太阳发光发热，是因为中心在进行核聚变|The Sun shines because of nuclear fusion in its core
太空&黑;space&dark/black|太空看着黑，因为没有空气散射光，远处的光也太弱|Space looks dark because there is no air to scatter light
太空/宇航员&飘/失重;astronaut&float|宇航员飘着，是因为和飞船一起绕地球自由下落|Astronauts float because they and the ship are falling around the Earth together
火星&红;mars&red|火星是红的，因为表面有很多氧化铁|Mars is red because of iron oxide, rust, on its surface
地球&圆;earth&round|地球是圆的，因为引力把物质往中心拉|The Earth is round because gravity pulls everything to the centre
水&透明;water&clear/transparent|水是透明的，因为它很少吸收可见光|Water is clear because it absorbs little visible light
火&热/往上;flame&up|火苗往上，因为热空气轻、会上升|Flames rise because hot air is lighter
冰箱&霜/结霜;freezer&frost|冰箱结霜是空气里的水汽遇冷凝结|Frost forms when moist air meets the cold freezer
南方&潮/回南天|回南天是暖湿空气遇到冷的墙面，水汽凝结|Walls sweat when warm damp air meets cold walls
高原/高山/西藏&煮/饭/水;boil&mountain/altitude|高处气压低，水不到100度就开，所以饭难煮熟|Water boils at a lower temperature up high, so food takes longer
`;
