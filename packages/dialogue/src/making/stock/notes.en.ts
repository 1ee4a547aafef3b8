/** Kind of note, with the words of its occasion after a colon, then the note. */
export const NOTES_EN = `
compliment|You asked for a kind word out loud, and that takes a quiet sort of courage.
compliment|You're the kind of person who leaves half the umbrella for someone else.
compliment|You notice things, and people feel more real around you because of it.
compliment|You make hard days look like ordinary ones. That's a skill.
compliment|There's a warmth in how you talk that can't be faked.
compliment|You're far more capable than the voice in your head admits.
compliment|You kept going when nobody was clapping. So here: clap, clap.
compliment|You're easy to be around, and that's rarer than clever.
compliment|You're someone worth knowing slowly.
compliment|Even your passing remarks have care in them.
compliment|The world is a little lighter on the days you show up.
compliment|You're funny in a way that doesn't need a target.
hype|Shoulders back, slow breath. You know this better than anyone in that room. Say the first line steadily and the rest will follow you.
hype|You're not there to be judged, you're there to hand them something good. Go and own it.
hype|Nerves just mean you care, and people who care prepare. You've got this. Go.
birthday|Happy birthday, {n}! May this year bring you good sleep, good company and at least one perfect slice of cake.
birthday|Happy birthday, {n}! May your worries be fewer than your candles and your laughs louder than your alarm.
birthday|Happy birthday, {n}! Another year of you is the best present the rest of us could get.
birthday|To {n}: happy birthday! May what you hope for find its way to you this year, and may you be napping when it knocks.
birthday-child|Happy birthday, {n}! May this year bring you taller shoes, louder laughs and at least one enormous balloon.
birthday-child|Happy birthday, {n}! You light up the house like all the candles at once. We love you very much.
birthday-child|Hip hip hooray, {n}! A whole new number, just for you. May it be full of friends, puddles and cake.
birthday-elder|Happy birthday, {n}! Thank you for all the years of patience, soup and good advice. Wishing you health, rest and plenty of sunshine.
birthday-work|Happy birthday, {n}! Wishing you a great day and a good year ahead. Hope there's cake involved.
birthday-work|Happy birthday, {n}! Thanks for being such a pleasure to work with. Have a lovely day.
birthday-friend|Happy birthday, {n}! Thank you for knowing my worst stories and staying anyway. Cake's on me.
birthday-friend|Happy birthday, {n}! You're my favourite person to do nothing with. Here's to another year of it.
birthday-love|Happy birthday, {n}. Last year I wished for you; this year I wish for more mornings with you.
apology|I'm sorry {w}. I wasn't thinking about how it would feel for you, and I should have been. You don't have to forgive me right away. I just want you to know I mean it.
apology|I owe you an apology: I'm sorry {w}. No excuses. I'd like to make it right, whenever you're ready.
apology|I've been thinking about it and I was wrong. I'm sorry {w}. You deserved better, and I'll do better.
apology-child|{p}, I'm sorry {w}. You didn't do anything bad; I was tired and too loud, and that was my mistake. Next time I'll take a big breath first. Can I have a hug?
apology-child|{p}, I'm sorry {w}. Grown-ups get things wrong too, and then they have to say sorry. Are you still sad about it? You can tell me, I'm listening.
apology-child|{p}, I want to say sorry {w}. I love you, even when I'm cross. Shall we make up?
apology-family|{p}, I'm sorry {w}. It wasn't fair to you, and I regretted it right away. I love you. Can I make it up to you with dinner?
apology-love|I'm so sorry {w}. You should never have to wonder whether you matter to me, and this time I made you wonder. Let me make it up to you.
apology-thing|I'm really sorry {w}. It was careless of me. Let me replace it: would you like the same one, or shall I pay you back?
excuse-late|Sorry I'm late. I misjudged the traffic this morning, and I'll leave earlier next time.
excuse-late|Apologies for being late, my morning got away from me. I'm here now and I'll catch up. (The plain truth, "I overslept, it won't happen again", works surprisingly well.)
excuse-sick|Hi, I've woken up feeling unwell and I don't think I'd be much use today, so I'd like to take a sick day. I'll check messages for anything urgent.
excuse-sick|Morning. I had a rough night with my stomach and need to rest today. I'll hand over anything urgent and hope to be back tomorrow.
excuse-homework|I got stuck on a couple of the problems and wanted to understand them first. I'll hand it in by the end of the day.
excuse-party|Thank you so much for asking me! I can't make it this time, but have a great night and send me pictures.
excuse-party|I'm worn out and need a quiet night in. Next one, I'm there.
excuse-date|That's kind of you. I've got a lot on at the moment and don't want to leave you waiting, so I'll say no this time.
excuse|I'm so sorry, something has come up that I have to deal with today. Can we move it?
excuse|Sorry, a family thing came up and I need to leave early. I'll finish the rest tonight. (When the truth will do, it's the easiest to remember.)
motto|Slow is fine, as long as it's the right way.
motto|Done first, perfect later.
motto|Carry a light and no road is all dark.
motto|One small step, taken today, beats a leap planned for Monday.
motto|Bring an umbrella instead of worrying about rain.
motto|The best time to plant a tree was twenty years ago. The next best is now.
motto|Be kind; everyone is carrying something.
motto|You don't have to be great to start, but you do have to start.
motto|Eat well, sleep well, and let the rest take its time.
motto|What you practise in the rain, you own in the sun.
motto|Leave every room a little warmer.
motto|A calm mind is a quick one.
motto-up|Up you get: sit first, stand second. That's half the day won.
motto-up|The bed won't miss you. Breakfast will.
motto-work|Hard work gets finished one line at a time.
motto-study|Turn one page. Then one more. That's the whole secret.
motto-sad|Morning comes. Rest until then.
motto-sport|Today's sweat is tomorrow's second wind.
caption:sunset,dusk,evening|The sky clocked off in style.
caption:sunset,dusk,evening|Proof that endings can be beautiful.
caption:beach,sea,ocean|Salt in my hair, nothing on my mind.
caption:beach,sea,ocean|Gave my worries to the sea. It didn't give them back.
caption:travel,trip,vacation,holiday,hike,mountain|Somewhere between lost and found, with snacks.
caption:travel,trip,vacation,holiday,hike,mountain|The mountain called. I brought sandwiches.
caption:birthday|One year louder.
caption:birthday|Level up. Cake consumed.
caption:graduation,graduate|Caps off, next chapter.
caption:graduation,graduate|Thanks for the memories and the caffeine.
caption:work,monday,office|Powered by coffee and mild panic.
caption:food,dinner,brunch,pizza,coffee|Diet starts tomorrow. Again.
caption:food,dinner,brunch,pizza,coffee|This bite has my full attention.
caption:cat,dog,pet,puppy,kitten|Owned by a small animal. Please send help, or treats.
caption:cat,dog,pet,puppy,kitten|My therapist has paws.
caption:couple,love,anniversary,boyfriend,girlfriend,wedding|Two cups, one table, all I need.
caption:couple,love,anniversary,boyfriend,girlfriend,wedding|Found my favourite place: next to you.
caption:rain,rainy|The rain took the day off for me.
caption:snow|The whole city learned to whisper.
caption:spring,flower,flowers|Blooming at my own speed.
caption:autumn,fall|Falling, but make it cosy.
caption:summer|Sun out, plans off.
caption:weekend,lazy,sunday|Currently doing nothing, and doing it well.
caption:new year|Thanks for the lessons, last year. Next.
caption:gym,run,workout|Showed up. Sweat has the receipts.
caption:selfie,pic of me,mirror|The light was kind.
caption:friend,friends,squad,night out|We came, we laughed, we were asked to keep it down.
caption:baby,kid,school,kindergarten|Small backpack, big world.
caption:bio,status,profile|Walking slowly, looking at flowers.
caption:bio,status,profile|Soft heart, strong coffee.
caption:|An ordinary day, carefully saved.
caption:|No filter, just good light.
caption:|Collecting small good things.
fortune|Your card for today: a small lantern. Something you put off takes ten minutes and feels wonderful after. Lucky colour: sea green.
fortune|I see a message that makes you smile before evening. Lucky number: seven. Take it with a pinch of salt and a biscuit.
fortune|The leaves say: go slowly and you'll arrive early. Eat something sweet, and don't decide on an empty stomach.
fortune|An old friend is thinking of you. Say hello first. Lucky direction: wherever the sun is.
fortune|Neither storm nor parade today, just a good day to tidy one drawer. You'll find something you thought was lost.
fortune|Fortune says: the door you're eyeing opens outwards. Push gently.
fortune-tarot|You drew The Star, upright: hope coming back slowly. Cards don't know hearts, so ask the person when you can.
fortune-tarot|You drew The Moon: too foggy for conclusions. Wait for daylight, then look again.
fortune-tarot|You drew The Sun: plain, warm, nothing hidden. A good day for saying it out loud.
fortune-love|Love looks like a bud today: not open, not closed. Someone is rehearsing a hello.
fortune-study|The stars say: you know more than you fear. Read two more pages tonight and sleep.
fortune-money|Money: a small saving rather than a big win. Don't shop after midnight.
fortune-ball|The magic 8 ball says: signs point to yes, if you do your part.
fortune-ball|The magic 8 ball says: reply hazy, ask again after a good sleep.
fortune-ball|The magic 8 ball says: outlook good. Study anyway.
fortune-ball|The magic 8 ball says: don't count on luck alone.
`;
