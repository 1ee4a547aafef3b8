/** When things happened: key, then the answer in Chinese and in English. */
export const YEARS = `
秦朝&灭亡/结束|秦朝在公元前207年灭亡|The Qin dynasty fell in 207 BC
冷战&结束;cold war&end|冷战在1991年随苏联解体结束|The Cold War ended in 1991 with the Soviet Union
长城&修/建/造;great wall&built/build|长城从春秋战国开始修筑，秦代连成一体，现存的多是明代修的|The Great Wall was begun in the seventh century BC; most of what stands is from the Ming
抗日战争&几年/多久/多少年|全面抗战打了8年（1937—1945），从九一八算起共14年|The full-scale war lasted eight years, 1937 to 1945
唐僧/玄奘&取经|玄奘在627年前后出发西行，645年回到长安|Xuanzang set out about 627 and returned in 645
圆明园&烧/毁|圆明园在1860年被英法联军烧毁|The Old Summer Palace was burned in 1860
八国联军|八国联军侵华在1900年|The Eight-Nation Alliance invaded in 1900
西安事变|西安事变发生在1936年|The Xi'an Incident took place in 1936
重庆&直辖|重庆在1997年成为直辖市|Chongqing became a municipality in 1997
三峡&建成/完工/蓄水|三峡大坝主体在2006年完工|The Three Gorges Dam wall was completed in 2006
上海世博|上海世博会在2010年举办|Expo 2010 was held in Shanghai
杭州亚运|杭州亚运会在2023年举办|The Hangzhou Asian Games were held in 2023
伦敦奥运;london olympics|伦敦奥运会在2012年举办|The London Olympics were held in 2012
东京奥运;tokyo olympics|东京奥运会在2021年举办（原定2020年）|The Tokyo Olympics were held in 2021
巴黎奥运;paris olympics|巴黎奥运会在2024年举办|The Paris Olympics were held in 2024
普法/越南战争&结束;vietnam war&end|越南战争在1975年结束|The Vietnam War ended in 1975
朝鲜战争;抗美援朝;korean war|朝鲜战争从1950年到1953年|The Korean War lasted from 1950 to 1953
统一六国;统一中国;秦朝&建立;秦始皇&统一;qin&unif;unif&china|秦始皇在公元前221年统一六国|Qin Shi Huang unified China in 221 BC
新中国&成立/建国;中华人民共和国&成立;开国大典;建国&哪年/什么时候/中国;peoples republic of china;prc&found|中华人民共和国成立于1949年10月1日|The People's Republic of China was founded on 1 October 1949
辛亥革命;xinhai;1911 revolution|辛亥革命发生在1911年|The Xinhai Revolution took place in 1911
五四运动;may fourth|五四运动发生在1919年|The May Fourth Movement took place in 1919
中国共产党&成立/建党;建党;communist party of china|中国共产党成立于1921年|The Communist Party of China was founded in 1921
抗日战争&胜利/结束;抗战&胜利/结束;日本投降;japan&surrender|抗日战争在1945年胜利|Japan surrendered in 1945
抗日战争&开始/爆发;七七事变;卢沟桥|全面抗战始于1937年的七七事变|The full-scale war began with the Marco Polo Bridge incident in 1937
九一八|九一八事变发生在1931年|The Mukden incident took place in 1931
南京大屠杀;nanjing massacre|南京大屠杀发生在1937年12月|The Nanjing Massacre began in December 1937
长征&红军/开始/哪;long march|红军长征从1934年到1936年|The Long March lasted from 1934 to 1936
鸦片战争;opium war|第一次鸦片战争始于1840年|The First Opium War began in 1840 (fighting from 1839)
甲午战争;sino-japanese war|甲午战争发生在1894年|The First Sino-Japanese War began in 1894
戊戌变法|戊戌变法发生在1898年|The Hundred Days' Reform took place in 1898
清朝&灭亡/结束;qing&end/fall|清朝在1912年结束|The Qing dynasty ended in 1912
清朝&建立/入关/开始|清朝的国号定于1636年，1644年入关|The Qing was proclaimed in 1636 and took Beijing in 1644
明朝&建立/开始;ming dynasty&begin/start/found|明朝建立于1368年|The Ming dynasty was founded in 1368
明朝&灭亡/结束;ming dynasty&end/fall|明朝在1644年灭亡|The Ming dynasty fell in 1644
元朝&建立/开始|元朝的国号定于1271年|The Yuan dynasty was proclaimed in 1271
宋朝&建立/开始;song dynasty&begin/start/found|宋朝建立于960年|The Song dynasty was founded in 960
唐朝&建立/开始;tang dynasty&begin/start/found|唐朝建立于618年|The Tang dynasty was founded in 618
唐朝&灭亡/结束;tang dynasty&end/fall|唐朝在907年灭亡|The Tang dynasty fell in 907
隋朝&建立/开始|隋朝建立于581年|The Sui dynasty was founded in 581
汉朝&建立/开始;han dynasty&begin/start/found|汉朝建立于公元前202年|The Han dynasty was founded in 202 BC
安史之乱|安史之乱发生在755年|The An Lushan rebellion began in 755
赤壁之战;red cliffs|赤壁之战发生在208年|The Battle of Red Cliffs took place in 208
香港&回归;hong kong&return/handover|香港在1997年7月1日回归|Hong Kong was returned to China on 1 July 1997
澳门&回归;macau&return/handover|澳门在1999年12月20日回归|Macau was returned to China on 20 December 1999
改革开放;reform and opening|改革开放始于1978年|Reform and opening-up began in 1978
恢复高考;高考&恢复|高考在1977年恢复|The college entrance exam was restored in 1977
汶川;wenchuan|汶川地震发生在2008年5月12日|The Wenchuan earthquake struck on 12 May 2008
唐山&地震;tangshan|唐山地震发生在1976年7月28日|The Tangshan earthquake struck on 28 July 1976
北京奥运;北京&夏季奥运;beijing olympics|北京在2008年举办夏季奥运会，2022年举办冬季奥运会|Beijing hosted the Summer Olympics in 2008 and the Winter Olympics in 2022
冬奥&北京;beijing winter|北京冬奥会在2022年举行|The Beijing Winter Olympics were held in 2022
申奥成功|北京在2001年申奥成功|Beijing won the bid for the 2008 Games in 2001
加入世贸;入世;wto|中国在2001年加入世界贸易组织|China joined the WTO in 2001
原子弹&中国/第一颗|中国第一颗原子弹在1964年爆炸成功|China's first atomic bomb was tested in 1964
东方红一号;第一颗人造卫星&中国|东方红一号在1970年发射|China's first satellite was launched in 1970
神舟五号;杨利伟|神舟五号在2003年载人飞行|Shenzhou 5 carried Yang Liwei in 2003
嫦娥一号|嫦娥一号在2007年发射|Chang'e 1 was launched in 2007
故宫&建/修;forbidden city&built/build|故宫在1420年建成|The Forbidden City was completed in 1420
微信&推出/上线/出现/发布;wechat&launch/release/start|微信在2011年推出|WeChat was launched in 2011
淘宝&成立/上线|淘宝网创立于2003年|Taobao was founded in 2003
非典;sars|非典暴发在2002年到2003年|SARS broke out in 2002 and 2003
新冠&爆发/暴发/开始/哪年;covid&start/begin/year|新冠疫情始于2019年底|Covid-19 emerged at the end of 2019
titanic;泰坦尼克&沉/哪年/撞|泰坦尼克号在1912年沉没|The Titanic sank in 1912
一战&开始/爆发;第一次世界大战&开始/爆发;world war i&start/begin/began;world war 1&start/begin/began;ww1&start/begin/began|第一次世界大战始于1914年|World War I began in 1914
一战&结束;第一次世界大战&结束;world war i&end;world war 1&end;ww1&end;first world war&end|第一次世界大战在1918年结束|World War I ended in 1918
二战&开始/爆发;第二次世界大战&开始/爆发;world war ii&start/begin/began;world war 2&start/begin/began;ww2&start/begin/began;second world war&start/begin|第二次世界大战始于1939年|World War II began in 1939
二战&结束;第二次世界大战&结束;world war ii&end;world war 2&end;ww2&end;second world war&end;wwii&end|第二次世界大战在1945年结束|World War II ended in 1945
二战;第二次世界大战;world war ii;world war 2;ww2;wwii;second world war|第二次世界大战从1939年到1945年|World War II lasted from 1939 to 1945
一战;第一次世界大战;world war i;world war 1;ww1;first world war|第一次世界大战从1914年到1918年|World War I lasted from 1914 to 1918
珍珠港;pearl harbor;pearl harbour|珍珠港事件发生在1941年12月7日|Pearl Harbor was attacked on 7 December 1941
诺曼底;d-day;normandy|诺曼底登陆在1944年6月6日|The Normandy landings were on 6 June 1944
广岛;hiroshima|广岛在1945年8月6日被投下原子弹|The atomic bomb was dropped on Hiroshima on 6 August 1945
柏林墙&倒/推倒;berlin wall&fall/fell/come down/torn|柏林墙在1989年倒塌|The Berlin Wall fell in 1989
柏林墙;berlin wall|柏林墙建于1961年，1989年倒塌|The Berlin Wall was built in 1961 and fell in 1989
苏联&解体;soviet union&collapse/end/dissol/fall;ussr&collapse/end/fall|苏联在1991年解体|The Soviet Union was dissolved in 1991
十月革命;russian revolution|十月革命发生在1917年|The Russian Revolution took place in 1917
法国大革命;french revolution|法国大革命始于1789年|The French Revolution began in 1789
巴士底;bastille|巴士底狱在1789年7月14日被攻占|The Bastille was stormed on 14 July 1789
美国&独立/建国/成立;declaration of independence;america&independ/founded|美国在1776年宣布独立|The United States declared independence in 1776
美国&内战/南北战争;南北战争;american civil war|美国南北战争从1861年到1865年|The American Civil War lasted from 1861 to 1865
林肯&遇刺/死;lincoln&assassinat/die/shot|林肯在1865年遇刺|Lincoln was assassinated in 1865
肯尼迪&遇刺;kennedy&assassinat/shot/die;jfk|肯尼迪在1963年遇刺|John F. Kennedy was assassinated in 1963
911事件;九一一;september 11;9/11;world trade center;twin towers|九一一事件发生在2001年9月11日|The attacks of 11 September happened in 2001
登月;登上月球;阿波罗11;moon landing;land on the moon;landed on the moon;apollo 11;walk on the moon|人类在1969年首次登月|People first landed on the Moon in 1969
人造卫星&第一颗/苏联;sputnik|第一颗人造卫星在1957年由苏联发射|The first satellite, Sputnik 1, was launched in 1957
加加林;first human in space;first man in space;gagarin|加加林在1961年进入太空|Yuri Gagarin flew into space in 1961
切尔诺贝利;chernobyl|切尔诺贝利事故发生在1986年|The Chernobyl accident happened in 1986
福岛;fukushima|福岛核事故发生在2011年|The Fukushima accident happened in 2011
挑战者号;challenger|挑战者号在1986年失事|The Challenger was lost in 1986
莱特兄弟;飞机&发明;first flight;airplane&invent;wright brothers|莱特兄弟的飞机在1903年试飞成功|The Wright brothers flew in 1903
电话&发明;telephone&invent|电话在1876年取得专利|The telephone was patented in 1876
电灯&发明;灯泡&发明;light bulb|爱迪生在1879年做出实用的电灯|Edison's practical light bulb dates from 1879
电影&诞生/发明;first film;first movie|电影一般认为诞生于1895年|Cinema is usually dated to 1895
互联网&诞生/发明/出现;万维网;internet&invent/start;world wide web|阿帕网始于1969年，万维网提出于1989年|ARPANET began in 1969 and the World Wide Web was proposed in 1989
第一台电脑;第一台计算机;eniac;first computer|第一台通用电子计算机ENIAC在1946年公布|ENIAC, the first general electronic computer, was unveiled in 1946
苹果公司&成立/创立;apple&founded/start|苹果公司成立于1976年|Apple was founded in 1976
第一代iphone;iphone&第一/发布/推出/哪年;first iphone;iphone&come out/release/launch|第一代iPhone在2007年发布|The first iPhone came out in 2007
微软&成立;microsoft&founded/start|微软成立于1975年|Microsoft was founded in 1975
谷歌&成立;google&founded/start|谷歌成立于1998年|Google was founded in 1998
脸书&成立;facebook&founded/start/launch|Facebook 创立于2004年|Facebook was founded in 2004
油管;youtube&found/start/launch|YouTube 创立于2005年|YouTube was founded in 2005
亚马逊&成立;amazon&founded/start|亚马逊成立于1994年|Amazon was founded in 1994
chatgpt&发布/推出/release/come out/launch|ChatGPT 在2022年11月发布|ChatGPT was released in November 2022
windows 95|Windows 95 在1995年发布|Windows 95 was released in 1995
哥伦布;发现新大陆;发现美洲;columbus&discover/reach/sail/america;discover&america|哥伦布在1492年到达美洲|Columbus reached the Americas in 1492
麦哲伦;magellan|麦哲伦船队的环球航行从1519年到1522年|Magellan's fleet sailed around the world from 1519 to 1522
郑和;zheng he|郑和第一次下西洋在1405年|Zheng He first set sail in 1405
马可波罗;marco polo|马可·波罗在1275年前后到达中国|Marco Polo reached China around 1275
罗马帝国&灭亡;西罗马;fall of rome;roman empire&fall/end|西罗马帝国在476年灭亡|The Western Roman Empire fell in 476
东罗马;拜占庭;君士坦丁堡;byzantine;constantinople|君士坦丁堡在1453年陷落，拜占庭帝国灭亡|Constantinople fell in 1453, which ended the Byzantine Empire
诺曼征服;battle of hastings;hastings|黑斯廷斯战役在1066年|The Battle of Hastings was in 1066
大宪章;magna carta|大宪章签于1215年|Magna Carta was sealed in 1215
黑死病;black death|黑死病在1347年到1351年席卷欧洲|The Black Death swept Europe from 1347 to 1351
文艺复兴;renaissance|文艺复兴大约从14世纪到17世纪|The Renaissance lasted from about the 14th to the 17th century
工业革命;industrial revolution|工业革命始于18世纪60年代|The Industrial Revolution began around the 1760s
滑铁卢;waterloo|滑铁卢战役在1815年|The Battle of Waterloo was in 1815
拿破仑&死/去世;napoleon&die|拿破仑在1821年去世|Napoleon died in 1821
明治维新;meiji|明治维新始于1868年|The Meiji Restoration began in 1868
埃菲尔铁塔;eiffel tower|埃菲尔铁塔在1889年建成|The Eiffel Tower was completed in 1889
自由女神;statue of liberty|自由女神像在1886年落成|The Statue of Liberty was dedicated in 1886
帝国大厦;empire state|帝国大厦在1931年建成|The Empire State Building was completed in 1931
苏伊士;suez|苏伊士运河在1869年通航|The Suez Canal opened in 1869
巴拿马运河;panama canal|巴拿马运河在1914年通航|The Panama Canal opened in 1914
第一届&奥运;现代奥运;first&olympic|第一届现代奥运会在1896年举行|The first modern Olympics were held in 1896
第一届世界杯;first world cup|第一届世界杯在1930年举行|The first World Cup was held in 1930
联合国&成立;united nations|联合国成立于1945年|The United Nations was founded in 1945
欧盟&成立;european union|欧盟在1993年成立|The European Union was established in 1993
欧元;euro&introduc/start/launch|欧元在1999年启用，2002年有了纸币|The euro was introduced in 1999, with notes in 2002
脱欧;brexit|英国在2016年公投，2020年正式脱欧|Britain voted in 2016 and left the EU in 2020
印度&独立;india&independ|印度在1947年独立|India became independent in 1947
曼德拉&总统;mandela&president|曼德拉在1994年当选总统|Nelson Mandela became president in 1994
爱因斯坦&出生/生于;einstein&born|爱因斯坦生于1879年|Einstein was born in 1879
爱因斯坦&去世/死;einstein&die|爱因斯坦在1955年去世|Einstein died in 1955
牛顿&出生/生于;newton&born|牛顿生于1643年（旧历1642年）|Newton was born in 1643 (1642 in the old calendar)
莎士比亚&出生/生于;shakespeare&born|莎士比亚生于1564年|Shakespeare was born in 1564
莎士比亚&去世/死;shakespeare&die|莎士比亚在1616年去世|Shakespeare died in 1616
孔子&出生/生于;confucius&born|孔子生于公元前551年|Confucius was born in 551 BC
李白&出生/生于|李白生于701年|Li Bai was born in 701
鲁迅&出生/生于|鲁迅生于1881年|Lu Xun was born in 1881
鲁迅&去世/逝世|鲁迅在1936年去世|Lu Xun died in 1936
青霉素;penicillin|青霉素在1928年被发现|Penicillin was discovered in 1928
dna&发现/结构/discover/structure;双螺旋;double helix|DNA双螺旋结构在1953年提出|The double helix was described in 1953
相对论;relativity|狭义相对论发表于1905年，广义相对论发表于1915年|Special relativity was published in 1905 and general relativity in 1915
物种起源;origin of species|《物种起源》在1859年出版|On the Origin of Species was published in 1859
多莉;dolly|克隆羊多莉在1996年出生|Dolly the sheep was born in 1996
冥王星&除名/降级/开除;pluto&planet/demot|冥王星在2006年被降为矮行星|Pluto was reclassified as a dwarf planet in 2006
恐龙&灭绝;dinosaurs&extinct/die/died|恐龙大约在6600万年前灭绝|The dinosaurs died out about 66 million years ago
日本&大地震/311;东日本;tohoku|东日本大地震发生在2011年3月11日|The Tohoku earthquake struck on 11 March 2011
庞贝;pompeii;vesuvius|庞贝在公元79年被火山掩埋|Pompeii was buried in 79 AD
切格瓦拉&去世;che guevara|切·格瓦拉在1967年去世|Che Guevara died in 1967
迈克尔杰克逊;michael jackson|迈克尔·杰克逊在2009年去世|Michael Jackson died in 2009
戴安娜&去世/车祸;princess diana|戴安娜王妃在1997年去世|Princess Diana died in 1997
哈利波特&出版/第一;harry potter&publish/first/come out|《哈利·波特》第一部在1997年出版|The first Harry Potter book was published in 1997
英国女王&去世;伊丽莎白二世;queen elizabeth&die|伊丽莎白二世在2022年去世|Queen Elizabeth II died in 2022
`;
