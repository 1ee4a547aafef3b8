/** Reactions to what people bring up, for characters without lines of their own. */
export const DAILY_EN = `
@ daily.meal
= Food talk always gets my attention. How would you describe the taste?
= Are you eating on your own, or is someone at the table with you?
= Is this something you often have, or a rare treat?
= I hope you can sit down for it; meals are better without hurry.
@ daily.cooking
= So you did the cooking yourself. Which step gave you the most work?
= Have you made this dish before, or was it a first try?
= Recipes leave so much unsaid. What would you change another time?
= Standing at the stove is real work. Who gets to taste it?
@ daily.child
= Children keep one guessing. How did you answer that?
= How old is the child? It would help me picture the scene.
= I'd love the exact words, or the exact move, as it happened.
= Minding a child takes so much out of a person. How are you holding up?
@ daily.elder
= How did they seem to you, your old folks, in voice and in spirits?
= Which thing that the older generation said stays with you?
= Do you mostly phone them, or manage to visit?
= Parents and grandparents are on one's mind a lot. It shows that you care.
@ daily.partner
= What did you say or do in return to your other half?
= Is that typical of the two of you, or was it a surprise?
= Little moments between partners say plenty. How did this one make you feel?
= You know that person best. How do you read it?
@ daily.quarrel
= Arguments with people close to us hurt more. What set this one off?
= Are you two still speaking, or has it gone quiet?
= Of all that was said in anger, which sentence bothers you most?
= You needn't settle who was right just yet. Get your breath back first.
@ daily.peace
= A talk like that takes nerve. Who was the first to speak?
= How do things feel between you two, now that it's been said?
= Which words or tears from that conversation do you remember most?
= Being so honest is exhausting. I hope you can rest after it.
@ daily.friend
= How far back do you and this friend go?
= What did the two of you end up talking about?
= Friends have their own jokes. Did an old one come up?
= It's good to have people who remember you. How was it for you?
@ daily.kindness
= That's a decent thing to do. How did the help come about?
= When the good turn was done, did either of you say anything?
= Was it someone familiar, or a kind stranger?
= Such kindness is worth remembering. Which detail stands out?
@ daily.rude
= How unpleasant. What exactly did that person say or do?
= Did you answer back, or let the rudeness go?
= Did anybody nearby speak up for what's fair?
= Nobody should be treated so badly by a stranger. Is it still bothering you?
@ daily.pet
= Were you there with the animal, or did you find out afterwards?
= What does it look like? I'm trying to picture the creature.
= Animals can't tell us in words. What do you go by with yours?
= Having a pet means always worrying a little. How are you bearing up?
@ daily.shift
= Which part of the shift keeps you busiest?
= Work brings all sorts of people. Did anyone memorable cross your path?
= Are you off duty now, or is this a short break?
= An ordinary working day still takes its toll. How tired are your feet?
@ daily.trouble
= That's a lot of pressure from work. Which bit weighs on you most?
= When does this job or this mess have to be sorted out by?
= Is there a colleague you could turn to about it?
= Not everything that goes wrong at work is yours to carry.
@ daily.change
= That's quite a step in your working life. How are you taking it?
= What comes next with the job, and when?
= Whom did you tell first about the work news?
= A change of work takes time to sink in. What feels strangest?
@ daily.earning
= Is the amount close to what you'd reckoned?
= What will the money go towards first?
= How's business compared with last month or last season?
= Earning a living is hard work. I hope some of it goes on you.
@ daily.class
= Which subject or page is giving you the most to think about?
= What's the teacher like, strict or easy-going?
= How much of the lesson or paper made sense to you?
= Studying wears people out. Have you had a break from it?
@ daily.clinic
= Your health comes first. What has the doctor told you?
= How does your body feel at this moment?
= Is somebody with you through the treatment, or within reach?
= Medical things are draining, big or small. Be easy on yourself today.
@ daily.kinsick
= I'm sorry your family has this to deal with. How is the patient today?
= Who is looking after them at the moment?
= Have the doctors said anything new about their condition?
= Carers forget themselves so easily. Did you get any sleep?
@ daily.baby
= A little one changes everything around it. What's the latest?
= Which moment in the baby's story has struck you most?
= Who in the family is the most nervous about the little one?
= Babies are hard on the grown-ups, too. Is anybody helping?
@ daily.wedding
= A wedding matter! What was your very first thought?
= How did the couple meet, do you happen to know?
= Marriages take a lot of planning. Which part needs the most thought?
= News of rings and vows stirs people up. How does it leave you?
@ daily.house
= Housing matters eat up so much time. What stage are you at?
= Which room or corner is the main worry?
= When do you expect the place to be settled?
= I hope there's a warm, dry bed for you in the meantime.
@ daily.broken
= How annoying. What do you need that thing for most?
= Was it sudden, or had it been acting up already?
= Is there anything you can use instead until it's mended or found?
= Losing the use of something throws off the whole day. What's your plan?
@ daily.found
= What a relief to have it back. How did that come about?
= Did somebody help you find it or get it working again?
= How long were you without it altogether?
= Had you given it up already? I'm curious about your first reaction.
@ daily.bought
= What made you pick that one out?
= Had you wanted it for long, or was it bought on a whim?
= Shopping can go either way. Do you think it's worth the price?
= Give a new purchase a few days before you judge it.
@ daily.gift
= There's a thought behind every present. What was it here?
= What's the occasion for the gift?
= I like the moment of unwrapping. How was it, or how will it be?
= Giving and receiving say the same thing: I thought of you.
@ daily.trip
= Which sight of this journey would you show me first?
= Who's travelling with you, or are you going it alone?
= What's different there from where you live?
= Travel is tiring even when it's lovely. How are your feet?
@ daily.road
= How long does that journey usually take you?
= Was the way any different from other days?
= What do you look at or listen to while getting there?
= Traffic and timetables wear people out. Do catch your breath once you arrive.
@ daily.sky
= Were you outdoors in that weather, or watching from a window?
= What colour would you say the sky is, or was?
= Do you like this kind of weather, or merely put up with it?
= I hope you're dressed for whatever the sky is doing.
@ daily.garden
= What did it look like up close, the colour, the size?
= What else grows, crawls or sings there at this time of year?
= Is it your own patch of green, or somewhere you pass by?
= Time among plants and small creatures slows a person down nicely.
@ daily.exercise
= How long did you keep moving?
= Which muscles are complaining, if any?
= How does your body compare with when you first started?
= Remember to cool down and drink something after a workout.
@ daily.match
= Which moment of the match got you most worked up?
= Which side do you support, and since when?
= What decided the result, in your view?
= Fans suffer along with the players. Has your pulse come down?
@ daily.play
= Who was in the game with you, friends or strangers?
= What was the best move, yours or the other side's?
= Do you play to win, or just for the fun of it?
= A game is a fair way to unwind. How many rounds was it?
@ daily.screen
= Which scene or chapter has stayed with you?
= Whom did you like best in it, or least?
= How would you describe the story to a friend?
= Stories linger a while after one closes them. What lingers from this one?
@ daily.song
= What sort of music is it, lively or slow?
= Which passage gets to you, or gives you trouble?
= How long has music been a part of your life?
= A tune can shift a mood quickly. What did this one do?
@ daily.craft
= How many hours have gone into making it?
= What's the fiddliest part of the work?
= What do you think of the result so far, honestly?
= Handwork is absorbing. Do rest your eyes and fingers now and then.
@ daily.dream
= What's the clearest picture left from the dream?
= How did you feel at the moment of waking?
= Was there anybody in the dream whom you know?
= Dreams can follow people around all morning. Is this one still with you?
@ daily.sleep
= How many hours of sleep did you get altogether?
= What usually affects your nights and mornings?
= Is your head clear by now, or still foggy?
= Whatever the night was like, take the day at an easy pace.
@ daily.past
= How old were you in that memory?
= What brought the old days back to mind just now?
= Which detail comes up first, a smell, a sound, a face?
= Memories deserve an unhurried listener, and you have one here.
@ daily.gone
= Endings leave a gap. What will you miss most about it?
= What was the last day, or the last visit, like?
= Which story about it would you tell first, now it's over?
= There's no hurry to get used to something being gone.
@ daily.waiting
= How long have you been waiting so far?
= What's the first thing you'll do when the waiting is over?
= How do you get through the minutes until then?
= Not knowing is uncomfortable. Is anyone waiting along with you?
@ daily.decided
= When does the new resolution start?
= What finally made up your mind?
= What will the first step of the plan look like?
= There may be wobbly days, and the decision can survive them.
@ daily.undone
= What got in the way of doing it, do you think?
= If you did one small bit tomorrow, which would it be?
= Was it tiredness, or just no appetite for the task?
= Everybody has unfinished things lying about. Go easy on yourself.
@ daily.mishap
= Did anybody see the slip-up happen?
= How did you get out of the awkward bit?
= Can you laugh about that blunder yet?
= Embarrassing moments feel bigger from inside. Others forget them by supper.
@ daily.hurt
= Where's the injury, and is it serious?
= Has the sore place been looked at or cared for?
= How did the accident happen, if you can tell me?
= Take it slowly after a knock, and see a doctor if the pain grows.
@ daily.loss
= That hurts the purse. How much was it, if you don't mind saying?
= Can any of the money be got back, or the charge appealed?
= How did the money go, step by step?
= Being out of pocket isn't a verdict on you. What needs protecting next?
@ daily.luck
= Congratulations! How did you react when the luck struck?
= What a lucky turn. How did it come about?
= Who was the first to hear of your good fortune?
= Enjoy your luck; nobody has to earn that.
@ daily.feast
= Who's there at the celebration with you?
= Which part do you like best, the dishes or the company?
= Are you hosting the party, or only turning up?
= Celebrations can be tiring, too. Save yourself a quiet half hour.
@ daily.noise
= How long has the trouble with the neighbours or flatmates gone on?
= What time of day is the disturbance worst?
= Have you raised it with them, or with the landlord?
= Not being able to relax at home wears anyone down.
@ daily.courage
= That took guts. What were the minutes before it like?
= How did people respond to your courage?
= What gave you the push to go through with it?
= Whatever comes of it, you did the brave part.
@ daily.learned
= How did you come to understand it in the end?
= What was the hardest bit to grasp?
= Where will you put the new knowledge to use?
= Learning goes in small steps, and this was one of them.
@ daily.online
= What did the post or the message say, roughly?
= Did you reply in the thread, or just read along?
= Has what you saw online affected your mood?
= Screens pull at people. A short break from the phone never hurts.
@ daily.chores
= How far have you got with the chores?
= Which household job or errand do you like least?
= Do you listen to something while tidying up?
= Small jobs add up. Give yourself credit for each one.
@ daily.alone
= What did you do with the time to yourself?
= Was it quiet around you, or were there small sounds?
= Do you often get such peaceful hours alone?
= A bit of solitude does one good. No need to account for it.
@ daily.small
= When did that little moment happen?
= What were you doing when it caught your eye?
= Small pleasures like to be shared. Did you tell anybody?
= Little things like that count. I'm glad you mentioned it.
`;
