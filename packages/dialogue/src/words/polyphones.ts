/** Signs with several readings: the sign, then each reading with words that have it, the commonest first. */
export const POLYPHONES = `
行 xíng行走,行动,行为,旅行 háng银行,行业,行列,行情,同行,外行,内行,排行,各行各业
长 cháng长短,长城,长江 zhǎng长大,生长,校长,成长,家长,班长,队长,市长,部长,局长,董事长,长辈
重 zhòng重要,重量,体重 chóng重新,重复,重庆,重叠,重逢,重阳
乐 lè快乐,欢乐,乐园 yuè音乐,乐器,乐队,乐曲,声乐,民乐
好 hǎo好人,美好 hào爱好,好奇,好学,喜好,好客,好胜
还 hái还有,还是 huán还书,归还,还钱,偿还,还债
都 dōu都是 dū首都,都市,成都,古都
得 dé得到,获得 de跑得快 děi总得,我得走
地 dì土地,地方 de慢慢地
的 de我的 dí的确 dì目的,有的放矢
了 le好了 liǎo了解,了不起,受不了,了结,了如指掌,没完没了,大不了
着 zhe看着 zháo着急,着火,睡着,着凉,着迷 zhuó着装,着重,衣着,着手,着陆
大 dà大小 dài大夫
为 wèi因为,为了,为什么 wéi成为,认为,行为,作为,以为,为人,为难
和 hé和平,和谐 hè附和,唱和 huo暖和,搅和 hú和牌
会 huì会议,学会 kuài会计
只 zhǐ只有,只是 zhī一只,两只,船只
种 zhǒng种类,种子 zhòng种树,种植,种地,种花,耕种
中 zhōng中国,中间 zhòng中奖,打中,中毒,中暑,看中,命中
发 fā发现,出发 fà头发,理发,发型,发廊,洗发水,护发素,毛发
干 gān干净,干燥,饼干,干杯 gàn干活,干部,能干,干什么,树干,干劲
教 jiào教室,教师,教育 jiāo教书,教课
觉 jué觉得,感觉 jiào睡觉,午觉
看 kàn看见,好看 kān看守,看门,看护,看家
空 kōng天空,空气 kòng空闲,有空,填空,空白,空地,抽空
难 nán困难,难过 nàn灾难,难民,苦难,避难,遇难,患难
便 biàn方便,便利 pián便宜,大腹便便
差 chà差不多,差劲 chā差别,差距,误差,时差,差异 chāi出差,差事 cī参差
参 cān参加 shēn人参,海参 cēn参差
藏 cáng隐藏,躲藏 zàng西藏,宝藏
传 chuán传说,传统 zhuàn传记,自传,水浒传
弹 dàn子弹,炸弹 tán弹琴,弹簧,弹力,反弹,弹吉他
倒 dǎo摔倒,倒下,打倒,倒霉,跌倒,倒闭 dào倒水,倒车,倒数,反倒,倒影,倒立
当 dāng当然,当时 dàng当作,上当,恰当,适当
调 diào调查,音调,声调 tiáo调整,空调,调皮,协调
斗 dòu战斗,斗争,奋斗 dǒu北斗,漏斗,斗篷
度 dù温度,程度 duó揣度,忖度
恶 è恶劣,善恶,邪恶 wù可恶,厌恶,憎恶 ě恶心
分 fēn分开,分钟 fèn过分,水分,养分,成分,缘分,天分,分量
更 gèng更加 gēng更新,更换,三更半夜,变更,自力更生
冠 guān皇冠,鸡冠,衣冠 guàn冠军,夺冠
号 hào号码,符号 háo号叫,哀号,号啕大哭
横 héng横竖,纵横 hèng蛮横,专横
划 huà计划,划分 huá划船,划算
几 jǐ几个 jī几乎,茶几
假 jiǎ真假,假如 jià放假,假期,请假,暑假,寒假,假日
间 jiān中间,时间 jiàn间隔,间接,间断,间谍
将 jiāng将来 jiàng将军,大将,将士
降 jiàng下降,降落 xiáng投降,降服
角 jiǎo角落,牛角 jué角色,主角,配角,角逐
结 jié结束,团结 jiē结果子,结实,开花结果
解 jiě解决 jiè押解 xiè解数
禁 jìn禁止 jīn禁不住,忍俊不禁,弱不禁风
卷 juǎn卷起,内卷 juàn试卷,考卷,画卷,卷子
卡 kǎ卡片,卡车 qiǎ关卡,发卡,卡壳
累 lèi劳累,很累 lěi积累,日积月累 léi果实累累
量 liàng数量,力量,重量 liáng测量,量体温,商量,打量
率 lǜ效率,概率 shuài率领,坦率,轻率,草率
露 lù露水,暴露 lòu露脸,露马脚
落 luò落下,降落 là丢三落四 lào落枕
没 méi没有 mò淹没,沉没,没收,埋没
模 mó模型,模范,模仿 mú模样,模具
磨 mó磨练,磨刀 mò磨坊,石磨
宁 níng安宁,宁静 nìng宁可,宁愿,宁死不屈
漂 piāo漂流,漂浮 piào漂亮 piǎo漂白
铺 pū铺床,铺路 pù店铺,床铺,当铺
强 qiáng强大,坚强 qiǎng勉强,强迫,强求 jiàng倔强
切 qiē切菜,切开 qiè一切,亲切,密切
曲 qǔ歌曲,曲子 qū弯曲,曲折,扭曲
塞 sāi塞子,塞住,塞车 sài边塞,塞外,塞翁失马 sè堵塞,闭塞,阻塞
散 sàn散步,分散 sǎn散文,松散,懒散
色 sè颜色,红色 shǎi掉色,色子
舍 shě舍得,舍不得 shè宿舍,校舍,寒舍
盛 shèng盛大,盛开 chéng盛饭,盛汤
石 shí石头 dàn一石米
似 sì相似,好似 shì似的
数 shù数学,数字 shǔ数一数,数数,数不清 shuò数见不鲜
说 shuō说话 shuì游说,说客
宿 sù宿舍 xiǔ一宿 xiù星宿
挑 tiāo挑选,挑水 tiǎo挑战,挑拨,挑衅
吐 tǔ吐痰,吐露 tù呕吐,吐血
系 xì关系,系统 jì系鞋带,系领带
鲜 xiān新鲜,鲜花 xiǎn鲜为人知,朝鲜
相 xiāng互相,相信 xiàng照相,相片,长相,相声,真相,相貌,丞相
校 xiào学校,校长 jiào校对,校正
兴 xìng高兴,兴趣 xīng兴奋,兴起,振兴,兴旺
血 xuè血液,鲜血,心血 xiě流了点血
要 yào重要,需要 yāo要求,要挟
应 yīng应该,应当 yìng回应,答应,反应,应用,适应
与 yǔ与其 yù参与,与会
载 zài载重,装载,下载 zǎi记载,刊载,一年半载
扎 zhā扎针,扎根 zā扎辫子,包扎 zhá挣扎
炸 zhà爆炸,炸弹 zhá炸鸡,油炸,炸薯条,炸酱面
占 zhàn占领,占有 zhān占卜
涨 zhǎng涨价,上涨 zhàng头昏脑涨
朝 cháo朝代,朝向,唐朝 zhāo朝阳,朝霞,朝气,朝三暮四
正 zhèng正确 zhēng正月
转 zhuǎn转身,转变 zhuàn转圈,旋转,转动
钻 zuān钻研,钻进 zuàn钻石,电钻
作 zuò工作,作业 zuō作坊
单 dān简单 chán单于 shàn姓单
薄 báo薄片,很薄 bó薄弱,单薄,厚积薄发,微薄 bò薄荷
背 bèi后背,背景,背诵 bēi背包,背书包,背负
奔 bēn奔跑 bèn投奔,奔头
扁 biǎn扁平 piān一叶扁舟
泊 bó停泊,漂泊 pō湖泊,血泊
称 chēng称呼,名称 chèn对称,称心,称职
冲 chōng冲锋,冲洗 chòng冲床
处 chù到处,好处,处处 chǔ处理,相处,处于,处罚,处境
创 chuàng创造 chuāng创伤,创可贴
答 dá回答,答案 dā答应,答理
逮 dǎi逮住 dài逮捕
缝 fèng缝隙,裂缝 féng缝衣服,缝补,裁缝
服 fú衣服,服务 fù一服药
给 gěi送给 jǐ给予,供给,自给自足,补给
观 guān观看 guàn道观
喝 hē喝水 hè喝彩,吆喝
荷 hé荷花 hè负荷
哄 hǒng哄孩子,哄骗 hōng哄堂大笑,闹哄哄 hòng起哄
济 jì救济,经济 jǐ济南,人才济济
劲 jìn干劲,使劲 jìng强劲,劲敌,疾风知劲草
壳 ké贝壳,蛋壳 qiào地壳,金蝉脱壳
蒙 méng蒙住,启蒙 mēng蒙骗 měng蒙古,内蒙古
闷 mèn烦闷,苦闷 mēn闷热
撒 sā撒手,撒谎 sǎ撒种
扇 shàn扇子,电扇 shān扇风
少 shǎo多少,少数 shào少年,少女
省 shěng省份,节省 xǐng反省,不省人事
什 shén什么 shí什锦
拓 tuò开拓 tà拓片
咽 yàn咽下,狼吞虎咽 yān咽喉 yè哽咽
晕 yūn晕倒,头晕 yùn晕车,晕船,红晕
脏 zāng脏话,肮脏 zàng心脏,内脏,肾脏,脏器
曾 céng曾经 zēng曾祖,曾国藩
仇 chóu仇恨 qiú姓仇
解 jiě解决 xiè姓解
区 qū地区 ōu姓区
盖 gài盖子 gě姓盖
尉 wèi上尉 yù尉迟
万 wàn一万 mò万俟
乘 chéng乘车 shèng千乘之国
吓 xià吓人,惊吓 hè恐吓
尽 jìn尽力 jǐn尽管,尽量,尽快
坊 fāng街坊,牌坊 fáng作坊,油坊
血 xuè血液,血压 xiě血淋淋
亲 qīn亲人 qìng亲家
尾 wěi尾巴 yǐ马尾
圈 quān圆圈 juàn猪圈,羊圈
削 xiāo削铅笔,削苹果 xuē剥削,削弱
`;

