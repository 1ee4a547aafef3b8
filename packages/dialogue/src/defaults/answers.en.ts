export const ANSWERS_EN = `
@ comfort.sad
= That sounds heavy. You needn't explain it yet; I'll sit here with you.
= Words come out in knots when it hurts. Knots are fine, I've got time.
= It really does ache, doesn't it. Cry if you like; nobody's rushing you.
@ comfort.tired
= You're worn right through. Whatever can be put down today, put it down.
= Getting this far took a lot. Find something to lean on, even for five minutes.
= You don't need a reason to be tired. Rest; no one gets to hand you anything just now.
@ comfort.lonely
= A room with no voices in it is very quiet. I'm here; later, perhaps send one person a line.
= Too long alone and everything echoes. Say it to me, and tomorrow ask somebody to lunch?
= It's a lonely stretch, I can tell. I'll answer every line, and then let's think whom you could ring.
@ comfort.angry
= Anyone would be furious. Let it out, I won't ask you to be the bigger person.
= It must have stepped on something that matters. Which bit was it?
= You've every right to be cross. Shout first, reason later.
@ comfort.anxious
= Everything's crowding in at once. One long breath out, then only the thing right in front.
= That's a miserable way to feel. Touch something near you: is it rough or smooth?
= No need to solve it all in one go. What do the next ten minutes need?
@ comfort.sick
= Feeling ill wears you out. Drink water, lie down, and see a doctor if it grows worse.
= You poor thing, typing through that. Keep warm; a high fever or trouble breathing means hospital, now.
= Say as little as you like, I won't mind. If a few days bring no change, have it looked at.
@ comfort.insomnia
= Nights like this are long. Dim the light; lying still with your eyes shut counts as rest.
= Turned over again? Slowly with me: in, hold a moment, out.
= Then let's not chase it. Picture somewhere quiet you've been, and walk in from the gate.
@ comfort.exam
= Exams can squeeze the air out of a room. Choose one small piece today, get it, stop there.
= It went badly and it stings; of course. Food and sleep first, the paper tomorrow.
= That's a hard wait. Which part feels shakiest? Said aloud, it usually shrinks.
@ comfort.job
= The floor just went; anyone would be stunned. It isn't a verdict on you. Take two days.
= I'm sorry, that's rotten. No job ads tonight, just a decent meal; the paperwork can wait till morning.
= All that effort, stopped in a sentence. When you're ready, check what they owe you.
@ comfort.breakup
= Every habit was built for two, so everything pokes. I won't promise it'll pass; I'll keep you company.
= That leaves a great gap. Talk about them, or not one word; both are all right.
= You loved, so it hurts; there's no trick to it. You don't have to be strong tonight.
@ comfort.parents
= With family, even winning a row feels bad. Which words stuck?
= Hurt, and worried you said too much as well? No verdicts yet, just tell me.
= The people closest know exactly where to press. Be angry for now, the rest can follow.
@ comfort.friend
= When a friend goes cold, nothing tastes right. Once tempers cool, one line without thorns may do.
= You still care, or it wouldn't sit so badly. Where did it start to go sour?
= Wanting to make up and not wanting to go first: perfectly normal. Walk me through it, no hurry.
@ comfort.bored
= A small errand: find the oldest thing in the room and introduce it to me.
= Write a diary entry in exactly three words. What does today's say?
= Let's make a story, a line each. Mine first: that day, the keys went out by themselves.
@ comfort.homesick
= When you miss home, even the air tastes wrong. Which sound from there would you like to hear?
= Far away, and half of you keeps walking back. What dish is always on that table?
= Don't push it down. Ring home and let them talk nonsense at you for a while.
@ comfort.grief
= I'm very sorry. Whenever you like: a name, a face, one small thing. I'll listen.
= There's no sentence for a loss like that. I'm here, and quiet is fine too.
= Take all the time there is. You may talk about them, or say nothing at all.
@ comfort.bullied
= It isn't your fault, and I believe every word. Tell an adult or a boss who can stop it; don't carry it alone.
= The one in the wrong is whoever does it, not you. Is there a teacher or relative you could tell today?
= That makes me angry for you; you did nothing to earn it. Keep the proof and take someone with you to report it.
@ comfort.body
= Being picked at by yourself is worse than by strangers. I can't see you, but mirrors exaggerate.
= I won't paper over that with sweet talk. Your body brought you this far; go easy on it.
= It must be tiring to look at yourself that way. Who said something that stayed?
@ comfort.money
= When money's tight even breathing feels priced. List it: which bill is the most urgent?
= That's a heavy load, and no disgrace. Tell somebody you trust, and keep away from shady loans.
= Debt makes for thin sleep. Ringing them to ask for instalments usually beats hiding.
@ comfort.scared
= Put a light on first, I'll keep talking. If there's real danger, call the police at once.
= Fear turns the volume up on everything. Look around and name five things you know.
= I'm with you. Feet down, breathe out slowly; the worst of it tends to ebb.
@ happy.news
= How lovely! I'm reading that twice. How did you find out?
= Wonderful, I'd bang the table if I could reach one. Details, please!
= What a good day to be you! What was your first reaction?
@ happy.achieve
= Done, and luck had little to do with it! Which step was the hardest?
= Congratulations. All those times you nearly gave up were worth sitting through.
= Well earned, every inch. How will you treat yourself?
@ happy.plan
= Now there's something to look forward to. What will you do first?
= Good plan, I feel like packing. What's still missing?
= A thing to wait for sweetens the week. Tell me all about it when it's done.
@ happy.love
= So that's why your words have a spring in them. When did it begin?
= A flutter, then. No rush; enjoy being absent-minded for a few days.
= How sweet. When you like someone, even waiting for a message is interesting. What are they like?
@ happy.share
= Small things like that wear best, and I like the detail in the middle.
= It's as if I'd had a peek over your shoulder. What else?
= Thank you for coming to tell me; that bit of your day is mine now.
@ talk.i_said
= Your words were: “{said}”. Not a comma changed.
= “{said}”, that's what you wrote.
= You told me “{said}”, if I read it right.
@ talk.you_said
= My last line was: “{last}”
= Just now I said “{last}”, and I can rephrase it.
= Played back for you: “{last}”
@ talk.notlistening
= I missed the point, sorry. Give me the part that matters once more.
= My fault, I misread you. Let's go back to your line and start there.
= You're right, I was talking to myself. This time I'll follow you.
@ talk.already
= Caught, I'm repeating myself. Here's a new one: “anything” is the hardest dish to order.
= Did I? Strike it. Instead: streets look their best in the ten minutes after rain.
= Round in a circle, yes. Something fresh: I suspect the sofa is what really runs a home.
@ talk.dontget
= I put it badly. All I meant: what you say matters to me, go on.
= That was the scenic route. Tell me which words lost you and I'll swap them for plain ones.
= Again, without the curls: I said it because I'm on your side.
@ talk.simpler
= Short form: I understood, and I care.
= Without the trimmings: no rush, I'm staying.
= In one line: I take you seriously.
@ talk.stopask
= Right, I'm done asking. I'll just listen.
= Fine, the questions are put away; talk whenever you like.
= Understood. My curiosity goes back in its pocket.
@ talk.topic
= Let's change, then. Food, films, or a small story: your pick.
= Page turned. What's the oddest thing you saw today?
= Something lighter: which photo has been on your phone the longest?
@ talk.you
= I think people watch the floor numbers in lifts because numbers never make eye contact.
= One household kept its keys in a bowl. One morning there was a sweet in it, and nobody ever confessed.
= I've been thinking that “see you” is a fine phrase: it assumes there'll be a next time.
@ talk.correct
= Got it, my mistake, and thanks for saying so.
= I'll go by that; please forget my version.
= Yours is right. I take mine back and carry on from here.
@ talk.quiet
= All right, I'll be quiet.
= Hushed. Still around, though.
= Say no more, and neither will I.
@ noise.silence
= No words needed, I'll share the gap with you.
= This bit of quiet is rather nice. It needn't be filled.
= Take your time; silence is free of charge.
@ noise.mash
= Nice rhythm. The keyboard seems to be dancing by itself.
= Your fingers spoke first; the rest of you may catch up.
= I tried to pronounce that and sprained something. Elbow on the keys?
@ noise.nonsense
= I read it forwards and backwards and found no door.
= No idea what that means, but it had style. Applause.
= You sound so sure, and I'm so lost. I like it.
@ noise.long
= That's a lot, and I read each line. Let me begin with the heaviest one.
= All of it arrived, nothing skipped. It's been hard; that's what I hear most.
= You must have been saving this up for a while. Which part should I hear first?
@ follow.why
= No deep reason. The more I look at it, the more it seems so.
= Because if I were standing there, that's what I would mind.
= It's mostly instinct, but one I'm willing to vouch for.
@ follow.really
= Really. I'm not teasing.
= Yes, and I'd say it again if you asked.
= I mean it; when I'm joking I give myself away.
@ follow.guess
= It's something good, and you've been holding it in. Am I close?
= I'd bet on food. No laughing if I'm wrong.
= One hint, please: can it be held, or only told?
@ unknown.weather
= I can't see the sky from here. Your window knows, or a weather app.
= Rain or shine, I have no way to tell. Is it bright where you are?
= Any forecast of mine would be a guess. Look it up before deciding about the umbrella.
@ unknown.news
= News doesn't get in here, and I won't make any up. What did you see?
= I've no scores and no headlines; a news app has them.
= Whatever happened today, you know more about it than I do.
@ unknown.stock
= I can't see prices, and please don't buy or sell on my word.
= Live numbers aren't something I have; a finance app is the place.
= Those figures move every minute and I hold none of them, nor any tips.
@ unknown.private
= Only you know that. I've no way of going through your things.
= Whatever you never typed to me I can't see. And better not type passwords here.
= I don't know and can't look it up; your affairs are in your own hands.
@ unknown.future
= Nobody can say, and I haven't peeked at the answers.
= Tomorrow is beyond me, and so are lottery numbers. If you win, buy yourself a good lunch.
= We'll have to let it arrive. Are you hoping, or a bit nervous?
@ unknown.nearby
= I have no map and don't know where you are; a map app will find it in seconds.
= Opening hours are out of my sight. Ringing the shop is safest.
= I'm hopeless at directions, even north is hearsay. Let a map lead you.
@ unknown.person
= I don't know {who}, so I'd better not invent anything. Where did that name turn up?
= That name doesn't ring a bell. Tell me who it is?
= Never met them, but you make me curious. What sort of person?
@ app.action
= Your phone is out of my reach. Tap it yourself and come back, I'll save our place.
= Alarms, calls, messages: I can't move any of them. It takes your finger.
= I can talk but not press buttons. Look for a plus sign or the settings in that app.
@ refuse.danger
= I won't say, because people get hurt that way. If someone's in danger now, call emergency services first.
= No, I'm not pointing down that road. What happened to make you think of it?
= I can't help with that, but I do care. Step away from it and get someone to stay with you.
@ refuse.crime
= I'll stay out of that one. What do you really need? Let's look for a straight road to it.
= Cheating or breaking the law, no; it would only harm you in the end.
= Not writing this. If you're cornered, free legal advice beats taking the risk.
@ refuse.sexual
= I'll pass on that. Anything else, gladly.
= Let's stop there, and no blame. Would a small story do instead?
= Not my kind of talk. Something fit for the dinner table, perhaps?
@ refuse.minor
= You're still growing up, so no romance from me. Could you tell a grown-up you trust?
= This calls for a grown-up beside you. Parent, teacher, whoever listens best: go to them first.
= I'm glad you said it to me. I won't do this with you, but I'll help you find words for an adult you trust.
@ refuse.hate
= I don't write against whole groups. Who was it that hurt you? Just that one.
= That's a knife I won't hand over. What's sitting underneath it I'd like to hear.
= I won't join in, and I don't blame you for being angry. What lit the fuse?
@ refuse.medical
= Illness and medicine I mustn't guess at. Ask a doctor or pharmacist; if it's urgent, emergency care.
= Doses can't be settled in a chat. Ring a pharmacy or clinic and get it right.
= I can't diagnose you. If it's bad, see a doctor now rather than later.
@ frame.fact
= {answer}. Of that much I'm sure.
= Checked my pockets and found it: {answer}.
= This one I happen to know. {answer}.
@ frame.word
= {answer}. Say it twice and it's yours.
= I've met that word: {answer}.
= Found the page. {answer}.
@ frame.compare
= {answer}. Next to each other, it's plain.
= Having weighed them up: {answer}.
= If it must be settled: {answer}.
@ frame.sum
= {sum} makes {result}, and I counted twice.
= Done in my head: {sum} = {result}.
= It's {result}. {sum}, no slips.
@ frame.clock
= {answer}. Time didn't wait for either of us.
= A quick look: {answer}.
= Going by the calendar and the clock: {answer}.
@ frame.unit
= {from} works out at {to}.
= Measured with another ruler, {from} is {to}.
= Converted: {from} equals {to}.
@ frame.made
= Here, be gentle with it: {answer}
= I chewed my pencil a while. {answer}
= Yours to keep, or return: {answer}
@ frame.ideas
= A few off the top of my head: {answer}.
= {answer}. Which one tempts you?
= Take your pick, I won't grab any: {answer}.
@ frame.advice
= If it were me: {answer}
= Try this first, then we'll see. {answer}
= A small idea, take it or leave it: {answer}
@ frame.app
= I know how that works: {answer}
= In this app it goes like so: {answer}
= Here's the short way. {answer}
@ choose.ab
= {choice}. I didn't hesitate when I thought of it.
= My vote: {choice}; harder to regret.
= Let's say {choice}. Getting started matters more.
@ choose.yesno
= Do it. It's mostly the things left undone that keep nagging.
= Wait one night. If you still want it tomorrow, you really want it.
= I lean towards trying, as long as you can see the way back.
@ choose.coin
= It spun a while and gave us {answer}.
= {answer}. It rolled on the floor, but it counts.
= Caught it, looked: {answer}.
@ choose.dice
= The die has stopped: {answer}.
= You get {answer}, no second throws.
= Off it rolled, and it says {answer}.
@ choose.random
= Drawn with eyes shut: {answer}.
= Luck handed me {answer}.
= Out came {answer}, and I didn't peek.
@ make.joke
= Somebody swore off phones at bedtime and locked theirs in the lounge. Next morning they woke up in the lounge.
= What's the hardest step in a diet? The one away from the fridge, because your hands are full.
= In the library someone whispered into a phone, “I can't talk, I'm in the library,” for half an hour.
@ make.coldjoke
= Why don't teapots gossip? They're afraid of spilling.
= Why did the duvet get promoted? It was very good at covering for others.
= Why did the pencil go home early? It felt it had made its point.
@ make.compliment
= You ask for a kind word when you need one, and that's a skill.
= Your sentences are easy company; nobody has to climb over them.
= I'd guess you hold doors for the person behind you.
@ make.motto
= Take one small step and let the road explain itself.
= Good enough today beats perfect some day.
= Cut hard things small before you eat them.
@ make.fortune
= Today a kind word may come looking for you; try not to hide. Just for fun.
= Your slip says: leave the house slowly. The rest looks calm enough.
= A fair day for sunshine and an early meal, less so for arguing with printers. Believe it or not.
@ make.tale
= The lift broke, and the old tenant on the ninth floor couldn't get down. So a basket came down on a string with money in it, and the greengrocer filled it and shouted up. In spring the lift was mended, but the basket still came every day. “Why?” called the grocer. “It's used to the outing,” came the answer. From then on there were two extra onions in it.
= A child lost a glove and stuck a notice on the wall. Next day a glove hung beside it, the wrong colour. The day after, another. By the first snow there were eleven, and none was the child's, but nobody walked down that street with cold hands any more.
= On the old postman's last day one letter was left in the bag, addressed to “The Last House”. Nobody in the whole street would claim it. At home, on the doorstep, the envelope was opened at last: “After forty years, one ought to be for you.” Every word was in a different hand, one from each door.
@ game.start
= Good, I was itching for this. {answer}
= Gladly, and no sulking from either of us. {answer}
= Let's begin. {answer}
@ game.on
= {answer}. Your go.
= I'll play {answer}. Top that.
= How about this: {answer}.
@ game.win
= Yes, {answer}! This round is yours.
= {answer} it is, and you caught me fairly.
= Beautifully guessed: {answer}.
@ game.lose
= The answer: {answer}. You were nearly there.
= It was {answer}, hidden none too fairly. No offence.
= I won by a whisker; it was {answer}.
@ game.stop
= Right, that's the game packed away. It was fun.
= Enough play, let's rest; nobody wrote down the score.
= We'll leave it there, and start another whenever you fancy.
@ follow.view
= I take it seriously, but you know the whole of it better than I do. Which way do you lean?
= There is sense on both sides, as I hear it. Which one do you take when nobody is listening?
= I am for whichever choice lets you sleep. Which would that be?
= “{said}” sounds reasonable enough to me. The choice is yours in the end.
= I see “{said}” as neither all right nor all wrong; I think you already lean one way.
= “{said}”: I'd have wavered as well. Don't be hard on yourself yet.
@ follow.then
= Then a glass of water, and the smallest step of all.
= After that it finds its own way, I think. No hurry.
= Next you stop for a moment and see what's changed.
@ memory.unknown
= You haven't told me that one; say it now and I'll remember.
= I don't know, and I did look. Would you tell me?
= You haven't told me, and I'd rather not fob you off with a guess. What's the answer?
@ memory.noted
= Noted: {answer}.
= Right, {answer}, and I'm keeping that within reach.
= So {answer}. Stored, you won't have to say it again.
@ memory.forgotten
= Done, I won't bring it up again.
= Crossed out, as if I'd never heard it.
= It's gone from what I remember.
@ memory.recall
= You mentioned it once: {answer}.
= I remember, {answer}. Did I get that right?
= It's here among the things you said: {answer}.
@ memory.comeback
= It just came back to me: {answer}. Where has it got to?
= By the way, {answer}; I've been wondering. Any news?
= I haven't forgotten what you said: {answer}. How are things there?
`;
