/** Countries and China's provinces: names, the capital, a mark “p” for a province; forms parted with “/”. */
export const CAPITALS = `
中国|China|北京|Beijing
日本|Japan|东京|Tokyo
韩国|South Korea/Korea|首尔|Seoul
朝鲜|North Korea|平壤|Pyongyang
蒙古国/蒙古|Mongolia|乌兰巴托|Ulaanbaatar
越南|Vietnam|河内|Hanoi
老挝|Laos|万象|Vientiane
柬埔寨|Cambodia|金边|Phnom Penh
泰国|Thailand|曼谷|Bangkok
缅甸|Myanmar/Burma|内比都|Naypyidaw
马来西亚|Malaysia|吉隆坡|Kuala Lumpur
新加坡|Singapore|新加坡市|Singapore
印度尼西亚/印尼|Indonesia|雅加达（新首都努桑塔拉在建）|Jakarta (Nusantara is being built as the new capital)
菲律宾|Philippines|马尼拉|Manila
文莱|Brunei|斯里巴加湾市|Bandar Seri Begawan
东帝汶|East Timor/Timor-Leste|帝力|Dili
印度|India|新德里|New Delhi
巴基斯坦|Pakistan|伊斯兰堡|Islamabad
孟加拉国/孟加拉|Bangladesh|达卡|Dhaka
尼泊尔|Nepal|加德满都|Kathmandu
不丹|Bhutan|廷布|Thimphu
马尔代夫|Maldives|马累|Malé
阿富汗|Afghanistan|喀布尔|Kabul
哈萨克斯坦|Kazakhstan|阿斯塔纳|Astana
乌兹别克斯坦|Uzbekistan|塔什干|Tashkent
土库曼斯坦|Turkmenistan|阿什哈巴德|Ashgabat
吉尔吉斯斯坦|Kyrgyzstan|比什凯克|Bishkek
塔吉克斯坦|Tajikistan|杜尚别|Dushanbe
伊朗|Iran|德黑兰|Tehran
伊拉克|Iraq|巴格达|Baghdad
叙利亚|Syria|大马士革|Damascus
黎巴嫩|Lebanon|贝鲁特|Beirut
约旦|Jordan|安曼|Amman
沙特阿拉伯/沙特|Saudi Arabia|利雅得|Riyadh
也门|Yemen|萨那|Sanaa
阿曼|Oman|马斯喀特|Muscat
阿联酋|UAE/United Arab Emirates|阿布扎比|Abu Dhabi
卡塔尔|Qatar|多哈|Doha
巴林|Bahrain|麦纳麦|Manama
科威特|Kuwait|科威特城|Kuwait City
土耳其|Turkey/Türkiye|安卡拉|Ankara
格鲁吉亚|Georgia|第比利斯|Tbilisi
亚美尼亚|Armenia|埃里温|Yerevan
阿塞拜疆|Azerbaijan|巴库|Baku
塞浦路斯|Cyprus|尼科西亚|Nicosia
俄罗斯|Russia|莫斯科|Moscow
乌克兰|Ukraine|基辅|Kyiv
白俄罗斯|Belarus|明斯克|Minsk
摩尔多瓦|Moldova|基希讷乌|Chișinău
波兰|Poland|华沙|Warsaw
捷克|Czech Republic/Czechia|布拉格|Prague
斯洛伐克|Slovakia|布拉迪斯拉发|Bratislava
匈牙利|Hungary|布达佩斯|Budapest
罗马尼亚|Romania|布加勒斯特|Bucharest
保加利亚|Bulgaria|索非亚|Sofia
希腊|Greece|雅典|Athens
塞尔维亚|Serbia|贝尔格莱德|Belgrade
克罗地亚|Croatia|萨格勒布|Zagreb
斯洛文尼亚|Slovenia|卢布尔雅那|Ljubljana
波黑|Bosnia|萨拉热窝|Sarajevo
黑山|Montenegro|波德戈里察|Podgorica
北马其顿|North Macedonia|斯科普里|Skopje
阿尔巴尼亚|Albania|地拉那|Tirana
英国|UK/United Kingdom/Britain/England|伦敦|London
苏格兰|Scotland|爱丁堡|Edinburgh
威尔士|Wales|加的夫|Cardiff
爱尔兰|Ireland|都柏林|Dublin
法国|France|巴黎|Paris
德国|Germany|柏林|Berlin
意大利|Italy|罗马|Rome
西班牙|Spain|马德里|Madrid
葡萄牙|Portugal|里斯本|Lisbon
荷兰|Netherlands/Holland|阿姆斯特丹|Amsterdam
比利时|Belgium|布鲁塞尔|Brussels
卢森堡|Luxembourg|卢森堡市|Luxembourg City
瑞士|Switzerland|伯尔尼|Bern
奥地利|Austria|维也纳|Vienna
列支敦士登|Liechtenstein|瓦杜兹|Vaduz
摩纳哥|Monaco|摩纳哥|Monaco
安道尔|Andorra|安道尔城|Andorra la Vella
圣马力诺|San Marino|圣马力诺市|San Marino
马耳他|Malta|瓦莱塔|Valletta
丹麦|Denmark|哥本哈根|Copenhagen
瑞典|Sweden|斯德哥尔摩|Stockholm
挪威|Norway|奥斯陆|Oslo
芬兰|Finland|赫尔辛基|Helsinki
冰岛|Iceland|雷克雅未克|Reykjavik
爱沙尼亚|Estonia|塔林|Tallinn
拉脱维亚|Latvia|里加|Riga
立陶宛|Lithuania|维尔纽斯|Vilnius
埃及|Egypt|开罗|Cairo
利比亚|Libya|的黎波里|Tripoli
突尼斯|Tunisia|突尼斯市|Tunis
阿尔及利亚|Algeria|阿尔及尔|Algiers
摩洛哥|Morocco|拉巴特|Rabat
苏丹|Sudan|喀土穆|Khartoum
南苏丹|South Sudan|朱巴|Juba
埃塞俄比亚|Ethiopia|亚的斯亚贝巴|Addis Ababa
厄立特里亚|Eritrea|阿斯马拉|Asmara
吉布提|Djibouti|吉布提市|Djibouti
索马里|Somalia|摩加迪沙|Mogadishu
肯尼亚|Kenya|内罗毕|Nairobi
坦桑尼亚|Tanzania|多多马|Dodoma
乌干达|Uganda|坎帕拉|Kampala
卢旺达|Rwanda|基加利|Kigali
刚果民主共和国/刚果金|Democratic Republic of the Congo/DR Congo|金沙萨|Kinshasa
刚果共和国/刚果布|Republic of the Congo|布拉柴维尔|Brazzaville
尼日利亚|Nigeria|阿布贾|Abuja
尼日尔|Niger|尼亚美|Niamey
加纳|Ghana|阿克拉|Accra
塞内加尔|Senegal|达喀尔|Dakar
马里|Mali|巴马科|Bamako
喀麦隆|Cameroon|雅温得|Yaoundé
乍得|Chad|恩贾梅纳|N'Djamena
几内亚|Guinea|科纳克里|Conakry
塞拉利昂|Sierra Leone|弗里敦|Freetown
利比里亚|Liberia|蒙罗维亚|Monrovia
多哥|Togo|洛美|Lomé
贝宁|Benin|波多诺伏|Porto-Novo
布基纳法索|Burkina Faso|瓦加杜古|Ouagadougou
加蓬|Gabon|利伯维尔|Libreville
安哥拉|Angola|罗安达|Luanda
赞比亚|Zambia|卢萨卡|Lusaka
津巴布韦|Zimbabwe|哈拉雷|Harare
莫桑比克|Mozambique|马普托|Maputo
马拉维|Malawi|利隆圭|Lilongwe
博茨瓦纳|Botswana|哈博罗内|Gaborone
纳米比亚|Namibia|温得和克|Windhoek
马达加斯加|Madagascar|塔那那利佛|Antananarivo
毛里求斯|Mauritius|路易港|Port Louis
塞舌尔|Seychelles|维多利亚|Victoria
莱索托|Lesotho|马塞卢|Maseru
美国|USA/US/United States/America|华盛顿|Washington, D.C.
加拿大|Canada|渥太华|Ottawa
墨西哥|Mexico|墨西哥城|Mexico City
危地马拉|Guatemala|危地马拉城|Guatemala City
洪都拉斯|Honduras|特古西加尔巴|Tegucigalpa
萨尔瓦多|El Salvador|圣萨尔瓦多|San Salvador
尼加拉瓜|Nicaragua|马那瓜|Managua
哥斯达黎加|Costa Rica|圣何塞|San José
巴拿马|Panama|巴拿马城|Panama City
伯利兹|Belize|贝尔莫潘|Belmopan
古巴|Cuba|哈瓦那|Havana
牙买加|Jamaica|金斯敦|Kingston
海地|Haiti|太子港|Port-au-Prince
多米尼加|Dominican Republic|圣多明各|Santo Domingo
巴哈马|Bahamas|拿骚|Nassau
特立尼达和多巴哥|Trinidad and Tobago|西班牙港|Port of Spain
巴巴多斯|Barbados|布里奇敦|Bridgetown
巴西|Brazil|巴西利亚|Brasília
阿根廷|Argentina|布宜诺斯艾利斯|Buenos Aires
智利|Chile|圣地亚哥|Santiago
秘鲁|Peru|利马|Lima
哥伦比亚|Colombia|波哥大|Bogotá
委内瑞拉|Venezuela|加拉加斯|Caracas
厄瓜多尔|Ecuador|基多|Quito
乌拉圭|Uruguay|蒙得维的亚|Montevideo
巴拉圭|Paraguay|亚松森|Asunción
圭亚那|Guyana|乔治敦|Georgetown
苏里南|Suriname|帕拉马里博|Paramaribo
澳大利亚/澳洲|Australia|堪培拉|Canberra
新西兰|New Zealand|惠灵顿|Wellington
斐济|Fiji|苏瓦|Suva
巴布亚新几内亚|Papua New Guinea|莫尔兹比港|Port Moresby
萨摩亚|Samoa|阿皮亚|Apia
汤加|Tonga|努库阿洛法|Nuku'alofa
瓦努阿图|Vanuatu|维拉港|Port Vila
所罗门群岛|Solomon Islands|霍尼亚拉|Honiara
梵蒂冈|Vatican/Vatican City|梵蒂冈城|Vatican City
河北|Hebei|石家庄|Shijiazhuang|p
山西|Shanxi|太原|Taiyuan|p
辽宁|Liaoning|沈阳|Shenyang|p
吉林|Jilin|长春|Changchun|p
黑龙江|Heilongjiang|哈尔滨|Harbin|p
江苏|Jiangsu|南京|Nanjing|p
浙江|Zhejiang|杭州|Hangzhou|p
安徽|Anhui|合肥|Hefei|p
福建|Fujian|福州|Fuzhou|p
江西|Jiangxi|南昌|Nanchang|p
山东|Shandong|济南|Jinan|p
河南|Henan|郑州|Zhengzhou|p
湖北|Hubei|武汉|Wuhan|p
湖南|Hunan|长沙|Changsha|p
广东|Guangdong|广州|Guangzhou|p
海南|Hainan|海口|Haikou|p
四川|Sichuan|成都|Chengdu|p
贵州|Guizhou|贵阳|Guiyang|p
云南|Yunnan|昆明|Kunming|p
陕西|Shaanxi|西安|Xi'an|p
甘肃|Gansu|兰州|Lanzhou|p
青海|Qinghai|西宁|Xining|p
内蒙古|Inner Mongolia|呼和浩特|Hohhot|p
广西|Guangxi|南宁|Nanning|p
西藏|Tibet|拉萨|Lhasa|p
宁夏|Ningxia|银川|Yinchuan|p
新疆|Xinjiang|乌鲁木齐|Ürümqi|p
`;

/** Old states and dynasties with capitals of their own: as above. */
export const OTHER_CAPITALS = `
加利福尼亚/加州|California|萨克拉门托|Sacramento
得克萨斯/德州|Texas|奥斯汀|Austin
佛罗里达|Florida|塔拉哈西|Tallahassee
纽约州|New York State/state of New York|奥尔巴尼|Albany
夏威夷|Hawaii|檀香山（火奴鲁鲁）|Honolulu
阿拉斯加|Alaska|朱诺|Juneau
唐朝|Tang dynasty|长安（今西安）|Chang'an, now Xi'an
西汉|Western Han|长安（今西安）|Chang'an, now Xi'an
东汉|Eastern Han|洛阳|Luoyang
北宋|Northern Song|开封（当时称东京）|Kaifeng
南宋|Southern Song|临安（今杭州）|Lin'an, now Hangzhou
秦朝|Qin dynasty|咸阳|Xianyang
元朝|Yuan dynasty|大都（今北京）|Dadu, now Beijing
清朝|Qing dynasty|北京|Beijing
`;
