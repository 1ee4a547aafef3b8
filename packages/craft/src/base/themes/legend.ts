/** Festivals and legends. */
export const LEGEND = `
龙 | Dragon | 🐉 | myth animal magic flying big
  蛇+云, 鱼+瀑布, 蛇+天空, 蛇+闪电, 锦鲤+瀑布
凤凰 | Phoenix | 🦚 | myth animal magic flying hot
  鸟+火, 鸟+熔岩, 鸟+太阳, 鸡+彩虹, 鸡+龙
麒麟 | Qilin | 🦄 | myth animal magic lucky
  龙+马, 龙+野兽, 马+神仙, 龙+牛
年兽 | Nian | 👹 | myth animal loud
  野兽+年, 野兽+新年, 野兽+爆竹
玉兔 | Jade Rabbit | 🐇 | myth animal cold magic
  兔子+月亮, 兔子+玉, 兔子+神仙
嫦娥 | Moon Lady | 🧝‍♀️ | myth magic cold sad
  神仙+月亮, 人+玉兔, 月亮+仙丹
月老 | Red-thread Matchmaker | 🧶 | myth magic old
  神仙+爱, 老人+爱, 老人+缘分
财神 | God of Wealth | 🤑 | myth money lucky
  神仙+钱, 神仙+黄金, 商人+神仙
齐天大圣 | Monkey King | 🐵 | myth magic fast | 大圣 / Monkey King
  猴子+云, 猴子+神仙, 猴子+仙丹, 猴子+石头
精卫 | Jingwei Bird | 🐤 | myth animal flying sea
  鸟+海, 鸟+岛, 鸟+石头
白蛇传 | White Snake Tale | 🐍 | art sad old | 白蛇 / White Snake
  蛇+爱, 蛇+伞, 蛇+人, 蛇+湖
梁祝 | Butterfly Lovers | 🦋 | art sad
  蝴蝶+爱, 蝴蝶+蝴蝶, 蝴蝶+二胡
幽灵 | Ghost | 👻 | myth dark quiet
  影子+夜, 影子+影子, 房子+夜, 古董+夜
仙丹 | Elixir | 🧪 | drink magic
  草药+神仙, 玉+草药, 金属+神仙, 草药+月亮
魔法 | Magic | 🪄 | idea magic
  木头+神仙, 愿望+闪电, 神仙+书, 玉+闪电
招财猫 | Lucky Cat | 🐱 | tool money lucky | 招财 / Lucky
  猫+钱, 猫+财神, 猫+黄金, 猫+陶, 猫+幸运
钱 | Money | 💰 | material money
  贝壳+人, 黄金+纸, 黄金+商人, 贝壳+贝壳
红包 | Red Envelope | 🧧 | tool money lucky
  钱+纸, 钱+新年, 钱+孩子, 钱+老人, 新年+老人
新年 | New Year | 🎊 | festival loud happy
  爆竹+年, 年+红包, 爆竹+时间, 年兽+爆竹, 年+年
春联 | Spring Couplet | 🟥 | art lucky
  纸+新年, 书法+门, 书法+新年, 门+诗
元宵节 | Lantern Festival | 🌝 | festival bright happy | 元宵 / Lantern
  灯笼+汤圆, 灯笼+夜, 灯笼+新年, 灯笼+灯笼
端午 | Dragon Boat Day | 🐲 | festival wet loud
  龙+船, 粽子+船, 龙+河, 粽子+夏天
七夕 | Qixi | 💞 | festival sad sweet
  爱+银河, 喜鹊+银河, 喜鹊+桥, 爱+星星
中秋 | Mid-Autumn | 🌕 | festival quiet sweet
  月饼+家, 秋天+月亮, 月饼+月亮, 嫦娥+家
生日 | Birthday | 🎂 | festival happy sweet
  蛋糕+人, 年+人, 蛋糕+孩子, 面条+年
婚礼 | Wedding | 💒 | festival happy sweet
  爱+爱, 爱+红包, 爱+烟花, 爱+唢呐
春运 | Spring Rush | 🚄 | festival busy fast
  新年+火车, 新年+车, 春天+火车, 乡愁+火车
舞龙 | Dragon Dance | 🐲 | art loud lucky
  龙+人, 龙+鼓, 龙+新年, 龙+灯笼
`;
