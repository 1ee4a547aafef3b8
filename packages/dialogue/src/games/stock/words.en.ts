/** Words for the word chain. */
export const CHAIN_EN = `
able above absent accent accident account acid acorn across action active actor address adult advice
afternoon again age agent agree aim air airport alarm album alley almond alone aloud alphabet always
amber amount anchor ancient angel angry animal ankle answer ant anthem anxious anyone apart apartment
apology appetite apple apricot apron arch arena arm armor arrive arrow art article artist ash ask asleep
athlete atlas attention attic audience aunt author autumn avenue avocado awake award axe baby back bag
bakery balance balcony ball balloon bamboo banana banjo banner bargain barn barrel baseball basement
basket basketball bath battery battle bay beach bean bear beard beauty beaver bed bedroom bee beef
beetle beginning bell below belt bench berry bible bicycle bike bird birthday biscuit blackboard blade
blanket blizzard block blossom blue board boat body bold bone bonus book boot border boss bottle bottom
bowl box bracelet brain branch brass brave bread breakfast breath breeze brick bride bridge bright
broccoli bronze brook broom brother brown brush bubble bucket bug building bull bunny burger bus bush
butcher butter butterfly button cabbage cabin cable cactus cafe cage cake calendar calf calm camel
camera campfire canal candle candy cannon canoe captain car caravan card career carnival carpet carrot
cartoon cashew castle cat cattle cave celery cement center cereal chain chair chalk champion channel
chapter charm chart cheek cheese cheetah chef cherry chest chestnut chicken child chili chimney chin
chocolate chorus church cinnamon circle citizen city class clay clean cliff climate clock closet cloth
cloud clover clown club coach coal coast coat cobra cocoa coconut coffee coin cold college color comb
comet comic compass computer concert cook cookie copper corn corner cottage cotton couch country court
cousin cow crab cradle crane crayon cream creature creek crew cricket crocodile crow crown crystal cube
cucumber culture cup curtain custard cycle dairy daisy dam dance dandelion danger dark darling date
daughter dawn day deck deep deer delta dentist depth desert design desk dessert diamond diary dice diet
dime dinner dinosaur direction dirt dish distance ditch doctor dog doll dollar dolphin domino donkey
donut door dough dove dozen dragon dragonfly drawer dream dress drink driver driveway drop drum duck
duckling dust duty dwarf eagle ear earth easel east easy echo edge eel effort egg eight elbow elephant
elevator eleven elf elm ember emerald emperor empire empty end enemy energy engine engineer enough
envelope envy equal eraser error escape essay estate evening event evergreen exam example exit eye
eyebrow eyelash fabric face fact factory fairy faith falcon fall fame family fan farewell farm farmer
fashion father faucet favor fear feast feather february fence fern festival fever fiddle field fifteen
fig film finch finger finish fire fireplace fish fist five flag flame flamingo flannel flavor flight
flock floor flour flower fluff flute fly foam fog folder folk food foot football forest fork fortune
fossil fountain four fox fragrance frame freedom freezer friday fridge friend fringe frog front frost
fruit fudge fun funnel fur future fuzzy galaxy gallery gallon game garage garden garlic gate gazelle
gecko gem generous gentle geography gesture ghost giant gift ginger giraffe girl glacier glad glass
glitter globe glove glue goal goat gold goldfish golf goose gorilla grace grade grain grandfather
grandmother granite grape grapefruit grass grasshopper gravel gravity gray great green grocery ground
group grove guard guest guide guitar gull gym gypsum habit hail hair half hall halo hammer hammock
hamster hand handle happy harbor hare harmony harp harvest haste hat hawk hay hazel head health heart
heat heaven heavy hedge height helicopter helmet hen herb herd hero hiccup hill hippo hive hobby hockey
hole holiday home honest honey hood hook hope horizon horn hornet horse hospital hotel hour house hug
human humor hundred hunger hurry husband hut hyacinth ice icicle idea idiom idle igloo illness image
imagine important inch income index infant initial ink inn insect inside inspector instrument interest
invention invitation invite iris iron island itch item ivory ivy jacket jaguar jam january jar jasmine
jaw jeans jelly jellyfish jet jewel jigsaw job joint joke journal journey joy judge jug juggler juice
july jump june jungle juniper jury justice kangaroo karate kennel kernel ketchup kettle key keyboard
kick kilogram kilometer kind king kingdom kiss kitchen kite kitten kiwi knapsack knee knife knight knob
knock knot knowledge koala label laboratory lace ladder lady lagoon lake lamb lamp land language lantern
lasagna laugh laundry lava lavender lawn lawyer lazy leader leaf league leather lecture leg legend lemon
length lesson letter lettuce level liberty library licorice life light lighthouse lightning lily limb
lime linen lion lip lipstick liquid list liver lizard loaf lobster local lock log logic lollipop lonely
long lotus loud love luck luggage lullaby lumber lunch lung lynx lyric machine magazine magic magician
magnet magpie mail major mammal man manager mango manner mansion map maple marathon marble march market
marmalade mask mat match mayor maze meadow meal medal medicine melon member memory menu mermaid message
metal meteor method middle mile milk mill mind mineral mint minute mirror mist mitten model moment
monday money monkey monster month moon moose morning mosquito moss motel moth mother motion motor
mountain mouse mouth movie mud muffin mule mural muscle museum mushroom music mustard mystery nail name
napkin narrator narrow nation native nature navy neck necklace nectar needle neighbor neon nephew nerve
nest net new newspaper nickel night nine nobody noise noodle noon normal north nose note notebook novel
november nugget number nurse nursery nut nutmeg oak oar oasis oatmeal obey object ocean october octopus
odor office oil olive omelet one onion opal opera opinion orange orbit orchard orchestra orchid order
oregano organ origin ornament ostrich other otter ounce outfit outline outside oval oven overcoat owl ox
oxygen oyster ozone package paddle page pain paint pair pajamas palace palm pan pancake panda panel
panther papaya paper parachute parade paragraph parcel parent park parrot parsley partner party
passenger passport pasta pastry path patient pattern pause peace peach peacock peanut pear pearl peas
pebble pedal pelican pen pencil penguin penny people pepper period person pet petal photo phrase piano
pickle picnic picture pie pier pig pigeon pillow pilot pine pinecone pink pint pioneer pirate pitcher
pizza place plane planet plant plate plaza pleasure plow plug plum pocket poem poet poetry point polar
police polite pomegranate pond pony pool popcorn porch porcupine port portrait possum postcard potato
pottery power prairie present price prince princess prize promise proverb public pudding pumpkin pupil
puppy purple purse puzzle python quail quarry quarter quartet quartz queen question quick quicksand
quiet quill quilt quiz quote rabbit raccoon race racket radio radish raft rag railway rain rainbow
raisin ram ranch rapid raspberry rat raven ray razor reason recipe record rectangle red reed referee
refrigerator region reindeer relative rescue rest restaurant reward rhubarb rhythm ribbon rice rich
riddle ridge rind ring ripple rival river road roast robin robot rock rocket rodent roll romance roof
rookie room rooster root rope rose rosemary route royal ruby rug ruin ruler rumor run rust rye saddle
safari saffron sail sailor saint salad salmon salon salt sample sand sandwich satchel satellite saturday
sauce saucer sausage savage scale scarf scene scent school science scissors scooter scorpion scout
screen sculptor sea seafood seal search season seat second secret seed self senior sentence september
series service sesame seven shadow shampoo shark sheep sheet shelf shell sheriff shield ship shirt shoe
shop shore shoulder shovel shower shrimp shrub signal silence silk silver singer sister six skate
skeleton sketch ski skin skirt skull skunk sky sleep slice slipper slope sloth smart smile smoke smooth
snack snail snake sneeze snow snowflake soap soccer sock soda sofa soil soldier solo song sorrow sound
soup south space spaghetti spark sparrow speech speed spell sphere spice spider spinach spine spirit
sponge spoon sport spot spray spring sprout spruce square squirrel stable stadium stage stair stamp star
starfish state station statue steak steam steel stem step stew stick stomach stone stool store stork
storm story straw strawberry stream street string strong student study style subject submarine subway
sugar suit summer sun sunday sunflower sunrise sunset supper surf surprise swallow swamp swan sweater
sweet swift swing switch sword symbol syrup system table tablet tail tailor tale talent tangerine tape
target task taste taxi tea teacher team tear teddy telephone telescope temper temple ten tennis tenor
tent term text thanks theater thermometer thief thirst thistle thorn thought thousand thread three
throat throne thumb thunder thursday thyme ticket tide tie tiger tile timber time tin tissue title toad
toast toddler toe together token tomato tongue tonight tool tooth top topic torch tornado tortoise total
touch tourist towel tower town toy tractor trade tradition traffic trail train travel tray treasure
treat tree triangle trick trip trophy trousers trout truck trumpet trunk truth tub tube tuesday tulip
tuna tune tunnel turban turkey turnip turquoise turtle twelve twig twin two type typhoon ugly ukulele
umbrella uncle under understand underwater unicorn uniform unique unit universe up upper upstairs urban
urn useful usher utensil vacation valentine valley value van vanilla vase vault vegetable vehicle
velocity velvet veranda verse vest vet veteran victory video view village vine vinegar violet violin
virtue vision visit visitor vitamin vivid vocabulary voice volcano volleyball volume vote vowel voyage
vulture waffle wagon waist waiter walk wall wallet walnut walrus waltz wardrobe warm warrior wasp watch
water wave wax weather web wedding wednesday weed week weekend weight welcome well west whale wheat
wheel wheelbarrow whisker whisper whistle white wick wide width wife wildlife willow wind windmill
window wine wing winter wire wisdom wise wish witch wolf woman wonder wood woodpecker wool word workshop
world worm worry wreath wren wrist writer xylophone yacht yak yam yard yarn yawn year yeast yellow
yesterday yodel yogurt yolk young youth zeal zebra zenith zero zest zigzag zinc zipper zodiac zone zoo
zoom zucchini
`;
