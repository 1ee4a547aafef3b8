/** Advice on people, body and work: topic, key, then the advice in Chinese and in English. Several rows of one key are several tips. */
export const COUNSEL = `
健康&怎么/保持/更/习惯;be healthier;healthy habit;stay healthy|想更健康先从一件小事做起：睡够、每天走路半小时、多吃菜少喝甜的|Begin with one small habit: enough sleep, a half-hour walk a day, more vegetables and fewer sweet drinks
消炎药/抗生素/头孢/阿莫西林;antibiotics|感冒嗓子疼多是病毒引起，消炎药（抗生素）没用也不该自己吃；多喝温水、休息，三天没好转或发烧就看医生|Most sore throats come from viruses, which antibiotics do not help; rest and drink, and see a doctor if it lasts or a fever comes
感冒/着凉/流鼻涕/鼻塞;a cold/caught cold/the flu/stuffy nose/runny nose|感冒多喝温水、多休息、注意保暖，通常一周左右会好；高烧或加重就看医生|Rest, drink plenty, stay warm; a cold passes in about a week, and see a doctor if it gets worse
嗓子/喉咙/咽&疼/痛/哑/干/喝;sore throat;throat&hurt/sore|嗓子疼可以喝温水、蜂蜜水或梨汤，用淡盐水漱口，少说话少吃辣；拖过几天或发烧就看医生|Drink warm water with honey, gargle salt water and rest the voice; see a doctor if it lasts
咳嗽;cough|咳嗽多喝温水、保持空气湿润，睡前一勺蜂蜜（一岁以下不行）；超过两三周或带血要看医生|Drink warm fluids, keep the air moist, take honey at night (not for babies); see a doctor if it lasts weeks
孩子/宝宝/婴儿/小孩/儿子/女儿&发烧/发热/高烧;baby/kid/child/son/daughter/toddler&fever|孩子发烧先量体温、多喝水、少穿点；三个月以下、超过39度、没精神或烧过三天，马上看医生|Take the temperature, give fluids and light clothes; see a doctor at once for a young baby, above 39 °C, drowsiness or three days of it
发烧/发热/高烧;fever|发烧先休息、多喝水、穿薄一点散热；超过38.5度、持续或很难受就看医生|Rest, drink and dress lightly; see a doctor if it is high or does not pass
鼻子不通/鼻塞;blocked nose|鼻塞可以用热气熏鼻、生理盐水洗鼻、垫高枕头|Try steam, a saline rinse and a higher pillow
喝多/宿醉/醉/酒&头疼/难受/解/吐/炸/醒;宿醉;喝醉;醒酒;解酒;喝多了;hangover;hungover;drank too much;drunk&last night|先喝温水或淡盐水补水，吃点粥、面包或香蕉，躺下休息，今天别再喝酒；吐得厉害或叫不醒要送医|Drink water or something with electrolytes, eat toast or porridge, rest and sleep, and no more alcohol today
面试&紧张;interview&nervous/anxious/scared|面试紧张就提前演练自我介绍，进门前慢呼吸几次，把它当作互相了解的聊天|Rehearse your introduction aloud, breathe slowly before you go in, and treat it as a talk both ways
面试&问/最后/反问/提问;interview&ask/question/end|面试最后可以问：这个岗位最先要解决什么、团队怎么分工、怎样算做得好|Ask what the role must solve first, how the team works and what good work looks like after three months
面试&穿/衣服;interview&wear/dress|面试穿得干净合身、比日常正式一点就好，鞋和头发也收拾整齐|Wear clean, well-fitting clothes, a step more formal than the workplace
面试&自我介绍/介绍自己;interview&introduce/tell me about yourself|自我介绍讲一分钟：现在做什么、最相关的一件成绩、为什么想来|In a minute: what you do now, one result that fits, and why you want this job
面试&缺点/弱点;weakness&interview|被问缺点就说一个真实但不致命的，再说怎么在改进|Name a real but small weakness and what you do about it
薪资/工资&谈/要/面试;negotiate&salary;salary&ask|谈薪先查行情，说一个区间，底线心里有数|Know the market, name a range and your own floor
面试;interview|面试前先了解公司和岗位，准备自我介绍和两三个例子，简历带一份，提前十分钟到|Learn about the company, prepare an introduction and two or three examples, and arrive ten minutes early
简历;resume;cv|简历一页为好，写结果和数字，按岗位调整重点|One page, results with numbers, and fit it to the job
单词&背/忘/记;vocabulary&learn/remember/memor;remember&words|单词按间隔复习：当天、第二天、一周后各看一次，放进句子里记，每次二十个就好|Review words after a day, three days and a week, learn them in sentences, twenty at a time
学不进/学不下去/不想学/没动力/静不下心/看不进;motivat&study;cant study;dont want to study|先只学十分钟：手机放远，定个闹钟，从最容易的一页开始|Start with ten minutes only: put the phone away, set a timer and begin with the easiest page
拖延/磨蹭;procrastinat|把事情切成五分钟能做完的第一步，现在就做那一步|Cut it to a first step of five minutes and do that one now
专注/集中/注意力/走神/分心;focus;concentrat;distracted|学25分钟、歇5分钟，手机放到另一个房间，一次只做一件事|Work 25 minutes and rest five, leave the phone in another room and do one thing at a time
背书/背课文/记忆/记不住;memori;remember things|记东西先理解再背，讲给别人听一遍，隔天再复习|Understand first, explain it aloud to someone and review the next day
复习/备考/期末/考前/考试&怎么/准备/紧张/来不及;study&exam/test;exam&prepare/nervous;cram|先做一套真题找弱点，按弱点列三件事，每天做一件，睡够觉|Do one past paper, list your three weakest points and take one a day, and sleep enough
数学&学/差/提高/怎么;improve&math;bad at math|数学先把错题重做一遍，弄懂每一步，再做两三道同类题|Redo the problems you got wrong step by step, then two or three of the same kind
英语/口语&学/提高/练/差;learn english;improve my english;speaking english|每天跟读十分钟，把一句话录下来对比，一周积累十句常用句|Repeat after a recording ten minutes a day and compare your own voice
作文/写作&写/提高/怎么;write an essay;essay&write|作文先列三点提纲，开头一句说清观点，每段举一个例子|Outline three points, state your view first and give one example each
早起/起不来/赖床;wake up early;get up early|早起先早睡，闹钟放远，起来立刻开灯喝水|Go to bed earlier, put the alarm far away and turn on the light at once
高考/中考/考研;college entrance|把目标拆到每周，先稳住基础题，每天留出固定时间复盘错题|Split the goal by week, secure the basics and review mistakes daily
学习/读书&方法/效率/怎么/坚持;study tips;study better;study&habit|每天固定一个时间和地点，先做最难的二十分钟，结束前写下明天第一步|Study at one time and place, do the hardest twenty minutes first and note tomorrow's first step
异地恋/异地;long distance|异地恋约好固定的通话时间，分享小日常，定下下次见面的日子，有不安就直接说|Set regular calls, share small daily things, plan the next visit and speak openly about worries
不回消息/不理我/不回我/没回/已读不回;doesnt reply;not replying;left on read;doesnt text back;hasnt replied|先别连着发，等一两天再轻松说一句别的；对方一直不回，就尊重这个答案|Do not send more at once; wait a day or two, say one light thing, and accept silence as an answer
第一次约会/初次约会/第一次见面/first date;first date|第一次约会聊彼此的爱好、最近开心的事和想去的地方，多问多听，找个安静的地方，别查户口|Ask about hobbies, a good day lately and places to see; listen, and choose a quiet spot
表白/告白;confess&feelings/crush;tell&crush;ask&out|表白找个轻松的时候，简短真诚地说，给对方拒绝的余地|Pick an easy moment, say it briefly and honestly, and leave room for a no
喜欢一个人/喜欢上/暗恋/有好感/追&女生/男生/喜欢;crush on/get&crush/like a girl/like a guy/like a boy|先从自然的相处和关心开始，看对方愿不愿意回应，不逼不黏|Begin with easy, friendly time together and see whether they answer; do not push
分手&怎么/走出/忘;失恋&怎么/走出/办;忘不掉/忘掉前任/走不出来/走出来;get over&ex/him/her/breakup;break up;breakup|先允许自己难过，断开反复看动态的习惯，把时间给朋友、运动和睡眠|Let yourself grieve, stop checking their page, and give the time to friends, movement and sleep
吵架/冷战/闹矛盾&对象/男朋友/女朋友/老公/老婆/怎么;fight with&boyfriend/girlfriend/wife/husband;argu&boyfriend/girlfriend/partner|先冷静，再说自己的感受而不是指责，问对方需要什么，为自己那份道歉|Cool down, speak of feelings rather than blame, ask what they need and own your part
挽回;复合;win&back;get&ex back|先想清楚为什么分开，真诚沟通一次，对方说不就尊重|Think why it ended, talk honestly once, and respect a no
相亲;blind date|相亲放轻松，聊生活习惯和想要的日子，合不合适都礼貌说清|Relax, talk of daily life and hopes, and be polite and clear either way
脱单/找对象/没对象;meet someone;find&girlfriend/boyfriend/partner|多去有共同兴趣的活动，认识人不带目的，先把自己过好|Join things you enjoy, meet people without an aim and take care of your own life
结婚&要不要/该不该/彩礼;should&marry|结婚前聊清钱、孩子、家人和住处这四件事|Talk first about money, children, family and where to live
出轨/劈腿;cheat&boyfriend/girlfriend/husband/wife/on me|先保护好自己和情绪，把事情问清楚，再决定去留，别一个人扛|Look after yourself first, ask plainly and then decide; do not carry it alone
恋爱/感情/对象/男朋友/女朋友&怎么/相处/维持/建议/办;relationship advice;dating advice;dating tips|好好说话、说到做到、给彼此空间，比花样更重要|Speak kindly, do as you say and give each other room
血压&高/注意/吃;高血压;blood pressure|血压高要少盐少油、多吃菜，控制体重、少喝酒，规律量血压，按医生的话吃药|Eat less salt and fat, more vegetables, drink little, measure regularly and take medicine as the doctor says
熬夜/晚睡/作息/两点睡;stay up late;sleep schedule;fix&sleep|每天提前15到30分钟上床，固定起床时间，睡前一小时放下手机|Go to bed 15 to 30 minutes earlier each day, get up at a fixed time and put the phone away an hour before
失眠/睡不着&怎么/办/帮助/助眠;cant sleep&tip/help/how;better sleep;sleep better;fall asleep&how/faster;insomnia&help|睡前一小时放下手机、调暗灯光，下午后不喝咖啡，躺不着就起来坐一会儿再睡|Dim lights and drop the phone an hour before bed, no coffee after noon, and get up for a while if sleep does not come
减肥/减脂/瘦身/变瘦/掉秤/体重&减/降;lose weight;weight loss;diet&tips|减肥先少喝含糖饮料、吃七八分饱，每天快走30分钟，一周减半公斤左右就够|Drop sugary drinks, eat a little less and walk 30 minutes a day; half a kilo a week is enough
肚子/小肚子/肚腩/腰&减/瘦;belly fat;lose&belly;flat stomach|没有只减肚子的办法：少糖少油、控制总量，每天快走或游泳，再做点平板支撑|No exercise melts only the belly: eat less sugar and fat, walk or swim daily and add planks
增肌/练肌肉/变壮;build muscle;gain muscle|增肌一周练三次力量，蛋白质吃够，睡够，循序渐进加重量|Train strength three times a week, eat enough protein, sleep and add weight slowly
跑步&开始/新手/怎么/坚持;start running;running&beginner|跑步从快走和慢跑交替20分钟开始，一周三次，能说话的速度就对|Begin with 20 minutes of walking and easy jogging, three times a week, at a speed that lets you talk
健身/锻炼/运动&怎么/开始/坚持/新手;start exercis;work out&start/beginner;exercise&start/routine|运动先定最小目标：每天走路20分钟，固定时间，坚持两周再加|Set a tiny goal: walk 20 minutes at a fixed time and add after two weeks
戒烟;quit smoking;stop smoking|戒烟定一个日子，扔掉烟和打火机，想抽时喝水走动五分钟，也可以找戒烟门诊|Choose a day, throw away what you have, walk and drink water when the urge comes, and ask a doctor for help
戒酒;少喝酒;quit drinking;drink less|少喝酒先定每周几天不喝，聚会换成无酒精饮料；喝得停不下来请找医生|Set dry days, switch to soft drinks and see a doctor if it is hard to stop
久坐/颈椎/脖子&疼/酸/僵;肩膀&酸/疼;neck pain;stiff neck;neck&hurt|每坐45分钟起来活动，屏幕抬到平视，慢慢转头拉伸；持续疼痛或手麻看医生|Get up every 45 minutes, raise the screen to eye level and stretch slowly; see a doctor if it lasts
腰疼/腰酸/腰痛;back pain;back&hurt/ache|腰疼先避免久坐和搬重物，热敷、轻轻走动；腿麻无力或持续疼要看医生|Avoid long sitting and lifting, use warmth and walk gently; see a doctor for numbness or lasting pain
眼睛&干/累/酸/疲劳;eyes&tired/dry/strain;eye strain|每20分钟看6米外20秒，多眨眼，屏幕调暗一点|Every 20 minutes look 6 metres away for 20 seconds, and blink often
胃&疼/痛/不舒服/胀/养;stomach&ache/hurt/upset|胃不舒服先吃软烂清淡、少量多餐，别喝酒咖啡；剧痛、呕血、黑便马上就医|Eat soft, plain food in small meals and skip alcohol and coffee; see a doctor for strong pain
拉肚子/腹泻;diarrhea;diarrhoea|拉肚子要补水和盐（口服补液），吃粥和面条；发烧、带血或超过两天看医生|Drink oral rehydration, eat plain rice or noodles; see a doctor for fever, blood or more than two days
便秘;constipat|便秘多喝水、多吃蔬菜粗粮和火龙果、多走动，固定时间上厕所|Drink more, eat fibre, move, and go at a fixed time
痛经/姨妈痛/来例假&疼;period&cramp/pain;cramps&period|痛经可以热敷肚子、喝温水、轻轻走动；疼得厉害要看医生|Warmth on the belly, warm drinks and gentle walking help; see a doctor if it is severe
头疼/头痛/偏头痛;headache;migraine|头疼先喝水、休息、闭眼放松；突然剧痛或伴发烧、呕吐、说话不清要马上就医|Drink water, rest in the dark; see a doctor at once for sudden severe pain or trouble speaking
掉头发/脱发;hair loss;losing hair|掉发先睡够、少熬夜、吃够蛋白质和铁，减轻压力；掉得多看皮肤科|Sleep, eat protein and iron, lower stress, and see a skin doctor if it is a lot
痘痘/长痘/青春痘;acne;pimple|长痘早晚温和洁面，别挤，少甜食少熬夜，严重看皮肤科|Wash gently twice a day, do not squeeze, and see a skin doctor if it is bad
防晒;sunscreen|防晒用SPF30以上，出门前15分钟涂够，每两小时补一次|Use SPF 30 or more, put it on 15 minutes before and again every two hours
喝水&忘/坚持/多喝;drink more water|放一个水杯在手边，起床、饭前、下午各喝一杯|Have a glass at hand: one after waking, one before meals and one in the afternoon
压力/焦虑&缓解/怎么办/释放/减;reduce stress;deal with stress;manage stress;stop worrying|压力大时先慢呼吸三分钟，把担心的写下来，挑一件能做的先做，再出去走走|Breathe slowly for three minutes, write the worries down, do one small thing and take a walk
黑眼圈;dark circles|黑眼圈先睡够、少熬夜，冷敷几分钟，白天防晒|Sleep enough, cool the eyes a few minutes and use sunscreen
烫伤;burn&hand/skin/first aid;burned my;burnt my|烫伤马上用流动冷水冲15到20分钟，别涂牙膏酱油，起大泡或面积大就就医|Cool it under running water for 15 to 20 minutes, put on no toothpaste, and see a doctor if it is large
流鼻血;nosebleed;nose bleed|流鼻血坐直、身体前倾，捏住鼻翼10分钟，别仰头；止不住就就医|Sit up, lean forward and pinch the nose ten minutes; see a doctor if it does not stop
扭伤/崴脚;sprain|崴脚先别走，冰敷、加压、抬高，48小时内不热敷；肿得厉害就拍片|Rest, ice, wrap and raise it, no heat for two days; have it checked if it swells a lot
中暑;heatstroke;heat stroke|中暑先到阴凉处，松开衣服，用凉水擦身、喝淡盐水；意识不清马上叫120|Move to shade, loosen clothes, cool with water and drink; call for help if they are confused
晕车&怎么/办/缓解;car sick&help;motion sickness&help|晕车坐前排看远处、开窗透气，上车前别吃太饱，可以提前吃晕车药|Sit in front, look far, open a window, eat lightly and take a tablet beforehand
口腔溃疡;mouth ulcer;canker sore|口腔溃疡少吃辣烫，用淡盐水漱口，一般一到两周自愈，不好就看医生|Avoid spicy food, rinse with salt water; it heals in a week or two, else see a doctor
蚊子/虫&咬/叮&痒/止痒/肿/怎么;mosquito bite;bug bite|蚊虫叮咬用肥皂水洗、冷敷止痒，别抓破；肿得厉害或发烧就看医生|Wash with soap, cool it and do not scratch; see a doctor if it swells a lot or fever comes
打嗝&停/止/怎么办/不停;hiccups&stop/rid/cure|打嗝可以慢慢喝水、憋气十秒或吞一勺糖|Sip water slowly, hold your breath ten seconds or swallow a spoon of sugar
`;

