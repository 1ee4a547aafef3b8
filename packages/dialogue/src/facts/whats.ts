/** What things of nature and the body are: names, then one sentence in Chinese and in English. */
export const NATURE = `
日食/日蚀/solar eclipse/eclipse of the sun|日食是月亮挡在太阳和地球中间，遮住了太阳|A solar eclipse is when the Moon passes between the Sun and the Earth and hides the Sun
月食/月蚀/lunar eclipse|月食是地球挡在太阳和月亮中间，影子落在月亮上|A lunar eclipse is when the Earth's shadow falls on the Moon
黑洞/black hole|黑洞是引力大到连光都逃不出来的天体|A black hole is a place where gravity is so strong that even light cannot escape
银河/银河系/milky way|银河系是太阳所在的星系，有上千亿颗恒星|The Milky Way is the galaxy of the Sun, with more than a hundred billion stars
太阳系/solar system|太阳系是太阳和绕它转的行星、卫星、小天体的总称|The solar system is the Sun and everything that orbits it
恒星/star|恒星是自己会发光发热的大气体球|A star is a huge ball of hot gas that makes its own light
行星/planet|行星是绕着恒星转、自己不发光的大天体|A planet is a large body that orbits a star and does not shine by itself
卫星/satellite|卫星是绕着行星转的天体，也有人造的|A satellite is something that orbits a planet, natural or made by people
彗星/comet|彗星是由冰和尘埃组成的小天体，靠近太阳时会拖出尾巴|A comet is a small icy body that grows a tail near the Sun
流星/meteor/shooting star|流星是太空碎屑冲进大气层时摩擦发光|A meteor is a bit of space dust that glows as it burns up in the air
陨石/meteorite|陨石是落到地面的太空石块|A meteorite is a rock from space that has reached the ground
小行星/asteroid|小行星是绕太阳转的小石块天体|An asteroid is a small rocky body that orbits the Sun
星系/galaxy|星系是由大量恒星、气体和尘埃组成的巨大系统|A galaxy is a huge group of stars, gas and dust
宇宙/universe|宇宙是所有空间、时间和物质的总和|The universe is all of space, time and matter
大爆炸/宇宙大爆炸/big bang|大爆炸理论认为宇宙从极热极密的状态膨胀而来|The Big Bang is the idea that the universe grew from a very hot, dense state
光年/light year/light-year|光年是光走一年的距离，约9.46万亿公里|A light-year is the distance light travels in a year, about 9.46 trillion km
引力/重力/万有引力/gravity|引力是物体之间互相吸引的力|Gravity is the force that pulls things toward each other
极光/aurora/northern lights|极光是太阳来的带电粒子撞上高层大气发出的光|An aurora is light made when particles from the Sun hit the upper air
彩虹/rainbow|彩虹是阳光经过水滴折射、反射，分成几种颜色|A rainbow is sunlight split into colours by drops of water
闪电/lightning|闪电是云里或云和地面之间的放电|Lightning is a discharge of electricity in or from clouds
台风/typhoon|台风是热带海洋上形成的强烈气旋|A typhoon is a strong tropical storm over the northwest Pacific
龙卷风/tornado|龙卷风是从云里伸到地面的强烈旋转气柱|A tornado is a violently spinning column of air that reaches the ground
飓风/hurricane|飓风是大西洋和东太平洋上的强热带气旋|A hurricane is a strong tropical storm of the Atlantic or eastern Pacific
海啸/tsunami|海啸是海底地震等引起的巨大海浪|A tsunami is a series of huge waves, often caused by an undersea earthquake
地震/earthquake|地震是地壳断裂、释放能量引起的震动|An earthquake is a shaking of the ground as rock breaks and shifts
火山/volcano|火山是地下岩浆喷出地面形成的山|A volcano is an opening where molten rock comes out of the Earth
岩浆/magma|岩浆是地下熔化的岩石|Magma is molten rock under the ground
温室效应/greenhouse effect|温室效应是大气里的二氧化碳等气体留住热量，使地球变暖|The greenhouse effect is gases in the air trapping heat and warming the Earth
全球变暖/global warming|全球变暖是地球平均气温长期上升，主要因为温室气体增多|Global warming is the long rise in the Earth's temperature, mostly from greenhouse gases
气候变化/climate change|气候变化是长期的气温和天气规律改变|Climate change is a long-term change in temperatures and weather
臭氧层/ozone layer|臭氧层是高空里吸收紫外线的一层气体|The ozone layer is gas high in the air that absorbs ultraviolet light
紫外线/ultraviolet/uv|紫外线是太阳光里看不见的一种光，晒多了伤皮肤|Ultraviolet is invisible light from the Sun that can harm the skin
雾霾/smog|雾霾是空气里悬浮的细小污染颗粒|Smog is fine pollution hanging in the air
酸雨/acid rain|酸雨是被废气污染而变酸的雨|Acid rain is rain made acid by pollution
潮汐/tide/tides|潮汐是海水受月亮和太阳引力的涨落|Tides are the rise and fall of the sea, pulled by the Moon and Sun
厄尔尼诺/el nino|厄尔尼诺是赤道东太平洋海水异常变暖的现象|El Niño is an unusual warming of the eastern tropical Pacific
二十四节气/节气/solar term/solar terms|节气是古人按太阳位置划分的二十四个时令|Solar terms are 24 points of the year set by the Sun's position
赤道/equator|赤道是环绕地球中间的一条假想的线|The equator is an imaginary line around the middle of the Earth
经纬度/经度/longitude|经度和纬度用来标出地球上的位置|Longitude and latitude mark places on the Earth
沙漠/desert|沙漠是降水很少、植物稀少的地方|A desert is a place with very little rain and few plants
绿洲/oasis|绿洲是沙漠里有水、能长植物的地方|An oasis is a place in a desert with water and plants
冰川/glacier|冰川是在陆地上缓慢移动的大冰体|A glacier is a large body of ice that moves slowly over land
雨林/rainforest|雨林是雨量大、植物茂密的森林|A rainforest is a dense forest with heavy rain
光合作用/photosynthesis|光合作用是植物用阳光、水和二氧化碳制造养分并放出氧气|Photosynthesis is how plants use light, water and carbon dioxide to make food and oxygen
食物链/food chain|食物链是生物之间吃和被吃的关系|A food chain shows what eats what
生态系统/ecosystem|生态系统是一个地方的生物和环境组成的整体|An ecosystem is living things together with their surroundings
进化/进化论/evolution|进化是生物一代代逐渐变化、适应环境的过程|Evolution is the gradual change of living things over generations
细胞/cell|细胞是生物体最基本的单位|A cell is the basic unit of living things
dna/脱氧核糖核酸|DNA是记录遗传信息的分子|DNA is the molecule that stores genetic information
基因/gene|基因是DNA上决定遗传特征的片段|A gene is a piece of DNA that shapes a trait
病毒/virus|病毒是很小的、要靠活细胞才能繁殖的东西|A virus is a tiny agent that can multiply only inside living cells
细菌/bacteria|细菌是很小的单细胞生物，有的有益有的有害|Bacteria are tiny one-celled living things, some helpful, some harmful
真菌/fungus/fungi|真菌是蘑菇、酵母、霉菌这一类生物|Fungi are living things such as mushrooms, yeast and mould
抗生素/antibiotic/antibiotics|抗生素是杀死或抑制细菌的药，对病毒没用|Antibiotics are medicines against bacteria; they do not work on viruses
疫苗/vaccine|疫苗让身体提前认识病原，产生抵抗力|A vaccine trains the body to fight a disease
免疫系统/immune system/免疫力|免疫系统是身体抵抗病菌的防线|The immune system is the body's defence against germs
维生素/维他命/vitamin/vitamins|维生素是身体需要的少量营养物质|Vitamins are nutrients the body needs in small amounts
蛋白质/protein|蛋白质是构成身体组织的重要营养，肉蛋奶豆里都有|Protein is a nutrient that builds the body, found in meat, eggs, milk and beans
碳水/碳水化合物/carbohydrate/carbs|碳水化合物是米面糖等给身体提供能量的营养|Carbohydrates are nutrients such as starch and sugar that give energy
卡路里/calorie/calories|卡路里是计算能量的单位|A calorie is a unit of energy
胆固醇/cholesterol|胆固醇是身体里的一种脂类，太高对血管不好|Cholesterol is a fatty substance in the body; too much is bad for the vessels
新陈代谢/metabolism|新陈代谢是身体把食物变成能量、更新自己的过程|Metabolism is how the body makes energy and renews itself
荷尔蒙/激素/hormone/hormones|激素是身体里传递信号、调节功能的物质|Hormones are chemical messengers in the body
肾上腺素/adrenaline|肾上腺素是紧张时让心跳加快的激素|Adrenaline is a hormone that speeds the heart in stress
多巴胺/dopamine|多巴胺是大脑里和快乐、动力有关的物质|Dopamine is a brain chemical linked to pleasure and drive
褪黑素/melatonin|褪黑素是帮助调节睡眠的激素|Melatonin is a hormone that helps set sleep
过敏/allergy|过敏是免疫系统对无害的东西反应过度|An allergy is an over-reaction of the immune system to something harmless
糖尿病/diabetes|糖尿病是血糖长期偏高的病|Diabetes is a disease in which blood sugar stays too high
高血压/high blood pressure/hypertension|高血压是血管里的压力长期偏高|Hypertension is blood pressure that stays too high
近视/myopia/nearsightedness|近视是看近清楚、看远模糊|Short sight means that far things look blurred
色盲/color blindness/colour blindness|色盲是分不清某些颜色|Colour blindness means not seeing some colours apart
抑郁症/depression|抑郁症是持续情绪低落、提不起劲的疾病，可以治疗|Depression is an illness of lasting low mood, and it can be treated
焦虑症/anxiety disorder|焦虑症是过度而持续的担心和紧张，可以治疗|An anxiety disorder is excessive, lasting worry, and it can be treated
自闭症/孤独症/autism|孤独症是一种影响社交和沟通的发育差异|Autism is a developmental difference that affects communication and social life
多动症/adhd|多动症是注意力难集中、好动冲动的神经发育状况|ADHD is a condition with trouble focusing and restlessness
原子/atom|原子是构成物质的微小粒子|An atom is a tiny particle that matter is made of
分子/molecule|分子是由原子结合成的粒子|A molecule is a group of atoms joined together
电子/electron|电子是带负电的微小粒子|An electron is a tiny particle with negative charge
元素/化学元素/element|元素是同一类原子的总称|An element is matter made of one kind of atom
氧气/oxygen|氧气是人和动物呼吸需要的气体|Oxygen is the gas people and animals breathe to live
二氧化碳/carbon dioxide/co2|二氧化碳是呼吸和燃烧产生的气体|Carbon dioxide is a gas from breathing and burning
水/h2o/water|水是由氢和氧组成的液体|Water is a liquid made of hydrogen and oxygen
核能/nuclear energy/nuclear power|核能是原子核裂变或聚变放出的能量|Nuclear energy is energy released from the cores of atoms
可再生能源/renewable energy|可再生能源是太阳能、风能这类用不完的能源|Renewable energy comes from sources such as sun and wind that do not run out
惯性/inertia|惯性是物体保持原来运动状态的性质|Inertia is the tendency of things to go on as they are
摩擦力/friction|摩擦力是两个接触面之间阻碍运动的力|Friction is the force that resists sliding
相对论/relativity/theory of relativity|相对论是爱因斯坦关于时间、空间和引力的理论|Relativity is Einstein's theory of time, space and gravity
量子力学/量子/quantum mechanics/quantum physics|量子力学是研究微小粒子规律的物理学|Quantum mechanics is the physics of very small particles
薛定谔的猫/schrodingers cat|薛定谔的猫是一个思想实验：没打开盒子之前，猫既死又活|Schrödinger's cat is a thought experiment in which a cat is both alive and dead until the box is opened
恐龙/dinosaur/dinosaurs|恐龙是几千万年前生活在地球上的爬行动物|Dinosaurs were reptiles that lived millions of years ago
化石/fossil|化石是古代生物留在岩石里的遗迹|A fossil is the trace of ancient life in rock
哺乳动物/mammal|哺乳动物是用乳汁喂养幼崽的动物|A mammal is an animal that feeds its young with milk
两栖动物/amphibian|两栖动物小时候在水里、长大能上岸，如青蛙|Amphibians, such as frogs, live first in water and later on land
冬眠/hibernation|冬眠是动物在冬天长时间沉睡、节省能量|Hibernation is a long winter sleep that saves energy
`;

