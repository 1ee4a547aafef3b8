/** What grows. */
export const GROWING = `
种子 | Seed | 🌰 | plant small young
  泥+光, 花+风, 水果+土
草 | Grass | 🌿 | plant | 小草 / Grass
  种子+水, 种子+雨, 种子+土, 苔藓+太阳
苔藓 | Moss | 🟩 | plant wet quiet
  石头+雨, 石头+草, 雾+石头, 墙+雨
树 | Tree | 🌳 | plant big
  草+土, 种子+太阳, 草+山, 种子+山
森林 | Forest | 🌲 | place plant big quiet
  树+树, 树+山, 树+种子, 竹子+树
竹子 | Bamboo | 🎋 | plant | 竹 / Bamboo
  草+树, 草+草, 种子+风
花 | Flower | 🌸 | plant soft happy
  草+光, 草+太阳, 种子+春天, 草+春天
荷花 | Lotus | 🪷 | plant wet quiet
  花+泥, 花+湖, 花+水
梅花 | Plum Blossom | 💮 | plant cold
  花+雪, 花+冬天, 树+雪, 花+冰
茶叶 | Tea Leaf | 🍃 | plant
  树+雾, 树+云, 草+雾
蘑菇 | Mushroom | 🍄 | plant food small
  树+雨, 森林+雨, 木头+雨, 森林+夜
仙人掌 | Cactus | 🌵 | plant sharp
  草+沙漠, 草+沙, 花+沙漠
水果 | Fruit | 🍎 | food sweet plant
  树+花, 蜜蜂+树, 树+夏天
西瓜 | Watermelon | 🍉 | food sweet wet
  水果+水, 水果+夏天, 水果+沙
辣椒 | Chilli | 🌶️ | food spicy hot
  草+火, 种子+熔岩, 水果+火
稻子 | Rice Plant | 🌾 | plant
  草+泥, 种子+泥, 种子+湖, 草+湖
麦子 | Wheat | 🌾 | plant
  草+风, 稻子+风, 种子+田
豆子 | Bean | 🫘 | food plant small
  种子+种子, 种子+草, 种子+木头
棉花 | Cotton | 🧺 | plant soft
  草+云, 花+云
海带 | Kelp | 🥬 | plant food sea
  草+海, 树+海, 种子+海
木头 | Wood | 🪵 | material | 木 / Wooden
  树+石头, 树+工具, 树+金属, 森林+工具
纸 | Paper | 📄 | material soft
  木头+水, 竹子+水, 竹子+石头
`;
