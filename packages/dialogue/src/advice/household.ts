/** Tips for the house: key, then the tip in Chinese and in English. */
export const HOUSEHOLD = `
酱油&渍/沾/洗/衣;soy sauce&stain/shirt|酱油渍先用冷水冲，再抹洗洁精加一点白醋或小苏打搓，最后正常洗|Rinse soy sauce with cold water, rub in dish soap with a little vinegar, then wash
咖啡&地毯/衣/渍/洗;coffee&stain/rug/carpet/shirt/out|咖啡渍先吸干别擦，再用温水加洗洁精和白醋轻拍，最后清水吸净|Blot coffee without rubbing, dab with warm water, dish soap and vinegar, then rinse and blot dry
红酒&渍/洗/衣/地毯;red wine&stain/carpet/shirt/out|红酒渍马上吸干，撒盐吸色，再用小苏打水或洗洁精洗|Blot red wine at once, cover with salt, then wash with soapy water
血/血渍&洗/衣/床单;blood&stain/out/sheet/shirt|血渍用冷水泡，再用肥皂或双氧水搓，不能用热水|Soak blood in cold water and rub with soap or peroxide; never use hot water
油渍/油&衣;oil stain;grease&stain/shirt/out|油渍先抹洗洁精静置10分钟，再温水洗|Rub dish soap into the grease, wait ten minutes and wash warm
墨水/圆珠笔/笔印;ink&stain/out/shirt|墨水渍用酒精棉轻点，吸净后再洗|Dab ink with alcohol on cotton, then wash
口红&衣/渍;lipstick&stain|口红渍用卸妆水或洗洁精轻擦，再洗|Dab lipstick with makeup remover or dish soap, then wash
口香糖&衣/粘/头发/鞋;gum&clothes/hair/shoe/stuck|粘上口香糖先用冰块冻硬，再刮掉|Harden gum with ice and scrape it off; in hair, use oil
汗渍/发黄&衣/白;黄渍;sweat stain;yellow&shirt/armpit|发黄的白衣服用小苏打加温水或彩漂泡半小时再洗|Soak yellowed whites half an hour in warm water with baking soda or oxygen bleach
白鞋/小白鞋;white shoes;white sneakers|小白鞋用小苏打加牙膏刷洗，包上纸巾晾干防黄|Brush white shoes with baking soda and toothpaste, and dry them wrapped in tissue
羽绒服&洗;down jacket&wash|羽绒服用中性洗涤剂温水轻洗，摊平晾干后拍松|Wash down gently in mild detergent, dry flat and fluff it
毛衣&起球;pilling|毛衣起球用去球器或剃须刀轻刮|Shave pilling off with a fabric shaver
毛衣&缩水/洗;sweater&shrink/wash|毛衣用冷水轻揉、摊平晾；缩水了可以用护发素温水泡后轻轻拉开|Wash sweaters cold and dry flat; soak a shrunken one in conditioner and stretch it gently
衣服/裤子&褪色/掉色;color&bleed/run;colour&bleed/run;fade&clothes|怕掉色的衣服单独用冷水加盐泡，反面洗、阴干|Wash colours apart in cold water, inside out, and dry in the shade
衣服&皱/熨;wrinkle&clothes/shirt/iron|衣服皱了可以挂在浴室用热气熏，再抻平|Hang the clothes in a steamy bathroom and smooth them
静电;static|防静电：用柔顺剂、喷点水或穿棉质衣服，加湿空气|Use softener, a little water or cotton, and humidify the air
洗衣机&臭/味/清洁;washing machine&smell/clean|洗衣机有味就倒白醋或小苏打高温空转一次，平时开盖通风|Run an empty hot wash with vinegar or baking soda, and leave the lid open
wifi/无线/网络/路由/网&断/慢/连不上/卡/差/信号;wifi&slow/drop/disconnect/fix/bad;wi-fi&slow/drop/fix;internet&slow/drop;router&restart/reboot|先重启路由器（拔电30秒），把它放高放近、远离微波炉，还不行就换信道或找运营商|Restart the router (unplug 30 seconds), place it high and near, away from microwaves, then change the channel or call the provider
手机&卡/慢/发烫/发热;phone&slow/hot/overheat/lag|手机卡或烫就关掉后台、清存储、重启，充电时别玩|Close apps, free storage, restart, and do not use it while charging
手机&进水/掉水;phone&water/wet|手机进水马上关机擦干，别充电，尽快送修|Switch it off, dry it, do not charge it, and have it checked soon
电脑&卡/慢/变慢;computer&slow;laptop&slow|电脑变慢就重启、关自启动程序、清理硬盘、检查病毒|Restart, stop start-up programs, free disk space and scan for viruses
蓝屏;blue screen|蓝屏先重启，记下代码，拔掉新硬件、更新驱动|Restart, note the code, unplug new hardware and update drivers
打印机;printer|打印机不动先看纸、墨和连接，重启打印机和电脑|Check paper, ink and cable, then restart printer and computer
马桶/厕所&堵;toilet&clog/block/unclog|马桶堵了先用皮搋子反复抽，或倒洗洁精加热水（不烫手）等15分钟|Use a plunger, or pour dish soap and hot, not boiling, water and wait 15 minutes
下水道/水槽/洗手池/水池/地漏&堵;drain&clog/unclog/block/slow;sink&clog/block|下水慢就倒小苏打加白醋，等15分钟用热水冲，头发先掏出来|Pull out hair, pour baking soda and vinegar, wait 15 minutes and flush with hot water
下水道/厕所/地漏/卫生间&臭/味;bathroom&smell;drain&smell|地漏返味先加水封住，再倒小苏打白醋冲洗|Fill the trap with water, then clean with baking soda and vinegar
水龙头&漏/滴;faucet&leak/drip;tap&leak/drip|水龙头滴水多是垫圈坏了，关总阀换垫圈，不行找师傅|A dripping tap mostly needs a new washer: close the valve first
冰箱&味/臭/异味;fridge&smell;refrigerator&smell|冰箱有味放一盒小苏打、咖啡渣或柠檬，定期擦洗|Put baking soda, coffee grounds or lemon in the fridge and wipe it often
微波炉&清/脏/味;microwave&clean/smell|微波炉放一碗柠檬水加热3分钟，再一擦就净|Heat a bowl of lemon water for three minutes, then wipe
油烟机/抽油烟机/灶台/厨房&油污/洗/清;range hood;kitchen&grease|油污用热水加小苏打或洗洁精敷10分钟再擦|Cover grease with hot water and baking soda or dish soap for ten minutes, then wipe
水垢/水壶&垢;limescale;descale;kettle&scale|水垢用白醋或柠檬酸加水煮开，泡半小时再冲|Boil vinegar or citric acid with water, soak half an hour and rinse
镜子/玻璃&擦/水印/起雾;mirror&clean/fog;window&clean|擦玻璃用水加一点白醋，再用报纸或干布擦亮；防雾可抹点洗洁精|Wipe glass with water and a little vinegar and polish dry; a film of soap stops fog
霉/发霉/霉斑&墙/浴室/衣/缝;mold&wall/bathroom/shower;mould&wall/bathroom/shower|墙面霉斑先通风除湿，再用稀释的含氯清洁剂擦，戴手套，别和洁厕灵混用|Air the room, wipe mould with diluted bleach wearing gloves, and never mix it with other cleaners
蟑螂;cockroach;roach|灭蟑螂要清掉食物和水、堵缝，用胶饵放在角落|Remove food and water, seal gaps and place bait gel in corners
蚊子&赶/灭/防/驱/多;mosquito&rid/repel/keep away;mosquitoes&away/rid|防蚊要倒掉积水、装纱窗，用蚊帐或含避蚊胺的驱蚊剂|Empty standing water, use screens, nets or a repellent
蚂蚁&家/赶/厨房/灭;ants&rid/kitchen/house|赶蚂蚁先擦掉气味路线（白醋水），收好食物，用饵剂|Wipe their trail with vinegar water, store food and use bait
果蝇/小飞虫;fruit flies;gnats|小飞虫用杯子装醋加几滴洗洁精诱捕，清掉熟透的水果|Trap them with vinegar and a drop of soap, and clear ripe fruit
老鼠&家/赶/灭/抓;mice&rid/house;mouse&house/rid|防鼠要堵洞、收好食物，用粘板或捕鼠笼|Seal holes, store food and set traps
螨虫;dust mite|除螨要常晒被子、热水洗床品、保持干燥|Sun the bedding, wash it hot and keep it dry
甲醛;formaldehyde|去甲醛主要靠通风，再辅以空气净化器，入住前检测|Air the room for long, add a purifier, and test before moving in
除湿/潮湿/回南天&家/怎么/衣;damp&room/house;humidity|除湿：关窗开空调除湿或除湿机，柜里放干燥剂|Close windows, use a dehumidifier and put drying bags in cupboards
加湿/空气&干燥;dry air;humidifier|空气干可以用加湿器、放盆水、晾湿毛巾|Use a humidifier, a bowl of water or wet towels
空调&不制冷/不凉/省电/清洗;air conditioner&cool/clean/save;ac&cold/cooling|空调不凉先洗滤网、看模式；省电设26度配风扇|Clean the filter and check the mode; 26 °C with a fan saves power
省电/电费;electricity bill;save electricity|省电：空调26度，关待机，用LED灯|Set the cooling to 26 °C, switch off standby and use LED lamps
停电;power cut;power out;blackout|停电先看邻居和电闸，跳闸就关电器再推上去，别用蜡烛靠近易燃物|Check the neighbours and the breaker, switch off appliances before resetting it
跳闸;breaker&trip|跳闸先拔掉刚用的电器再合闸，反复跳就找电工|Unplug what was just used, reset, and call an electrician if it trips again
煤气/燃气&漏/味;gas leak;smell gas|闻到燃气味马上开窗关阀，别开关电器，出门再打电话报修|Open windows, close the valve, touch no switch, and call from outside
着火/油锅;kitchen fire;grease fire|油锅着火盖锅盖关火，千万别浇水，火大就跑出去打119|Cover the pan and cut the heat, never use water; leave and call for help if it spreads
钥匙&锁/忘带/断;locked out;lost&keys|没带钥匙先联系家人房东，再找正规开锁（公安备案）|Call family or the landlord first, then a registered locksmith
门&响/吱/异响;squeaky door;door&squeak|门吱吱响给合页滴点油或涂铅笔芯|Oil the hinges or rub them with pencil lead
拉链&卡/坏/拉不上;zipper&stuck;zip&stuck|拉链卡住抹点蜡烛、铅笔芯或肥皂再慢慢拉|Rub wax, pencil lead or soap on a stuck zip and pull gently
瓶盖/罐头&打不开/拧不开;jar&open;lid&stuck|瓶盖拧不开就热水淋盖子，垫橡皮手套再拧|Run hot water on the lid and grip it with rubber gloves
胶/贴纸/标签&去/残胶/印;sticker&residue;sticky&residue|残胶用吹风机吹热，再抹油或酒精擦|Warm it with a hairdryer, then wipe with oil or alcohol
不干胶;502&手/粘;super glue;superglue|502粘手用温肥皂水泡，或用丙酮慢慢溶开，别硬撕|Soak in warm soapy water or use acetone; do not tear the skin
收纳/整理&房间/衣柜/屋;tidy&room;declutter;organize&room/closet|先清空一个抽屉，分成留、送、扔三堆，用过放回原处|Empty one drawer, sort into keep, give and discard, and give each thing a place
打扫&房间/卫生/从;clean&house/room/where start|打扫从上到下、从里到外，先收东西再擦灰最后拖地|Clean from top to bottom: tidy, dust, then the floor
搬家;moving&house/tips/pack|搬家先断舍离，按房间装箱写标签，贵重物品自己带|Sort out first, pack by room with labels, and carry valuables yourself
绿植/植物/多肉/花&养/黄/死/浇;plant&yellow/dying/water/alive;houseplant|养花多半是浇多了：土干透再浇，放有散光的地方|Most plants die of too much water: water when the soil is dry, and give soft light
垃圾&臭/味;trash&smell;garbage&smell|垃圾桶撒小苏打，湿垃圾当天倒|Sprinkle baking soda and take wet waste out daily
鞋&臭/味;shoes&smell;smelly shoes|鞋臭就晾干，夜里放小苏打或茶包，换透气的袜子|Dry shoes, leave baking soda or tea bags in overnight and wear breathable socks
烟味/房间&味/异味;room&smell;smoke&smell|去味先通风，再放小苏打、咖啡渣或木炭|Air the room, then set out baking soda, coffee grounds or charcoal
猫尿/猫砂/狗尿&味;cat pee;cat urine;dog pee|宠物尿味先吸干，再用含酶清洁剂或小苏打白醋处理|Blot it, then use an enzyme cleaner or baking soda and vinegar
猫毛/狗毛/宠物毛;pet hair;cat hair;dog hair|粘毛用滚筒、湿手套刮，常梳毛|Use a lint roller or a damp glove, and brush the pet often
保鲜/水果/蔬菜/面包/香蕉&放/久/保存;store&bread/vegetables/fruit/herbs/bananas|叶菜包纸巾冷藏，香蕉土豆常温，面包冷冻|Wrap greens in paper in the fridge, leave bananas and potatoes out, freeze bread
洗被子/床单&多久;often&sheets;wash&sheets|床单一到两周洗一次，60度左右更干净|Wash sheets every one or two weeks, warm
剪&指甲;修剪;haircut&home|在家剪头发每次少剪一点，先从长的开始|Cut little by little, starting long
`;
