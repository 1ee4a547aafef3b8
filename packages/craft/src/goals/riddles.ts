import type { Words } from "../element.ts";
import { baseDepths } from "./base-depths.ts";

export type Level = "easy" | "middle" | "hard";

export interface Riddle {
  readonly target: string;
  readonly hint: Words;
  readonly level: Level;
}

/** Targets of the daily goals, each with a hint that does not name an ingredient outright. */
const TEXT = `
彩虹 | 雨和晴各让一步。 | Rain and shine meet halfway.
雪 | 山顶收到的第一封信。 | The first letter a summit receives.
闪电 | 两朵云的一次争执。 | Two clouds had words.
蘑菇 | 林子里雨后撑伞的那一位。 | Who opens an umbrella once the rain is over?
火锅 | 一口能让整桌人站起来夹菜的汤。 | A soup that makes the whole table stand up.
风筝 | 牵着它的人，比它更想飞。 | Whoever holds it longs to fly more than it does.
灯笼 | 给光穿一件纸衣服。 | Dress a light in paper.
爆竹 | 竹子的脾气，一点就着。 | A plant with a short temper.
秋天 | 树比人先知道。 | Trees know of it before we do.
流星 | 天上的石头也会走神。 | Even a stone up there may slip.
永恒 | 比很久再久一点，再久一点。 | Longer than long, and then longer.
熬夜 | 手里那点光，比月亮还晚睡。 | A small glow that goes to bed after the moon.
米饭 | 田里的黄金，锅里的白银。 | Gold in the field, silver in the pot.
伞 | 江南出门，先带一片自己的屋檐。 | A roof of one's own to carry along.
月饼 | 一年里有一天，月亮可以切开吃。 | Once a year the moon is cut into slices.
锦鲤 | 转发它的人很多，见过它的人很少。 | Shared by many, met by few.
凤凰 | 别的鸟怕的，它拿来洗澡。 | What other birds fear, it bathes in.
烤鸭 | 会游泳的，终究败给了炉子。 | It swam well. The oven swam better.
麻将 | 四方坐定，砌一堵要拆的墙。 | Four people build a wall to take it down.
薛定谔的猫 | 打开之前，它既在又不在。 | There and not there, until somebody looks.
皮影 | 一张皮，一盏灯，千军万马。 | A hide, a lamp and ten thousand horsemen.
奶茶 | 草原和茶山在一个杯子里见面。 | Pasture and tea hill meet in a cup.
红包 | 一张纸，因为里面的东西变得很客气。 | Paper made polite by what is inside.
七夕 | 一年只过一次桥。 | A bridge that is crossed once a year.
江湖 | 有水，有剑，没有地址。 | Water, swords and no address.
齐天大圣 | 石头里蹦出来，云上面翻过去。 | Out of a stone, over the clouds.
招财猫 | 它一直在招手，老板一直在等。 | It keeps waving. The owner keeps waiting.
番茄炒蛋 | 每家都会做，每家都不一样。 | Every home makes it, each its own way.
乡愁 | 抬头是它，低头也是它。 | You look up and there it is; you look down and there it is.
熊猫 | 像是没睡好，其实睡得最好。 | It looks as if it never slept, and sleeps best of all.
时间胶囊 | 寄给以后的自己，邮费是忘记。 | Mail to your later self; the postage is forgetting.
螺蛳粉 | 邻居闻到了，说想搬走，又问在哪买的。 | The neighbours want to move out, then ask where you got it.
丝绸之路 | 一匹布走了一万里。 | A piece of cloth that walked ten thousand miles.
圆周率 | 写不完的数，切得开的圆。 | A number without end, a round that can be sliced.
冷笑话 | 说完以后，屋里降了三度。 | It was told, and the room lost three degrees.
社死 | 想撤回的不只是消息，还有自己。 | You would unsend the message, and yourself.
躺平 | 跑累了的人，发现地板很舒服。 | Tired of running, one finds the floor quite soft.
时间机器 | 去过明天的人，都说昨天好。 | Those back from tomorrow recommend yesterday.
人工智能 | 读了很多书，没有一本是自己翻的。 | It read all the books and turned no page.
元宇宙 | 戴上它，就不用出门了；摘下它，还是没出门。 | Put it on and need not go out; take it off and never went.
早高峰 | 所有人都要去，所有人都不想去。 | All must go and nobody wants to.
扫地机器人 | 家里最勤快的一位，最怕数据线。 | The most diligent one at home, afraid of cables.
春运 | 一年一次，半个国家在回家。 | Once a year half a country goes home.
猫老板 | 会议开到一半，它坐在了键盘上。 | Halfway through the meeting it sat on the keys.
月老 | 他的线，从来不打结，只打缘分。 | His threads never tangle, they only tie.
婚礼 | 两个人的事，一百个人来吃饭。 | A matter of two, and a hundred come to dinner.
四次元 | 长、宽、高，再加一扇没有人见过的门。 | Length, width, height and a door nobody has seen.
次元旅人 | 护照上盖满了不存在的章。 | A passport full of stamps that do not exist.
`;

/** The greatest depth of an easy target, and of a middling one. */
const EASY = 4;
const MIDDLE = 7;

function levelOf(depth: number): Level {
  if (depth <= EASY) return "easy";
  return depth <= MIDDLE ? "middle" : "hard";
}

/** The riddles with their level, which follows from the recipes. */
export function riddles(): Riddle[] {
  return TEXT.split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [target = "", zh = "", en = ""] = line.split("|").map((part) => part.trim());
      return { target, hint: { zh, en }, level: levelOf(baseDepths().get(target) ?? Number.NaN) };
    });
}
