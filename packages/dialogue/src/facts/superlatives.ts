/** The most of the world: key, then the answer in Chinese and in English. */
export const SUPERLATIVES = `
最高&山/山峰;highest/tallest&mountain|世界最高的山是珠穆朗玛峰，高8848.86米|The highest mountain is Mount Everest, 8,848.86 metres
最长&河/河流/江&中国;longest&river&china|中国最长的河是长江|The longest river in China is the Yangtze
最长&河/河流;longest&river|世界最长的河一般认为是尼罗河|The longest river is usually said to be the Nile
最大&海洋/洋;largest/biggest&ocean|最大的海洋是太平洋|The largest ocean is the Pacific
最小&海洋/洋;smallest&ocean|最小的大洋是北冰洋|The smallest ocean is the Arctic Ocean
最深&海/海沟/地方;deepest&ocean/place/point|最深的地方是马里亚纳海沟，约11000米|The deepest place is the Mariana Trench, about 11,000 metres
最大&湖/湖泊&中国/淡水;largest/biggest&lake&china|中国最大的湖是青海湖，最大的淡水湖是鄱阳湖|China's largest lake is Qinghai Lake
最大&湖/湖泊;largest/biggest&lake|世界最大的湖是里海|The largest lake is the Caspian Sea
最深&湖;deepest&lake|最深的湖是贝加尔湖|The deepest lake is Lake Baikal
最大&沙漠;largest/biggest&desert|最大的热沙漠是撒哈拉沙漠|The largest hot desert is the Sahara
最大&岛;largest/biggest&island|最大的岛是格陵兰岛|The largest island is Greenland
最大&洲/大洲;largest/biggest&continent|最大的洲是亚洲|The largest continent is Asia
最小&洲/大洲;smallest&continent|最小的洲是大洋洲|The smallest continent is Australia (Oceania)
最大&国家;largest/biggest&country|面积最大的国家是俄罗斯|The largest country is Russia
最小&国家;smallest&country|最小的国家是梵蒂冈|The smallest country is Vatican City
人口&最多&国家;人&最多&国家;most populous;most people&country;largest population|人口最多的国家是印度，中国第二|The country with the most people is India, then China
人口&最多&城市/省|中国人口最多的省是广东，人口最多的城市是重庆（直辖市）|Guangdong has the most people of China's provinces
最大&省/自治区&面积/中国;最大的省|面积最大的省级行政区是新疆|The largest region of China is Xinjiang
最大&行星;largest/biggest&planet|最大的行星是木星|The largest planet is Jupiter
最小&行星;smallest&planet|最小的行星是水星|The smallest planet is Mercury
最热&行星;hottest&planet|最热的行星是金星|The hottest planet is Venus
最冷&行星;coldest&planet|最冷的行星一般说是天王星或海王星|The coldest planets are Uranus and Neptune
离太阳最近;closest/nearest&sun|离太阳最近的行星是水星|The planet closest to the Sun is Mercury
离地球最近&恒星;nearest/closest&star|离地球最近的恒星是太阳，其次是比邻星|The nearest star is the Sun, then Proxima Centauri
最大&动物;largest/biggest&animal/mammal|最大的动物是蓝鲸|The largest animal is the blue whale
最大&陆地/陆生;largest/biggest&land animal|最大的陆地动物是非洲象|The largest land animal is the African elephant
最快&陆地;最快&动物;跑得最快;fastest&animal/land|陆地上跑得最快的动物是猎豹，俯冲最快的鸟是游隼|The fastest land animal is the cheetah; the peregrine falcon dives fastest of all
飞得最快;最快&鸟;fastest&bird|最快的鸟是游隼|The fastest bird is the peregrine falcon
最高&动物;tallest&animal|最高的动物是长颈鹿|The tallest animal is the giraffe
最大&鸟;largest/biggest&bird|最大的鸟是鸵鸟|The largest bird is the ostrich
最小&鸟;smallest&bird|最小的鸟是蜂鸟|The smallest bird is the bee hummingbird
最大&鱼;largest/biggest&fish|最大的鱼是鲸鲨|The largest fish is the whale shark
最慢&动物;slowest&animal|最慢的哺乳动物是树懒|The slowest mammal is the sloth
寿命最长/活得最久/最长寿&动物;longest living;lives the longest|寿命很长的脊椎动物有格陵兰鲨，能活几百年|The Greenland shark may live for centuries, the longest of vertebrates
最高&楼/建筑/大楼;tallest/highest&building|世界最高的楼是哈利法塔，高828米|The tallest building is the Burj Khalifa, 828 metres
最高&楼/建筑&中国;tallest&building&china|中国最高的楼是上海中心大厦，高632米|China's tallest building is Shanghai Tower, 632 metres
最高&瀑布;tallest/highest&waterfall|落差最大的瀑布是安赫尔瀑布|The highest waterfall is Angel Falls
最硬&天然/物质/东西/矿;hardest&mineral/natural/substance|最硬的天然物质是钻石|The hardest natural substance is diamond
最轻&元素/气体;lightest&element/gas|最轻的元素是氢|The lightest element is hydrogen
最多&空气/大气;空气&主要/最多;most&air/atmosphere|空气里最多的是氮气，约占78%|Most of the air is nitrogen, about 78 percent
最大&器官;largest/biggest&organ|人体最大的器官是皮肤|The largest organ of the body is the skin
最长&骨/骨头;longest/biggest&bone|人体最长的骨头是股骨|The longest bone is the thigh bone
最小&骨/骨头;smallest&bone|人体最小的骨头是耳朵里的镫骨|The smallest bone is the stirrup in the ear
最多&人说/语言;most spoken&language;most&spoken&language|母语人数最多的是汉语，使用人数最多的是英语|English has the most speakers, Mandarin the most native ones
最早&朝代/王朝;first dynasty|中国最早的朝代一般认为是夏朝|China's first dynasty is said to be the Xia
最后&朝代/王朝;last dynasty|中国最后一个王朝是清朝|China's last dynasty was the Qing
白天最长;夜最短;longest day|北半球白天最长的一天是夏至|In the northern half the longest day is the June solstice
白天最短;夜最长;shortest day|北半球白天最短的一天是冬至|In the northern half the shortest day is the December solstice
最冷&地方/大洲;coldest&place/continent|最冷的地方是南极洲|The coldest place is Antarctica
`;

