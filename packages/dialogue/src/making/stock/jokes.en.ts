/** One joke a line. */
export const JOKES_EN = `
I asked the librarian if they had any books on paranoia. They whispered, "They're right behind you."
My doctor said I need to watch what I eat, so I bought tickets to a cooking show.
Teacher: "Why is your homework in your dad's handwriting?" Kid: "I used his pen."
I have a step counter and a dog. The dog is doing great.
My smart watch said it was time to stand up. I moved it to the other wrist.
Waiter, what's this fly doing in my soup? "Looks like the backstroke."
I told my suitcase there'd be no vacation this year. Now I'm dealing with emotional baggage.
Interviewer: "What's your biggest weakness?" "Honesty." "I don't think honesty is a weakness." "I don't care what you think."
A man walks into a library and orders fish and chips. "Sir, this is a library." He whispers, "Sorry. Fish and chips, please."
I bought a ceiling fan the other day. Complete waste of money. It just hangs there and never claps.
My gym says I'm a valued member. They have met me once.
I put my phone on airplane mode. Worst paper plane ever.
Kid: "Mom, can I have a pony?" Mom: "Ask your dad." Kid: "I did. He said to ask you where the pony would sleep. I said your side."
I'm on a seafood diet. I see food, and then there isn't any.
My plants and I have an understanding: I forget to water them, and they forget to live.
My boss told me to have a good day, so I went home.
I started reading a book about anti-gravity. It's impossible to put down.
A snail got mugged by two tortoises. "What happened?" asked the police. "I don't know, it all went so fast."
My bank says I have insufficient funds. I say they have insufficient imagination.
Dad, did you get a haircut? "No, I got them all cut."
I asked for a book on how to ask fewer questions. The clerk said, "Are you sure?"
I tried the new restaurant on the moon. Great food, no atmosphere.
My cat looked at my new diet plan and pushed it off the table.
Two fish are in a tank. One says, "Do you know how to drive this thing?"
I'm reading a horror story in Braille. Something bad is about to happen. I can feel it.
Someone stole my mood ring. I don't know how I feel about that.
I have a photographic memory. I just never have film.
My alarm clock and I had a fight. It wanted me to get up. Things escalated, and now it's on the floor.
Parallel lines have so much in common. Such a shame they'll never meet.
I asked my dog what two minus two is. He said nothing.
My GPS said "make a U-turn", so now I question all my choices.
Customer: "Is this pizza for here or to go?" Me: "It's for feelings."
I used to hate facial hair, but then it grew on me.
How does a penguin build its house? Igloos it together.
I went to a restaurant that serves breakfast at any time, so I ordered toast during the Renaissance.
I told the barber "just a little off the top". Now my hat has room for lunch.
My neighbour knocked at two in the morning. Luckily I was still up, playing the drums.
A skeleton walks into a bar and says, "One drink, please, and a mop."
I'd like to thank my legs for always supporting me, my arms for being at my side, and my fingers, because I can count on them.
The optimist says the glass is half full, the pessimist says half empty, and my roommate says "are you going to finish that?"
I asked my grandpa his secret to a long life. "Don't argue with fools." I said that can't be all. He said, "You're right."
My toaster has two settings: still bread, and charcoal.
My fridge keeps running. Honestly, one of us should.
I joined a support group for procrastinators. We haven't met yet.
Teacher: "Name two pronouns." Student: "Who, me?" Teacher: "Correct."
I bought a boat because it was for sail.
Kid at the zoo: "Mom, why is that horse wearing pyjamas?" "That's a zebra." "So it's bedtime."
Why do bees have sticky hair? Because they use honeycombs.
My phone's battery lasts longer than my New Year's resolutions, and it dies at noon.
A horse walks into a bar. "Hey," says the bartender. "You read my mind," says the horse.
A book just fell on my head. I only have my shelf to blame.
I'm great at multitasking. I can waste time, be unproductive and put things off all at once.
What do you call a dog that does magic? A labracadabrador.
The inventor of the knock-knock joke deserves a no bell prize.
I was going to share a joke about time travel, but you didn't like it.
My wallet is like an onion. Opening it makes me cry.
How many tickles does it take to make an octopus laugh? Ten tickles.
"Doctor, I think I need glasses." "You certainly do. This is a bakery."
I asked the gym if they could teach me the splits. "How flexible are you?" "I can't make Tuesdays."
Why did the scarecrow win an award? Outstanding in the field.
I don't trust stairs. They're always up to something.
What's brown and sticky? A stick.
My kid wanted to know what it's like to be a parent, so I woke them at two to say my sock came off.
Why don't skeletons fight each other? They don't have the guts.
I named my dog Five Miles so I can say I walk Five Miles every day.
Why did the bicycle fall over? It was two tired.
How do you organize a space party? You planet.
I ordered a chicken and an egg online. I'll let you know.
What do you call a bear with no teeth? A gummy bear.
What's the best thing about Switzerland? I don't know, but the flag is a big plus.
I failed my driving test. The examiner asked what I do at a red light. I said I check my messages.
Why can't you give Elsa a balloon? She'll let it go.
I used to be a baker, but I couldn't make enough dough.
Did you hear about the claustrophobic astronaut? He just needed a little space.
What did one wall say to the other? Meet you at the corner.
Why did the math book look sad? It had too many problems.
My houseguest asked for the wifi password. "Buy a coffee first." So I bought myself a coffee.
I told my computer I needed a break. It froze out of sympathy.
What do you call cheese that isn't yours? Nacho cheese.
Why did the golfer bring two pairs of trousers? In case of a hole in one.
Dad: "I'll call you later." Kid: "Please don't. Call me by my name."
I have an inferiority complex, but it's not a very good one.
What do clouds wear under their trousers? Thunderwear.
My email password got hacked. That's the third time I've had to rename the cat.
What did the ocean say to the beach? Nothing, it just waved.
How do you catch a squirrel? Climb a tree and act like a nut.
I'm writing a book on hurricanes and tornadoes. It's only a draft.
Why was the broom late? It overswept.
A termite walks into the pub and asks, "Is the bar tender here?"
What time did the man go to the dentist? Tooth-hurty.
I got a job at a calendar factory. They fired me for taking a day off.
Why don't eggs joke around? They'd crack each other up.
I asked the waiter how they prepare the chicken. "We just say it straight: you're not going to make it."
What did the left eye say to the right eye? Between you and me, something smells.
I have a joke about paper, but it's tearable.
A sandwich walks into a bar. "Sorry," says the bartender, "we don't serve food here."
Why do cows wear bells? Because their horns don't work.
My grandma started walking five miles a day when she was sixty. She's ninety now and nobody knows where she is.
What kind of shoes does a spy wear? Sneakers.
I'm so good at sleeping I can do it with my eyes closed.
Where do sheep get a haircut? At the baa-baa shop.
I asked my date to meet me at the gym. Neither of us showed up. It's a match.
Why did the tomato blush? It saw the salad dressing.
What do you get when you cross a snowman and a vampire? Frostbite.
Why did the coffee go to the police? It got mugged.
I would make a joke about pizza, but it's a little cheesy.
What do you call a factory that makes okay products? A satisfactory.
I went to buy camouflage trousers, but I couldn't find any.
What do you call a fish with no eyes? A fsh.
Why did the cookie go to the doctor? It felt crumby.
I can cut a piece of wood just by looking at it. It's true, I saw it with my own eyes.
Why are elevator jokes so good? They work on many levels.
What do you call an alligator in a vest? An investigator.
The man who invented autocorrect should burn in hello.
Why did the student eat his homework? The teacher said it was a piece of cake.
What has four wheels and flies? A garbage truck.
My dog ate all the Scrabble tiles. He keeps leaving little messages around the house.
Knock knock. Who's there? Lettuce. Lettuce who? Lettuce in, it's cold out here.
Knock knock. Who's there? Interrupting cow. Interrupting c— MOO.
Knock knock. Who's there? Boo. Boo who? Don't cry, it's only a joke.
`;
