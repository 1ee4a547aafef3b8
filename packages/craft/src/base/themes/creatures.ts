/** What swims, crawls, flies and sleeps on the sofa. */
export const CREATURES = `
生命 | Life | 🧬 | idea young
  海+闪电, 泥+闪电, 湖+闪电, 岛+闪电
蛋 | Egg | 🥚 | food young round
  生命+石头, 鸡+鸡, 鸟+鸟, 鸟+时间, 鸡+早晨
虫 | Bug | 🐛 | animal small | 小虫 / Bug
  生命+土, 生命+草, 生命+泥潭, 木头+时间
鱼 | Fish | 🐟 | animal sea wet
  生命+水, 生命+海, 生命+湖, 蛋+水, 生命+河, 烤鱼+水
鸟 | Bird | 🐦 | animal flying
  生命+风, 生命+天空, 蛋+天空, 蛋+风, 鱼+天空
野兽 | Beast | 🐾 | animal big
  生命+森林, 生命+山, 生命+树, 生命+沙漠
鸡 | Chicken | 🐔 | animal
  蛋+太阳, 鸟+土, 鸟+农民, 蛋+时间
鸭子 | Duck | 🦆 | animal wet flying
  鸟+水, 鸡+湖, 鸡+水, 鸟+河
企鹅 | Penguin | 🐧 | animal cold sea
  鸟+冰, 鸟+雪, 鸡+冰, 鸟+冬天
猫头鹰 | Owl | 🦉 | animal flying dark
  鸟+夜, 猫+鸟, 鸟+智慧
喜鹊 | Magpie | 🪺 | animal flying lucky happy
  鸟+快乐, 鸟+幸运, 鸟+梅花
仙鹤 | Crane | 🦢 | animal flying old quiet
  鸟+湖, 鸟+云, 鸟+神仙
蛇 | Snake | 🐍 | animal quiet
  虫+石头, 虫+沙漠, 生命+沙, 虫+河
乌龟 | Turtle | 🐢 | animal slow old
  蛋+沙, 蛇+石头, 生命+时间, 蛋+海滩
青蛙 | Frog | 🐸 | animal wet loud
  鱼+泥, 荷花+生命, 鱼+草, 虫+湖
贝壳 | Shell | 🐚 | animal sea
  海滩+生命, 鱼+沙, 鱼+石头
鲸 | Whale | 🐋 | animal sea big | 鲸鱼 / Whale
  鱼+海, 鱼+鱼, 野兽+海
锦鲤 | Lucky Koi | 🎏 | animal wet lucky
  鱼+幸运, 鱼+愿望, 鱼+彩虹, 鱼+互联网
蜜蜂 | Bee | 🐝 | animal small flying sweet
  虫+花, 虫+春天, 虫+森林
蝴蝶 | Butterfly | 🦋 | animal small flying
  虫+风, 虫+彩虹, 蚕+时间, 虫+天空
蚕 | Silkworm | 🪱 | animal small slow | 蚕宝宝 / Silkworm
  虫+树, 虫+茶叶, 虫+云
萤火虫 | Firefly | ✨ | animal small bright flying
  虫+光, 虫+火, 虫+夜, 虫+星星
蚊子 | Mosquito | 🦟 | animal small flying loud
  虫+水, 虫+夏天, 虫+雨
蜗牛 | Snail | 🐌 | animal small slow
  虫+贝壳, 虫+房子, 虫+雾
猫 | Cat | 🐱 | animal soft sleepy
  野兽+鱼, 野兽+房子, 野兽+沙发, 老虎+家, 鼠标+鼠, 鼠+鱼
老虎 | Tiger | 🐯 | animal big fast
  猫+山, 猫+森林, 猫+皇帝, 猫+野兽
狼 | Wolf | 🐺 | animal fast dark
  野兽+月亮, 野兽+夜, 狗+森林, 狗+月亮
狗 | Dog | 🐶 | animal happy
  野兽+人, 狼+人, 狼+家, 野兽+朋友
兔子 | Rabbit | 🐰 | animal small fast soft
  野兽+草, 野兽+春天
鼠 | Mouse | 🐭 | animal small | 小鼠 / Mouse
  野兽+麦子, 野兽+土, 野兽+灰烬
牛 | Ox | 🐂 | animal big slow
  野兽+田, 野兽+稻子, 野兽+农民
马 | Horse | 🐎 | animal fast
  野兽+风, 牛+风, 野兽+闪电
羊 | Sheep | 🐑 | animal soft
  野兽+云, 野兽+棉花, 牛+云
猪 | Pig | 🐖 | animal sleepy
  野兽+泥, 牛+泥, 野兽+米饭
猴子 | Monkey | 🐒 | animal fast
  野兽+树, 野兽+水果, 野兽+森林
骆驼 | Camel | 🐫 | animal slow
  马+沙漠, 野兽+沙漠, 羊+沙漠, 牛+沙漠
熊猫 | Panda | 🐼 | animal slow soft
  野兽+竹子, 黑眼圈+野兽, 猫+竹子
恐龙 | Dinosaur | 🦕 | animal big old
  化石+生命, 蛇+森林, 蛋+火山, 鸡+时间
化石 | Fossil | 🦴 | earth old
  石头+野兽, 恐龙+时间, 鱼+时间, 恐龙+土
泥潭 | Swamp | 🐊 | earth wet dark
  泥+泥, 泥+湖, 泥+森林
动物园 | Zoo | 🦓 | place loud
  野兽+野兽, 野兽+城市, 熊猫+城市
`;
