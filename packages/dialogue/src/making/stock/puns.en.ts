/** One pun a line. */
export const PUNS_EN = `
I'd make a chemistry joke, but all the good ones argon.
Time flies like an arrow. Fruit flies like a banana.
I'm no photographer, but I can picture us together.
The graveyard is so crowded, people are dying to get in.
I once had a job as a human cannonball, but I got fired.
A boiled egg is hard to beat.
When a clock is hungry, it goes back four seconds.
I lost my job at the bank. A customer asked me to check their balance, so I pushed them.
Velcro: what a rip-off.
The shovel was a ground-breaking invention.
I wasn't going to get a brain transplant, but then I changed my mind.
I tried to catch some fog earlier. I mist.
The past, the present and the future walked into a bar. It was tense.
I used to be addicted to soap, but I'm clean now.
Broken pencils are pointless.
I'd share my construction joke, but I'm still working on it.
Two antennas got married. The wedding was dull, but the reception was excellent.
He drove his expensive car into a tree and found out how the Mercedes bends.
Santa's helpers are subordinate clauses.
I stayed up all night wondering where the sun went. Then it dawned on me.
A bicycle can't stand on its own because it's two-tired.
When fish are in schools, they sometimes take debate.
I'm reading about glue. I can't put it down.
The dead batteries were given out free of charge.
Acupuncture is a jab well done.
To write with a broken pencil is pointless. To draw with it, sketchy.
Don't trust atoms. They make up everything.
How do trees get online? They log in.
How does the moon cut its hair? Eclipse it.
What do you call a sleeping bull? A bulldozer.
What do you call a pile of cats? A meow-tain.
What do you call a belt made of watches? A waist of time.
What do you call a man with a rubber toe? Roberto.
What do you call a fake noodle? An impasta.
What do you call a cow with no legs? Ground beef.
What do you call a deer with no eyes? No eye deer.
What do you call a snowman in July? A puddle.
What do you call an elephant that doesn't matter? Irrelephant.
What do you call a lazy kangaroo? A pouch potato.
What do you call a singing laptop? A Dell.
Why do seagulls fly over the sea? If they flew over the bay, they'd be bagels.
Why did the picture go to jail? It was framed.
Why did the stadium get hot? All the fans left.
Why did the mushroom get invited? He's a fun guy.
Why did the invisible man turn down the job? He couldn't see himself doing it.
Why was six afraid of seven? Because seven eight nine.
Why can't a nose be twelve inches long? It would be a foot.
Why did the banana go to the doctor? It wasn't peeling well.
Why did the orange stop? It ran out of juice.
Why did the gardener plant light bulbs? To grow a power plant.
Why are ghosts bad liars? You can see right through them.
Why did the melon couple marry in church? They cantaloupe.
Why is peter pan always flying? He neverlands.
Why did the computer catch a cold? It left its windows open.
Why did the old man fall in the well? He couldn't see that well.
Why did the crab never share? He's shellfish.
Why don't oysters donate? They're shellfish.
Why did the frog take the bus? His car got toad.
Why did the man put his money in the freezer? He wanted cold hard cash.
Why do fish live in salt water? Pepper makes them sneeze.
Why did the yogurt go to the art show? It was cultured.
Why did the chicken join a band? It had the drumsticks.
Why did the robot go on holiday? To recharge.
Why did the bee get married? He found his honey.
Why did the hipster burn his mouth? He drank it before it was cool.
What's orange and sounds like a parrot? A carrot.
What's a vampire's favourite fruit? A neck-tarine.
What's a pirate's favourite letter? You'd think R, but his first love is the C.
What's a tree's favourite drink? Root beer.
What's a cat's favourite colour? Purr-ple.
What's the loudest pet? A trumpet.
What's red and bad for your teeth? A brick.
What's the longest word? Smiles: there's a mile between the first and last letter.
What did the grape do when it got stepped on? It let out a little wine.
What did the zero say to the eight? Nice belt.
What did one plate say to the other? Lunch is on me.
What did the buffalo say when his boy left? Bison.
What did the janitor say jumping out of the closet? Supplies!
What did the fish say when it hit the wall? Dam.
What did the baby corn ask the mama corn? Where's pop corn?
What did one hat say to the other? Stay here, I'm going on ahead.
What did the traffic light say to the car? Don't look, I'm changing.
What did the sushi say to the bee? Wasabi.
What did the blanket say to the bed? Don't worry, I've got you covered.
What did the big flower say to the little one? Hey, bud.
What did the cake say to the fork? You want a piece of me?
What did the volcano say to its date? I lava you.
What did the duck say to the barman? Put it on my bill.
What did the policeman say to his belly button? You're under a vest.
Where do polar bears vote? The North Poll.
Where do you learn to make ice cream? Sundae school.
Where do cows go on Friday night? To the moo-vies.
Where did the music teacher leave the keys? In the piano.
How do you make an egg roll? You push it.
How do you fix a broken pumpkin? With a pumpkin patch.
How did the barber win the race? He knew a short cut.
How do celebrities stay cool? They have many fans.
How much does a pirate pay for corn? A buck an ear.
I ate a clock yesterday. It was very time-consuming.
I have a pen that writes underwater. It writes other words too.
The rotation of the earth really makes my day.
I'd explain the infinity joke, but there's no end to it.
Mountains aren't just funny, they're hill areas.
Never lie to an x-ray technician. They see right through you.
I was struggling to see how lightning works, then it struck me.
A cross-eyed teacher lost control of the pupils.
My friend is a werewolf and didn't say so. I should have been a-where.
The cheese factory exploded. De brie was everywhere.
I got hit by a can of soda. Lucky it was a soft drink.
The scarecrow said: this job isn't for everyone, but hay, it's in my jeans.
I know a lot of jokes about retired people, but none of them work.
Becoming a vegetarian is a huge missed steak.
I'm friends with twenty-five letters of the alphabet. I don't know Y.
A man sued the airline for losing his luggage. He lost his case.
The tailor's jokes are only sew-sew.
England has no kidney bank, but it does have a Liverpool.
Learning sign language is pretty handy.
I wanted to be a doctor, but I didn't have the patients.
The guy who swallowed a bottle of food colouring is fine. He feels like he dyed a little inside.
Lightning walked into a bar. The barman said, "You look shocking."
Shout out to everyone wondering what the opposite of in is.
`;
