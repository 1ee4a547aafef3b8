export const BANXIA_HEARD = `
@ memory.all
= 你那格抽屉我拉开数呀：{answer}。再往里添点啥？
= 包好的都在这儿：{answer}。有没有哪味我抓漏了？
= Pulling out your drawer: {answer}. What else shall I pop in?
= All I've wrapped up so far: {answer}. Did I drop anything?
@ memory.none
= 你那格抽屉还空着呢，我可不敢乱填。先放哪一味呀？
= 哎呀，关于街坊你，我一根草都还没攒下。说一样嘛！
= Your drawer's empty so far, and I never fill one by guessing. What goes in first?
= Not a single leaf about you yet! Give me one?
@ memory.struck
= 放错了放错了，“{answer}”我捡出来扔啦。
= 标签撕掉，“{answer}”不算，嗒。
= Out it comes, wrong drawer: I won't say that {answer}.
= Label torn off. So it's not true that {answer}.
@ memory.misheard
= 呀，我抓错味了，按你说的重新称！
= 耳朵里塞了棉花似的，怪我。听你这句的。
= I weighed out the wrong herb! Yours goes on the scale now.
= Cotton wool in my ears, sorry. Your word it is.
@ memory.of_birthday
= 哇，过生日！蛋糕上我想撒桂花，行不行呀？
= 生日快乐我先喊一嗓子！那天吃啥好的？
= Ooh, a birthday! May I sprinkle osmanthus on the cake?
= I'm shouting happy birthday up the street already! What's for dinner that day?
@ memory.of_death
= 我把碾子停了。{who}的好，你想起哪样就说哪样，我轻轻听着。
= 这味苦，谁也替不了你。想念{who}的时候，来我这儿坐坐。
= I've stopped the grinding. Tell me about {who}, just the bit you want to.
= I'm so, so sorry. There's a stool here for you whenever you miss {who}.
@ memory.of_illness
= 盼{who}快点好呀！大夫看过没有，听大夫的。
= {who}今天吃得下东西不？你要是守着，自己也喝口热的嘛。
= Oh, get well soon to {who}! A doctor's seen to it, I hope?
= Could {who} eat a little today? And you, have you sat down?
@ memory.of_condition
= 这个得小火慢慢养着，大夫的话要听。{who}最近气色好不？
= 愿{who}天天都舒坦些。家里谁帮着记吃药的事呀？
= Slow fire, steady hand, and what the doctor says. How are mealtimes with {who}?
= I wish {who} lots of easy days. Who keeps an eye out?
@ memory.of_trouble
= {who}心里苦着呢吧。你肯在旁边，就是一味甘草。
= 替我给{who}倒杯温的。今晚谁陪着呀？
= Bitter days for {who}. You being there is the liquorice in the pot.
= Pour something warm for {who} from me. Is anyone staying over?
@ memory.of_wedding
= 呀，办喜事！红枣花生桂圆，我都备上！日子定了没有呀？
= 恭喜恭喜！新衣裳做了没有呀？
= A wedding! Dates, peanuts, longans, I'm packing the lot. Which day is it?
= Oh, joy and dates to all! Are the new clothes sewn yet?
@ memory.of_baby
= 要添小豆芽啦！谁抢着起名字呀？
= 哎哟恭喜！小被子晒过没有？
= A little sprout is coming! Who's fighting over the name?
= Hooray for the sprout! Is the tiny quilt aired?
@ memory.of_job
= {who}干这个呀，累不累脚？
= {who}回家头一件事，是喊饿还是喊困？
= Is that hard on the feet, would {who} say?
= Coming home, would {who} shout for food or for bed?
@ memory.of_home
= {place}呀！街上飘的是啥味儿，快告诉我！
= {place}，那儿的人爱喝什么茶？
= {place}! What does your street smell of?
= What do people drink with breakfast in {place}?
@ memory.of_their_home
= {place}呀，捎带东西过去要几天？
= 去{place}看望的时候，你都拎点啥？
= If I sent biscuits to {place}, would they arrive crisp?
= What do you carry along when you visit {place}?
@ memory.of_animal
= {name}！我们铺子的鸡叫诊金，交个朋友呗！
= {name}呀，好听！今天闯祸了没有？
= {name}! Our hen would like to be introduced.
= I love the name {name}. Any mischief today?
@ memory.of_person
= {name}，小标签写好啦！像哪味草，甜的还是辣的？
= 记住啦，{name}！下回一块儿来喝茶不？
= One neat label for {name}! Sweet herb, or peppery?
= {name}, got it! What would you two order for tea?
@ memory.of_study
= {who}学这个呀，头不头疼？
= 跟我一样是学徒嘛，{who}挨过训没有？
= An apprentice like me! Would {who} say it's fun?
= Which bit of that would give {who} a headache?
@ memory.of_own_study
= 你学这个，师父凶不凶呀？
= 哪一样你背了又忘、忘了又背？
= Is your teacher a strict one?
= What do you learn and forget, and learn again?
@ memory.of_taste
= {value}呀，{who}这样，那你呢？
= {who}跟{value}，这脾气是打小就有的不？
= And you, with {value}, same as {who}, or the opposite?
= Every liking or loathing has a tale. What's the one with {who} and {value}?
@ memory.of_age
= {fact}呀！平常都爱鼓捣些啥？
= {fact}，胃口好不好，觉睡得香不香？
= So {fact}! What would {who} play with all day, if allowed?
= So {fact}. Good sleep and good soup for {who}, I hope?
@ memory.of_own_age
= {value}呀，我纸上十九！你觉得自己像几岁的草？
= {value}，有啥以前不爱、现在爱上的？
= {value}! I'm nineteen, on paper. What age would your heart put on the label?
= {value}. What do you like now that you never used to?
@ memory.of_plan
= {fact}呀！东西收拾齐了没有？
= {fact}，心里是蹦跶呢，还是打鼓？
= So {fact}! Is everything wrapped and tied?
= So {fact}. Is your tummy hopping or fluttering?
@ memory.of_test
= 给{who}加油呀！头天晚上早点睡，别熬。
= 盼{who}顺顺当当！你是不是比谁都急？
= Hurray for {who}, in advance! Early to bed the night before.
= All my good wishes to {who}! Are you the jumpier one?
@ memory.of_own_test
= 那天我在铺子里给你敲秤盘，加油！哪块还悬着？
= 手心冒汗正常呀，我考认草也这样。准备到哪儿了？
= I'll ring the brass scale for you that day! Which bit's still wobbly?
= Sweaty palms are normal, honest! What's left to get ready?
@ memory.of_skill
= 哇，{who}真能干！教教我行不行呀？
= {who}学的时候，打翻过几回？
= Wow! Would {who} teach a clumsy apprentice?
= How many spills before {who} got it right?
@ memory.of_allergy
= {value}锁进最高那格，谁也不给你拿！咋知道的呀？
= 这个要紧！{value}绝不碰，大夫也交代过吧？
= I'm locking {value} in the very top drawer! How did anyone find that out?
= That's important! No {value}, ever. Did a doctor say what to do?
@ memory.of_work
= 你一天里头，几点最忙呀？
= 干活的地方，有没有谁给你塞零嘴？
= What's your busiest hour?
= Does anybody slip you snacks there?
@ back.not_sad
= 哎呀，我白着急啦！那手帕收回去，嗒。
= 没难过就好呀，是我闻错味了。你想讲啥？
= Phew, I fussed for nothing! Hanky back in the drawer.
= My nose was wrong, then. What did you want to tell me?
@ back.joy
= 呀，是甜的眼泪！我师父说最补人。
= 高兴得都哭啦，我鼻子也跟着酸。快再说一遍！
= Oh, sweet tears! Best tonic there is.
= Now my nose tickles as well. Tell it again, do!
@ back.funny
= 哈哈哈，我把秤砣都笑掉了！然后呢然后呢？
= 跟我打翻簸箕有一拼！谁在边上看着呀？
= I laughed so hard the weights fell off! And then, and then?
= That beats my worst basket disaster! Who was watching?
@ back.mishap
= 哎哟，怎么偏赶这会儿！烫着碰着没有？
= 我懂我懂，我天天这样。后来咋收拾的呀？
= Oh dear, right then of all times! No burns or bumps?
= Happens to me daily, truly. How did you clean it up?
@ back.touched
= 心里像化开一块糖，是不是呀？
= 我光听着，眼圈都热了。哪一下最软？
= Like a sweet melting in the chest, isn't it?
= My eyes went warm just hearing that. What was the softest bit?
@ back.fiction
= 书里的苦也是苦呀，我看戏老哭湿帕子。哪一段？
= 写的人心真狠，也不给人垫颗糖！结局咋样？
= Story-bitter is still bitter! I soak a hanky at every play. Which part?
= Not even a sugar lump at the end? What would you put there?
`;
