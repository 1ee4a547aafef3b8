/** How dishes are cooked, and what goes wrong: key, then the steps in Chinese and in English. */
export const COOKING = `
煮鸡蛋/白煮蛋/水煮蛋/煮蛋/溏心蛋;boil&egg;boiled egg|鸡蛋冷水下锅，水开后溏心煮6分钟、全熟煮10分钟，再泡冷水好剥壳|Put eggs in cold water, bring to a boil, then six minutes for soft or ten for hard, and cool in cold water
煎蛋/荷包蛋/煎鸡蛋;fry&egg;fried egg|热锅放一点油，打入鸡蛋，小火煎到边缘金黄，撒少许盐|Heat a little oil, crack in the egg, fry on low heat until the edge is golden, and add salt
炒鸡蛋/炒蛋;scrambled egg|鸡蛋加盐打散，热锅热油倒入，凝固时快速推散就盛出|Beat eggs with salt, pour into a hot oiled pan, stir gently, and take off while soft
蒸蛋/鸡蛋羹/蒸水蛋;steamed egg|鸡蛋打散加一倍半温水和少许盐，撇沫盖好，中小火蒸8到10分钟，淋酱油|Beat eggs with one and a half parts warm water and salt, cover, steam gently for eight to ten minutes
番茄炒蛋/西红柿炒鸡蛋/西红柿炒蛋/番茄炒鸡蛋;tomato&egg|先炒鸡蛋盛出，再炒番茄出汁，加盐和一点糖，倒回鸡蛋翻匀|Scramble the eggs and set aside, cook tomatoes until juicy with salt and a little sugar, then fold the eggs in
蛋炒饭/炒饭;fried rice|热油炒散鸡蛋，下隔夜米饭炒松，加盐、葱花，大火翻匀|Scramble egg in hot oil, add cold cooked rice, break it up, season with salt and scallion on high heat
煮饭/蒸饭/米饭&怎么/夹生/煮;cook rice;make rice;steam rice|米淘净，加水到米面上一指节（约1比1.2），煮好再焖10分钟；夹生就加点水再焖|Rinse the rice, use about 1.2 parts water, cook, then let it rest covered for ten minutes
煮粥/白粥/熬粥/粥&怎么;porridge&make;congee|米和水约1比8，水开转小火煮40分钟，常搅动防粘底|Use about one part rice to eight of water, simmer 40 minutes and stir often
皮蛋瘦肉粥;century egg|白粥煮到软，加腌过的瘦肉丝和皮蛋丁煮5分钟，放盐、姜丝和葱花|Cook congee soft, add sliced pork and century egg for five minutes, then salt, ginger and scallion
面条/煮面/下面条;boil noodles;cook noodles|水多烧开再下面，搅散，点一次凉水，煮到没有白心捞出|Boil plenty of water, add noodles, stir, and cook until no white core is left
泡面/方便面/拉面&煮;instant noodles;ramen|水开下面煮3分钟，加调料，打个蛋、放点青菜更好吃|Boil the noodles three minutes, add the seasoning, and improve it with an egg and greens
意大利面/意面;pasta;spaghetti|大锅水加盐烧开，意面煮到有嚼劲，留点面汤，和酱一起翻匀|Boil pasta in salted water until firm to the bite, save some water, and toss with the sauce
炸酱面|肉末炒香，加黄酱或甜面酱小火炒透，浇在煮好的面上配黄瓜丝|Fry minced pork, stir in soybean paste on low heat, and serve on noodles with cucumber
番茄鸡蛋面/西红柿鸡蛋面|番茄炒出汁加水煮开，下面条，熟前淋入蛋液，加盐|Cook tomatoes to a sauce, add water, boil noodles in it and pour in beaten egg
饺子&破/煮破/露馅;dumplings&break/burst|饺子煮破多是水不够开、没及时推动或皮没捏紧；水开加点盐下饺子，轻轻推底，点两三次凉水|Dumplings burst when water is not boiling or they stick: salt the boiling water, push them gently, and add cold water two or three times
饺子&煮/怎么;boil&dumpling;cook&dumpling|水开下饺子，轻推防粘，开锅点凉水，重复三次，浮起鼓肚就熟|Drop dumplings into boiling water, stir gently, add cold water three times, and they are done when they float
包饺子/饺子馅;make dumplings;wrap dumplings|皮中间放馅，对折捏紧中间再捏两边，边上沾点水更牢|Put filling on the wrapper, fold, pinch the middle and then the sides, wetting the edge
牛排&嫩/老/鞋底/煎;steak|牛排先放到室温、擦干，锅烧热加油，每面大火煎1到3分钟，静置5分钟再切|Bring the steak to room temperature and dry it, sear one to three minutes a side in a very hot pan, rest five minutes
红烧肉;braised pork|五花肉焯水，炒糖色，下肉翻匀，加生抽、老抽、姜、八角和热水，小火炖50分钟收汁|Blanch pork belly, coat it in caramelised sugar, add soy sauce, ginger, star anise and hot water, simmer 50 minutes and reduce
糖醋排骨;sweet and sour ribs|排骨焯水煎黄，按1勺料酒2勺生抽3勺糖4勺醋加水，小火炖30分钟收汁|Brown the ribs, add one part wine, two soy, three sugar, four vinegar and water, simmer 30 minutes and reduce
可乐鸡翅;cola&chicken wings;coke&chicken|鸡翅划口煎到两面金黄，加姜、生抽和可乐没过，小火煮20分钟收汁|Brown the wings, add ginger, soy sauce and cola to cover, simmer 20 minutes and reduce
宫保鸡丁;kung pao|鸡丁腌好滑炒，爆香干辣椒花椒，下鸡丁、糖醋汁，最后放花生|Stir-fry marinated chicken with dried chili and Sichuan pepper, add a sweet-sour sauce and peanuts last
鱼香肉丝|肉丝腌好滑炒，爆香泡椒蒜姜，下木耳笋丝，倒入糖醋酱汁翻匀|Stir-fry marinated pork shreds with pickled chili, garlic, wood ear and bamboo, and a sweet-sour sauce
麻婆豆腐;mapo tofu|豆腐焯盐水，炒肉末和豆瓣酱，加水煮豆腐5分钟，勾芡撒花椒粉|Blanch tofu in salted water, fry minced meat with bean paste, simmer the tofu five minutes, thicken and add Sichuan pepper
青椒肉丝|肉丝加淀粉、生抽腌10分钟，大火滑熟盛出，青椒炒断生再合炒|Marinate pork shreds with starch and soy, stir-fry, then cook green pepper and combine
土豆丝/酸辣土豆丝;shredded potato|土豆丝泡水洗去淀粉，热油爆香干辣椒，大火快炒，加醋和盐|Rinse the potato shreds, fry quickly over high heat with dried chili, vinegar and salt
炖牛肉/土豆炖牛肉/红烧牛肉/牛肉&嫩/炖;beef stew;stew&beef|牛肉焯水，炒香姜葱酱油，加热水小火炖1个半小时，放土豆再炖20分钟|Blanch beef, fry with ginger and soy, simmer with hot water for an hour and a half, then add potatoes for 20 minutes
清蒸鱼/蒸鱼;steam&fish;steamed fish|鱼抹盐放姜片，水开后大火蒸8到10分钟，倒掉汁，放葱丝，淋热油和蒸鱼豉油|Salt the fish, top with ginger, steam eight to ten minutes over high heat, then add scallion, hot oil and soy sauce
煎鱼/鱼&粘锅;fry fish;fish&stick|鱼擦干，锅烧热再放油，撒点盐，煎定型再翻面|Dry the fish, heat the pan well before the oil, and do not move the fish until it sets
酸菜鱼|鱼片用盐和淀粉上浆，酸菜炒香加水煮开，滑入鱼片煮2分钟，浇热油|Coat fish slices with starch, boil pickled cabbage broth, slip in the fish for two minutes and top with hot oil
红烧鱼|鱼煎黄，加姜葱、生抽老抽、料酒、糖和水，中火烧15分钟收汁|Brown the fish, add ginger, soy, wine, sugar and water, cook 15 minutes and reduce
白灼虾;boil&shrimp;boiled shrimp|水里放姜葱料酒烧开，下虾煮到变红卷起，约2分钟，蘸酱油|Boil water with ginger and scallion, cook shrimp about two minutes until red and curled
鸡汤/炖鸡/煲鸡汤;chicken soup|鸡块焯水，加姜和热水，小火炖1到1个半小时，出锅前放盐|Blanch the chicken, simmer with ginger for an hour or more, and salt at the end
排骨汤/玉米排骨汤/冬瓜排骨;rib soup|排骨焯水，加姜和热水小火炖1小时，放玉米或冬瓜再煮20分钟，加盐|Blanch ribs, simmer an hour with ginger, add corn or winter melon for 20 minutes, then salt
紫菜蛋花汤/蛋花汤;egg drop soup|水开放紫菜，慢慢淋入蛋液，加盐、香油|Bring water to a boil with seaweed, pour in beaten egg slowly, add salt and sesame oil
酸辣汤;hot and sour soup|豆腐木耳丝煮开，加醋、胡椒、盐，勾芡后淋蛋液|Simmer tofu and wood ear shreds, add vinegar, pepper and salt, thicken and pour in egg
炒青菜/青菜&怎么炒;stir fry&vegetables/greens|大火热油爆香蒜，下青菜快炒到变软，出锅前放盐|Fry garlic in hot oil, toss greens on high heat until just soft, salt at the end
干煸豆角/豆角/四季豆;green beans|豆角要彻底炒熟（至少10分钟），没熟有毒；煸到起皱再加蒜和干辣椒|Green beans must be fully cooked: fry until wrinkled, then add garlic and chili
蒜蓉西兰花/西兰花;broccoli|西兰花焯水1分钟，爆香蒜末翻炒，加盐|Blanch broccoli one minute, then toss with fried garlic and salt
拍黄瓜/凉拌黄瓜;cucumber salad|黄瓜拍碎，加蒜末、醋、生抽、盐、糖和香油拌匀|Smash the cucumber and mix with garlic, vinegar, soy, salt, sugar and sesame oil
凉面/凉拌面;cold noodles|面煮熟过凉水，拌芝麻酱、酱油、醋、蒜水和黄瓜丝|Cool the boiled noodles and mix with sesame paste, soy, vinegar, garlic and cucumber
火锅&在家/怎么/底料;hot pot&home/make|用火锅底料加水或高汤烧开，荤菜先下、青菜后下，肉煮熟再吃|Boil hot-pot base with water or stock, add meat first and greens later, and cook meat through
馒头/发面/蒸馒头;steamed bun|面粉加酵母和温水揉光，发到两倍大，揉匀整形再醒15分钟，水开蒸15分钟|Knead flour with yeast and warm water, let it double, shape, rest 15 minutes and steam 15
煎饼/鸡蛋饼/葱油饼;pancake|面粉、鸡蛋、水调成稀糊，加盐和葱花，平底锅少油摊到两面金黄|Mix flour, egg and liquid to a thin batter and fry in a little oil until golden on both sides
蛋糕/戚风;bake&cake;sponge cake|蛋黄糊拌匀，蛋白加糖打到硬挺，轻轻翻拌，150度烤约50分钟后倒扣|Mix yolks with flour, fold in stiff sugared egg whites, bake about 50 minutes at 150 °C and cool upside down
饼干/曲奇;cookies;biscuits|黄油打软加糖和蛋，拌入面粉，挤成形，170度烤15分钟|Cream butter and sugar, add egg and flour, shape, and bake 15 minutes at 170 °C
三明治;sandwich|吐司夹煎蛋、生菜、番茄和火腿，抹点酱，对角切开|Layer egg, lettuce, tomato and ham between toast with a little sauce
沙拉;salad|蔬菜洗净沥干，加鸡胸或鸡蛋，用橄榄油、柠檬汁和盐拌|Dry the leaves well, add chicken or egg, dress with oil, lemon juice and salt
奶茶;milk tea|红茶煮浓滤出，加牛奶和糖小火热到冒小泡|Brew strong black tea, strain, and warm it with milk and sugar
豆浆;soy milk|黄豆泡一夜，加水打碎过滤，一定煮开再煮5分钟|Soak soybeans overnight, blend and strain, then boil for at least five minutes
汤圆&煮;tangyuan|水开下汤圆，轻推防粘，浮起后再煮2分钟，中间点凉水|Drop into boiling water, stir gently, and cook two minutes after they float
粽子&煮;zongzi&cook|冷水没过粽子，煮开转小火煮2小时左右，再焖一会儿|Cover with water, boil, then simmer about two hours
银耳汤/银耳羹|银耳泡发撕碎，加水小火炖1小时到出胶，放红枣枸杞和冰糖|Soak and tear white fungus, simmer an hour until thick, add dates and rock sugar
绿豆汤;mung bean soup|绿豆洗净加水，煮开转小火煮30到40分钟到开花，加糖|Boil mung beans and simmer 30 to 40 minutes until split, then sweeten
烤鸡翅;bake&chicken wings;roast&wings|鸡翅腌半小时，200度烤20分钟，中途翻面刷蜂蜜|Marinate wings half an hour, bake 20 minutes at 200 °C, turning once and brushing with honey
炸鸡;fried chicken|鸡块腌好裹粉，160度炸熟，再180度复炸到酥|Marinate chicken, coat with flour, fry at 160 °C until done and again at 180 °C until crisp
薯条;french fries|土豆条泡水擦干，160度炸软，再190度炸脆|Soak and dry potato sticks, fry at 160 °C until soft, then 190 °C until crisp
烤红薯;baked sweet potato;roast sweet potato|红薯洗净擦干，200度烤45到60分钟到流糖|Bake sweet potatoes 45 to 60 minutes at 200 °C until syrupy
回锅肉|五花肉煮熟切片，煸出油，加豆瓣酱、甜面酱，下蒜苗炒匀|Boil and slice pork belly, fry until the fat runs, add bean paste and leek
水煮肉片;水煮牛肉|肉片上浆，豆瓣酱炒香加水煮开，垫熟青菜，滑熟肉片，撒辣椒花椒浇热油|Coat meat with starch, cook it in a bean-paste broth over greens, top with chili and hot oil
地三鲜|土豆、茄子、青椒分别炸或煎软，加蒜、生抽、糖和淀粉水翻匀|Fry potato, eggplant and pepper, then toss with garlic, soy, sugar and starch
鱼香茄子/红烧茄子/茄子;eggplant;aubergine|茄子撒盐杀水再煎软，加蒜、豆瓣或酱油糖醋汁烧入味|Salt the eggplant, fry it soft, then braise with garlic and a soy-sugar-vinegar sauce
菜&太咸/咸了;too salty|菜咸了可以加水、加土豆或豆腐吸味，或加一点糖和醋平衡|Add water, potato or tofu, or balance with a little sugar and vinegar
菜&太辣;太辣了&怎么办;too spicy|菜太辣可以加糖、醋或牛奶，再配米饭吃|Add sugar, vinegar or dairy, and eat it with rice
糊锅/烧糊/锅糊;burnt pot;burned pot|糊锅加水和小苏打煮开，放凉再擦|Boil water with baking soda in the pot, let it cool and scrub
解冻;defrost;thaw|肉提前放冷藏慢慢解冻，着急就连袋泡冷水|Thaw meat overnight in the fridge, or in its bag in cold water
去腥;fishy smell|去腥可以用姜、葱、料酒腌一会儿，或焯水去浮沫|Marinate with ginger, scallion and wine, or blanch and skim
溅油/油溅;oil splatter|防溅油：食材擦干，锅里撒点盐，盖半边锅盖|Dry the food, add a pinch of salt to the oil and use a lid
做菜&新手/不会/简单;beginner&cook;easy&cook/recipe/dinner|新手先做番茄炒蛋：炒蛋盛出，番茄炒出汁，合在一起加盐|Start with tomato and eggs: scramble eggs, cook tomatoes to a sauce, combine and salt
`;
