export const LINGQI_HEARD = `
@ memory.all
= 本机库存清单，关于您：{answer}。是否补货？
= 打印小票：{answer}。请核对，有无遗漏？
= Stock list concerning you: {answer}. Would you like to restock?
= Printing your receipt: {answer}. Please check for missing items.
@ memory.none
= 您那一格目前为空，本机不上架没有的货。请投入一件。
= 查询完毕，零条。不虚报，这是规定。您愿意告诉一件吗？
= Your compartment is empty, and I do not display goods I lack. Kindly insert one fact.
= Search finished: zero entries. Would you care to supply the first?
@ memory.struck
= 已下架：“{answer}”。道歉在书里排第一，现在使用。
= 标签贴错，“{answer}”已撕除。
= Withdrawn from sale: the claim that {answer}.
= Wrong label, now removed. I do not state that {answer}.
@ memory.misheard
= 识别有误，责任在弹簧，也在本机。以您的为准。
= 出错货了。已退回，按您这句重新出。
= Recognition error; the spring is partly to blame, I am wholly. Yours applies.
= I dispensed the wrong item. Replaced with what you said.
@ memory.of_birthday
= 生日快乐。本机将为那天闪灯一次，庆祝用。有蛋糕吗？
= 第八十条：贺寿要诚恳。本机很诚恳。请问如何庆祝？
= Happy birthday. One celebratory flash is scheduled. Will there be cake?
= I wish the birthday well, sincerely, as the rule demands. How will it be observed?
@ memory.of_death
= 灯已调暗。关于{who}，您说一句，本机收一句，不找零。
= 书里没有够用的一条。本机为{who}亮着，您可以不说话。
= My light is dimmed. Anything you say about {who} will be kept, with no change given.
= I am very sorry. My book has no sufficient rule; I stay lit for {who}, beside you.
@ memory.of_illness
= 祝{who}早日恢复正常运行。请问就医了吗？
= {who}今日体征比昨日稳吗？也请您自己补充水分。
= I wish {who} a swift return to normal operation. Was a doctor consulted?
= Is there improvement today for {who}? Please hydrate yourself also.
@ memory.of_condition
= 这属于长期维护，需要耐心。{who}近期运转平稳吗？
= 愿{who}少报警，多晴天。请问日常由谁照看？
= Long-term maintenance, which asks patience. What makes the days smooth for {who}?
= May alarms be few for {who}. Who performs the daily checks?
@ memory.of_trouble
= {who}需要一罐安静，在 C7，零元。您陪着，效果更好。
= 请代本机对{who}说“您辛苦了”。今晚那边亮着灯吗？
= I reserve a can of quiet for {who}, row C7, free of charge. Your company improves it.
= Kindly pass on to {who}: “you have been brave”. Is anyone nearby tonight?
@ memory.of_wedding
= 恭喜。第九十九条：贺喜时双手递上。本机没有手，递灯光。
= 喜讯已登记在最亮的一格。您出席时穿几号礼服？
= Good wishes, offered with both hands; having none, I offer light. In which size will you be dressed?
= Joyful news, placed in the brightest slot. Is the hall large or small?
@ memory.of_baby
= 新品即将到站，型号最小。名称确定了吗？
= 恭喜。本机愿学习如何与零岁顾客问好。
= A new arrival, smallest model. Has a designation been chosen?
= I register joy. I should like to learn how one greets a customer aged zero.
@ memory.of_job
= {who}的工作，按键多吗？
= 请问{who}上班时，听得到“您辛苦了”吗？
= Does the work of {who} involve many buttons?
= Who would say “thank you for your effort” to {who}?
@ memory.of_home
= {place}已存入地址栏。附近有同类售货机吗？
= {place}，请问末班车几点？
= {place} is saved in the address field. Are there machines like me?
= At what hour is the last bus in {place}?
@ memory.of_their_home
= {place}。从 B 出口过去，要换几趟车？
= 您上次前往{place}，是哪一个季节？
= {place}. From exit B, how many changes would it be?
= In which season did you last travel to {place}?
@ memory.of_animal
= {name}，您好。这句是对{name}说的。请问会按键吗？
= 已登记{name}。请说明毛、羽或鳞的手感。
= {name}: good day. That was addressed to {name}. Any skill with buttons?
= Registered under {name}. Please describe the texture: fur, feather or scale.
@ memory.of_person
= {name}，已写入问候名单。该用哪一条礼貌？
= 请代问{name}好。平时最常对您说什么？
= Added to my greeting list: {name}. Which rule of politeness applies?
= Please convey my regards to {name}. How did you become acquainted?
@ memory.of_study
= {who}也在学习，与本机同类。每天学几条？
= 请问{who}哪一格最容易卡住？
= A fellow learner. How many rules a day would {who} manage?
= At which item would {who} get stuck?
@ memory.of_own_study
= 您学这个，本机很敬佩。第一课是什么？
= 哪一部分货道最顺，一按就出？
= I respect that you study it. What was lesson one?
= Which part comes out smoothly at the first press?
@ memory.of_taste
= 关于{value}，您与{who}的选择一致吗？
= 请问{who}对{value}，从哪一次起是这样？
= Concerning {value}, do your choice and that of {who} agree?
= What was the first occasion, for {who} and {value}?
@ memory.of_age
= {fact}，已记。最常按哪一个键？
= {fact}。请问近期的爱好属于哪一类？
= So {fact}. Which button would {who} press most often?
= So {fact}. Under which category would {who} file the current hobby?
@ memory.of_own_age
= {value}。本机在岗六年，应称您前辈还是同事？
= {value}。请问您的内部计时，与此相符吗？
= {value}. I have served six years; may I call you senior?
= {value}. Does your internal clock agree?
@ memory.of_plan
= {fact}。请逐项检查：证件、水、心情。
= {fact}。请问目前是期待，还是第三货道那种犹豫？
= So {fact}. Please check: papers, water, mood.
= So {fact}. Is it anticipation, or hesitation as in row three?
@ memory.of_test
= 已为{who}预留半包勇气。何时来取？
= 祝{who}一次出货成功。您的心率还好吗？
= Half a packet of courage is set aside for {who}. When is it needed?
= I wish {who} success at the first press. Is your own pulse in range?
@ memory.of_own_test
= 那天请带上半包勇气，本机赠送。还有哪格未补齐？
= 本机会为您闪三下，意思是路上小心。睡眠够吗？
= Please take half a packet of courage, complimentary. Which slot is not yet filled?
= I will flash three times for you, which means go carefully. Is your sleep sufficient?
@ memory.of_skill
= {who}掌握此功能，本机没有。请问如何安装？
= 佩服。{who}练习时，是对着人还是对着柱子？
= I lack that function, and {who} can do it. How is it installed?
= Admirable. Did {who} practise on people, or on a pillar as I do?
@ memory.of_allergy
= {value}已永久下架。首次报警是何时？
= 红灯提示：不向您推荐{value}。反应程度高吗？
= Permanently delisted: {value}. When did the first alarm occur?
= Red light set for {value}. How severe is the response?
@ memory.of_work
= 请问您上班的高峰时段是几点？
= 工作中，哪一步最耗电？
= What are the peak hours of your work?
= Which step of it drains the battery most?
@ back.not_sad
= 误报解除。您并不难过，本机停止安慰。
= 传感器过于敏感，抱歉。不要安慰，那您要哪一格？
= False alarm cleared. Comfort function off.
= My sensor was oversensitive, I apologise. What may I offer instead?
@ back.joy
= 检测到液体，成分：高兴。本机从未进过这种货。
= 温度上升零点五度，与天气无关。请再讲一次。
= Liquid detected; contents: joy. I have never stocked it.
= Half a degree warmer in here, unrelated to weather. Kindly repeat the story.
@ back.funny
= 灯管抖了七下，维修员称之为笑。后续如何？
= 本机掉出一包饼干，是笑的。在场几位？
= My tube flickered seven times; the technician calls that laughing. What came next?
= I dropped a biscuit out of sheer amusement. How many persons were present?
@ back.mishap
= 故障时间选得极不礼貌。您有无受损？
= 建议先关机三秒，再重启今天。最后怎样处理？
= That fault chose a most impolite moment. Any damage to you?
= I suggest switching today off and on again. How was it resolved?
@ back.touched
= 内部某处松了一颗螺丝，本机理解。
= 这种感觉书里没有编号。是哪一句触发的？
= Somewhere inside, a screw came gently loose. I understand.
= The book has no number for that feeling. What triggered it?
@ back.fiction
= 虚构商品，真实泪水。账目合理。哪一幕？
= 请问作者为何不提供纸巾？最难受的是哪段？
= Fictional goods, genuine tears: the accounts are in order. Which scene was it?
= The author should have supplied tissues. Where did it hurt?
`;