/** Gifts: for whom (key), then ideas in Chinese and in English. */
export const GIFTS = `
妈妈/妈/母亲/婆婆/丈母娘;mom/mum/mother|一条柔软的围巾、一束花、肩颈按摩仪或一起吃顿饭|a soft scarf, flowers, a neck massager, or a meal together
爸爸/爸/父亲/岳父/公公;dad/father|一个好用的保温杯、一双舒服的鞋、茶叶或钓具|a good flask, comfortable shoes, tea, or fishing gear
奶奶/爷爷/外婆/外公/姥姥/老人/长辈;grandma/grandpa/grandmother/grandfather/elderly|保暖的马甲、足浴盆、放大的全家福，再多陪一会儿|a warm vest, a foot bath, a framed family picture, and time together
女朋友/女友/老婆/妻子/媳妇;girlfriend/wife|一条细项链、喜欢的香水、手写的信，或一次计划好的约会|a fine necklace, a favourite scent, a handwritten letter, or a planned day out
男朋友/男友/老公/丈夫;boyfriend/husband|好质地的钱包、耳机、球衣，或一张他喜欢的演出票|a good wallet, earphones, a team shirt, or tickets to a show
老师/导师/教练;teacher/professor/coach|一支好写的钢笔、一束花、手写的卡片，心意到就好，不必贵|a nice pen, flowers or a handwritten card; it need not be costly
第一次&对象家/男朋友家/女朋友家/他家/她家;见家长;第一次上门;meet&parents;first visit|带水果礼盒、茶叶或当地特产，再给长辈各备一份小礼，得体不夸张|a fruit box, good tea or something from your home town, and a small gift for each elder
同事;colleague/coworker/co-worker;secret santa|一个好看的马克杯、桌面小绿植、手账本或零食礼盒|a mug, a small desk plant, a notebook or a box of snacks
老板/领导;boss|一盒好茶、一支笔或当地特产，不宜太贵|good tea, a pen or a local speciality, nothing too costly
闺蜜/女生/女孩&朋友/生日/送;姐妹;best friend&girl;female friend;sister|香薰蜡烛、手链、护手霜套装或一起拍的相册|a scented candle, a bracelet, a hand-cream set or an album of you two
兄弟/哥们/男生/男性朋友;brother;guy friend;male friend|机械键盘、运动水壶、球鞋护理套装或他迷的游戏周边|a keyboard, a sports bottle, shoe care or something from a game he loves
孩子/小孩/小朋友/儿子/女儿/侄子/侄女/宝宝;year old/year-old/kid/child/son/daughter/nephew/niece/toddler|积木、绘本、画笔套装或一次动物园之旅|building blocks, a picture book, a set of crayons or a trip to the zoo
新生儿/满月/百天;newborn;baby shower|柔软的连体衣、安抚玩偶或纪念手脚印套装|soft clothes, a cuddly toy or a hand-print kit
结婚/婚礼/新人;wedding/newlywed|红包加一件实用的小家电，或一套好的床品|money in a red envelope with a useful appliance, or good bedding
乔迁/搬新家;housewarming|绿植、香薰、一套餐具或扫地机器人|a plant, a home scent, tableware or a small vacuum
`;

