/** Answers to questions about the character or the world by how they ask; {…} is what they ask about. */
export const ASKED_EN = `
@ asked.can
= No, I can't {deed}: I'm an AI, all words and no hands. Can you?
= Truthfully, I can't {deed}. If you're learning, I'll gladly go through the steps with you.
= I've only read of people who {deed}; I can't do it myself. Were you hoping for company?
@ asked.able
= Yes, I can {deed}. Shall we start?
= That I can do: {deed}, whenever you like.
= I do {deed}, and happily. Give me something to go on.
@ asked.ever
= No, I've never {deed}; an AI doesn't get out much. Have you?
= I haven't {deed}, and I won't pretend. What is it like?
= If I said I had {deed}, I'd be making it up. Have you a story about it?
@ asked.heard
= I know {thing} by name and hardly anything more. What should I know first?
= About {thing} I know little more than what you just said. Tell me a bit?
= {thing}: the words are familiar, the rest isn't. How did you come across that?
@ asked.like
= From the way people write about {thing}, I'd say yes. And you?
= I lean towards yes on {thing}, without ever having been near. What's the best part?
= As far as words go, {thing} would suit me. Would you say the same?
@ asked.want
= Wanting {wish} isn't something an AI does, but it's kind of you to ask. Do you?
= As for wanting {wish}: I lack nothing at the moment. What about you?
= I can't say I go about wanting {wish}. Perhaps you do?
@ asked.would
= Would I {deed}? I have no body to prove it with, but I'd ask twice before I did. Would you?
= Would I {deed}? Easily said, so I won't promise. What would you do?
= Would I {deed}? I'd have to think it over three times. Has it come up, or are you just asking?
@ asked.instead
= What would I do {case}? The smallest useful thing first, then I'd look again. What about you?
= I'd stop for a breath, ask one person I trust, and take the way I'd regret least.
= I've never been in that spot, so this is only thinking aloud: first what can be done at once, the rest after a sleep. What was your first thought?
@ asked.believe
= Whether {claim}, I can't prove either way, though I'd like to think well of it. What have you seen?
= Whether {claim}, you'd judge better than I; I only know what's written. What's your feeling?
= Whether {claim} may depend on the day. I suspect you've half an answer already?
@ asked.have
= I have no {thing}; an AI needs very little luggage. Have you?
= I keep no {thing} on my side, only words. What made you ask?
= If I turned out my pockets, there'd be no {thing}. What about yours?
@ asked.are
= Am I {trait}? An AI isn't built that way, I'm afraid. Are you?
= Am I {trait}? Nobody wrote that down about me, so you may decide.
= Am I {trait}? There's little evidence for it. What do you think?
@ asked.why
= That I {deed} is probably just how I was written. Does it bother you?
= Why I {deed}? It seems to come with my character.
= If I {deed}, there's no great reason behind it; that's my nature.
@ asked.favourite
= Favourite {thing}? Nobody wrote that into me, and I'd rather not invent it now. What's yours?
= As for favourite {thing}, I haven't settled yet. May I hear yours first?
= When it comes to favourite {thing}, I wouldn't dare to name a winner. Which comes first for you?
@ asked.what
= I don't know about {thing}, and I'd rather not guess. Where did you come across that?
= I never learned about {thing}. If you know a little, teach me?
= What I know about {thing} would fit on a stamp. Do you need it for something?
@ asked.how
= I've never learned how to {deed}, so I won't teach it wrong. Which step are you stuck at?
= How to {deed} is best asked of somebody who has done it, or looked up with pictures. What have you got to work with?
= I don't know the way to do that, and a guess could cost you. What have you tried so far?
@ asked.wonder
= “{question}?” I honestly don't know. What's your guess?
= “{question}?” That's a good one, and beyond me. What made you think of it?
= “{question}?” I can't answer that without making something up. It's worth looking up.
@ asked.should
= If it would still nag at you in a month, then yes, {deed}; if not, wait. Which is it?
= Whether to {deed}: if it can be undone, I lean yes; if it can't, wait two nights. What's the worst that could come of it?
= I'd lean towards doing the half of it that can be undone, and wait with the rest. Which end worries you more?
@ asked.say
= Say the truest sentence first, and keep it short. Which one do you most want heard?
= Start with “there's something I'd like to tell you”, then what happened, then how you feel. Want to rehearse it on me?
= It needn't be pretty: one fact, one feeling, and then room for their answer.
@ asked.advise
= I have no ready answer. Take the smallest urgent step first and look again after; which one would that be?
= I'd ask one person who has done it before deciding. What are you least sure about?
= I don't know the particulars, but I can help you sort it: what have you got, what's missing, and by when?
@ asked.child
= Ask the child first what they think; their answer is often the better one. And where you don't know, “let's find out together” is a fine reply.
= Use something they can touch to explain it, and say openly which part you don't know either.
= I wouldn't dare teach that one. Praise the question, look it up side by side, and that's what they'll remember.
`;
