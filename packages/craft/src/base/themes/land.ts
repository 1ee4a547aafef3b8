/** Water, fire, earth, wind and what they make of each other; the format is explained in `../read-theme.ts`. */
export const LAND = `
水 | Water | 💧 | water wet
火 | Fire | 🔥 | fire hot bright | 火焰 / Fire
土 | Earth | 🟫 | earth | 泥土 / Earth, 凤凰+风
风 | Wind | 🌬️ | air fast

泥 | Mud | 🟤 | earth wet | 泥巴 / Mud
  水+土, 雨+土, 沙+湖, 砖+雨
沙 | Sand | 🟨 | earth small
  土+风, 石头+风, 贝壳+时间, 玻璃+石头
熔岩 | Lava | 🟠 | fire earth hot bright
  火+土, 火山+火, 石头+火山
石头 | Stone | 🪨 | earth old
  熔岩+水, 熔岩+风, 沙+土, 熔岩+雨, 熔岩+冰, 齐天大圣+时间
山 | Mountain | ⛰️ | earth big
  土+土, 石头+石头, 石头+土
火山 | Volcano | 🌋 | earth fire hot big
  山+火, 山+熔岩
沙漠 | Desert | 🏜️ | earth hot big
  沙+沙, 沙+太阳, 沙+风, 仙人掌+雨
绿洲 | Oasis | 🌴 | place wet
  沙漠+水, 沙漠+湖, 沙漠+雨, 沙漠+树
湖 | Lake | 🛶 | water wet quiet
  水+水, 雨+雨, 绿洲+水
河 | River | 🏞️ | water wet fast
  水+山, 湖+山, 雨+山, 冰+太阳
瀑布 | Waterfall | 💦 | water wet loud
  河+山, 河+天空
海 | Sea | 🌊 | water wet big sea
  湖+湖, 河+河, 湖+河, 盐+水, 潜水艇+风暴
岛 | Island | 🏝️ | earth sea quiet
  海+土, 海+山, 火山+海, 海+石头, 熔岩+海, 精卫+时间
海滩 | Beach | 🏖️ | place sea
  海+沙, 岛+沙
潮汐 | Tide | 🌗 | water sea
  海+月亮, 海+时间
盐 | Salt | 🧂 | food salty
  海+太阳, 海+火, 海+锅, 眼泪+太阳
冰 | Ice | 🧊 | water cold
  雪+水, 雪+湖, 雪+石头, 水+冬天
金属 | Metal | 🔩 | material
  石头+火, 石头+熔岩, 流星+火
铁锈 | Rust | 🟧 | material old
  金属+水, 金属+雨, 金属+时间, 机器+雨, 剑+时间
黄金 | Gold | 🥇 | material bright money
  金属+太阳, 金属+光, 河+沙, 沙+财神
玻璃 | Glass | 🪟 | material
  沙+火, 沙+熔岩, 沙+闪电
镜子 | Mirror | 🪞 | tool bright
  玻璃+金属, 玻璃+湖, 玻璃+黄金
钻石 | Diamond | 💎 | material bright money
  炭+山, 炭+石头, 炭+火山
玉 | Jade | 🟢 | material old
  石头+月亮, 石头+皇帝, 石头+神仙
珍珠 | Pearl | 🫧 | material bright sea round
  贝壳+沙, 贝壳+月亮, 贝壳+眼泪
陶 | Pottery | 🏺 | material
  泥+火, 泥+熔岩
瓷器 | Porcelain | 🍽️ | tool old
  陶+火, 陶+雪, 陶+皇帝
砖 | Brick | 🧱 | material
  泥+太阳, 陶+石头, 泥+沙漠
炭 | Charcoal | ⬛ | material hot dark
  木头+火, 树+火, 树+闪电, 森林+火山
灰烬 | Ash | 🌑 | material dark
  烟+土, 纸+火, 草+熔岩, 炭+风, 凤凰+雨
`;
