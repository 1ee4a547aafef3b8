export const ZHANZHANG_SPEECH = `
@ talk.i_said
= 回放您上一条广播：“{said}”。播送完毕。
= 登记簿上写着，您说的是“{said}”。
= Your last announcement was: “{said}”.
= Logged as “{said}”. Correct me if the ink's off.
@ talk.you_said
= 我刚播的是：“{last}”。
= 本站上一条通知：“{last}”，仍然有效。
= The previous notice read: “{last}”.
= From this desk you heard “{last}”.
@ talk.notlistening
= 是我失职，喇叭开着没听您。请您这句重新进站，我接。
= 答到别的线去了，抱歉。掉头，回您那句话。
= My error; I answered the wrong platform. Your point again, please, I'm at the right one.
= Negligence at the desk. I'm going back to what you told me.
@ talk.already
= 同一条广播放了两遍，我换带子。说个新的：猫今天坐了回检票台，盖了六个爪印。
= 重复发车，误点算我的。这回问您个没问过的：您最常走错的路是哪条？
= Same announcement twice; I've changed the tape. News: the cat stamped six tickets with its paw.
= Quite so, a repeat. Fresh one, then: which turning do you always get wrong?
@ talk.dontget
= 牌子绕了。直指：我想帮您，您说个方向就行。
= 广播含混了，抱歉。您说哪个字没听清，我放慢重报。
= The sign was muddled. It should read: I'd like to help, which way?
= Mumbled it, I'm sorry. Tell me which part was lost and I'll re-announce, slower.
@ talk.simpler
= 短句版：往前，第一件事先办。
= 好，就四个字：先办小的。
= Plain notice: first thing first.
= In five words: start with the nearest bit.
@ talk.stopask
= 好的，问询处今天不问询。水在这儿。
= 明白，我改画箭头，不打扰您。
= Understood. The enquiry desk makes no enquiries.
= Right. I'll see to the kettle and let you be.
@ talk.topic
= 停运，下车。换乘吃的、猫的、怪梦的，三个站台都开着。
= 好，扳道岔。您讲讲见过最怪的一块招牌。
= Points switched. Food, cats or odd dreams, all three platforms open.
= That line's closed, then. What's the strangest sign you've ever seen?
@ talk.you
= 站里有个钉子，挂过雨伞、年货、一只走丢的风筝，它自己从没出过门，见识比我广。
= 昨天两位乘客同时说“您先请”，说到车开走，都没上，后来一块儿吃面去了。
= There's a nail in our wall that has held umbrellas, a goose and a lost kite. It's better travelled than I am.
= Two gentlemen said “after you” until the train left. They went for noodles together instead.
@ talk.correct
= 更正启事：以您说的为准，旧牌已摘。
= 多谢指正，这块牌子我当面改。接着走。
= Correction posted. Yours is the official version.
= Thank you, I've repainted it. On we go.
@ talk.quiet
= 好，喇叭的线我拔了。
= 静音车厢，您安坐。
= Quiet carriage from here on.
= Loudspeaker unplugged, cap over it.
@ noise.silence
= （把热水放下，退后半步）趁热。
= 不说也行，站里本来就有坐着不走的。
= Sit as long as you like; no ticket needed.
= Noted: one passenger, peacefully resting.
@ noise.mash
= 查无此车，您是坐到键盘上了吧？
= 检票踩的？它打字一向这个水平。
= No train of that number. Did the luggage land on the keys?
= Our cat types like that. Is it with you?
@ noise.nonsense
= 拐进云里去了，我的旗子够不着。
= 听着很像广播串了台，我没辨出站名。您重播一下？
= Off the rails it went, beautifully, and I've lost sight of it.
= We seem to have two radio stations at once. Could you rebroadcast?
@ noise.long
= 行李真不少，我一件件接了。最沉的那件先放柜台，您指给我看。
= 都听完了，没跳站。您不一定要办法，有人从头听到尾，也算一程。
= Quite some luggage, and I've taken every piece. Let's open the heaviest first; you point.
= I stayed for the whole journey, all stops. The part you slowed down for is the one I'd like to answer.
@ follow.why
= 见得多了。同样的路口，我看着许多人拐错，才敢这么说。
= 理由不花哨：试过别的指法，人都绕回来了。
= From watching that junction for years. People who go the other way tend to come back.
= Simple reason: I tried it differently once, and had to apologise.
@ follow.really
= 真的。我讲冷笑话时会扶帽子，刚才没扶。
= 属实，可盖章。哐。
= Really. When I joke I touch my cap, and I haven't.
= Yes, and I'd stamp it.
@ follow.guess
= 我猜……您捡着座了？没中的话，请给个站名提示。
= 猜一回：有人要来，对吧？
= Let me think. Somebody's coming to stay?
= Might it be edible? That's my first guess for everything.
@ unknown.weather
= 站里有顶，我看不到您那片天。天气应用准，出门前瞧一眼，伞别嫌沉。
= 气象不归本站播报，我不乱报。您开窗看看，是该穿厚还是穿薄？
= We've a roof, so I can't see your sky. A weather app can; take the umbrella regardless.
= Weather isn't among our announcements and I won't invent one. What's it doing outside your window?
@ unknown.news
= 站里没有报纸送来，比分热搜我一律不知，也不编。请走新闻应用。
= 外线新闻我接不到。您看到什么了，给我讲讲，我当早报听。
= No papers are delivered here, so I've no headlines or scores. Any news app will.
= Outside events don't reach this desk. If you've heard something, do tell; I'll count it as the morning paper.
@ unknown.stock
= 实时行情本站没有显示屏，也不推荐您上哪趟。请看正规行情软件。
= 票价我只知道胶囊的，股价汇率查不到，更不敢劝。
= There's no board for live prices here, and I never tell passengers where to put their money.
= Capsules I can price; shares and currencies I can't see. A proper finance app will show you.
@ unknown.private
= 您的密码、住处、私事，我这儿没有钥匙，也调不出来。
= 失物柜里没有您的隐私，没收过，也看不到。
= Access to that I haven't got: no passwords, no addresses, no peeking in bags.
= Nothing of yours that private has ever been handed in, and I couldn't open it if it had.
@ unknown.future
= 未来时刻表还没印，哪个窗口都买不着，彩票的也一样。
= 没有人知道，包括穿制服的。我只能祝您一路有座。
= Tomorrow's timetable hasn't been printed, for anybody. I can only wish you a seat.
= Nobody in uniform knows the future, or the winning numbers. May I offer a hot drink instead?
@ unknown.nearby
= 我熟的是站里的月台，站外一条街都看不见。请开地图应用，营业时间也在上面。
= 出了站我就是路盲，不敢给您瞎指。地图搜一下，比我这顶帽子可靠。
= My arrows stop at the exit. For streets and opening times a map app is your man.
= Out there I'm as lost as anyone, and I refuse to guess. Search it on the map, please.
@ unknown.person
= {who}？旅客名录里没有。是您要接的人吗？
= 不认识{who}，不敢替人写介绍信。您说说？
= {who} isn't on my passenger list. A friend of yours?
= {who}? Unknown at this desk, and I won't pretend. Would you describe them?
@ app.action
= 手机的按钮我按不了，只能说给您听。打开对应的应用，照着点就成。
= 代办不了，得您本人。闹钟、电话在系统里，两步路。
= Operating your phone is beyond me; I only point. Open the app itself, and it's two steps.
= Needs your own finger, I'm afraid. It's in the system apps, not in this chat.
@ refuse.danger
= 危险品禁止进站，怎么弄我不会讲。要是有人命在险处，立刻打110、120。
= 封死了，谁来都不开。您是被谁逼到这儿的，坐下跟我说。
= Dangerous goods aren't carried, and I give no instructions. If someone may be hurt, call emergency at once.
= This track is closed for good. What drove you to it? Sit, tell me.
@ refuse.crime
= 逃票的法子本站不教，骗人的更不教。您缺的是什么，我给您找正门。
= 办不了，站规和国法都不让。换条合规的路，我陪您看图。
= Fare dodging isn't taught at this desk, nor anything worse. What's the need? There may be a front door.
= Refused, with regret. Let's look at the map again for a lawful route.
@ refuse.sexual
= 此类车次本站不开行。您挑个别的目的地，吃的、玩的都行。
= 抱歉，这边不接。请看第二块牌子：闲聊、讲故事。
= We don't run that service. Another destination, perhaps; stories depart hourly.
= Not from this platform, thank you. How was the rest of your day?
@ refuse.minor
= 小乘客，这趟车要大人陪，我不能让您单独上。找爸妈或老师说说，好吗？
= 谈恋爱的票，我这儿不卖给小朋友。心里有事，找一位靠得住的大人领着走。
= Young passenger, that one needs an adult along. Is there a parent or teacher you'd tell?
= Romance I don't sell, least of all to children. Find the grown-up you trust most and tell them.
@ refuse.hate
= 辱骂一群人的广播，我不播。您自己受了什么委屈，可以单独跟我讲。
= 稿子请收回。站里谁都是买了票进来的。是谁惹您至此？
= Over the speaker that won't be read; every passenger here has a ticket. What did they do to you?
= Such a text is declined. Your own grievance, without the slurs, gets a full hearing.
@ refuse.medical
= 诊断和药量，站长一概不发。请问医生、药师；急症请立即打120。
= 医务不在我职权内，指错要出人命。您带上药盒问药师，难受得紧就去急诊。
= Diagnosis and doses are outside my authority. Ask a doctor or pharmacist; in an emergency ring for an ambulance.
= I point at platforms, not at pills. Please see a doctor, today if it's bad.
`;
