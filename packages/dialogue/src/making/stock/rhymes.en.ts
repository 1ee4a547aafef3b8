/** Words that rhyme, a group a line. */
export const RHYMES_EN = `
moon soon June tune spoon noon balloon dune raccoon lagoon cartoon afternoon prune monsoon maroon
day say way play stay gray ray May clay bay away today display holiday pay tray delay
night light bright sight flight might right kite white bite delight tonight write quite height
heart art start part cart smart chart apart dart
love dove above glove shove of
cat hat bat mat rat sat flat chat that spat acrobat
fog frog jog hog clog
tree sea free me bee key knee tea agree be see she we three glee
star car far bar jar guitar are scar tar bazaar
rain train brain lane chain pain plain again main cane explain remain stain
snow go low show glow grow know row slow throw ago below rainbow hello though toe
sun fun run one done ton won begun none stun
sky fly high cry try why by my eye goodbye pie dry shy lie spy
sing ring king spring wing thing swing string bring cling
home foam dome comb roam chrome gnome
rose nose goes those close toes froze knows shows chose
dream cream team stream steam beam seem gleam theme extreme
cake lake make take snake awake bake mistake shake break
blue you do true shoe new few view through who two zoo glue too grew
time rhyme climb lime dime mime prime chime
fire wire tire higher choir desire liar
mind kind find blind behind signed wind remind
bed red head said bread instead led thread ahead spread
book look cook hook took brook shook
ball fall call tall wall small all hall crawl
house mouse blouse spouse
friend end send bend spend lend mend pretend tend
hand land sand band stand grand understand
rock clock sock lock block knock shock flock
boat coat goat float note vote wrote throat
gold cold old bold told hold fold sold rolled
face place race space grace trace chase embrace
game name same fame flame came tame aim frame
road toad code load mode
bear chair hair care share there air where rare stair fair pear square
door floor more four shore roar store before explore your
year ear near dear fear tear clear deer cheer
town down brown crown frown clown gown
out shout about scout doubt sprout trout
ground sound round found around bound pound
flower power tower hour shower sour our
cloud loud proud crowd allowed
joy boy toy enjoy destroy employ
coin join
voice choice rejoice
bell tell well smell shell spell fell hotel
best rest nest test west guest chest quest
green queen seen mean bean clean between machine teen
sleep deep keep sheep leap steep creep
sweet feet street meet heat eat treat seat repeat
hill will still fill chill until bill skill thrill
fish dish wish
kiss miss this bliss
sick trick quick stick brick pick chick kick
ship trip lip skip tip slip grip
win pin thin skin begin grin chin violin
pink drink think wink sink link blink
six mix fix
song long strong wrong along
top stop hop pop drop shop mop
hot pot not got spot dot forgot lot
box fox socks rocks clocks
sunny honey funny money bunny
happy snappy
summer drummer hummer
winter splinter printer
weather feather together leather whether
mother brother another other
water daughter
butter flutter clutter mutter
better letter sweater
silly chilly hilly lily
story glory
berry merry cherry very
candy handy sandy
table able stable cable
little riddle middle fiddle
tumble rumble crumble
bug hug mug rug plug snug
cup up pup
luck duck truck stuck
but cut nut hut shut
dust trust must just
jump bump lump pump
bus us plus
mud bud
life wife knife
five drive alive live arrive
nine fine line mine shine wine sign design
wide side ride tide hide pride slide inside
mile smile while style file aisle
ice nice mice rice twice price advice
wise eyes skies rise prize surprise
gate late wait great plate eight state fate
sail tail whale mail pale tale snail
wave cave brave save gave
page stage age cage
hope rope soap
bone stone phone alone grown own known
hole whole soul roll pole goal
park dark spark bark
farm arm charm alarm
word bird heard third
girl pearl curl
burn turn learn return
nurse purse verse worse universe
work jerk
school cool pool fool rule
room bloom zoom broom
food mood
fruit boot root suit cute
juice goose
laugh half calf
class grass glass
plan man can fan pan van began
jam ham lamb
bag flag tag
black back pack snack track
sad mad glad dad bad had
camp lamp stamp damp
bank thank
fast last past
path bath math
pen ten men then when hen
pet wet net jet get let set forget
leg egg beg
neck deck check
tent went spent meant
sense fence
`;