/** Gifts for what people like to do, as above. */
export const HOBBY_GIFTS = `
钓;fish|一盒好的路亚饵、折叠椅、防晒帽或保温杯|a box of good lures, a folding chair, a sun hat or a flask
打游戏/游戏;gamer/gaming/games|一个好手柄、游戏点卡或喜欢角色的手办|a good controller, a gift card or a figure of a favourite character
种花/园艺/养花;garden|一盆好养的花、园艺手套、修枝剪或一套种子|a plant, gardening gloves, good shears or a box of seeds
看书/读书/阅读;read/book|一本他没读过的书、阅读灯或书签套装|a book they have not read, a reading light or bookmarks
咖啡;coffee|一袋好豆子、手冲壶或保温杯|a bag of good beans, a pour-over set or a flask
做饭/烹饪;cook/bak|一把好刀、铸铁锅或调料套装|a good knife, a cast-iron pan or a set of spices
跑步/健身/运动;running/runner/gym/sport|运动耳机、速干衣或按摩球|sports earphones, a running shirt or a massage ball
画画/美术;paint/draw/art|一套水彩、速写本或美术馆门票|a set of watercolours, a sketchbook or museum tickets
音乐/吉他;music/guitar|一张黑胶、好的耳机或演出票|a record, good headphones or concert tickets
猫/狗/宠物;cat/dog/pet|宠物玩具、零食礼盒或印着它照片的杯子|a toy, treats or a mug with the pet's picture
`;

/** Gifts for an occasion or for anybody, as above. */
export const OCCASION_GIFTS = `
毕业;graduat|一支刻字的笔、行李箱或相册|an engraved pen, a suitcase or an album
圣诞/新年/过年;christmas/new year|围巾、零食礼盒、香薰或手写贺卡|a scarf, a box of treats, a candle or a handwritten card
情人节/纪念日/七夕;anniversary/valentine|花、手写的信和一次只属于两个人的晚餐|flowers, a handwritten letter and a dinner for two
朋友/生日;friend/birthday|一本书、一盆好养的绿植、好用的杯子，或一起做件对方喜欢的事|a book, an easy plant, a good mug, or an afternoon doing what they love
`;
