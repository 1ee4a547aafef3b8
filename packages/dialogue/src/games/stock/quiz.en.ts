/** Subject, question, answers. */
export const QUIZ_EN = `
geography|What is the capital of France?|paris
geography|What is the capital of Japan?|tokyo
geography|What is the capital of Australia?|canberra
geography|What is the capital of Canada?|ottawa
geography|What is the capital of Italy?|rome
geography|What is the capital of Spain?|madrid
geography|What is the capital of Egypt?|cairo
geography|What is the capital of Brazil?|brasilia
geography|What is the capital of Germany?|berlin
geography|What is the capital of Russia?|moscow
geography|What is the capital of Greece?|athens
geography|What is the capital of Norway?|oslo
geography|What is the capital of Sweden?|stockholm
geography|What is the capital of Kenya?|nairobi
geography|What is the capital of Argentina?|buenos aires
geography|What is the capital of Turkey?|ankara
geography|What is the capital of South Korea?|seoul
geography|What is the capital of Portugal?|lisbon
geography|What is the longest river in South America?|amazon
geography|What is the largest ocean?|pacific
geography|What is the highest mountain on Earth?|everest
geography|What is the largest country by area?|russia
geography|What is the smallest country in the world?|vatican
geography|What is the largest hot desert?|sahara
geography|On which continent is Egypt?|africa
geography|How many continents are there?|seven,7
geography|Which country is shaped like a boot?|italy
geography|Which country has the Great Wall?|china
geography|In which city is the Eiffel Tower?|paris
geography|In which city is Big Ben?|london
geography|In which country is Machu Picchu?|peru
geography|Which river runs through London?|thames
geography|What is the largest island in the world?|greenland
geography|Which ocean lies between Europe and America?|atlantic
geography|What is the deepest lake in the world?|baikal
geography|Which US state is made of islands?|hawaii
geography|What is the largest US state by area?|alaska
science|What is the chemical symbol for gold?|au
science|What is the chemical symbol for iron?|fe
science|What is the formula of water?|h2o
science|Which planet is closest to the sun?|mercury
science|Which is the largest planet in the solar system?|jupiter
science|Which planet is called the red planet?|mars
science|How many planets are in the solar system?|eight,8
science|What does the Moon go around?|earth
science|What gas do plants take in?|carbon dioxide,co2
science|What is the most common gas in the air?|nitrogen
science|At what temperature in Celsius does water boil at sea level?|100,hundred
science|At what temperature in Celsius does water freeze?|0,zero
science|How many legs does a spider have?|eight,8
science|How many legs does an insect have?|six,6
science|How many arms does an octopus have?|eight,8
science|How many hearts does an octopus have?|three,3
science|What is the largest animal on Earth?|blue whale,whale
science|What is the tallest animal?|giraffe
science|What is the fastest land animal?|cheetah
science|What is the largest land animal?|elephant
science|What is a baby frog called?|tadpole
science|What is a baby kangaroo called?|joey
science|What does a caterpillar become?|butterfly,moth
science|Which bird cannot fly and lives in Antarctica?|penguin
science|Is a whale a fish or a mammal?|mammal
science|How many bones does an adult human have?|206
science|What is the largest organ of the body?|skin
science|Which organ pumps blood?|heart
science|What is the hardest natural material?|diamond
science|Who wrote down the law of gravity after watching apples fall?|newton
science|Who came up with the theory of relativity?|einstein
science|Who discovered penicillin?|fleming
science|Which scientist discovered radium?|curie
science|Who proposed evolution by natural selection?|darwin
science|What do bees make?|honey
science|Which travels faster, light or sound?|light
science|What do you call molten rock above the ground?|lava
science|What do we call animals that eat only plants?|herbivore
science|How many colours are in a rainbow, by the usual count?|seven,7
science|How long does the Earth take to go around the sun?|year,365
history|In what year did World War II end?|1945
history|In what year did World War I begin?|1914
history|In what year did the Titanic sink?|1912
history|Who was the first person on the Moon?|armstrong
history|Who was the first president of the United States?|washington
history|In what year did the Berlin Wall fall?|1989
history|Which people built the pyramids of Giza?|egyptian
history|Which city was buried by Vesuvius in the year 79?|pompeii
history|Who painted the Mona Lisa?|leonardo,da vinci
history|Who painted The Starry Night?|van gogh
history|Who painted the ceiling of the Sistine Chapel?|michelangelo
history|Which queen of Egypt knew Caesar?|cleopatra
history|Which ship brought the Pilgrims to America in 1620?|mayflower
history|Who sailed across the Atlantic in 1492?|columbus
history|In which country did the Olympic Games begin?|greece
history|Which empire did Julius Caesar belong to?|rome,roman
history|Which wooden animal fooled the Trojans?|horse
history|Who led India's salt march?|gandhi
history|Which country gave the Statue of Liberty to the United States?|france
history|Which wall did a Roman emperor build across northern England?|hadrian
history|What was the name of the first satellite in space?|sputnik
history|Who was the first woman to win a Nobel Prize?|curie
books|Who wrote Romeo and Juliet?|shakespeare
books|Who wrote Pride and Prejudice?|austen
books|Who wrote 1984?|orwell
books|Who wrote The Old Man and the Sea?|hemingway
books|Who wrote A Christmas Carol?|dickens
books|Who wrote Frankenstein?|shelley
books|Who wrote The Hobbit?|tolkien
books|Who wrote Alice's Adventures in Wonderland?|carroll
books|Who wrote The Little Prince?|saint-exup,exupery
books|Who wrote Moby-Dick?|melville
books|Which detective lives at 221B Baker Street?|sherlock,holmes
books|What is the name of Harry Potter's owl?|hedwig
books|What school does Harry Potter go to?|hogwarts
books|What kind of animal is Winnie the Pooh?|bear
books|Who never wanted to grow up and lived in Neverland?|peter pan
books|Which puppet's nose grows when he lies?|pinocchio
books|In the fable, who beat the hare?|tortoise,turtle
books|What did Cinderella lose at the ball?|slipper,shoe
books|How many dwarfs did Snow White meet?|seven,7
books|Who lived in a barrel-shaped house underground and found a ring?|bilbo,hobbit
books|What colour is the brick road in The Wizard of Oz?|yellow
books|Who wrote The Raven?|poe
numbers|How many sides does a hexagon have?|six,6
numbers|How many sides does an octagon have?|eight,8
numbers|How many degrees are in a right angle?|90,ninety
numbers|How many degrees do the angles of a triangle add up to?|180
numbers|What is the smallest prime number?|2,two
numbers|What is the square root of 144?|12,twelve
numbers|What is 7 times 8?|56,fifty-six,fifty six
numbers|What is 12 times 12?|144
numbers|How many minutes are in an hour?|60,sixty
numbers|How many seconds are in a minute?|60,sixty
numbers|How many days are in a leap year?|366
numbers|How many days are in a week?|seven,7
numbers|How many are in a dozen?|12,twelve
numbers|How many cards are in a deck without jokers?|52,fifty
numbers|How many strings does a violin have?|four,4
numbers|How many keys does a standard piano have?|88,eighty
numbers|How many letters are in the English alphabet?|26,twenty
numbers|What Roman numeral means ten?|x
numbers|How many zeros are in a million?|six,6
numbers|How many players of one team are on a football (soccer) pitch?|eleven,11
numbers|How many players of one team are on a basketball court?|five,5
numbers|How often are the Summer Olympics held, in years?|four,4
numbers|How many rings are on the Olympic flag?|five,5
numbers|What is half of 90?|45,forty
numbers|How many vowels are in the English alphabet, not counting Y?|five,5
life|What is sushi traditionally wrapped in?|seaweed,nori
life|Which fruit is dried to make raisins?|grape
life|What is the main ingredient of guacamole?|avocado
life|What is tofu made from?|soy
life|From which country does pizza come?|italy
life|What colour do you get from blue and yellow?|green
life|What colour do you get from red and yellow?|orange
life|What colour do you get from red and white?|pink
life|Which metal is liquid at room temperature?|mercury
life|Which month has the fewest days?|february,feb
`;
