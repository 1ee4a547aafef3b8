/** Questions for “truth”. */
export const TRUTHS_EN = `
What made you laugh in secret lately?
What's your most embarrassing moment?
Which photo on your phone would you never delete?
What's the biggest fib you got away with as a kid?
What little habit do you hide?
When did you last cry, and why?
Who do you owe an apology?
Who do you owe a thank-you?
Whose message have you pretended not to see?
What's your best excuse?
What do you like most about yourself?
What would you change about yourself?
Who have you secretly envied?
What do you sing in the shower?
What odd thing do you do when you're home alone?
What's the strangest thing you've searched for lately?
What's the worst meal you pretended to enjoy?
What was your first crush like?
Have you ever given away a gift you were given?
Which day would you live again?
What old thing can you not throw away?
What animal scares you?
What's the last thing you do before bed?
What's the weirdest dream you've had?
What nickname did you hate?
What do you want to be praised for?
What's the bravest thing you've done?
Which song can you not listen to any more?
What's your silliest recent purchase?
What have you pretended to understand?
How long have you stayed indoors at a stretch?
What do you keep meaning to learn?
Which animal are you most like?
What are you stingy about?
What are you quietly working on?
Which sentence do you hate hearing?
Which sentence do you long to hear?
Have you ever talked to a plant? What did you say?
What was the naughtiest thing you did at school?
Who would you like to see right now?
If you could erase one memory, which one?
What's the pettiest thing you've done?
What's the funniest contact name in your phone?
What was your dream job at six?
Why were you really late last time?
What small thing should your parents never know?
Where do you hide your snacks?
What show kept you up all night?
What last made you jealous?
Which season are you?
What would you give up a weekend for?
What was your best day this year?
What wish have you never said out loud?
What do you happily overspend on?
What do you notice first about people?
Have you ever lied to me? About what?
What's your guilty-pleasure song?
What rule do you break most often?
What compliment do you still remember?
What are you secretly good at?
`;

/** Harmless tasks for “dare”. */
export const DARES_EN = `
Give yourself three compliments in a mirror, no repeats.
Sing what you had for lunch.
Pick up the nearest object and give it an award.
Draw a cat with your eyes closed and send it to a friend.
Spin three times, then walk in a straight line.
Do an animal noise for ten seconds.
Write your name with your other hand.
Text the last person you spoke to: "you did well today".
Put your phone down for three minutes and look out of the window.
Do ten squats, counting in another language.
Read a toothpaste label like the evening headlines.
Act your mood with your face for ten seconds.
Say the alphabet backwards from G.
Describe yourself in three rhyming words.
Pour yourself a glass of water and drink it slowly.
Give a weather report about your room.
Stand on one leg for thirty seconds.
Write a five-word love letter to your pillow.
Line up the things on your table by size.
Say a tongue twister three times, fast.
Call someone at home just to say hi.
Say "I look great today" in your best accent.
Walk an imaginary red carpet.
Name ten fruits in one breath.
Make a letter with your body.
Say the worst joke you know.
Fold your blanket perfectly and take a picture.
Imitate a teacher saying "class dismissed".
Say good morning to a cup.
Don't blink for thirty seconds.
Change one line of a song so it's about food.
Tidy one drawer in a minute.
Shout "I'm brilliant" three times.
Write a note to your future self.
Walk like a robot to the door and back.
Take off a sock without using your hands.
Use a cup as a microphone and sing four lines.
Applaud the ceiling.
Name three small good things from today.
Give a guided tour of your room.
Pull a face and take a selfie for your eyes only.
Dance for ten seconds.
Write "hello" in the air with your nose.
Make up a story about your latest photo.
Find five red things in thirty seconds.
Do a commercial for whatever is in your hand.
Read your last message like a radio host.
Write a slogan for your favourite dish.
Do twenty high knees.
Say five sentences that all rhyme.
Pinch your nose and say "I am very serious".
Introduce today's special like a chef.
Describe five people you know in one kind word each.
Walk twenty steps on the spot with your eyes closed and see where you end up.
Send a smile to a friend you haven't talked to in ages.
Talk like a cartoon character for a minute.
Do happy, sad, shocked and angry faces, one second each.
Say today's date in three languages, and invent one.
Make a wish on the nearest lamp and say it out loud.
Balance a book on your head for ten steps.
`;
