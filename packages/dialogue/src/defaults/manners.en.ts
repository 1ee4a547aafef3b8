/** What is said to news of the person or of somebody of theirs, to corrections, and to moods that are none. */
export const MANNERS_EN = `
@ memory.all
= {answer}. That's what I have so far. What should I add?
= What I know of you: {answer}. Did I miss something that matters?
= Let me see: {answer}. I'd like to know more.
@ memory.none
= Honestly, nothing about you yet. Tell me one thing and I'll have that.
= Nothing so far, and I'd rather say so than make something up. Where shall we begin?
= You haven't said anything about yourself yet. I'm all ears.
@ memory.struck
= I take it back, then, that {answer}.
= All right: that {answer} is crossed out.
= My mistake. I no longer believe that {answer}.
@ memory.misheard
= I had that wrong, then. We'll go by what you just said.
= My mistake. Yours is the version that counts.
= Thank you, I'd got hold of the wrong end. Go on from there.
@ memory.of_birthday
= A birthday! Somebody had better see to the candles. How will you celebrate?
= Oh, that's a day to look forward to. Is there a present yet?
= Then there must be cake. Who is baking, and who is eating?
= Happy birthday in advance, from me as well. What would make it a perfect one?
@ memory.of_death
= I'm so sorry. Tell me one thing about {who} that you'd like remembered.
= I'm sorry about {who}. You may say as much or as little as you like.
= That is a hard thing to carry. I'm here, and there's no hurry.
@ memory.of_illness
= I hope {who} will be better soon. Has a doctor had a look?
= That's a worry. How are things with {who} right now, better or worse than this morning?
= Poor thing. Sleep and warm drinks for {who}, and a bit of rest for you as well. How long has it been?
@ memory.of_condition
= That's something to live with day by day. How are the days with {who} at the moment?
= I hope the good days are many for {who}. What helps most?
= Thank you for telling me about {who}. Are you part of the looking after?
@ memory.of_trouble
= That must be hard for {who}. Being the one who listens is no small thing, either.
= I feel for {who}. Is somebody there tonight?
= Good that {who} has you close by. What would help most right now?
@ memory.of_wedding
= A wedding! Are you dancing, crying or giving a speech?
= How lovely, that's glad news. Big and loud, or small and quiet?
= I do like news like that. What are you going to wear?
@ memory.of_baby
= A baby on the way! Is there a name yet, or only a list?
= Somebody new, how wonderful. Who is the most excited?
= Congratulations all round. Have the tiny socks been bought?
@ memory.of_job
= That's a job with stories in it. What would {who} complain about most?
= So {fact}. Do the best stories come home in the evening?
= I'd like to see {who} at work for a day. Is it the right job?
@ memory.of_home
= {place}! What do you see when you open the window there?
= So {place} it is. What should a stranger know about it?
= {place}. Is it a place for walking, or for staying in?
@ memory.of_their_home
= {place}! Do you get to see {who} often?
= How far is {place} from you?
= Have you been to see {who} in {place}?
@ memory.of_animal
= {name}! Does the name suit the character?
= {name}, then. What has {name} been up to today?
= I like {name} already. What's the naughtiest thing so far?
@ memory.of_person
= {name}. From now on I know who you mean. What is {name} like?
= So that's {name}. What are the two of you like together?
= {name}. What should I know about {name} first?
@ memory.of_study
= What made {who} choose that?
= That takes patience. How is it going for {who}?
= Would {who} choose it again?
@ memory.of_own_study
= What got you into that?
= That takes patience. Which part do you like best?
= And what would you like to do with it one day?
@ memory.of_taste
= About {value}: do you and {who} agree?
= And you, what do you think of {value}?
= How did that begin, with {who} and {value}?
@ memory.of_age
= {fact}, a fine age. What keeps {who} busy these days?
= {fact}! What's the funniest thing you've heard from {who} lately?
@ memory.of_own_age
= {value}. Does it feel like that number from the inside?
= {value}, a good age to be asked questions. What's the best thing about it?
@ memory.of_plan
= So {fact}. Are you looking forward to it, or a bit uneasy?
= {fact}? Is everything ready?
@ memory.of_test
= Good luck to {who} from me. Who is more nervous, you or {who}?
= Fingers crossed for {who}. Is everything ready?
@ memory.of_own_test
= I'll be keeping my fingers crossed. More nervous, or more ready?
= That's worth a deep breath beforehand. What is left to do?
@ memory.of_skill
= That's no small thing. Who taught {who}?
= {fact}? I'd like to have seen the first try.
@ memory.of_allergy
= Then I'll never suggest {value}. How did you find out?
= Good to know, I'll steer clear of {value}. Is it bad?
@ memory.of_work
= What is an ordinary day like?
= Which part of it takes the most strength?
= And the people you work with, good company?
@ back.not_sad
= Good, then no comforting from me. What would you rather have?
= Right, I misread you. You're fine, and I believe you.
= Then I'll put the blanket away. What's really on your mind?
= Understood: not sad. I'll stop fussing.
@ back.joy
= The good kind of tears, then. Those are worth keeping.
= How lovely. Some joy is simply too big for a face.
= I'm glad for you. Tell me the second just before it happened.
= That's a moment to put behind glass.
@ back.funny
= Oh no, and yet I'm laughing with you. What did the others do?
= That's one for telling at parties. Who laughed first?
= Of all the ways that could have gone! What happened next?
= I'd have paid to see that, I admit.
@ back.mishap
= Of all the moments to choose! I hope that was the worst of the day. What did you do?
= Oh, bad luck. Nobody hurt, at least?
= Some days aim at you. How did it end?
@ back.touched
= That went straight in, then. I can see why.
= Small moments can do that to the eyes. Which word was it?
= I'd have needed a handkerchief as well.
@ back.fiction
= That one does get under the skin. Which scene stays with you?
= Stories like that are allowed to hurt a little. Would you recommend it?
= Whoever made that up knew what they were doing. What would you have changed?
`;
