import { expect, it } from "vitest";
import { answerByKnowledge } from "../knowledge/answer.ts";
import type { Language } from "../persona.ts";
import { randomOf } from "../random.ts";

const said = (text: string, language: Language, seed = "seed") =>
  answerByKnowledge(text, language, randomOf(seed));

const ASKS = `
zh word 月亮用英语怎么说 => “月亮”的英文是 moon
zh word 冰箱英语咋讲 => “冰箱”的英文是 refrigerator，也可以说 fridge
zh word 谢谢用英文怎么说呀 => “谢谢”的英文是 thank you，也可以说 thanks
zh word 英语里蝴蝶怎么说 => “蝴蝶”的英文是 butterfly
zh word 翻译成英文：我爱你 => “我爱你”的英文是 I love you
en word what does 朋友 mean => “朋友” is “friend” in English
en word what is 加油 in english => “加油” is “come on” or “go for it” in English
zh word 星期三英文 => “星期三”的英文是 Wednesday
zh word 红色的裙子英文怎么说 => “红色的裙子”的英文是 red skirt
zh word 尴尬英语怎么说 => “尴尬”的英文是 awkward，也可以说 embarrassing
zh word 西红柿的英文怎么拼 => “西红柿”的英文 tomato 拼作 t-o-m-a-t-o
zh word 帮我翻译一下：今天天气很好 => “今天天气很好”的英文是 the weather is nice tod …
zh word apple是什么意思 => “apple”的中文是“苹果”
zh word good morning中文怎么说 => “good morning”的中文是“早上好”
en word whats "i love you" in mandarin => “i love you” is 我爱你 (wǒ ài nǐ) in Chinese
en word chinese for water => “water” is 水 (shuǐ) in Chinese
en word translate happy birthday to chinese => “happy birthday” is 生日快乐 (shēng rì k …
zh word libraries中文是什么 => “libraries”的中文是“图书馆”
en word what is library in chinese => “library” is 图书馆 (tú shū guǎn) in Chinese
en word it's raining cats and dogs 啥意思 => “its raining cats and dogs” is 倾盆大雨 …
en word how to say where is the bathroom in chinese => “where is the bathroom” is 厕所在哪里 (cè …
en word long time no see什么意思 => “long time no see” is 好久不见 (hǎo jiǔ …
zh word dragonfly 中文 => “dragonfly”的中文是“蜻蜓”
zh word 大的反义词 => “大”的反义词是“小”
zh word 勇敢的反义词是啥 => “勇敢”的反义词是“胆小、懦弱”
en word what's the opposite of generous => The opposite of “generous” is “stingy, mean”
zh word 和“安静”相反的词 => “安静”的反义词是“吵闹、喧闹”
zh word 反义词：高兴 => “高兴”的反义词是“难过、伤心”
zh word 开心反义词 => “开心”的反义词是“难过、伤心”
zh word 快乐的近义词有哪些 => “快乐”的近义词有高兴、开心、愉快、喜悦
en word synonym for important => Words close to “important” are signi …
en word give me a synonym of happy => Words close to “happy” are glad, che …
zh word 生气的同义词 => “生气”的近义词有愤怒、恼火、气愤、发火
zh word “认真”还可以换成什么词 => “认真”的近义词有仔细、专心、严谨
zh word 别老用漂亮，换个词 => “漂亮”的近义词有美丽、好看、俊俏
zh word 旖旎怎么读 => “旖旎”读 yǐ nǐ
zh word “尴尬”的拼音 => “尴尬”读 gān gà
zh word 银行的行怎么读 => “行”读 háng，第二声
zh word 垚怎么念 => “垚”读 yáo，第二声
en word how do you pronounce 谢谢 => “谢谢” is read xiè xie
zh word 重庆的重读几声 => “重”读 chóng，第二声
zh word 咀嚼的拼音是什么 => “咀嚼”读 jǔ jué
zh word 和有几个读音 => “和”读 hé（和平），也读 hè（附和）、huo（暖和）、hú（和牌）
zh word 饕餮咋念 => “饕餮”读 tāo tiè
en word how do you read 学习 => “学习” is read xué xí
zh word 画蛇添足是什么意思 => “画蛇添足”的意思是：比喻多此一举，做了多余的事反而弄坏了
en word what does ubiquitous mean => “ubiquitous” means found everywhere
en word define resilience => “resilience” means the ability to re …
zh word “不耻下问”啥意思 => “不耻下问”的意思是：不以向地位、学问不如自己的人请教为耻
en word what does "break a leg" mean => “break a leg” means good luck, said …
en word explain paradox => “paradox” means a statement that see …
zh word 佛系是什么意思啊 => “佛系”的意思是：不争不抢、一切随缘
en word what's an oxymoron => “oxymoron” means two words together …
en word "piece of cake" means what => “piece of cake” means something very easy
zh word 破防是什么意思 => “破防”的意思是：心理防线被突破，指被触动或气到、情绪绷不住了
zh word 什么是内卷 => “内卷”的意思是：同行过度竞争，付出更多却没有更多收获
zh word rizz是什么意思 => “rizz”的意思是：撩人的魅力，2023 年流行的英文俚语
en word what does rizz mean => “rizz” means charm, skill at winning …
zh word xswl什么意思 => “xswl”就是“笑死我了”的拼音缩写
zh word 他发了个awsl是什么意思 => “awsl”就是“啊我死了”的缩写，表示被可爱或美好的东西击中
en word what's a situationship => “situationship” means a romance with …
en word my daughter said i'm so cringe what does that mean => “cringe” means embarrassing to watch
zh word 搭子是什么梗 => “搭子”的意思是：一起做某件事的伙伴，如饭搭子
zh word 绝绝子啥意思 => “绝绝子”的意思是：太绝了，多用来夸张地称赞，也可反着用
en word smh meaning => “smh” means shaking my head, in disa …
zh word 栓Q是啥梗 => “栓q”就是thank you 的谐音，多表示无语、心累的“谢谢”
en word i keep seeing iykyk what is it => “iykyk” means if you know, you know
zh word 显眼包是什么意思 => “显眼包”的意思是：爱出风头、很抢眼但不讨厌的人
en word make a sentence with resilient => Children are often more resilient th …
en word give me a sentence with the word happy => The children were happy to see the snow
zh word 用太阳和月亮造句 => 孩子们在画里画了太阳、月亮，五颜六色的，特别好看
en word an example sentence for procrastinate => If you procrastinate, the work only …
zh word 拿“渐渐”造句 => 天渐渐黑了，路灯亮了起来
zh word “爱”字有几画 => “爱”由爫、冖和友组成，共10画
zh word 谢字几笔 => “谢”由讠、身和寸组成，共12画
en word how many strokes in 爱 => 爱 is made of 爫, 冖, 友 and has 10 strokes
zh word “国”的偏旁是什么 => “国”由囗和玉组成，共8画
zh word 三点水加一个每是什么字 => 氵加每是“海”，读 hǎi
zh word 鼻字怎么写 => “鼻”由自、田和丌组成，共14画
zh word 女字旁加一个马是什么字 => 女加马是“妈”，读 mā
zh word “赢”怎么写 => “赢”由亡、口、月、贝和凡组成，共17画
zh word 左边一个木右边一个公是什么字 => 木加公是“松”，读 sōng
en word spell rhythm => Rhythm is spelled r-h-y-t-h-m
zh word tomorrow怎么拼 => tomorrow 拼作 t-o-m-o-r-r-o-w
zh word beautiful 怎么拼写 => beautiful 拼作 b-e-a-u-t-i-f-u-l
en word how to spell definately => Definitely is spelled d-e-f-i-n-i-t-e-l-y
zh word 苹果的英语怎么拼 => “苹果”的英文 apple 拼作 a-p-p-l-e
en word whats the correct spelling of recieve => Receive is spelled r-e-c-e-i-v-e
zh word 数到20 => 1、2、3、4、5、6、7、8、9、10、11、12、13、14、15、 …
en word count down from 10 => 10, 9, 8, 7, 6, 5, 4, 3, 2, 1
en word count backwards from five => 5, 4, 3, 2, 1
en word count to ten in chinese => 一、二、三、四、五、六、七、八、九、十
zh word 从10倒数到1 => 10、9、8、7、6、5、4、3、2、1
en word count by twos to 20 => 2, 4, 6, 8, 10, 12, 14, 16, 18, 20
en word can you count to 7 => 1, 2, 3, 4, 5, 6, 7
zh word 从100开始倒数五个 => 100、99、98、97、96
en word reverse hello => “hello” backwards is “olleh”
zh word 把“上海”倒过来 => “上海”反过来是“海上”
en word what is racecar backwards => “racecar” backwards is “racecar”
zh word abc反过来 => “abc”反过来是“cba”
zh word strawberry有几个r => “strawberry”有3个 r
en word how many letters are in the word elephant => “elephant” has 8 letters
zh word “人山人海”是几个字 => “人山人海”有4个字
zh word hello有几个字母 => “hello”有5个字母
en word count the letters in chocolate => “chocolate” has 9 letters
en word how many e's are in cheese => “cheese” has 3 “e”s
en word repeat after me: I can do this => I can do this
zh word 跟我说我是最棒的 => 我是最棒的
zh word 跟我读 apple => apple
en word say cheese => cheese
zh word 复述这句话：今天天气真好 => 今天天气真好
en word please repeat: the sky is blue => the sky is blue
zh word 将来的反义词 => “将来”的反义词是“过去”
zh word 一般的反义词 => “一般”的反义词是“特殊”
zh word 怎么用英语说“下雨了” => “下雨了”的英文是 it's raining
en word teach me how to say hello in chinese => “hello” is 你好 (nǐ hǎo) in Chinese
en word how to say "see you tomorrow" in chinese? => “see you tomorrow” is 明天见 (míng tiān …
zh word “勤奋”用英文咋说 => “勤奋”的英文是 hardworking，也可以说 diligent
zh word where is the bathroom 中文怎么说 => “where is the bathroom”的中文是“厕所在哪里”
en word what's the chinese word for cat => “cat” is 猫 (māo) in Chinese
zh word library翻译 => “library”的中文是“图书馆”
zh word 形容词“胖”的反义词是哪个 => “胖”的反义词是“瘦”
en word what's the antonym of "expensive" => The opposite of “expensive” is “cheap”
zh word “热闹”的反义词 => “热闹”的反义词是“冷清”
zh word 用别的词代替“生气” => “生气”的近义词有愤怒、恼火、气愤、发火
zh word “觊觎”怎么念啊 => “觊觎”读 jì yú
zh word “的确”的“的”读几声 => “的”读 dí，第二声
en word which tone is 马 => “马” is read mǎ, third tone
zh word “长”有几种读法 => “长”读 cháng（长短），也读 zhǎng（长大）
zh word 望梅止渴这个词怎么解释 => “望梅止渴”的意思是：比喻用空想来安慰自己
en word what does "under the weather" mean => “under the weather” means feeling a …
zh word “yygq”是啥 => “yygq”就是“阴阳怪气”的拼音缩写
zh word 男朋友说我是恋爱脑，什么意思 => “恋爱脑”的意思是：一恋爱就把恋爱看得比什么都重
en word what does "touch grass" mean => “touch grass” means to go outside an …
zh word 用“不但…而且”造句 => 他不但会唱歌，而且会弹钢琴
zh word 用“开心”“学校”造句 => 老师让同学们把“开心”、“学校”写进同一个故事里，大家都写得很认真
en word make a sentence using apple and tree => The story begins with “apple” and “t …
zh word “国”字怎么写，一共几笔 => “国”由囗和玉组成，共8画
en word how many strokes does 龙 have => 龙 has 5 strokes
zh word 草字头下面一个早念什么 => 艹加早是“草”，读 cǎo
zh word “蝴蝶”英文怎么拼写 => “蝴蝶”的英文 butterfly 拼作 b-u-t-t-e-r-f-l-y
zh word “necessary”怎么拼 => necessary 拼作 n-e-c-e-s-s-a-r-y
zh word 倒数三秒 => 3、2、1
zh word 从20数到30 => 20、21、22、23、24、25、26、27、28、29、30
zh word 用中文数到五 => 一、二、三、四、五
en word what's "hello" spelled backwards => “hello” backwards is “olleh”
zh word “mississippi”里有几个s => “mississippi”有4个 s
zh word 这句诗有几个字：白日依山尽 => “白日依山尽”有5个字
zh word 照我说的念一遍：吃葡萄不吐葡萄皮 => 吃葡萄不吐葡萄皮
en word repeat this: good morning => good morning
`;

/** Language, kind, ask and answer; “…” ends the part of a longer answer that is written here. */
const recordsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [, language = "", kind = "", ask = "", answer = ""] =
        /^(\S+) (\S+) (.*) => (.*)$/u.exec(line) ?? [];
      return { language: language as Language, kind, ask, answer };
    });

it.each(recordsOf(ASKS))("answers $ask", ({ language, kind, ask, answer }) => {
  const found = said(ask, language);
  expect(found?.kind).toBe(kind);
  if (answer.endsWith(" …")) expect(found?.answer).toContain(answer.slice(0, -2));
  else expect(found?.answer).toBe(answer);
});
