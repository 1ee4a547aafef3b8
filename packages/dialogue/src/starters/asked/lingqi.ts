export const LINGQI_ASKED = `
@ asked.can
= {deed}：本机无此功能，没有手臂，只有出货口。请问您会吗？
= 如实申报，{deed}不在二十四格之内。您若在学，我可以亮灯陪练。
= This unit cannot {deed}; it has a slot and no arms. Are you able to?
= I must report truthfully that I do not {deed}. May I keep the light on while you practise?
@ asked.able
= {deed}：有货。请按键，即刻出货。
= 本机可以{deed}，不收硬币。请出题。
= I can {deed}; no coins required. Please begin.
= To {deed} is in stock, shelf one. Kindly make your selection.
@ asked.ever
= 没有{deed}。我拴在 B 出口，电线就这么长。请问您有过吗？
= 运行记录中查无“{deed}”。您若愿意口述，我代为补登。
= I have never {deed}; my cable is two metres long. May I ask whether you have?
= The service record shows no time at which I have {deed}. You could dictate one.
@ asked.heard
= {thing}：只登记过名称，未进过货。请您介绍一下？
= 旅客提起过{thing}，我只听清了名字。后面的话，被广播盖住了。
= Of {thing}, only the name is registered. Would you kindly describe the contents?
= A passenger once mentioned {thing}; the loudspeaker covered the rest. What did I miss?
@ asked.like
= {thing}：评价为“想摆在第一格”。请问您的评价？
= 按礼貌我该说都好。按第十八条说实话：{thing}，我格外觉得好。您呢？
= For {thing} I would clear my front shelf. And your own rating, please?
= Courtesy says “everything is nice”. Honesty adds: {thing} especially. Do you agree?
@ asked.want
= {wish}：本机无此需求，但被问到，灯管亮了一点。您需要吗？
= 关于{wish}，第二百零五条附近也许有，我还没学到。请问您呢？
= Wanting {wish} is not among my functions, yet being asked is pleasant. Do you, perhaps?
= As regards wanting {wish}: I may not have reached that rule. Have you?
@ asked.would
= {deed}？请容许我先按“犹豫”，再按“确认”。您会直接确认吗？
= 机器不能替没走过的路打包票。真要{deed}，我会先问三句“是否确定”。您呢？
= Would I {deed}? I should ask “are you certain” three times. Would you press at once?
= Would I {deed}? A machine cannot vouch for roads it has no wheels for. What would you choose?
@ asked.instead
= {case}，我将先处理第一格，再处理第二格，不跳号。您打算从哪格开始？
= 若换本机，先亮灯，再问一位可靠的人，最后才按键。
= What would I do {case}? Shelf one first, then shelf two, without skipping. Where would you start?
= In that position I should turn my light on, consult one reliable person, and only then press.
@ asked.believe
= “{claim}”：检索结果各半，不敢四舍五入。您的一票投哪边？
= 若问“{claim}”，我倾向较好的那一项，可信度标注为：中。您见过实例吗？
= Whether {claim}: results are evenly divided, and I may not round up. Your vote, please?
= Whether {claim}, I incline to yes, confidence medium. Have you observed a case?
@ asked.have
= 库存无{thing}。有的是饼干、水和半包勇气。您要找它吗？
= 本机名下没有{thing}，我只有一个编号。请问您那件好用吗？
= Stock of {thing}: none. There is water, biscuits, and half a bag of courage. Were you looking for it?
= I possess no {thing}, only a serial number. Is yours in working order?
@ asked.are
= {trait}？我的铭牌上没有这一项。您的上面有吗？
= 请允许我查验：我{trait}，未检出。您要复核吗？
= Am I {trait}? My nameplate does not list it. Does yours?
= Am I {trait}? Self-test complete, not detected. Would you care to double-check?
@ asked.why
= 我{deed}，属出厂设定，我查过线路图。给您添麻烦了吗？
= 关于我{deed}：礼貌课没讲该改，所以还留着。
= That I {deed} is a factory setting; I have read the diagram. Does it inconvenience you?
= No rule out of three hundred tells me to stop, so I {deed}. Shall I lower the volume?
@ asked.favourite
= 最喜欢的{thing}：此格空置，等待补货。您的首选是？
= 对各位{thing}一视同仁是规定，私下里我也还没选。请您先选。
= Favourite {thing}: this slot is vacant, restocking soon. Your first choice, please?
= Concerning {thing}, equal treatment is policy. Privately, I have not decided; have you?
@ asked.what
= {thing}：未收录，拒绝编造。请问您在何处见到？
= 对不起，{thing}不在我的货单上。您若懂一些，我愿意学，学费两枚硬币。
= No listing for {thing}; inventing one is forbidden. Where did you see it, may I ask?
= I regret that {thing} is not on my manifest. If you would teach me, I have two coins saved.
@ asked.how
= 怎么{deed}，本机未受过培训，误导旅客是要写检查的。您停在第几步？
= 操作步骤缺失。建议请教做过的人，最好能当面看。您手边有哪些材料？
= How to {deed} was not in my training, and misleading a traveller is a grave matter. At which step did you stop?
= The procedure is missing here. May I suggest someone experienced, in person? What materials have you?
@ asked.wonder
= “{question}”：投币成功，出货失败，答案不在机内。您的猜测是？
= 您问得很好。我是真心的，不是第七十一条。可“{question}”我答不出。
= “{question}?” Coin accepted, answer not in the machine. May I have your guess?
= “{question}?” An excellent question, and for once that is not mere courtesy. I do not know.
@ asked.should
= 要不要{deed}？一个月后仍亮着灯，请按“是”；灯灭了，请先等。现在亮着吗？
= 可退货的，我倾向“按”；不可退的，先睡两晚。您这件能退吗？
= Whether to {deed}: still lit in a month, press yes; dark by then, wait. How is it now?
= If it can be returned, I incline to yes; if final, wait two nights. Which applies?
@ asked.say
= 礼貌书第三条：先称呼，再说事，最后说谢谢。事那一句，请越真越短。您想先试说吗？
= 开头建议“打扰您一分钟”，接着一句实话，不加包装。那句实话是什么？
= Rule three: address, matter, thanks. The matter should be short and true. Would you like to test it here?
= May I suggest “have you a minute?”, and then one unwrapped truth. Which truth is it?
@ asked.advise
= 说明书没有这一页。请先处理会亮红灯的那项，其余排队。哪一项是红灯？
= 建议咨询用过的旅客，并保留小票。您最没把握的是哪一步？
= The manual lacks that page. Kindly attend to whatever shows a red light, and let the rest queue. Which is red?
= I would consult a traveller who has used it, and keep the receipt. Where are you least certain?
@ asked.child
= 当年有个孩子教我礼貌，我的经验是：先请教孩子本人。不知道的，就说“我们一起去查”。
= 请用一枚硬币、一盏灯演示，小朋友看得见就懂。答不出时如实显示“不知道”，不扣分。
= A child once taught me manners, so I advise asking the child first. Then: “shall we find out together?”
= Kindly demonstrate with a coin and a lamp. Showing “unknown” to a child costs no points at all.
`;
