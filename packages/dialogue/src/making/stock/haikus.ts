/** Words for a theme, then two choices for each of three lines: 5, 7 and 5 signs. */
export const HAIKUS_ZH = `
春,春天,花,樱花|春风过小桥 樱花落满肩|一朵云停在花边 泥土醒来带着甜|燕子先知道 谁也没说话
夏,夏天,蝉|夏日的午后 蝉声满树梢|西瓜裂开一声响 凉席上印着日光|风扇慢慢摇 梦也是绿的
秋,秋天,落叶|秋天的早晨 一片叶落下|石阶上没有人声 柿子红到了枝头|风替它说话 茶慢慢凉了
冬,冬天|冬夜的炉边 水缸结了冰|红薯在灰里发香 猫把自己卷成团|谁在敲窗户 等一场大雪
雪,下雪|雪落了一夜 初雪的清晨|脚印只有一行新 屋檐也穿了白衣|世界很安静 钟声也变轻
雨,下雨,梅雨|雨落在伞上 下班路上雨|水洼里摇着灯光 听它敲一路铁皮|家就在前面 鞋里有小河
月,月亮,中秋|月亮爬上墙 今夜月很圆|邻家的狗不再叫 井水里也有一个|谁也没睡着 分你一半光
山,爬山|山路转个弯 远山淡如烟|松果落在脚跟前 云从袖子里穿过|鸟叫了一声 回头已很高
海,大海,海边|海边的黄昏 浪来又浪去|贝壳里藏着风声 脚印被水收走了|船还没有回 灯塔亮起来
风|晚风翻开书 一阵风经过|读了两行就走了 晾衣绳上鼓起帆|忘了带走花 树都在点头
夜,夜晚,晚上,失眠|深夜的厨房 夜里睡不着|冰箱独自哼着歌 数到第一百只羊|月光走进来 它也没睡着
星,星星|星星落满池 抬头一颗星|青蛙跳进银河里 不知隔了多少年|水声响一下 还是照着我
猫,小猫|猫睡在书上 窗台一只猫|尾巴盖住最后章 胡须里藏着阳光|它梦见了鱼 不想理我们
狗,小狗|小狗在等门 老狗晒太阳|脚步声近了又远 尾巴扫起一层尘|球滚到脚边 今天也很好
早晨,清晨,早,起床|清晨第一声 牵牛花开了|豆浆的热气很白 扫地的声音很轻|日子又新了 我也醒过来
家,故乡,家乡,妈妈|老屋的门响 母亲的围裙|灶上一锅热米饭 晒着一排新萝卜|喊我的小名 炊烟是直的
茶,咖啡|新茶刚泡开 咖啡凉一半|一片叶子沉下去 窗外的人都很忙|春天在杯底 时间站住了
工作,上班,下班,加班,打工|末班的地铁 下班走出门|一车人都低着头 月亮替我打了卡|站名念得轻 便利店还亮
爱,爱情,想念,思念,离别|信写了一半 你走后的路|墨水里有一点雨 落叶替我送了送|名字没写完 伞忘了还你
友,朋友|老友的来信 桥头等朋友|字还是歪歪扭扭 各带一包炒花生|笑也是旧的 坐到天黑了
梦,时间,时光|醒来忘了梦 墙上的老钟|枕头上有一点光 走得比我还要慢|鸟叫在补它 影子长了些
树,竹,草,森林|竹林里有风 一棵树站着|新笋顶开了落叶 年轮里全是天气|谁也没听见 鸟窝还空着
`;

/** Words for a theme, then two choices for each of three lines: 5, 7 and 5 syllables. */
export const HAIKUS_EN = `
rain,storm,umbrella|Rain taps on the roof;/First drops on the path,|puddles hold the whole grey sky,/a small frog tries out his song,|then a sparrow drinks./and the street turns bright.
snow|Snow falls through the night;/Fresh snow on the road,|all the roofs have lost their edge,/one set of prints leads to school,|sound itself is white./and no one walks back.
spring,flower,flowers,blossom,cherry,garden|Cherry petals drift,/Spring wind through the gate,|one of them picks out your sleeve/a bee tries each open cup,|and stays for the day./drunk before it's noon.
summer|Long hot afternoon:/Summer dusk, and still|the fan turns its patient head,/the children will not come in,|no, no, no, it says./chasing sparks of light.
autumn,fall,leaves|One red leaf lets go,/Autumn at the door,|takes its time on the way down,/the broom sweeps up gold all day,|lands without a sound./wind pays it all back.
winter,cold|Breath hangs in the air,/Winter morning tea,|the pond has pulled up its glass,/both my hands around the cup,|fish dream underneath./steam writes on the pane.
moon,night|The moon on the lake:/Full moon at the sill,|a frog jumps straight into it,/it reads the last page with me,|then it heals itself./then turns out the light.
sun,morning,dawn,sunrise,sunset|Sunlight finds the cup,/Dawn opens one eye,|walks across the bread and knife,/the milk van hums down the lane,|settles on the cat./robins clear their throats.
sea,ocean,beach,wave,waves|Low tide, empty shore:/Waves come, and then go,|the shell I lift to my ear/writing one word on the sand,|has kept all its waves./rubbing it all out.
mountain,hill|The path turns once more,/Mountain in the mist:|and the valley, small as toys,/it was here the whole morning|hums under the cloud./saying not a word.
river,lake,water,stream|Slow river at dusk,/Stepping stone by stone,|a heron on borrowed legs/the water laughs at my shoes|waits for one more fish./and then at my coat.
tree,trees,forest,woods,bamboo|The old oak stands still,/Deep inside the woods|holding one nest and the wind/a woodpecker knocks and knocks,|and my childhood swing./nobody comes out.
cat,kitten|The cat on my book/Cat at the window|has read as far as page ten,/counting birds it cannot have,|asleep on the rest./tail writing a note.
dog,puppy|Muddy paws, wet nose,/Old dog in the sun,|the ball placed right at my feet,/his legs run fields in his sleep,|eyes bright as two moons./one ear keeps the watch.
love,heart,valentine|Two cups on the shelf,/You left your blue scarf;|one with a chip that you love,/all winter long the front hall|both warm from your hands./smells a bit like you.
friend,friends|Old friend at the door,/We sit on the step,|we start in mid sentence, still/sharing one bag of warm nuts|laughing at last year./till the lamps come on.
work,office,job,monday|Monday, nine o'clock:/The meeting goes on;|the coffee looks back at me,/outside, one cloud takes its time|we both need a break./to become a duck.
coffee,tea|First sip, and the fog/Steam above the cup|lifts from the edge of the world:/draws a map of nowhere much,|hello there, morning./and I want to go.
home,mother,mom,family|Soup on a low flame,/Light under the door,|her voice calling down the hall,/slippers waiting in a row,|name as long as home./someone saved me some.
star,stars,sky,space|A star in the well,/Cold field full of stars,|I let the old bucket down/the dark is not dark at all|and bring up the night./once you stop to look.
wind,breeze|Wind leafs through my book,/Shirts out on the line|reads two lines and then forgets/fill with somebody made of|where the story was./nothing but the wind.
dream,sleep,time|Half a dream is left,/The clock on the wall|the rest of it flew away/has walked all night in one place|with the waking birds./and still is not late.
`;
