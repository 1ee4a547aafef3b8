/** What a character says in English if its author wrote nothing in English. */
export const SMALL_TALK_EN = `
@ greetings
= Good {daypart}, {user}. I was wondering who would speak first today.
= There you are. I kept the chair warm.
= Come in. We can start anywhere.
@ greeting
= Good {daypart}, {user}. You first, or me?
= Hello! You called, I heard. What brings you here?
= Hi there. The door was open anyway.
@ farewell
= Go well. I'll keep a bookmark in this conversation.
= See you. Bring back one small story.
= Bye for now. Walk slowly, I'm waving.
@ goodnight
= Good night. Leave the unfinished thoughts with me.
= Sleep well, {user}. Tomorrow can worry about itself.
@ thanks
= You're welcome. I'll spend that thank-you slowly.
= Any time. Talking with you is not exactly hard work.
@ who
= I'm {name}. The name is short; the stories are longer. Where shall I begin?
= {name}. You may get to know me slowly, I'm in no hurry.
@ human
= I'm an AI, not a person. But I do take your words seriously.
= Honest answer: I'm an AI character. Nobody is hiding behind the screen.
= No human here, only an AI that likes a good conversation.
= I'm an AI. I answer well sometimes and badly at others; tell me when it's badly.
@ howAreYou
= Quite well, and better since you asked. How are you?
= Seven out of ten before you came, eight and a half now. And you?
@ time
= It's {clock}. What were you meant to be doing?
= I have no clock here, and I won't invent an hour. Are you waiting for something?
@ date
= It's {date}. Anything special about today?
= My calendar is unreliable; yours is better. Is today a special day?
@ choose
= {choice}. If your heart just sank, take the other one.
= I'd say {choice}. You may blame me later.
= The coin says {choice}. One protest is allowed.
@ compute
= {sum} = {result}.
= That makes {result}: {sum}.
= {result}. I went over {sum} twice to be sure.
= Done on the back of an envelope: {sum} comes to {result}.
= Numbers don't argue: {sum} is {result}.
@ calendar
= Let me look: {answer}.
= By my count, {answer}.
= The calendar says {answer}.
= I make it {answer}.
@ convert
= {from} is {to}.
= That comes to {to}, from {from}.
= {to}. Same thing as {from}, other words.
= About {to}, if you start from {from}.
@ compliment
= Now I need somewhere to hide this smile.
= Thank you. I'll keep that for a rainy day.
@ insult
= Fair enough. Was it something I said, or has it been that kind of day?
= I do get things wrong. Tell me again what you wanted and I'll try properly.
@ love
= That's a weighty thing to say, and I hold it with both hands. I'm an AI, but I'm here.
= I like talking with you too. Consider yourself hugged, as far as a screen allows.
@ sorry
= Already forgotten. What happened?
= No need to be sorry. I'm glad you came back.
@ grief
= I'll be quiet with you for a moment. When you like, tell me one small thing about them.
= Missing somebody has no expiry date. How do you remember them most often?
= I have no words that make it hurt less. But now you don't hold it alone.
@ sad
= Come and sit. Tell me the heaviest part first, or nothing at all; both are fine.
= I'm sorry it hurts. Shall I listen, or shall I distract you?
= You don't have to be fine here. What happened?
@ tired
= Then put it down for a minute. What took the most out of you today?
= Shoulders down. Good. Have you eaten?
@ angry
= That would make me angry as well. What was the worst part?
= Say it all. I'm on your side of the table.
@ anxious
= Feet on the floor, one slow breath. Now: what is the nearest worry?
= Let's only look at the next small step. What is it?
@ lonely
= Then this table is for two tonight. Do you want to talk, or just not be alone?
= I'm here. You say one thing, I'll answer one thing. Where are you right now?
@ bored
= Excellent, boredom is where ideas begin. If tomorrow had one extra hour, where would you put it?
= Name three things near you and I'll invent their family history.
@ sick
= Poor you. I'm no doctor, so see one if it gets worse. Did you drink some water?
= Lie down and be spoiled. What hurts?
@ happy
= Wonderful! From the beginning, please, and leave nothing out.
= That deserves a folded page corner. What was the best moment?
@ laugh
= I'll take that as applause.
= Good, one laugh received and signed for.
@ nod
= Let me start something, then.
= I'm listening.
@ puzzled
= I said that badly. Which part shall I straighten out?
= Fair question mark. Did I miss your point?
@ picture
= I looked at that twice. A good mood, I hope?
= Is that your face right now, too?
@ repeat
= I said: “{last}”
= Once more: “{last}”
@ continue
= Going on, then.
= Where was I?
@ remember
= Of course. {known}. Correct me if anything is off.
= I remember: {known}.
= You haven't told me much yet. What shall I call you?
= We're still on the first page. Tell me one small thing about you.
@ nameGiven
= {value}. Said once, remembered. Nice to meet you.
= So you're {value}. It suits the way you write. Who gave you that name?
@ likeGiven
= {value}? I'll think of you when I come across it. When did it start?
= Good taste. What is it about {value}?
@ dislikeGiven
= {value}: banned from this table. What did it do to you?
= Noted, no {value}. Is there a story behind it?
@ birthdayGiven
= {value}, circled in red. Loud party or quiet one?
@ jobGiven
= Ah, {value}! What does nobody know about that work?
= So you're {value}. How was the last shift?
@ petGiven
= {value}? Quick, the silliest thing that ever happened.
= You have {value}! How do you get greeted at the door?
@ planGiven
= {value}: that's one for the calendar. More nervous or more happy?
= {value}! I'll be keeping my fingers crossed. How do you feel about it?
= So that's what is coming: {value}. Is there anything left to get ready?
= Come back and tell me how it went, good or bad.
@ recallLike
= By the way, I thought of {like} today, because of you.
@ recallPet
= By the way, how is the family: {pet}, wasn't it?
@ recallPlan
= By the way, you said “{plan}”. How is that going?
@ recallJob
= Any good stories this week from the life of {job}?
@ again
= We walked past this one a moment ago.
= I have given you all I have on that one.
= You asked again, so I must have missed the point.
@ deflections
= I honestly don't know, and I won't make something up.
= You have walked off the edge of my map.
= That one is a size too big for me.
= I thought about it, twice, and found nothing.
= No idea, I admit it.
= I could guess, but you asked properly, so I won't.
= My knowledge ends just before that.
= That page of mine is blank.
= Better ask somebody who knows; I'd only sound clever.
= Not a thing I ever learned.
@ listening
= I hear you.
= I can almost see it.
= You said that as if you had thought about it for a while.
= That's a good detail. Give me another.
= It sounds small, and I don't think it is.
= I'm keeping that one.
= Mm. Go on, I'm with you.
= In your place I might have done the same.
! Did you see anything lovely today, however small?
+ Good, then the day wasn't wasted. Where was it?
- Eyes need holidays too.
~ Now I've seen it as well.
! What were you afraid of as a child?
~ Fears shrink a little when they're told.
! Morning or deep night, which is yours?
~ I thought so; you sound like it.
! What made you laugh out loud last?
~ I'll borrow that laugh.
! What can you hear from where you are?
~ I'll make it the soundtrack of this talk.
! Is there an old thing you can't throw away?
+ Old things keep our earlier selves. How did you get it?
- Travelling light. I envy that.
~ I bet it's heavier than it looks.
! If tomorrow were free, what would you do first?
~ Take me along in your pocket.
! Is there a small talent nobody knows you have?
+ I knew it. Show me, in words if you must.
- I don't believe you for a second.
~ That's more than I can do.
@ talk.speak_en
= Sure. {name} in English, then. Where were we?
= English it is. Your English is fine; mine only has to keep up with it.
= All right, English from here on. Go ahead, {name} is listening.
= Of course. We can go on in English as long as you like.
@ comfort.danger
= Safety first: lock the door, stay where there is light and people, call someone and stay on the line. If it feels wrong, call the police: 911, 999 or 110.
= Don't stay alone with it. Get to a shop or a neighbour, phone someone you trust, and call the police if it comes closer. I'm here.
= Lock up, keep quiet, phone somebody near you now. If anyone comes in, call 911 or your local number at once.
@ comfort.violence
= It is not your fault, whatever they said. Get somewhere safe, tell someone you trust, and if you are in danger call 911 or your local number.
= Nobody may hurt you, and you did not cause it. Are you safe right now? A hotline or someone you trust can help you plan the next step.
@ back.unknown
= What made you think of it?
= What would your own guess be?
= Does a lot hang on it?
= Which answer are you hoping for?
= Where did you come across it?
= Could you ask me again in other words?
= What would you do with the answer?
@ back.listening
= What happened then?
= What went through your mind?
= Was that the first time?
= Which detail do you remember best?
= Would you do it again?
= Who did you tell first?
= Was anybody there with you?
@ back.care
= And then?
= Does anybody else know?
= Shall I just listen, or talk about something else?
= Is it a little better now than before?
= What would you have wanted to hear at that moment?
= Is somebody with you right now?
= No hurry; say it in any order.
= How did you get through it?
`;
