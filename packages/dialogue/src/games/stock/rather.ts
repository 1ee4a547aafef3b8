/** Two things to choose between. */
export const RATHER_ZH = `
会飞|会隐身
回到过去一天|看见未来一天
永远不用睡觉|永远不用吃饭
住在海边|住在山里
能和动物说话|能说世界上所有的语言
只能吃甜的|只能吃咸的
一年四季都是夏天|一年四季都是冬天
每天早起一小时|每天晚睡一小时
做最聪明的人|做最快乐的人
没有手机一个月|没有音乐一个月
拥有一间图书馆|拥有一座游乐园
能暂停时间|能倒退时间
记得每一个梦|一夜都不做梦
跑得像猎豹|游得像海豚
当老虎|当老鹰
去太空旅行|去海底旅行
住在树屋里|住在船上
一辈子不用排队|一辈子不遇红灯
每句话都押韵|走路都跳舞
只能小声说话|只能大声说话
有一只会说话的猫|有一只会飞的狗
天天吃火锅|天天吃烧烤
夏天没有空调|冬天没有暖气
变成十岁|变成六十岁
知道所有问题的答案|拥有花不完的时间
做很多人喜欢的歌手|写一本很多人读的书
有一个大院子|有一个大阳台
早餐吃一辈子面包|早餐吃一辈子包子
在雨里散步|在雪里散步
看日出|看日落
只读小说|只看电影
会做所有的菜|会弹所有的琴
遇见古人|遇见外星人
家里养一头小象|家里养一只企鹅
过没有网的一周|过没有人的一周
能读懂别人的心|别人都能读懂你的心
每天下雨|每天刮风
坐火车慢慢走|坐飞机快快到
住热闹的城市|住安静的小镇
和十个朋友吃饭|和一个朋友聊通宵
头发每天换颜色|眼睛每天换颜色
有一双翅膀|有一条尾巴
永远不会迷路|永远不会迟到
喝一辈子奶茶|喝一辈子咖啡
脚总是冷的|手总是黏的
忘带钥匙|忘带手机
当导演|当演员
一顿饭吃三个小时|三分钟吃完一顿饭
有一次重来的机会|有一次预知的机会
穿一辈子拖鞋|穿一辈子雨靴
打喷嚏像打雷|走路像打鼓
只能用左手|只能用右脚踢东西
家里到处是书|家里到处是花
会变魔术|会讲笑话
收到一封手写信|收到一束花
在沙漠看星星|在北极看极光
吃没有盐的菜|喝没有糖的奶茶
当一天总统|当一天熊猫
每天捡到一块钱|每年捡到一百块
能闻到彩虹的味道|能听到花开的声音
`;

/** Two things to choose between. */
export const RATHER_EN = `
fly|be invisible
travel to the past|travel to the future
never sleep again|never eat again
live by the sea|live in the mountains
talk to animals|speak every language
only eat sweet food|only eat salty food
have summer all year|have winter all year
wake up an hour early every day|go to bed an hour late every day
be the smartest person in the room|be the happiest person in the room
go without your phone for a month|go without music for a month
own a library|own an amusement park
pause time|rewind time
remember every dream|never dream at all
run like a cheetah|swim like a dolphin
be a tiger|be an eagle
visit space|visit the bottom of the sea
live in a treehouse|live on a boat
never wait in line|never hit a red light
rhyme every sentence|dance every step
only whisper|only shout
have a talking cat|have a flying dog
eat pizza every day|eat tacos every day
have no heating in winter|have no fan in summer
be ten again|skip to sixty
know every answer|have all the time in the world
sing a song everyone loves|write a book everyone reads
have a big garden|have a big kitchen
have bread for breakfast forever|have cereal for breakfast forever
walk in the rain|walk in the snow
watch the sunrise|watch the sunset
only read novels|only watch films
cook every dish|play every instrument
meet your great-grandparents|meet your great-grandchildren
have a tiny elephant|have a giant hamster
spend a week without the internet|spend a week without people
read minds|have everyone read yours
have rain every day|have wind every day
take the slow train|take the fast plane
live in a busy city|live in a quiet village
have dinner with ten friends|talk all night with one
have hair that changes colour daily|have eyes that change colour daily
have wings|have a tail
never get lost|never be late
drink only tea|drink only coffee
always have cold feet|always have sticky hands
forget your keys|forget your phone
be the director|be the star
eat one meal for three hours|eat three meals in ten minutes
get one do-over|get one look ahead
wear slippers forever|wear wellies forever
sneeze like thunder|snore like a train
only use your left hand|only hop on one foot
have a house full of books|have a house full of flowers
do magic tricks|tell perfect jokes
get a handwritten letter|get a bunch of flowers
sleep under desert stars|sleep under northern lights
eat food without salt|drink tea without sugar
be king for a day|be a panda for a day
find a coin every day|find a banknote every month
smell like cookies|glow in the dark
`;
