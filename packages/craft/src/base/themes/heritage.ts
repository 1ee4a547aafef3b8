/** Brush and bamboo: crafts, play, stage and legend. */
export const HERITAGE = `
文字 | Writing | 🈶 | art old
  乌龟+人, 人+化石, 乌龟+火
毛笔 | Brush | 🖌️ | tool soft old
  竹子+羊, 木头+羊, 竹子+兔子, 竹子+墨
墨 | Ink | 🖋️ | material dark wet
  炭+水, 烟+水, 炭+油, 灰烬+水
书法 | Calligraphy | ✍️ | art quiet old
  毛笔+墨, 纸+毛笔, 纸+墨, 毛笔+文字
书 | Book | 📖 | tool old quiet
  纸+文字, 竹子+文字, 纸+纸, 纸+故事
诗 | Poem | 📜 | art sad quiet
  酒+月亮, 文字+心, 文字+花, 诗人+酒
故事 | Story | 📚 | art
  篝火+人, 文字+梦, 篝火+老人, 月亮+老人, 猫头鹰+孩子
灯笼 | Lantern | 🏮 | tool bright lucky
  纸+光, 竹子+光, 纸+萤火虫, 竹子+篝火
天灯 | Sky Lantern | 🎇 | tool bright flying
  灯笼+天空, 灯笼+风, 灯笼+愿望, 灯笼+云
风筝 | Kite | 🪁 | tool flying happy
  纸+风, 竹子+天空, 纸+天空, 纸+鸟
扇子 | Folding Fan | 🎐 | tool quiet old
  竹子+纸, 丝绸+竹子, 丝绸+风, 诗人+夏天
伞 | Umbrella | ☂️ | tool | 油纸伞 / Umbrella
  竹子+雨, 纸+雨, 纸+油, 人+雨
剪纸 | Paper-cut | ✂️ | art lucky
  纸+花, 纸+剑, 纸+工具, 纸+兔子
丝绸 | Silk | 🧣 | material soft money
  蚕+人, 蚕+工具, 蚕+水, 蚕+蚕
丝绸之路 | Silk Road | 🐪 | place old money
  丝绸+沙漠, 丝绸+骆驼, 丝绸+商人
皮影 | Shadow Play | 🎭 | art dark old
  影子+故事, 影子+牛, 影子+灯笼, 影子+音乐
笛子 | Flute | 🎶 | tool loud
  竹子+风, 竹子+鸟, 竹子+诗人
鼓 | Drum | 🥁 | tool loud
  木头+牛, 陶+牛, 木头+雷声, 木头+心
雷声 | Thunder | 🌩️ | weather loud
  闪电+闪电, 闪电+天空, 闪电+山, 风暴+天空
二胡 | Erhu | 🎻 | tool sad
  蛇+木头, 蛇+竹子, 笛子+悲伤
唢呐 | Suona | 🎺 | tool loud
  金属+笛子, 笛子+笛子, 笛子+雷声
木鱼 | Wooden Fish | 🪘 | tool quiet
  木头+鱼, 鼓+鱼, 鼓+平静
音乐 | Music | 🎵 | art happy
  笛子+鼓, 人+笛子, 人+鼓, 二胡+人, 鸟+木头, 青蛙+夜
歌 | Song | 🎼 | art loud happy
  音乐+诗, 音乐+鸟, 音乐+文字, 诗+鸟
戏曲 | Opera | 👺 | art loud old
  歌+故事, 音乐+故事, 歌+皮影, 歌+皇帝, 扇子+歌, 剪纸+歌
舞狮 | Lion Dance | 🦁 | art lucky loud
  老虎+鼓, 野兽+鼓, 猫+鼓, 野兽+唢呐
广场舞 | Square Dance | 💃 | art loud happy
  音乐+老人, 歌+老人, 音乐+城市, 老人+唢呐
麻将 | Mahjong | 🀄 | game loud money
  竹子+钱, 朋友+竹子, 朋友+砖, 老人+竹子
三缺一 | One Player Short | 🪑 | idea sad
  麻将+孤独, 麻将+朋友, 麻将+人
象棋 | Chinese Chess | ♟️ | game quiet old
  马+木头, 木头+皇帝, 马+车, 老人+树
围棋 | Go | ⚫ | game quiet old
  石头+老人, 贝壳+石头, 石头+智慧, 夜+贝壳
功夫 | Kung Fu | 🥋 | art fast
  人+老虎, 人+仙鹤, 人+山, 熊猫+人
太极 | Tai Chi | ☯️ | art slow quiet
  功夫+老人, 老人+早晨, 功夫+云, 功夫+水
剑 | Sword | 🗡️ | tool sharp
  金属+金属, 金属+冰, 金属+侠客
江湖 | Jianghu | 🏞️ | place dark
  侠客+湖, 侠客+河, 侠客+侠客, 侠客+雨
酒楼 | Tavern | 🏮 | place loud
  酒+房子, 侠客+酒, 江湖+房子
茶馆 | Teahouse | 🫖 | place quiet old
  茶+房子, 茶+村庄, 茶+老人, 茶+故事
园林 | Classical Garden | ⛲ | place quiet old
  花+石头, 荷花+房子, 竹子+房子, 湖+房子
宫殿 | Palace | 🏛️ | place money old big
  皇帝+房子, 黄金+房子, 玉+房子
长城 | Great Wall | 🏯 | place big old
  墙+山, 墙+墙, 墙+龙, 墙+皇帝
古董 | Antique | 🪆 | material old money
  瓷器+时间, 瓷器+瓷器, 玉+时间, 陶+时间
火药 | Gunpowder | 💥 | material hot loud
  草药+火, 炭+盐, 仙丹+火, 炭+神仙
爆竹 | Firecracker | 🧨 | tool loud hot lucky
  竹子+火, 火药+纸, 火药+竹子, 竹子+熔岩
烟花 | Fireworks | 🎆 | tool bright loud happy
  火药+天空, 爆竹+天空, 火药+星星, 火药+花
`;
