import { lazily } from "../knowledge/table.ts";

/** The commonest reading of a sign, then the signs that have it, with its number of strokes in base 36 where it is among the 2,500 commonest. */
const SIGNS = `
a:啊a ā:阿7 āi:埃挨a哎唉a哀9 ái:皑癌 ǎi:蔼矮d ài:艾碍d爱a隘 ān:鞍氨安6 ǎn:俺 àn:按9暗d岸8胺案a āng:肮 áng:昂8 àng:盎 āo:凹 áo:敖熬翱嗷 ǎo:袄9 ào:傲c奥c懊澳 bā:芭捌扒5叭笆八2疤9巴4 ba:吧7 bá:拔8跋 bǎ:靶把7 bà:耙坝7霸l罢a爸8 bái:白5 bǎi:柏9百6摆d佰 bài:败8拜9稗 bān:斑c班a搬d扳般a颁 bǎn:板8版8
bàn:扮7拌8伴7瓣j半5办4绊 bāng:邦帮9梆 bǎng:榜e膀e绑9 bàng:棒c磅蚌镑傍c谤 bāo:苞胞9包5褒 báo:薄g雹d bǎo:保9堡c饱8宝8 bào:抱8报7暴f豹鲍爆j bēi:杯8碑d悲c卑 běi:北5 bèi:辈c背9贝4钡倍a狈备8惫焙被a蓓 bei:呗 bēn:奔8犇c běn:苯本5 bèn:笨b bēng:崩绷 béng:甭 bèng:泵蹦i迸 bī:逼c bí:鼻e bǐ:比4鄙d笔a彼8
bì:碧e蓖蔽e毕6毙a毖币4庇痹闭6敝弊e必5壁g臂h避g陛 biān:鞭i边5编c蝙 biǎn:贬扁9 biàn:便9变8卞辨g辩g辫h遍c biāo:标9彪膘骉 biǎo:表8 biáo:嫑 biē:鳖憋 bié:别7 biě:瘪 bīn:彬斌濒滨d宾a bìn:摈 bīng:兵7冰6 bǐng:柄9丙5秉饼9炳 bìng:病a并6靐 bō:剥a玻9菠b播f拨8钵波8饽 bó:博c勃搏d铂箔伯7帛舶脖b膊e渤泊8驳7 bǔ:捕a卜2哺补7
bù:埠不4布5步7簿部a怖8 cā:擦h cāi:猜b cái:裁c材7才3财7 cǎi:睬d踩f采8彩b cài:菜b蔡 cān:餐g参8 cán:蚕a残9惭b cǎn:惨b càn:灿7掺 cāng:苍7舱a仓4沧 cáng:藏h cāo:操g糙 cáo:槽f曹 cǎo:草9 cè:厕8策c侧8册5测9 céng:层7曾c cèng:蹭 chā:插c叉3 chá:茬茶9查9碴搽察e chà:岔7差9诧 chāi:拆8 chái:柴a豺 chān:搀
chán:蝉馋c谗缠d chǎn:铲b产6阐 chàn:颤j chāng:昌8猖 chǎng:场6厂2敞c昶 cháng:尝9常b长4偿b肠7徜 chàng:畅8唱b倡a chāo:超c抄7钞9 cháo:朝c嘲潮f巢 chǎo:吵7炒8 chē:车4 chě:扯7 chè:撤f掣彻7澈 chēn:郴琛 chén:臣6辰7尘6晨b忱沉7陈7 chèn:趁c衬8 chēng:撑f称a chéng:城9橙g成6呈7乘a程c惩c澄诚8承8晟 chěng:逞骋
chèng:秤a chī:吃6痴魑j嗤 chí:持9池6迟7弛驰6踟 chǐ:耻a齿8侈尺4 chì:赤7翅a斥5炽彳 chōng:充6冲6翀 chóng:虫6崇b chǒng:宠8 chōu:抽8 chóu:酬d畴踌稠d愁d筹d仇4绸b chǒu:瞅丑4 chòu:臭a chū:初7出5 chú:橱厨c躇锄c雏滁除9蹰 chǔ:楚d础a储c chù:矗搐触d处5畜a亍 chuāi:揣 chuān:川3穿9 chuán:椽传6船b chuǎn:喘c
chuàn:串7 chuāng:疮9窗c chuáng:幢床7 chuǎng:闯6 chuàng:创6 chuī:吹7炊8 chuí:捶锤d垂8椎 chūn:春9椿 chún:醇唇a淳纯7 chǔn:蠢l chuō:戳 chuò:绰 cī:疵 cí:茨磁e雌辞d慈d瓷词7 cǐ:此6 cì:刺8赐次6伺 cōng:聪f葱c囱匆5 cóng:从4丛5 còu:凑b cū:粗b cù:醋f簇促9 cuān:蹿 cuàn:篡窜c cuī:摧e崔催d
cuì:脆a瘁粹淬翠e cūn:村7皴 cún:存6 cùn:寸3 cuō:磋撮搓蹉 cuò:措挫错d dā:搭c dá:达6答c龘哒 da:瘩 dǎ:打5 dà:大3 dāi:呆7 dǎi:歹傣逮b dài:戴h带9殆代5贷9袋b待9怠9黛h dān:耽a担8丹4单8郸 dǎn:掸胆9 dàn:旦5氮但7惮淡b诞8弹b蛋b dāng:当6 dǎng:挡9党a dàng:荡9档a dāo:刀2叨5 dǎo:捣蹈h岛7祷导6 dào:倒a到8稻f悼b道c盗b
dé:德f得b de:的8 dēng:蹬灯6登c děng:等c dèng:瞪凳e邓 dī:堤c低7滴e dí:迪敌a笛b狄涤翟嫡 dǐ:抵8底8 dì:地6蒂第b帝9弟7递a缔 diān:颠g掂滇甸 diǎn:碘点9典8 diàn:靛垫9电5佃店8惦奠淀殿d diāo:碉叼5雕g凋刁 diào:掉b吊6钓8调a diē:跌c爹a dié:碟蝶f迭谍叠d耋c dīng:丁2盯7叮5钉7 dǐng:顶8鼎 dìng:锭定8订4 diū:丢6
dōng:东5冬5咚 dǒng:董c懂f dòng:动6栋9侗恫冻7洞9 dōu:兜都a dǒu:抖7陡9 dòu:斗4豆7逗a痘 dū:督d嘟 dú:毒9犊独9读a dǔ:堵b睹赌c dù:杜7镀肚7度9渡c妒 duān:端e duǎn:短c duàn:锻e段9断b缎c duī:堆b duì:兑队4对5怼9 dūn:墩吨7蹲j敦 dùn:顿a囤钝盾9遁 duō:掇哆多6 duó:夺6 duǒ:垛躲d朵6 duò:跺舵剁惰c堕 é:蛾d峨鹅c俄额f讹娥
è:恶a厄扼遏鄂饿a鳄 ēn:恩a ér:而6儿2 ěr:耳6尔饵洱 èr:二2贰 fā:发5 fá:罚9筏伐6乏4阀9 fǎ:法8 fà:珐 fān:藩帆6番c翻i fán:樊矾钒繁h凡3烦a fǎn:反4返7 fàn:范8贩8犯5饭7泛7 fāng:坊7芳7方4 fáng:肪房8防6妨7 fǎng:仿6访6纺7 fàng:放8 fēi:菲非8啡飞3霏 féi:肥8 fěi:匪a诽 fèi:吠肺8废8沸8费9 fēn:芬7酚吩7氛分4纷7
fén:坟7焚汾 fěn:粉a fèn:奋8份6忿愤c粪c fēng:丰4封9枫蜂d峰a锋c风4疯9烽 féng:逢a冯 fèng:缝d奉8凤4 fěng:讽6 fǒu:否7 fú:佛7扶7拂辐幅c氟符b伏6俘9服8浮a涪福d袱弗蝠 fū:夫4敷肤8孵 fǔ:甫抚7辅b俯a釜斧8腑府8腐e fù:赴9副b覆i赋复9傅c付5阜父4腹d负6富c讣附7妇6缚咐8馥 gá:噶 gā:嘎旮 gà:尬7 gāi:该8 gǎi:改7 gài:概d钙盖b溉c
gàn:干3赣旰 gān:甘5杆7柑竿9肝7尴d gǎn:赶a感d秆8敢b gāng:冈4刚6钢9缸9肛纲7杠7 gǎng:岗7港c gāo:篙皋高a膏e羔糕g gǎo:搞d镐稿f gào:告7 gē:哥a歌e搁c戈鸽b胳a疙割c gé:革9葛c格a蛤阁9隔c gè:铬个3各6 gěi:给9 gēn:根a跟d gēng:耕a庚羹 gèng:更7 gěng:埂耿梗 gōng:工3攻7功5恭a龚供8躬a公4宫9弓3觥蚣 gǒng:巩6汞拱 gòng:贡7共6
gōu:钩9勾4沟7 gǒu:苟狗8 gòu:垢构8购8够b gū:辜c菇b咕箍估7沽孤8姑8 gǔ:鼓d古5蛊骨9谷7股8 gù:故9顾a固8雇梏 guā:刮8瓜5 guǎ:剐寡 guà:挂9褂 guāi:乖8 guǎi:拐8 guài:怪8 guān:棺关6官8冠9观6鳏 guǎn:管e馆b guàn:罐n惯b灌k贯8 guāng:光6 guǎng:广3 guàng:逛 guī:瑰规8圭硅归5龟7闺傀 guǐ:轨6鬼9诡癸 guì:桂a柜8跪d贵9刽炔
gǔn:辊滚d gùn:棍c guō:锅c郭 guó:国8 guǒ:果8裹e guò:过6 hā:哈9 hái:骸孩9还7 hǎi:海a hài:氦亥害a骇 hāi:嗨 hān:酣憨鼾 hán:邯韩含7涵b寒c函晗b hǎn:喊c罕 hàn:翰撼捍旱7憾悍焊汗6汉5 hāng:夯 háng:杭航a háo:壕嚎豪e毫b貉 hǎo:郝好6 hào:耗a号5浩a昊8 hē:呵喝c hé:荷a菏核a禾5和8何7合6盒b阂河8涸 hè:赫褐鹤f贺9 hēi:嘿黑c
hén:痕b hěn:很9狠9 hèn:恨9 hēng:哼亨 héng:横f衡g恒9 hōng:轰8哄9烘a hóng:虹9鸿b洪9宏7弘红6泓 hóu:喉c侯猴c hǒu:吼7 hòu:厚9候a后6逅 hū:呼8乎5忽8 hú:瑚壶a葫胡9蝴f狐8糊f湖c弧囫 hǔ:虎8唬 hù:护7互4沪户4 huā:花7哗9 huá:华6猾c滑c骅 huà:画8划6化4话8 huái:槐d徊怀7淮 huài:坏7 huān:欢6獾 huán:环8桓嬛 huǎn:缓c
huàn:换a患b唤a痪豢焕涣宦幻4 huāng:荒9慌c huáng:黄b磺蝗簧皇9凰惶煌d huǎng:晃a幌恍谎b huī:灰6挥9辉c徽恢9晖 huí:蛔回6 huǐ:毁d悔a huì:慧f卉惠c晦贿a秽会6烩汇5讳诲绘9 hūn:荤昏8婚b hún:魂d浑9馄 hùn:混b huō:豁 huó:活9 huǒ:伙6火4 huò:获a或8惑c霍货8祸b jī:击5圾6基b机6畸稽积a箕肌6饥5迹9激g讥鸡7姬绩b缉犄唧
jí:吉6极7棘辑籍k集c及3急9疾a汲即7嫉级6脊a藉 jǐ:挤9几2己3 jì:蓟技7冀季8伎祭剂8悸济9寄b寂计4记5既9忌7际7妓继a纪6觊霁鲫 jiā:嘉e枷夹6佳8家a加5茄8 jiá:荚颊戛 jiǎ:贾甲5钾假b jià:稼f价6架9驾8嫁d jiān:歼7监a坚7尖6笺间7煎d兼a肩8艰8奸6缄 jiǎn:茧9检b柬碱硷拣8捡a简d俭9剪b减b jiàn:荐9鉴d践c贱9见4键d箭f件6健a舰a剑9饯渐b溅涧建8
jiāng:僵f姜9将9浆a江6疆j jiǎng:蒋桨a奖9讲6 jiàng:匠6酱d降8 jiāo:蕉f椒c礁焦c胶a交6郊8浇9骄9娇9 jiǎo:搅c铰矫侥脚b狡9角7饺9缴g绞9剿 jiào:教b酵轿a较a叫5窖 jiē:揭c接b皆9秸街c阶6 jié:截e劫7节5杰8捷b睫竭e洁9结9孑 jiě:解d姐8 jiè:戒7芥界9借a介4疥诫届8 jīn:巾3筋c斤4金8今4津9襟 jǐn:紧a锦d仅4谨d尽6瑾槿 jìn:进7靳晋a禁d近7烬浸a劲7
jīng:荆兢茎8睛d晶c鲸g京8惊b精e粳经8菁 jǐng:井4警j景c颈b璟 jìng:静e境e敬c镜g径8痉靖竟b竞a净8靓 jiǒng:炯窘囧7 jiū:揪c究7纠5啾 jiǔ:玖韭久3灸九2酒a jiù:厩救b旧5臼舅d咎就c疚 jú:桔菊b局7 jū:鞠h拘8狙疽居8驹 jǔ:咀矩9举9沮龃 jù:聚e拒7据b巨4具8距b踞锯d俱a句5惧b炬剧a juān:捐a鹃娟 juàn:倦a眷绢a juǎn:卷8
jué:嚼k攫抉掘b倔爵觉9决6诀绝9珏孓 juē:撅 jūn:均7菌b钧军6君7 jùn:峻俊9竣浚郡骏珺 kā:喀咖 kǎ:卡5 kāi:开4揩 kǎi:楷凯8慨c kǎn:槛坎砍9 kān:刊5堪c勘 kàn:看9 kāng:康b慷糠h káng:扛6 kàng:抗7亢炕8 kǎo:考6拷烤a kào:靠f kě:坷可5渴c kē:苛柯棵c磕颗e科9珂 ké:壳7咳9 kè:克7刻8客9课a kěn:肯8啃垦9恳a kēng:坑7吭 kōng:空8
kǒng:恐a孔4 kòng:控b kōu:抠 kǒu:口3 kòu:扣6寇b kū:枯9哭a窟 kǔ:苦8 kù:酷e库7裤c绔 kuā:夸6 kuǎ:垮9 kuà:挎9跨d胯 kuài:块7筷侩快7 kuān:宽a kuǎn:款c kuāng:匡筐c框a kuáng:狂7 kuàng:矿8眶旷7况7 kuī:亏3盔岿窥 kuí:葵c奎魁 kuì:馈愧c溃 kūn:坤昆8 kǔn:捆a kùn:困7 kuò:括9扩6廓阔c lā:垃8拉8 lǎ:喇c
là:蜡e腊c辣e la:啦b lá:旯 lái:莱来7 lài:赖d lán:蓝d婪栏9拦8篮g阑兰5澜谰 lǎn:揽览9懒g缆 làn:烂9滥d láng:琅榔狼a廊b郎8螂 lǎng:朗a làng:浪a lāo:捞a láo:劳7牢7唠 lǎo:老6佬姥9潦 lào:酪烙涝a lè:勒b乐5 lē:肋 le:了2 léi:雷d镭擂 lěi:蕾磊儡垒9 lèi:累b类9泪8 léng:棱楞 lěng:冷7 lí:厘9梨b犁b黎f篱狸a离a漓璃e蜊
lǐ:理b李7里7鲤礼5 lì:莉荔9吏栗a丽7厉5励7砾历4利7傈例8俐痢立5粒b沥隶8力2 lī:哩 liǎ:俩9 lián:联c莲a连7镰i廉d怜8涟帘8 liǎn:敛脸b liàn:链c恋a炼9练8 liáng:粮d凉a梁b粱d良7 liǎng:两7魉g liàng:辆b量c晾亮9谅a liāo:撩 liáo:聊僚e疗7燎寥辽5 liào:撂镣廖料a liè:列6裂c烈a劣6猎b lín:琳c林8磷霖临9邻7鳞淋b麟 lǐn:凛 lìn:赁吝
līn:拎 líng:玲菱零d龄d铃a伶7羚凌灵7陵a囹翎 lǐng:岭8领b lìng:另5令5 liū:溜d liú:琉榴e硫馏留a刘6瘤流a liǔ:柳9 liù:六4 lo:咯 lóng:龙5聋b咙笼b窿隆b lǒng:垄8拢8陇 lóu:楼d娄 lǒu:搂c篓 lòu:漏e陋 lú:芦7卢颅庐炉8鲈 lǔ:掳卤虏8鲁c lù:麓碌d露l路d赂鹿b潞禄录8陆7戮璐 luán:峦挛孪滦 luǎn:卵7 luàn:乱7 lūn:抡
lún:轮8伦仑沦纶囵 lùn:论6 luó:萝b螺h逻锣d箩e骡e luō:罗8 luǒ:裸 luò:落c洛9骆9络9 lǘ:驴7 lǚ:吕铝侣旅a履屡c缕 lǜ:虑a氯律9率b滤d绿b lüè:掠b略b mā:妈6 má:麻b mǎ:玛码8蚂9马3 mà:骂9 ma:嘛吗6 mái:埋a mǎi:买6 mài:麦7卖8迈6脉9 mán:瞒f馒e蛮c谩鳗 mǎn:满d màn:蔓曼慢e漫e máng:芒6茫9盲8氓忙6 mǎng:莽蟒 māo:猫b
máo:茅8锚毛4矛5 mǎo:铆卯 mào:茂8冒9帽c貌e贸9耄a me:么3 méi:玫枚梅b酶霉f煤d没7眉9媒槑莓 měi:镁每7美9 mèi:昧寐妹8媚魅e mén:门3 mèn:闷7 men:们5 méng:萌b蒙d檬h盟d měng:锰猛b mèng:梦b孟8 mī:眯b mí:醚靡糜迷9谜b弥猕 mǐ:米6 mì:秘a觅泌蜜e密b幂谧 mián:棉c眠a绵b miǎn:冕免7勉9娩缅 miàn:面9 miáo:苗8描b瞄
miǎo:藐秒9渺淼c miào:庙8妙7 miāo:喵b miè:蔑e灭5 miē:咩 mín:民5 mǐn:抿皿敏b悯闽 míng:明8螟鸣8铭b名6茗 mìng:命8 miù:谬 mō:摸d mó:摹蘑j模e膜e磨g摩f魔k mǒ:抹8 mò:末5莫a墨f默g沫8漠d寞陌蓦茉 móu:谋b牟 mǒu:某9 mōu:哞 mǔ:拇牡亩7姆母5 mù:墓d暮e幕d募慕e木4目5睦牧8穆沐7 ná:拿a nǎ:哪9 nà:呐钠那6娜9纳7 nǎi:氖乃2奶5
nài:耐9奈 nán:南9男7难a楠d nān:囡 náng:囊m nāng:囔 náo:挠9 nǎo:脑a恼9 nào:闹8淖 nāo:孬 ne:呢8 něi:馁 nèi:内4 nèn:嫩e néng:能a ǹg:嗯 nī:妮8 ní:霓倪泥8尼5 nǐ:拟你7旎 nì:匿腻逆9溺 niān:蔫拈 nián:年6 niǎn:碾撵捻辗 niàn:念8 niáng:娘a niàng:酿e niǎo:鸟5 niào:尿7 niē:捏a niè:聂孽啮镊镍涅
nín:您b níng:柠9狞凝g宁5拧 nìng:泞 niú:牛4 niǔ:扭7钮纽7 nóng:脓浓9农6 nòng:弄7 nú:奴5 nǔ:努7 nù:怒9 nuǎn:暖d nuó:挪9 nuò:懦糯诺a nǚ:女3 nüè:虐疟 ò:哦 ō:噢 ōu:欧8鸥殴沤 ǒu:藕呕偶b pā:啪趴9 pá:爬8琶杷 pà:帕怕8 pāi:拍8 pái:排b牌c徘 pài:湃派9 pān:攀j潘 pán:盘b磐 pàn:盼9畔判7叛9 pāng:乓6
páng:庞旁a螃g pǎng:耪 pàng:胖9 pāo:抛7 páo:咆刨袍a pào:炮9泡8 pǎo:跑c pēi:呸胚 péi:培b裴赔c陪a pèi:配a佩8沛 pēn:喷c pén:盆9 pēng:砰抨烹澎 péng:彭蓬d棚c硼篷膨g朋8鹏d pěng:捧b pèng:碰d pì:辟d僻f屁譬 pī:坯砒霹批7披8劈f pí:琵毗啤脾c疲a皮5貔枇 pǐ:匹4痞 piān:篇f偏b piàn:片4骗c piāo:飘f漂e piáo:瓢
piào:票b piē:撇e瞥 pīn:拼9 pín:频贫8 pǐn:品9 pìn:聘 pīng:乒6 píng:坪苹8萍b平5凭8瓶a评7屏 pō:坡8泼8 pǒ:颇 pó:婆b pò:破a魄e迫8粕 pōu:剖a pú:脯莆葡c菩蒲 pū:扑5仆4噗 pù:铺c曝瀑 pǔ:埔朴6圃普c浦谱e qī:期c欺c栖戚b妻8七2凄漆e柒沏 qí:其8棋c奇8歧畦崎脐齐6旗e祈祁骑b琪c琦祺麒淇骐 qǐ:起a岂6乞3企6启7绮 qì:契砌9器g气4迄弃7汽7泣讫
qiā:掐 qià:恰9洽9 qiān:牵9扦钎铅a千3迁6签d仟谦c芊 qián:乾黔钱a钳a前9潜f qiǎn:遣d浅8谴 qiàn:堑嵌欠4歉e倩 qiāng:枪8呛腔c羌 qiáng:墙e蔷强c qiǎng:抢7 qiāo:橇锹e敲e悄a qiáo:桥a瞧h乔6侨8 qiǎo:巧5 qiào:鞘撬翘峭俏窍 qiē:切4 qiě:且5 qiè:怯窃9 qīn:钦侵9亲9 qín:秦琴c勤d芹7擒禽c qǐn:寝 qìn:沁
qīng:青8轻9氢倾a卿清b蜻e qíng:擎晴c氰情b qǐng:顷8请a qìng:庆6 qióng:琼穷7 qiū:秋9丘5邱蚯 qiú:球b求7囚酋泅 qū:趋c区4蛆躯屈8驱7 qǔ:曲6取8娶龋 qú:渠b qù:趣f去5 quān:圈b quán:颧权6醛泉9全6痊拳a荃 quǎn:犬4 quàn:券8劝4 quē:缺a qué:瘸 què:却7鹊d榷确c雀b qún:裙c群d rán:然c燃g rǎn:冉染9苒 ráng:瓤
rǎng:壤k攘嚷k ràng:让5 ráo:饶9 rǎo:扰7 rào:绕9 rě:惹c rè:热a rén:壬仁4人2 rěn:忍7 rèn:韧任6认4刃3妊纫 rēng:扔5 réng:仍4 rì:日4 róng:戎蓉荣9融g熔e溶容a绒9榕 rōng:茸 rǒng:冗4 róu:揉c柔9 ròu:肉6 rú:茹蠕儒孺如6 rǔ:辱a乳8汝 rù:入2褥 ruǎn:软8阮 ruǐ:蕊 ruì:瑞d锐c睿e芮7 ruí:蕤 rùn:闰润a
ruò:若8弱a sā:撒f sǎ:洒9 sà:萨飒 sāi:腮鳃塞d sài:赛e sān:三3叁 sǎn:伞6 sàn:散c sāng:桑a sǎng:嗓d sàng:丧8 sāo:搔骚 sǎo:扫6嫂c sè:瑟色6涩 sēn:森c sēng:僧 shā:莎a砂杀6刹沙7纱7煞鲨f shǎ:傻d shá:啥 shà:厦c shāi:筛c shài:晒a shān:珊苫杉山3删7煽衫8 shǎn:闪5陕8 shàn:擅赡膳善c汕扇a缮
shāng:墒伤6商b shǎng:赏c晌a shàng:上3尚8 shang:裳e shāo:梢b捎a稍c烧a sháo:芍勺3韶 shǎo:少4 shào:哨a邵绍8 shē:奢赊 shé:蛇b舌6 shě:舍8 shè:赦摄d射a慑涉a社7设6 shéi:谁a shēn:砷申5呻伸7身7深b娠绅 shén:神9甚9什4 shěn:沈7审8婶b shèn:肾8慎d渗b shēng:声7生5甥牲9升4笙 shéng:绳b shěng:省9
shèng:盛b剩c胜9圣5 shi:匙b shī:师6失5狮9施9湿c诗8尸3虱 shí:十2石5拾9时7食9蚀9实8识7 shǐ:史5矢使8屎驶8始8 shì:式6示5士3世5柿9事8拭誓e逝a势8是9嗜噬适9仕侍8释c饰8氏4市5恃室9视8试8似6 shōu:收6 shǒu:手4首9守6 shòu:寿7授b售b受8瘦e兽b shū:蔬f枢梳b殊a抒输d叔8舒c淑疏c书4 shú:赎孰熟f shǔ:薯g暑c曙署蜀黍鼠d属c
shù:术5述8树9束7戍竖9墅庶数d漱恕 shuā:刷8 shuǎ:耍9 shuāi:摔e衰a shuǎi:甩5 shuài:帅5 shuān:栓拴9 shuāng:霜h双4 shuǎng:爽b shuǐ:水4 shuì:睡d税c shǔn:吮 shùn:瞬顺9舜 shuō:说9 shuò:硕朔烁 sī:斯c撕f嘶思9私7司5丝5 sǐ:死6 sì:肆d寺6嗣四5饲8巳 sōng:松8 sǒng:耸怂 sòng:颂a送9宋7讼诵9 sōu:搜c艘f馊嗖
sǒu:擞 sòu:嗽e sū:苏7酥 sú:俗9 sù:素a速a粟僳塑d溯宿b诉7肃8 suān:酸e suàn:蒜d算e suī:虽9 suí:隋随b绥 suǐ:髓 suì:碎d岁6穗h遂隧祟 sūn:孙6 sǔn:损a笋a suō:蓑梭唆缩e suǒ:琐索a锁c所8 tā:塌d他5它5她6 tǎ:塔c獭 tà:挞蹋踏f拓 tāi:胎 tái:苔抬8台5 tài:泰a酞太4态8汰 tān:坍摊d贪8瘫滩d tán:坛7檀痰d潭谭谈a
tǎn:坦8毯c袒忐 tàn:碳探b叹5炭9 tāng:汤6 táng:塘d搪堂b棠膛f唐a糖g tǎng:倘a躺f淌 tàng:趟f烫a tāo:掏b涛a滔d绦饕m韬 táo:萄b桃a逃9淘b陶a tǎo:讨5 tào:套a tè:特a忑 téng:藤腾d疼a誊 tī:梯b剔踢f锑 tí:提c题f蹄g啼缇 tǐ:体7 tì:替c嚏h惕b涕剃9屉 tiān:天4添b tián:填d田5甜b恬 tiǎn:舔腆 tiāo:挑9 tiáo:条7迢
tiào:眺跳d tiē:贴9帖8 tiě:铁a tiè:餮i tīng:厅4听7烃汀 tíng:廷停b亭9庭9婷c蜓c tǐng:挺9艇c tōng:通a tóng:桐a酮瞳同6铜b彤童c tǒng:桶b捅筒c统9 tòng:痛c tōu:偷b tóu:投7头5 tòu:透a tū:凸秃7突9 tú:图8徒a途a涂a屠b tǔ:土3吐6 tù:兔8 tuān:湍 tuán:团6 tuī:推b tuí:颓 tuǐ:腿d tuì:蜕褪退9 tūn:吞7
tún:屯4臀饨 tuō:拖8托6脱b tuó:鸵陀驮驼8跎 tuǒ:椭妥7 tuò:唾 wā:挖9蛙c洼 wa:哇 wá:娃9 wǎ:瓦4 wà:袜a wāi:歪9 wài:外5 wān:豌弯9湾c wán:玩8顽a丸3烷完7纨 wǎn:碗d挽a晚b皖惋宛婉 wàn:万3腕 wāng:汪7 wáng:王4亡3 wǎng:枉网6往8魍h wàng:旺8望b忘7妄6 wēi:威9巍微d危6萎葳薇 wéi:韦违7桅围7唯b惟潍维b
wèi:为4未5蔚味8畏9胃9喂c魏位7渭谓尉慰f卫3猬c wěi:苇委8伟6伪6尾7纬玮炜 wēn:瘟温c wén:蚊a文4闻9纹7雯c wěn:吻稳e紊 wèn:问6 wēng:嗡翁a wèng:瓮 wō:挝蜗涡窝c wǒ:我7 wò:斡卧8握c沃7 wū:巫呜7钨乌4污6诬屋9 wú:无4芜梧吾吴7毋蜈 wǔ:武8五4捂午4舞e伍6侮9鹉 wù:坞戊雾d晤物8勿4务5悟a误9鹜骛
xī:昔熙e析8西6硒晰嘻f吸6锡d牺a稀c息a希7悉b膝f夕3惜b熄e烯溪d汐犀曦k xì:矽系7隙c戏6细8 xí:檄袭b席a习3媳 xǐ:喜c铣洗9 xiā:瞎f虾9 xiá:匣霞h辖暇峡9侠狭9 xià:下3夏a吓6 xiān:掀b锨先6仙5鲜e纤6 xián:咸9贤8衔b舷闲7涎弦8嫌d xiǎn:显9险9 xiàn:现8献d县7腺馅b羡c宪9陷a限8线8 xiāng:相9厢镶香9箱f襄湘乡3 xiáng:翔祥a详8 xiǎng:想d响9享8
xiàng:项9巷9橡f像d向6象b xiāo:萧硝霄削9哮嚣销c消a宵a潇箫 xiáo:淆 xiǎo:晓a小3 xiào:孝7校a肖啸笑a效a xiē:楔些8歇d蝎 xié:鞋f协6挟携d邪6斜b胁8谐 xiě:写5 xiè:械b卸9蟹j懈泄8泻8谢c屑a邂 xīn:薪g芯锌欣8辛7新d忻心4鑫o馨k昕8 xìn:信9衅 xīng:星9腥d猩惺 xìng:兴6幸8杏7性8姓8 xíng:刑6型9形7邢行6 xǐng:醒g xiōng:兄5凶4胸a匈汹
xióng:雄c熊e xiū:休6修9羞a貅 xiǔ:朽6 xiù:嗅锈c秀7袖a绣a xū:墟戌需e虚b嘘须9吁 xú:徐a xǔ:许6栩 xù:蓄d酗叙9旭序7恤絮c婿绪b续b xuān:轩7喧宣9萱c煊 xuán:悬b旋b玄璇 xuǎn:选9癣 xuàn:眩绚渲 xuē:靴薛 xué:学8穴5 xuě:雪b xuè:血6 xūn:勋熏薰 xún:循c旬6询8寻6驯巡6洵 xùn:殉汛训5讯5逊迅6 yā:压6押8鸦9鸭a丫 ya:呀7
yá:芽7牙4蚜崖b衙涯睚 yǎ:雅c哑9 yà:亚6讶轧5 yān:焉阉烟a淹b嫣 yàn:咽9艳a堰燕g厌6砚雁c唁彦焰c宴a谚验a焱c yán:盐a严7研9蜒岩8延6言7颜f阎炎8沿8妍 yǎn:奄掩b眼b衍演e yāng:殃9央5鸯秧a yáng:杨7扬6佯疡羊6洋9阳6徉 yǎng:氧a仰6痒b养9 yàng:样a漾 yāo:邀g腰d妖7 yáo:瑶e摇d尧遥d窑b谣c姚垚9 yǎo:咬9舀 yào:药9要9耀k钥9 yē:椰噎掖 yé:耶爷6
yě:野b冶7也3 yè:页6业5叶5曳腋夜8液b晔烨 yī:一1壹医7揖铱依8伊衣6祎漪 yí:颐夷遗c移b仪5胰疑e沂宜8姨9彝咦 yǐ:椅c蚁9倚a已3乙1矣以4旖 yì:艺4抑易8邑屹亿3役7臆逸肄疫9亦6裔意d毅f忆4义3益a溢诣议5谊a译7异6翼h翌绎燚翊羿 yīn:茵荫因6殷音9阴6姻9氤 yín:吟银b淫寅 yǐn:饮7尹引4隐b蚓 yìn:印5 yīng:英8樱f婴鹰i应7缨鹦 yíng:莹萤营b荧蝇e迎7赢h盈9滢 yǐng:影f颖d
yìng:硬c映9 yō:哟 yōng:拥8佣7臃痈庸b雍邕 yǒng:踊蛹咏8泳8涌a永5恿勇9 yòng:用5 yōu:幽优6悠b忧7 yóu:尤4由5邮7铀犹7油8游c鱿 yǒu:酉有6友4 yòu:右5佑釉诱9又2幼5 yū:迂淤 yú:于3盂榆d虞愚d舆余7俞逾鱼8愉c渝渔b隅娱a觎 yǔ:予4雨8与3屿6禹宇6语9羽6龉圄 yù:玉5域b芋郁遇c喻峪御c愈d欲b狱9育8誉d浴a寓裕c预a豫驭彧煜钰 yuān:鸳渊冤a
yuán:元4垣袁原a援c辕园7员7圆a猿源d缘c yuǎn:远7 yuàn:苑愿e怨9院9 yuē:曰约6 yuè:越c跃b岳粤月4悦a阅a玥 yún:耘云4郧匀4筠 yǔn:陨允4 yùn:运7蕴酝韵d孕5 yūn:晕a氲 zā:匝 zá:砸杂6 zǎ:咋 zāi:栽a哉灾7 zǎi:宰a仔5 zài:载a再6在6 zán:咱9 zǎn:攒 zàn:暂c赞g zāng:赃脏a zàng:葬c zāo:遭e糟h záo:凿 zǎo:藻枣8早6澡g蚤
zào:躁k噪造a皂7灶7燥h zé:责8择8则6泽8 zéi:贼a zěn:怎9 zēng:增f憎 zèng:赠g zhā:扎4喳渣c zhá:札铡闸8 zhǎ:眨9 zhà:栅榨e乍炸9诈柞 zhāi:摘e斋 zhái:宅6 zhǎi:窄a zhài:债a寨e zhān:瞻毡詹粘b沾8 zhǎn:盏a斩8崭b展a zhàn:蘸栈占5战9站a湛绽 zhāng:樟章b彰漳张7蟑 zhǎng:掌c涨a zhàng:杖丈3帐7账仗5胀8瘴障d zhāo:招8昭
zhǎo:找7沼爪4 zhào:赵9照d罩d兆6肇召5 zhē:遮e zhé:折7哲a蛰辙喆 zhě:者8锗 zhè:蔗这7浙a zhe:着b zhēn:珍9斟真a甄砧臻贞6针7侦8桢 zhěn:枕8疹诊7 zhèn:震f振a镇f阵6 zhēng:蒸d挣9睁b征8狰争6怔 zhěng:整g拯 zhèng:正5政9帧症a郑8证7 zhī:芝6枝8支4吱蜘e知8肢8脂a汁5之3织8 zhí:职b直8植c殖c执6值a侄8 zhǐ:址7指9止4趾只5旨6纸7
zhì:志7挚掷至6致a置d帜8峙制8智c秩a稚质8炙痔滞治8窒桎 zhōng:中4盅忠8钟9衷终8 zhǒng:种9肿8 zhòng:重9仲众6 zhōu:舟6周8州6洲9诌粥c zhóu:轴 zhǒu:肘帚 zhòu:咒皱a宙8昼9骤h zhū:珠a株a蛛c朱6猪b诸a诛 zhú:逐a竹6烛a zhǔ:煮c拄瞩嘱f主5 zhù:著b柱9助7蛀贮铸c筑c住7注8祝9驻8 zhuā:抓7 zhuāi:拽 zhuān:专4砖9 zhuǎn:转8
zhuàn:撰赚e篆 zhuāng:桩庄6装c妆 zhuàng:撞f壮6状7 zhuī:锥追9 zhuì:赘坠缀 zhūn:谆 zhǔn:准a zhuō:捉a拙卓桌a zhuó:茁酌啄b灼浊9叕 zī:兹咨资a姿9滋c淄孜 zǐ:紫c籽滓子3梓b zì:自6渍字6恣a眦 zōng:鬃棕c踪f宗8综 zǒng:总9 zòng:纵7 zōu:邹 zǒu:走7 zòu:奏9揍 zū:租a zú:足7卒族b zǔ:祖9诅阻7组8 zuān:钻a zuǎn:纂
zuàn:攥 zuǐ:嘴g zuì:醉f最c罪d zūn:尊c遵f zuó:琢昨9 zuǒ:左5佐 zuò:做b作7坐7座a
`;

interface Sign {
  readonly reading: string;
  readonly strokes: number | null;
}

const signs = lazily(() => {
  const found = new Map<string, Sign>();
  for (const group of SIGNS.trim().split(/\s+/u)) {
    const [reading = "", members = ""] = group.split(":");
    for (const [, sign = "", strokes = ""] of members.matchAll(/(\p{Script=Han})([\da-z]?)/gu))
      found.set(sign, { reading, strokes: strokes === "" ? null : Number.parseInt(strokes, 36) });
  }
  return found;
});

/** A sign's commonest reading with its tone, and its number of strokes; undefined for rare signs. */
export const signOf = (sign: string): Sign | undefined => signs().get(sign);