/** Words whose reading is not that of their signs. */
export const READINGS = `
朋友=péng you; 妈妈=mā ma; 爸爸=bà ba; 哥哥=gē ge; 弟弟=dì di; 姐姐=jiě jie; 妹妹=mèi mei; 爷爷=yé ye; 奶奶=nǎi nai; 谢谢=xiè xie; 你好=nǐ hǎo; 您好=nín hǎo; 再见=zài jiàn; 对不起=duì bu qǐ; 不客气=bú kè qi; 没关系=méi guān xi; 我爱你=wǒ ài nǐ; 什么=shén me; 怎么=zěn me; 东西=dōng xi; 孩子=hái zi; 我们=wǒ men; 你们=nǐ men; 他们=tā men; 先生=xiān sheng; 太太=tài tai; 学生=xué sheng; 喜欢=xǐ huan; 知道=zhī dào; 漂亮=piào liang; 便宜=pián yi; 暖和=nuǎn huo; 葡萄=pú tao; 豆腐=dòu fu; 眼睛=yǎn jing; 耳朵=ěr duo; 衣服=yī fu; 桌子=zhuō zi; 椅子=yǐ zi; 儿子=ér zi; 包子=bāo zi; 饺子=jiǎo zi; 石头=shí tou; 木头=mù tou; 馒头=mán tou; 星星=xīng xing; 月亮=yuè liang; 太阳=tài yáng; 麻烦=má fan; 事情=shì qing; 客气=kè qi; 消息=xiāo xi; 休息=xiū xi; 时候=shí hou; 早上=zǎo shang; 晚上=wǎn shang; 一起=yì qǐ; 一样=yí yàng; 一个=yí gè; 不是=bú shì; 不要=bú yào; 不会=bú huì; 哪儿=nǎr; 这儿=zhèr; 那儿=nàr; 花儿=huār; 大夫=dài fu; 钥匙=yào shi; 故事=gù shi; 认识=rèn shi; 告诉=gào su; 丈夫=zhàng fu; 妻子=qī zi; 脑袋=nǎo dai; 胳膊=gē bo; 舌头=shé tou; 骨头=gǔ tou; 嘴巴=zuǐ ba; 尾巴=wěi ba; 蘑菇=mó gu; 萝卜=luó bo; 胡萝卜=hú luó bo; 玻璃=bō li; 葫芦=hú lu; 喇叭=lǎ ba; 琵琶=pí pa; 枇杷=pí pa; 蝴蝶=hú dié; 尴尬=gān gà; 饕餮=tāo tiè; 魑魅魍魉=chī mèi wǎng liǎng; 耄耋=mào dié; 氛围=fēn wéi; 因为=yīn wèi; 差不多=chà bu duō; 薄荷=bò he; 暴露=bào lù; 勉强=miǎn qiǎng; 倔强=jué jiàng; 龟裂=jūn liè; 龟兹=qiū cí; 吐蕃=tǔ bō; 可汗=kè hán; 单于=chán yú; 阿房宫=ē páng gōng; 六安=lù ān; 蚌埠=bèng bù; 厦门=xià mén; 台州=tāi zhōu; 丽水=lí shuǐ; 亳州=bó zhōu; 大厦=dà shà; 秘鲁=bì lǔ; 便便=pián pián; 嫉妒=jí dù; 下载=xià zài; 角色=jué sè; 处理=chǔ lǐ; 粽子=zòng zi; 汤圆=tāng yuán; 月饼=yuè bing; 熟悉=shú xī; 亚洲=yà zhōu; 符合=fú hé; 潜力=qián lì; 附近=fù jìn; 质量=zhì liàng; 教室=jiào shì; 复杂=fù zá; 友谊=yǒu yì; 成绩=chéng jì; 惩罚=chéng fá; 载歌载舞=zài gē zài wǔ; 叶公好龙=yè gōng hào lóng; 一丝不苟=yì sī bù gǒu; 称职=chèn zhí; 参差=cēn cī; 差强人意=chā qiáng rén yì; 角逐=jué zhú; 心宽体胖=xīn kuān tǐ pán; 一曝十寒=yí pù shí hán; 量体裁衣=liàng tǐ cái yī; 否极泰来=pǐ jí tài lái; 数见不鲜=shuò jiàn bù xiān; 垂涎三尺=chuí xián sān chǐ; 呱呱坠地=gū gū zhuì dì; 塞翁失马=sài wēng shī mǎ; 暴虎冯河=bào hǔ píng hé; 自怨自艾=zì yuàn zì yì; 方兴未艾=fāng xīng wèi ài; 长吁短叹=cháng xū duǎn tàn; 恭喜发财=gōng xǐ fā cái; 重庆=chóng qìng; 银行=yín háng
`;
