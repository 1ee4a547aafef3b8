/** Weather, light, the hours, the seasons and everything above the roof. */
export const SKY = `
蒸汽 | Steam | ♨️ | air hot wet
  水+火, 雾+火, 湖+熔岩, 冰+火
烟 | Smoke | 💨 | air hot dark
  火+风, 篝火+风
天空 | Sky | 🌤️ | air big flying
  风+风, 云+风, 山+风
云 | Cloud | ☁️ | weather wet soft flying
  蒸汽+风, 蒸汽+天空, 水+天空, 雾+天空, 齐天大圣+风
雾 | Fog | 🌫️ | weather wet dark
  云+土, 蒸汽+土, 云+湖, 蒸汽+山
雨 | Rain | 🌧️ | weather wet sad
  水+风, 云+水, 云+雾, 青蛙+云
雪 | Snow | ❄️ | weather cold wet
  云+山, 雨+冬天, 雨+冰, 云+冰
闪电 | Lightning | ⚡ | weather electric bright fast
  云+云, 云+火, 云+金属
风暴 | Storm | ⛈️ | weather loud electric
  风+闪电, 雨+闪电, 海+风, 风+雨
彩虹 | Rainbow | 🌈 | weather bright happy
  雨+太阳, 雨+光, 瀑布+光, 瀑布+太阳
光 | Light | 🔆 | light bright
  火+火, 太阳+玻璃, 闪电+玻璃
影子 | Shadow | 👤 | light dark
  光+人, 光+墙, 光+树, 太阳+人
太阳 | Sun | ☀️ | space hot bright
  火+天空, 光+天空, 火+光
夜 | Night | 🌃 | time dark quiet
  太阳+山, 天空+烟
月亮 | Moon | 🌙 | space cold bright round | 月 / Moon
  夜+光, 天空+石头, 太阳+夜, 夜+镜子
星星 | Star | ⭐ | space bright | 星 / Star
  夜+火, 夜+天空, 月亮+沙
星座 | Constellation | ♐ | space idea
  星星+星星, 星星+故事, 星星+野兽
银河 | Milky Way | 🌌 | space bright big
  星星+河, 星座+星座, 牛奶+星星
流星 | Shooting Star | ☄️ | space fast bright
  星星+风, 星星+石头, 星星+土
太空 | Space | 🪐 | space dark quiet big
  天空+星星, 夜+火箭, 天空+银河, 宇航员+火箭
行星 | Planet | 🔴 | space big round
  石头+太空, 土+太空, 太空+沙漠
地球 | Planet Earth | 🌍 | space big round
  行星+生命, 行星+海, 行星+水, 行星+家, 引力+石头
黑洞 | Black Hole | 🕳️ | space dark big
  太阳+太阳, 银河+时间, 太空+太阳, 银河+永恒, 引力+引力, 引力+太阳
宇宙 | Universe | 🎇 | space big
  太空+太空, 银河+银河, 太空+时间, 黑洞+光
外星人 | Alien | 👽 | person space
  生命+太空, 人+飞碟, 流星+生命
时间 | Time | ⏳ | time
  太阳+月亮, 沙+玻璃, 月亮+月亮
永恒 | Eternity | ♾️ | time big
  时间+时间, 镜子+镜子, 时间+宇宙, 时间+钻石
早晨 | Morning | 🌅 | time bright
  鸡+太阳, 夜+鸡, 夜+时间, 太阳+雾, 包子+打工人, 油条+打工人
春天 | Spring | 🌱 | time young happy
  时间+花, 时间+草, 雪+太阳, 冬天+时间, 猫+花
夏天 | Summer | 🍧 | time hot
  时间+太阳, 春天+时间, 春天+太阳
秋天 | Autumn | 🍂 | time sad
  时间+树, 夏天+时间, 森林+风
冬天 | Winter | ⛄ | time cold
  时间+雪, 时间+冰, 秋天+时间, 秋天+雪
年 | Year | 📅 | time
  春天+冬天, 夏天+秋天, 时间+地球, 春天+秋天
`;