/** What notions of society, technology and culture are, as above. */
export const SOCIETY = `
区块链/blockchain|区块链是许多人共同保存、很难篡改的账本|A blockchain is a shared ledger of records that is very hard to change
比特币/bitcoin|比特币是一种不靠银行、用区块链记账的数字货币|Bitcoin is a digital currency recorded on a blockchain, without a bank
人工智能/ai/artificial intelligence|人工智能是让机器做需要智力的事的技术|Artificial intelligence is technology that lets machines do things that need intelligence
机器学习/machine learning|机器学习是让电脑从数据里自己找规律|Machine learning lets computers find patterns in data
大模型/大语言模型/large language model/llm|大语言模型是用大量文字训练、能生成文字的程序|A large language model is a program trained on much text that can write text
算法/algorithm|算法是解决问题的一步步做法|An algorithm is a set of steps for solving a problem
编程/programming/coding|编程是写出让电脑执行的指令|Programming is writing instructions for a computer
互联网/internet|互联网是把全世界电脑连在一起的网络|The internet is a network that links computers all over the world
云计算/云/cloud computing|云计算是通过网络使用别处的电脑来存储和计算|Cloud computing is using other computers over the internet
大数据/big data|大数据是数量极大、需要专门方法处理的数据|Big data is data so large that it needs special tools
5g|5G是第五代移动通信技术，更快、延迟更低|5G is the fifth generation of mobile networks, faster and with less delay
wifi/wi-fi/无线网|WiFi是用无线电波把设备连上网络的技术|Wi-Fi connects devices to a network by radio
蓝牙/bluetooth|蓝牙是让近处设备无线连接的技术|Bluetooth connects nearby devices without wires
gps|GPS是用卫星确定位置的系统|GPS is a system that finds a position by satellites
二维码/qr code|二维码是用黑白方块存信息、能用手机扫的图案|A QR code is a pattern of squares that holds information for a camera to read
nfc|NFC是近距离无线通信，用来刷卡付款等|NFC is short-range wireless contact, used for tap payments
vpn|VPN是在网络上建立加密通道的技术|A VPN is an encrypted connection over the internet
操作系统/operating system|操作系统是管理电脑硬件和软件的基础程序|An operating system is the basic program that runs a computer
cpu|CPU是电脑的中央处理器，负责运算|The CPU is the part of a computer that does the computing
内存/ram|内存是电脑临时存放正在用的数据的地方|RAM is where a computer holds the data it is using
浏览器/browser|浏览器是用来看网页的软件|A browser is a program for viewing web pages
黑客/hacker|黑客是擅长钻研电脑系统的人，有的会非法入侵|A hacker is someone skilled with computer systems, some of whom break in
开源/open source|开源是公开代码，让大家可以使用和修改|Open source means the code is public and may be used and changed
api|API是程序之间互相调用的约定|An API is a way for programs to call each other
元宇宙/metaverse|元宇宙是设想中人们一起活动的虚拟世界|The metaverse is an imagined shared virtual world
虚拟现实/vr/virtual reality|虚拟现实是用头显等设备让人沉浸在模拟的世界里|Virtual reality puts people inside a simulated world
3d打印/3d printing|3D打印是一层层堆材料做出立体的东西|3D printing builds objects layer by layer
通货膨胀/通胀/inflation|通货膨胀是物价普遍上涨、钱变得不值钱|Inflation is a general rise in prices, so that money buys less
gdp/国内生产总值|GDP是一个国家一年生产的商品和服务的总价值|GDP is the total value of what a country produces in a year
股票/stock/stocks/shares|股票是公司所有权的一小份|A stock is a small share of a company's ownership
基金/fund/mutual fund|基金是把大家的钱集中起来由专人投资|A fund pools people's money to invest it
债券/bond/bonds|债券是借钱的凭证，到期还本付息|A bond is a loan that is paid back with interest
利息/interest|利息是借钱要付、存钱能得的报酬|Interest is the price paid for borrowing money
复利/compound interest|复利是利息也会再生利息|Compound interest is interest earned on interest
信用卡/credit card|信用卡是先消费后还款的卡|A credit card lets you buy now and pay later
税/tax|税是人们和公司依法交给政府的钱|Tax is money that people and companies must pay to the government
个税/个人所得税/income tax|个人所得税是按收入交的税|Income tax is a tax on what people earn
五险一金|五险一金是养老、医疗、失业、工伤、生育保险和住房公积金|It is five social insurances and a housing fund
医保/医疗保险/medical insurance|医保是医疗保险，看病时可以报销一部分|Medical insurance pays part of the cost of treatment
社保/社会保险/social security/social insurance|社保是养老、医疗、失业、工伤、生育等社会保险|Social insurance covers old age, illness, unemployment, injury at work and childbirth
公积金/住房公积金|住房公积金是单位和个人一起存、用于买房租房的钱|The housing fund is money saved by worker and employer for a home
首付/down payment|首付是买房买车时先付的一部分钱|A down payment is the first part of a price paid at once
房贷/mortgage|房贷是用房子作抵押借的钱|A mortgage is a loan to buy a home, secured on it
供求/供求关系/supply and demand|供求关系是东西的多少和想要的人的多少影响价格|Supply and demand set prices by how much there is and how much is wanted
垄断/monopoly|垄断是一家控制了整个市场|A monopoly is control of a market by one seller
创业/startup|创业公司是刚起步、想快速成长的公司|A startup is a young company that aims to grow fast
民主/democracy|民主是由人民作主、参与决定公共事务的制度|Democracy is rule by the people
宪法/constitution|宪法是一个国家的根本大法|A constitution is the basic law of a country
联合国/united nations/un|联合国是许多国家为和平与合作组成的国际组织|The United Nations is an organisation of countries for peace and cooperation
一带一路/belt and road|“一带一路”是丝绸之路经济带和21世纪海上丝绸之路的合作倡议|The Belt and Road is a cooperation initiative of China on trade routes
丝绸之路/silk road|丝绸之路是古代连接中国和西方的商路|The Silk Road was an ancient trade route between China and the West
文艺复兴/renaissance|文艺复兴是欧洲14到17世纪的文化艺术新生|The Renaissance was a rebirth of art and learning in Europe
工业革命/industrial revolution|工业革命是18世纪起机器代替手工生产的变革|The Industrial Revolution was the change from hand work to machines
四大发明/four great inventions|四大发明是造纸术、印刷术、火药和指南针|They are paper, printing, gunpowder and the compass
四大名著|四大名著是《红楼梦》《西游记》《水浒传》《三国演义》|They are Dream of the Red Chamber, Journey to the West, Water Margin and Romance of the Three Kingdoms
四书五经|四书是《大学》《中庸》《论语》《孟子》，五经是《诗》《书》《礼》《易》《春秋》|They are the classic books of Confucian learning
唐宋八大家|唐宋八大家是韩愈、柳宗元、欧阳修、苏洵、苏轼、苏辙、王安石、曾巩|They are eight great prose writers of the Tang and Song
文房四宝|文房四宝是笔、墨、纸、砚|They are brush, ink, paper and inkstone
岁寒三友|岁寒三友是松、竹、梅|They are pine, bamboo and plum blossom
五行|五行是金、木、水、火、土|The five elements are metal, wood, water, fire and earth
阴阳/yin and yang/yin yang|阴阳是中国古人对事物两面的概括，相反又相成|Yin and yang are two opposite sides that complete each other
天干地支|天干有十个，地支有十二个，古人用来记年|They are ten stems and twelve branches used to count years
生肖/十二生肖/chinese zodiac|十二生肖是鼠、牛、虎、兔、龙、蛇、马、羊、猴、鸡、狗、猪|The Chinese zodiac is a cycle of twelve animals, one for each year
风水/feng shui|风水是讲究住处和环境的传统说法|Feng shui is the traditional art of placing homes and things in harmony
中医/traditional chinese medicine|中医是中国传统医学|Traditional Chinese medicine is the old medical practice of China
太极/太极拳/tai chi|太极拳是动作缓慢柔和的中国拳术|Tai chi is a Chinese martial art with slow, soft movements
武术/功夫/kung fu/kungfu|武术是中国传统的格斗和健身技艺|Kung fu is the traditional Chinese martial art
京剧/peking opera|京剧是讲究唱念做打的中国戏曲|Peking opera is a Chinese theatre of song, speech, acting and combat
相声|相声是用说学逗唱引人发笑的曲艺|Xiangsheng is Chinese comic talk
书法/calligraphy|书法是用毛笔写字的艺术|Calligraphy is the art of beautiful writing
汉服/hanfu|汉服是汉族的传统服装|Hanfu is the traditional dress of the Han people
旗袍/qipao/cheongsam|旗袍是立领、修身的中国女装|A qipao is a close-fitting Chinese dress with a high collar
春节/spring festival/chinese new year/lunar new year|春节是农历新年，一家人团聚过年|Spring Festival is the lunar new year, when families come together
元宵节/lantern festival|元宵节是正月十五，吃元宵、看花灯|The Lantern Festival is the 15th of the first lunar month, with lanterns and sweet dumplings
清明节/清明/qingming|清明节是扫墓祭祖、踏青的日子|Qingming is the day to sweep graves and remember ancestors
端午节/端午/dragon boat festival|端午节是五月初五，吃粽子、赛龙舟|The Dragon Boat Festival is the fifth of the fifth lunar month, with races and rice dumplings
七夕|七夕是七月初七，传说牛郎织女相会的日子|Qixi is the day when the Cowherd and the Weaver meet
中秋节/中秋/mid-autumn festival|中秋节是八月十五，赏月、吃月饼|The Mid-Autumn Festival is a day for the full moon and mooncakes
重阳节/重阳|重阳节是九月初九，登高、敬老|The Double Ninth is a day to climb hills and honour the old
腊八/腊八节|腊八节是腊月初八，喝腊八粥|Laba is the eighth of the twelfth month, with a special porridge
万圣节/halloween|万圣节前夜是10月31日，孩子们扮鬼要糖|Halloween is 31 October, when children dress up and ask for sweets
感恩节/thanksgiving|感恩节是感谢收获、家人团聚的节日|Thanksgiving is a holiday for giving thanks and family
圣诞节/christmas|圣诞节是12月25日，纪念耶稣诞生|Christmas is 25 December, the feast of the birth of Jesus
愚人节/april fools day/april fools|愚人节是4月1日，人们互相开玩笑|April Fools' Day is 1 April, a day of pranks
斋月/ramadan|斋月是穆斯林白天禁食的一个月|Ramadan is the month when Muslims fast by day
奥运会/olympics/olympic games|奥运会是四年一次的世界综合运动会|The Olympics are world games held every four years
马拉松/marathon|马拉松是42.195公里的长跑|A marathon is a run of 42.195 km
越位/offside|越位是进攻球员在队友传球时太靠近对方球门，身前对方球员不足两人|Offside is being too near the goal, with fewer than two opponents ahead, when the ball is passed
瑜伽/yoga|瑜伽是通过姿势和呼吸调整身心的练习|Yoga is a practice of postures and breathing
冥想/meditation|冥想是让注意力平静下来的练习|Meditation is a practice of calming attention
正念/mindfulness|正念是有意识地、不评判地感受当下|Mindfulness is paying attention to the present without judging
番茄工作法/番茄钟/pomodoro|番茄工作法是专注25分钟、休息5分钟的方法|The Pomodoro method is 25 minutes of focus and five of rest
mbti/16型人格|MBTI是把性格分成16型的测试，娱乐为主|MBTI is a test that sorts people into 16 types, mostly for fun
心理学/psychology|心理学是研究人的心理和行为的学科|Psychology is the study of mind and behaviour
哲学/philosophy|哲学是追问存在、知识和价值的学问|Philosophy is the study of existence, knowledge and values
经济学/economics|经济学是研究资源怎样分配的学科|Economics is the study of how resources are used
斯德哥尔摩综合征/stockholm syndrome|斯德哥尔摩综合征是被害人对加害人产生好感的现象|Stockholm syndrome is when a captive grows attached to the captor
蝴蝶效应/butterfly effect|蝴蝶效应是很小的变化带来很大后果的现象|The butterfly effect is a small change leading to a big one
墨菲定律/murphys law|墨菲定律说，可能出错的事总会出错|Murphy's law says that what can go wrong will go wrong
二八定律/帕累托/pareto principle/80 20 rule|二八定律说，大约八成的结果来自两成的原因|The 80/20 rule says most results come from a few causes
冷战/cold war|冷战是二战后美苏两大阵营的长期对抗|The Cold War was the long rivalry of the United States and the Soviet Union
博物馆/museum|博物馆是收藏和展出文物、艺术品的地方|A museum is a place that keeps and shows valuable things
百科全书/encyclopedia|百科全书是汇集各种知识的工具书|An encyclopedia is a book of knowledge on many subjects
印象派/impressionism|印象派是注重光和瞬间感受的画派|Impressionism is painting that captures light and the moment
爵士乐/爵士/jazz|爵士乐是起源于美国、重即兴的音乐|Jazz is music from America that loves improvising
摇滚/摇滚乐/rock music|摇滚乐是以电吉他和强节奏为特点的音乐|Rock is music with electric guitars and a strong beat
嘻哈/hip hop/hip-hop|嘻哈是包括说唱和街舞的街头文化|Hip-hop is a street culture with rap and dance
歌剧/opera|歌剧是用唱来演的戏剧|Opera is a drama that is sung
芭蕾/ballet|芭蕾是讲究足尖和线条的舞蹈|Ballet is a graceful dance, often on the toes
俳句/haiku|俳句是日本的短诗，五七五共十七音|A haiku is a short Japanese poem of 5, 7 and 5 syllables
寓言/fable|寓言是用小故事讲道理的文体|A fable is a short story with a moral
诗/poem/poetry|诗是讲究节奏和意象的文学|Poetry is writing with rhythm and images
成语/idiom/chengyu|成语是大多由四个字组成的固定词语|A chengyu is a fixed Chinese phrase, mostly of four signs
谚语/proverb|谚语是民间流传的简短而有道理的话|A proverb is a short saying that gives advice
名词/noun|名词是表示人或事物名称的词|A noun is a word that names a person or thing
动词/verb|动词是表示动作或状态的词|A verb is a word for an action or state
形容词/adjective|形容词是描述事物性质的词|An adjective is a word that describes a noun
副词/adverb|副词是修饰动词或形容词的词|An adverb is a word that describes a verb or adjective
比喻/metaphor|比喻是用一样东西来形容另一样东西|A metaphor describes one thing as another
拟人/personification|拟人是把事物当作人来写|Personification writes of things as if they were people
质数/素数/prime number/prime numbers|质数是只能被1和自己整除、大于1的整数|A prime is a whole number above 1 that only 1 and itself divide
偶数/even number|偶数是能被2整除的整数|An even number can be divided by 2
奇数/odd number|奇数是不能被2整除的整数|An odd number cannot be divided by 2
圆周率/pi|圆周率是圆的周长和直径的比，约3.14|Pi is a circle's circumference divided by its diameter, about 3.14
平均数/average/mean|平均数是总和除以个数|An average is the sum divided by the number of values
中位数/median|中位数是排好顺序后正中间的数|The median is the middle value when sorted
概率/probability|概率是事情发生可能性的大小|Probability is how likely something is
勾股定理/pythagorean theorem|勾股定理说，直角三角形两直角边的平方和等于斜边的平方|In a right triangle the squares of the two short sides add up to the square of the long one
斐波那契/斐波那契数列/fibonacci/fibonacci sequence|斐波那契数列里每个数是前两个数的和：1、1、2、3、5、8|In the Fibonacci sequence each number is the sum of the two before: 1, 1, 2, 3, 5, 8
黄金分割/golden ratio|黄金分割约是0.618比1，被认为很美|The golden ratio is about 1.618, thought to look pleasing
碳中和/carbon neutral/carbon neutrality|碳中和是排放的二氧化碳和吸收的相互抵消|Carbon neutral means taking out as much carbon dioxide as is put in
垃圾分类|垃圾分类是把可回收、有害、厨余和其他垃圾分开|It is sorting waste into kinds so that it can be reused
外卖/takeout/takeaway|外卖是把做好的饭菜送上门或带走|Takeaway is cooked food that is delivered or carried out
火锅/hot pot/hotpot|火锅是边煮边吃的热汤锅|Hot pot is a pot of simmering broth in which food is cooked at the table
豆腐/tofu|豆腐是黄豆磨浆凝固成的食品|Tofu is curd made from soybeans
抹茶/matcha|抹茶是磨成粉的绿茶|Matcha is green tea ground to powder
拿铁/latte|拿铁是浓缩咖啡加大量热牛奶|A latte is espresso with much steamed milk
美式/美式咖啡/americano|美式是浓缩咖啡加水|An americano is espresso with water
卡布奇诺/cappuccino|卡布奇诺是浓缩咖啡加牛奶和厚奶泡|A cappuccino is espresso with milk and thick foam
元素周期表/periodic table|元素周期表是把化学元素按原子序数排列的表|The periodic table lists the elements by atomic number
诺贝尔奖/nobel prize|诺贝尔奖是按诺贝尔遗愿设立的国际大奖|The Nobel Prizes are awards set up by Alfred Nobel's will
奥斯卡/oscar/oscars/academy awards|奥斯卡是美国的电影大奖|The Oscars are American film awards
长城/great wall/great wall of china|长城是中国古代修筑的防御工程|The Great Wall is an ancient defence built across northern China
故宫/forbidden city|故宫是明清两代的皇宫，在北京|The Forbidden City is the old imperial palace in Beijing
兵马俑/terracotta army/terracotta warriors|兵马俑是秦始皇陵陪葬的陶俑军阵|The Terracotta Army is the clay soldiers buried near Qin Shi Huang's tomb
金字塔/pyramid/pyramids|金字塔是古埃及法老的陵墓|The pyramids are tombs of Egypt's pharaohs
维基百科/wikipedia|维基百科是大家一起编写的网络百科全书|Wikipedia is a free encyclopedia that anyone can edit
播客/podcast|播客是可以在网上收听的音频节目|A podcast is an audio show on the internet
主播/直播/livestream|直播是在网上实时播出|A livestream is a live broadcast online
众筹/crowdfunding|众筹是向很多人筹一点点钱来做事|Crowdfunding is raising money from many people
共享经济/sharing economy|共享经济是把闲置的东西分享出来给别人用|The sharing economy is letting others use what is idle
情商/eq/emotional intelligence|情商是认识和管理自己与他人情绪的能力|Emotional intelligence is handling one's own and others' feelings
智商/iq|智商是测量智力的分数|IQ is a score meant to measure intelligence
强迫症/ocd|强迫症是反复出现停不下来的念头和行为的疾病|OCD is an illness of unwanted thoughts and repeated acts
时差/jet lag|时差是不同地区时间的差别，也指倒不过来的疲倦|Jet lag is tiredness from crossing time zones
闰年/leap year|闰年是有366天的年份，二月有29天|A leap year has 366 days, with 29 in February
夏令时/daylight saving time|夏令时是夏天把钟拨快一小时|Daylight saving time sets clocks an hour ahead in summer
时区/time zone|时区是使用同一时间的地区|A time zone is a region with the same time
`;
