/** Food and drink. */
export const TABLE = `
锅 | Pot | 🫕 | tool hot
  陶+水, 金属+陶, 金属+厨师
汤 | Soup | 🍲 | food hot wet
  锅+水, 锅+鱼, 锅+鸡, 锅+雨, 海带+水, 海带+锅
米饭 | Rice | 🍚 | food
  稻子+火, 稻子+锅, 稻子+蒸汽
粥 | Congee | 🥣 | food hot quiet
  米饭+水, 稻子+汤, 米饭+汤, 米饭+早晨
面粉 | Flour | 🥡 | food soft
  麦子+石头, 麦子+工具, 麦子+轮子, 稻子+石头
面团 | Dough | 🫓 | food soft
  面粉+水, 麦子+水, 面粉+雨
面条 | Noodles | 🍜 | food hot
  面团+水, 面团+汤, 面粉+汤, 面团+锅
馒头 | Steamed Bun | 🍘 | food soft hot
  面团+蒸汽, 面团+云, 面粉+蒸汽
包子 | Baozi | 🥟 | food soft hot
  馒头+猪, 馒头+蘑菇, 馒头+早晨
饺子 | Dumpling | 🥟 | food hot
  面团+冬天, 面团+家, 面团+猪, 面团+年
面包 | Bread | 🍞 | food soft
  面团+火, 面粉+火, 馒头+火
煎饼 | Jianbing | 🥞 | food hot
  面团+蛋, 面团+早晨, 面团+油
油 | Oil | 🫒 | food
  种子+石头, 豆子+石头, 鲸+石头
油条 | Youtiao | 🥖 | food hot
  面团+豆浆, 油+面粉, 面包+油
蛋糕 | Cake | 🍰 | food sweet soft
  面粉+蛋, 面包+糖, 面团+糖, 面包+蜂蜜
月饼 | Mooncake | 🥮 | food sweet round
  面团+月亮, 蛋糕+月亮, 蛋糕+秋天, 面粉+月亮
汤圆 | Tangyuan | ⚪ | food sweet hot round
  汤+月亮, 汤+糖, 稻子+糖, 汤+珍珠
粽子 | Zongzi | 🍙 | food
  米饭+竹子, 米饭+草, 米饭+河, 稻子+端午
蜂蜜 | Honey | 🍯 | food sweet
  蜜蜂+花, 蜜蜂+蜜蜂, 蜜蜂+水果
糖 | Sugar | 🍬 | food sweet
  水果+太阳, 蜂蜜+火, 水果+锅, 蜂蜜+太阳, 糖葫芦+火
糖葫芦 | Tanghulu | 🍡 | food sweet cold
  水果+糖, 水果+冰, 水果+冬天
汽水 | Soda | 🥤 | drink sweet cold
  糖+水, 水果+风, 糖+蒸汽
快乐水 | Happy Water | 🥤 | drink sweet happy | 快乐 / Happy
  汽水+快乐, 汽水+熬夜, 汽水+冰, 快乐+水
牛奶 | Milk | 🥛 | drink soft
  牛+草, 羊+草, 牛+水, 牛+早晨
茶 | Tea | 🍵 | drink hot quiet
  茶叶+水, 茶叶+蒸汽, 茶叶+锅, 茶叶+雨
奶茶 | Milk Tea | 🧋 | drink sweet
  茶+牛奶, 茶+糖, 茶叶+牛奶, 茶+珍珠
咖啡 | Coffee | ☕ | drink hot dark
  种子+火, 豆子+火, 打工人+早晨
酒 | Rice Wine | 🍶 | drink old
  稻子+时间, 米饭+时间, 水果+时间, 粥+时间
冰淇淋 | Ice Cream | 🍦 | food sweet cold
  牛奶+冰, 雪+糖, 牛奶+雪, 蜂蜜+雪
豆浆 | Soy Milk | 🥛 | drink hot
  豆子+水, 豆子+牛奶, 豆子+早晨
豆腐 | Tofu | ⬜ | food soft
  豆浆+盐, 豆浆+海, 豆子+神仙, 海带+豆子
臭豆腐 | Stinky Tofu | 🟪 | food old
  豆腐+时间, 豆腐+夏天, 豆腐+风
酱油 | Soy Sauce | 🍾 | food salty dark
  豆子+盐, 豆子+时间, 豆子+夜
火锅 | Hotpot | 🍲 | food spicy hot loud
  锅+辣椒, 汤+辣椒, 汤+朋友, 锅+熔岩
烧烤 | Barbecue | 🍢 | food hot loud
  羊+火, 羊+炭, 猪+火, 蘑菇+炭
烤鱼 | Grilled Fish | 🐟 | food hot
  鱼+火, 鱼+炭, 鱼+篝火
烤鸭 | Roast Duck | 🍗 | food hot
  鸭子+火, 鸭子+炭, 鸭子+皇帝
煎蛋 | Fried Egg | 🍳 | food hot round
  蛋+火, 蛋+油, 蛋+锅, 蛋+沙漠
茶叶蛋 | Tea Egg | 🥚 | food hot old
  蛋+茶, 蛋+茶叶, 蛋+酱油
番茄炒蛋 | Tomato and Egg | 🍅 | food hot
  蛋+水果, 煎蛋+水果, 煎蛋+家, 米饭+煎蛋
方便面 | Instant Noodles | 🍜 | food fast hot
  面条+时间, 面条+程序员, 面条+加班, 面条+打工人
螺蛳粉 | Snail Noodles | 🍝 | food spicy
  面条+蜗牛, 面条+臭豆腐, 面条+河
爆米花 | Popcorn | 🍿 | food loud
  稻子+闪电, 种子+爆竹, 电影+种子, 稻子+爆竹
夜宵 | Midnight Snack | 🌯 | food dark happy
  烧烤+夜, 面条+夜, 火锅+夜, 煎饼+夜, 美食家+夜
外卖 | Takeaway | 🛵 | food fast
  米饭+手机, 厨师+手机, 面条+手机, 火锅+手机, 厨房+手机, 美食家+手机
年夜饭 | New Year's Feast | 🍱 | food festival happy | 团圆 / Reunion
  饺子+家, 新年+家, 新年+汤, 新年+厨师, 厨房+新年
`;