/** How two things differ: key, then the answer in Chinese and in English. */
export const DIFFERENCES = `
dna&基因/gene|基因是DNA上的一段|A gene is a section of DNA
细菌&病毒;bacteria&virus|细菌是能自己生长的单细胞生物，病毒更小、要靠活细胞才能繁殖；抗生素只对细菌有用|Bacteria live on their own and antibiotics kill them; viruses need living cells and antibiotics do not help
天气&气候;weather&climate|天气是一时一地的冷热晴雨，气候是多年的平均状况|Weather is what happens now; climate is the average over many years
流感&感冒;flu&cold|流感由流感病毒引起，发烧重、全身酸痛；普通感冒症状较轻|The flu brings high fever and aches; a cold is milder
生抽&老抽|生抽提鲜、颜色浅，老抽上色、颜色深|Light soy seasons, dark soy colours
台风&飓风;typhoon&hurricane|台风和飓风是同一种热带气旋，只是发生的海域不同|They are the same kind of storm in different oceans
台风&龙卷风;tornado&hurricane|台风是海上大范围的热带气旋，龙卷风小而短、来自雷雨云|A hurricane is a huge storm over the sea; a tornado is small, brief and comes from a thundercloud
青蛙&蟾蜍/癞蛤蟆;frog&toad|青蛙皮肤光滑、善跳，蟾蜍皮肤粗糙、多爬行|Frogs have smooth skin and jump; toads have dry, bumpy skin and walk
鳄鱼&短吻鳄;alligator&crocodile|短吻鳄嘴宽呈U形，鳄鱼嘴窄呈V形|Alligators have a broad U-shaped snout, crocodiles a narrow V-shaped one
兔子&野兔;rabbit&hare|野兔更大、耳朵更长、不打洞|Hares are larger, with longer ears, and live above ground
海豹&海狮;seal&sea lion|海狮有外耳、能用鳍走路，海豹没有外耳、只能爬|Sea lions have ear flaps and walk on flippers; seals have none and wriggle
蝴蝶&蛾/飞蛾;butterfly&moth;butterflies&moths|蝴蝶多白天活动、触角呈棒状，蛾多夜里活动、触角像羽毛|Butterflies fly by day with clubbed feelers; moths mostly by night with feathery ones
羊驼&骆驼;alpaca&llama|羊驼比美洲驼小，毛更软|Alpacas are smaller than llamas and have softer wool
水果&蔬菜;fruit&vegetable|植物学上有种子的果实是水果，根茎叶是蔬菜|In botany a fruit holds seeds; roots, stems and leaves are vegetables
奶油&黄油;cream&butter|奶油是牛奶里的脂肪液，黄油是奶油搅打出的固体|Butter is made by churning cream
拿铁&卡布奇诺;latte&cappuccino|拿铁牛奶多、奶泡薄，卡布奇诺奶泡厚|A latte has more milk, a cappuccino more foam
红茶&绿茶;black tea&green tea|红茶全发酵，绿茶不发酵|Black tea is fully oxidised, green tea is not
内存&硬盘/存储;ram&storage/disk|内存临时放正在用的数据，硬盘长期保存|RAM holds what is in use; storage keeps it for good
http&https|HTTPS是加密的HTTP|HTTPS is HTTP with encryption
wifi&流量/蓝牙;wifi&bluetooth|WiFi用来上网、距离远，蓝牙用来连近处的设备|Wi-Fi joins the internet; Bluetooth links devices nearby
的&地&得|“的”接名词，“地”接动词，“得”接补语：高兴的人、高兴地跳、跳得高|De 的 stands before nouns, 地 before verbs, 得 after verbs
affect&effect|“affect”多是动词“影响”，“effect”多是名词“效果”|“Affect” is mostly a verb, “effect” mostly a noun
its&it is|its 是“它的”，it's 是 it is 的缩写|“Its” means belonging to it; “it's” means “it is”
then&than|then 是“然后”，than 用于比较|“Then” is about time, “than” compares
there&their|there 是“那里”，their 是“他们的”|“There” is a place, “their” belongs to them
lie&lay|lie 是“躺”，lay 是“放”|People lie down; they lay things down
much&many|many 修饰可数名词，much 修饰不可数名词|“Many” goes with things counted, “much” with things not counted
say&tell/speak|say 重内容，tell 要有对象，speak 指说话或说语言|We say words, tell someone, and speak a language
社保&医保|医保是社保的一部分|Medical insurance is one part of social insurance
恒星&行星;star&planet|恒星自己发光，行星绕恒星转、不发光|Stars make their own light; planets orbit stars
彗星&流星;comet&meteor|彗星是绕太阳的冰质小天体，流星是碎屑在大气里发光|A comet is an icy body; a meteor is a streak of light in the air
元宵&汤圆|元宵是滚出来的，汤圆是包出来的|Yuanxiao are rolled, tangyuan are wrapped
饺子&馄饨;dumpling&wonton|饺子皮厚、捏边，馄饨皮薄、带汤|Dumplings have thicker skins; wontons are thin and served in soup
`;
