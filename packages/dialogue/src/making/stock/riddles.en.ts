/** Riddle, answers, hint. */
export const RIDDLES_EN = `
What has hands but can't clap?|clock,watch|It ticks all day.
What has keys but can't open locks?|piano,keyboard|You play it.
What gets wetter the more it dries?|towel|You use it after a shower.
What has a neck but no head?|bottle|You drink from it.
What has one eye but can't see?|needle|You thread it.
What can you catch but not throw?|cold|It makes you sneeze.
What has teeth but can't bite?|comb,zipper,saw|You use it on your hair.
What has to be broken before you can use it?|egg|Breakfast.
I'm tall when I'm young and short when I'm old. What am I?|candle|There's one on a birthday cake.
What month of the year has 28 days?|all,every,all of them|Count them all.
What is full of holes but still holds water?|sponge|It lives by the sink.
What question can you never answer yes to?|are you asleep,asleep,sleeping|Think of bedtime.
What is always in front of you but can't be seen?|future|It hasn't happened yet.
What can you break without touching it?|promise|You give your word.
What goes up but never comes down?|age|It grows every birthday.
The more you take, the more you leave behind. What are they?|footsteps,steps,footprints|Look behind you on the beach.
What has words but never speaks?|book|It's on a shelf.
What runs all around a yard without moving?|fence|It keeps the dog in.
What can travel the world while staying in a corner?|stamp|It's on a letter.
What has a thumb and four fingers but isn't alive?|glove|You wear it in winter.
What building has the most stories?|library|Be quiet in there.
What tastes better than it smells?|tongue|It's in your mouth.
What has 13 hearts but no other organs?|deck of cards,cards,deck,card|You shuffle it.
What kind of band never plays music?|rubber band,rubber,elastic|It stretches.
What invention lets you look right through a wall?|window|Curtains hang there.
What can fill a room but takes up no space?|light|Flip a switch.
If you drop me I'm sure to crack, but smile at me and I always smile back. What am I?|mirror|You look at it every morning.
I have branches, but no fruit, trunk or leaves. What am I?|bank|Money.
What gets bigger the more you take away?|hole|Dig.
What has legs but doesn't walk?|table,chair,bed|Dinner is on it.
Where does today come before yesterday?|dictionary|Alphabetical order.
What can't talk but will reply when spoken to?|echo|Shout in the mountains.
What is so fragile that saying its name breaks it?|silence|Shh.
What comes once in a minute, twice in a moment, but never in a thousand years?|m,letter m|It's a letter.
What starts with T, ends with T and has T in it?|teapot|Tea inside.
What word is spelled wrong in every dictionary?|wrong|It's in the question.
What five-letter word becomes shorter when you add two letters to it?|short|Add "er".
Forward I am heavy, backward I am not. What am I?|ton|A weight.
What has a head and a tail but no body?|coin|Toss it.
What runs but never walks, has a mouth but never talks, has a bed but never sleeps?|river|Water.
What has cities but no houses, forests but no trees, and water but no fish?|map|You fold it.
I'm light as a feather, yet the strongest person can't hold me for five minutes. What am I?|breath|In and out.
What belongs to you, but other people use it more than you do?|name,your name,my name|You answer to it.
What goes through cities and fields but never moves?|road,street|Cars use it.
What has a bottom at the top?|leg,legs|You walk on it.
What can you hold in your left hand but not in your right?|right elbow,right hand,elbow|Part of you.
Two fathers and two sons go fishing and catch three fish, one each. How?|grandfather,three people,grandpa,three|Think of three generations.
A man goes out in the rain with no umbrella and no hat, and not one hair gets wet. Why?|bald,he is bald,no hair|Look at his head.
What is black when it's clean and white when it's dirty?|blackboard,chalkboard|It's in a classroom.
What can run but can't walk, and stops when your hands are clean?|tap,faucet,water|Bathroom.
What gets sharper the more you use it?|brain,mind|It's between your ears.
What has ears but cannot hear?|corn,cornfield,field of corn|It pops.
What wears a jacket but no trousers?|book|It has pages.
What kind of room has no doors or windows?|mushroom|You can eat it.
What kind of coat is best put on wet?|paint,coat of paint|You use a brush.
What never asks a question but gets answered all the time?|phone,doorbell,telephone|Ring ring.
What has four legs in the morning, two at noon and three in the evening?|human,man,person,people|It starts as a baby.
I shave every day, but my beard stays the same. What am I?|barber|Haircuts.
What flies without wings?|time|It flies when you're having fun.
What did the farmer have if all but nine of his 17 sheep ran away? How many are left?|nine,9|Read it again.
What's lighter than air but a hundred people can't lift it?|bubble|Soap.
What kind of tree can you carry in your hand?|palm,palm tree|Look at your hand.
What kind of cup doesn't hold water?|cupcake,hiccup|You eat it.
What do you throw out when you want to use it, and take in when you don't?|anchor|Ships have one.
I follow you all day long, but when night comes I'm gone. What am I?|shadow|You make it in the sun.
What has lots of eyes but can't see?|potato|Fries.
What is cut on a table but never eaten?|cards,deck of cards,deck|A dealer does it.
What goes up when the rain comes down?|umbrella|Stay dry.
What kind of ship has two mates but no captain?|friendship,relationship,courtship|It isn't on the sea.
What is at the end of a rainbow?|w,letter w|It's a letter.
What has a face and two hands but no arms or legs?|clock,watch|Tick tock.
What stays where it is when it goes off?|alarm,alarm clock|It wakes you.
What has a spine but no bones?|book|Read it.
What can you keep after giving it to someone?|word,your word,promise,cold|You say it.
What is easy to lift but hard to throw?|feather|Birds.
What five letters, take away four, and it sounds the same?|queue|People stand in it.
What comes down but never goes up?|rain|Weather.
What gets broken without being held?|promise,silence,record|A word you gave.
What is bought by the yard and worn by the foot?|carpet|It's on the floor.
What has a ring but no finger?|phone,telephone,bell|Hello?
What bird can lift the most?|crane|Building sites have it.
Which letter of the alphabet has the most water?|c,letter c|Think of the sea.
What do you serve but never eat?|tennis ball,ball,volleyball|A racket helps.
Mary's father has five daughters: Nana, Nene, Nini, Nono. Who is the fifth?|mary|Read the first word.
What goes around the house and in the house but never touches the house?|sun,sunlight,light|It's in the sky.
What can be cracked, made, said and played?|joke|Ha.
What is yours in the bedroom, soft, and full of feathers?|pillow|Your head rests on it.
It's yellow, it's a fruit, and monkeys love it. What is it?|banana|You peel it.
I have a trunk and big ears and I never forget. What am I?|elephant|The biggest on land.
I say moo and give you milk. What am I?|cow|It lives on a farm.
I have stripes like pyjamas and look like a horse. What am I?|zebra|Black and white.
I carry my house on my back and I'm very slow. What am I?|snail,tortoise,turtle|It leaves a shiny trail.
I'm white, cold, and you can build a man out of me. What am I?|snow|It's a winter thing.
I have wings and a tail and carry people across the sky. What am I?|plane,airplane,aeroplane|It needs a pilot.
I'm round, I bounce, and you kick me. What am I?|ball,football|It goes in a goal.
I have pages of days and you hang me on the wall. What am I?|calendar|Months.
I'm red, yellow and green and I make cars stop. What am I?|traffic light,traffic lights,stoplight|At a crossing.
I'm orange, I grow in the ground, and rabbits like me. What am I?|carrot|Good for your eyes, they say.
The person who makes it sells it, the one who buys it doesn't use it. What is it?|coffin|A grave matter.
`;
