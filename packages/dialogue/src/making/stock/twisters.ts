/** One tongue twister a line. */
export const TWISTERS_ZH = `
四是四，十是十，十四是十四，四十是四十，谁能分得清，请来试一试。
吃葡萄不吐葡萄皮，不吃葡萄倒吐葡萄皮。
黑化肥发灰，灰化肥发黑。黑化肥发灰会挥发，灰化肥挥发会发黑。
八百标兵奔北坡，炮兵并排北边跑，炮兵怕把标兵碰，标兵怕碰炮兵炮。
红凤凰，粉凤凰，红粉凤凰，花凤凰。
牛郎恋刘娘，刘娘念牛郎，牛郎年年恋刘娘，刘娘年年念牛郎。
扁担长，板凳宽，扁担没有板凳宽，板凳没有扁担长。扁担绑在板凳上，板凳不让扁担绑在板凳上。
白石塔，白石搭，白石搭白塔，白塔白石搭，搭好白石塔，白塔白又大。
石狮寺前有四十四个石狮子，寺前树上结了四十四个涩柿子，四十四个石狮子不吃四十四个涩柿子。
老龙恼怒闹老农，老农恼怒闹老龙，农怒龙恼农更怒，龙恼农怒龙怕农。
哥挎瓜筐过宽沟，赶快过沟看怪狗，光看怪狗瓜筐扣，瓜滚筐空哥怪狗。
坡上立着一只鹅，坡下就是一条河。宽宽的河，肥肥的鹅，鹅要过河，河要渡鹅，不知是鹅过河，还是河渡鹅。
天上七颗星，树上七只鹰，梁上七个钉，台上七盏灯，地上七块冰。
出东门，过大桥，大桥底下一树枣，拿着竿子去打枣，青的多，红的少。
粉红墙上画凤凰，凤凰画在粉红墙，红凤凰，黄凤凰，粉红凤凰，花凤凰。
山前有个颜圆眼，山后有个袁眼圆，两人山前来比眼，不知颜圆眼的眼圆，还是袁眼圆的眼圆。
六十六岁刘老六，修了六十六座走马楼，楼上摆了六十六瓶苏合油，门前栽了六十六棵垂杨柳。
墙上一根钉，钉上挂条绳，绳下吊个瓶，瓶下放盏灯。掉下墙上钉，脱掉钉上绳，滑落绳下瓶，打碎瓶下灯。
一平盆面，烙一平盆饼，饼碰盆，盆碰饼。
司小四和史小世，四月十四日十四时四十上集市，司小四买了四十四斤四两西红柿，史小世买了十四斤四两细蚕丝。
三山撑四水，四水绕三山，三山四水春常在，四水三山四时春。
刘奶奶找牛奶奶买牛奶，牛奶奶给刘奶奶拿牛奶，刘奶奶说牛奶奶的牛奶不如柳奶奶的牛奶。
化肥会挥发。
蓝教练是女教练，吕教练是男教练，蓝教练不是男教练，吕教练不是女教练。
门口吊刀，刀倒吊着。
打南边来了个喇嘛，手里提着五斤鳎目；打北边来了个哑巴，腰里别着个喇叭。提鳎目的喇嘛要拿鳎目换别喇叭的哑巴的喇叭。
七巷一个漆匠，西巷一个锡匠，七巷漆匠偷了西巷锡匠的锡，西巷锡匠偷了七巷漆匠的漆。
苏州有个苏胡子，湖州有个胡梳子。苏州的苏胡子要跟湖州的胡梳子借梳子，梳胡子。
`;

/** One tongue twister a line. */
export const TWISTERS_EN = `
She sells seashells by the seashore.
Peter Piper picked a peck of pickled peppers.
How much wood would a woodchuck chuck if a woodchuck could chuck wood?
Red lorry, yellow lorry, red lorry, yellow lorry.
I scream, you scream, we all scream for ice cream.
Fuzzy Wuzzy was a bear. Fuzzy Wuzzy had no hair. Fuzzy Wuzzy wasn't very fuzzy, was he?
Betty Botter bought some butter, but she said the butter's bitter.
How can a clam cram in a clean cream can?
Six slippery snails slid slowly seaward.
Unique New York, you know you need unique New York.
Which witch switched the Swiss wristwatches?
Fred fed Ted bread, and Ted fed Fred bread.
I saw Susie sitting in a shoeshine shop.
Can you can a can as a canner can can a can?
Six sticky skeletons, six sticky skeletons.
A proper copper coffee pot.
Toy boat, toy boat, toy boat.
The thirty-three thieves thought that they thrilled the throne throughout Thursday.
Black background, brown background.
If two witches would watch two watches, which witch would watch which watch?
Lesser leather never weathered wetter weather better.
Eleven benevolent elephants.
Rubber baby buggy bumpers.
Four fine fresh fish for you.
Near an ear, a nearer ear, a nearly eerie ear.
A big black bug bit a big black bear.
The sixth sick sheikh's sixth sheep's sick.
Greek grapes, Greek grapes, Greek grapes.
`;
