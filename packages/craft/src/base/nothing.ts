import type { Words } from "../element.ts";
import { pairKey } from "../normal-name.ts";

/** Pairs that are meant to give nothing, each with its reason: `a+b | 为什么 | why`. */
export const NOTHING = `
周一+快乐 | 查无此人。 | No such person at this address.
四零四+人 | 你要找的人不存在，或已被移走。 | The person you are looking for does not exist or was moved.
麻将+截止日 | 最后一圈，永远是最后一圈。 | One last round. It is always one last round.
秘密+直播 | 播完就不叫秘密了。 | Once it is live it is no longer one.
孤独+互联网 | 在线三亿人，没有一条消息。 | Three hundred million online, not one message.
真相+键盘侠 | 键盘太响，真相没听见门铃。 | The keys were so loud that truth missed the doorbell.
永恒+截止日 | 他们约了下次再谈。 | They agreed to talk about it another time.
自由+打工人 | 申请已提交，等待审批。 | Your request was filed and awaits approval.
猫+工作 | 猫看了一眼，睡了。 | The cat had a look and went to sleep.
猫+水 | 你会后悔的，猫已经跑了。 | You would have regretted it. The cat is gone anyway.
火锅+粥 | 辣的说淡，淡的说辣，谁也没动筷子。 | Too mild, said one. Too hot, said the other. Nobody ate.
豆腐+剑 | 赢了也不光彩。 | Even a victory would be nothing to be proud of.
钱+爱 | 收款码扫不出来。 | The payment code would not scan.
影子+云端 | 云端没有影子，只有备份。 | There are no shadows in the cloud, only backups.
黑洞+灯 | 灯说它开着，没有人看见。 | The lamp says it is on. Nobody can tell.
谎言+数学 | 算不通。 | It does not add up.
躺平+火箭 | 倒计时数完了，没人按按钮。 | The countdown ended. Nobody pressed the button.
社死+存档 | 这一段已经自动保存，无法读取更早的进度。 | Autosaved already. There is no earlier point to load.
加载中+加载中 | 正在加载正在加载…… | Loading the loading…
三缺一+三缺一 | 凑了六个人，谁也不肯换桌。 | Six people now, and nobody would change tables.
幽灵+自拍 | 照片里只有一面墙。 | There is only a wall in the picture.
蚊子+电子木鱼 | 功德加一，包也加一。 | Merit plus one. Itch plus one.
遗忘+遗忘 | 刚才要合成什么来着？ | What were we going to make just now?
剧透+未来 | 最后你会知道的。 | You will find out in the end.
拖延症+时间机器 | 明天再去昨天。 | Off to yesterday. Tomorrow, that is.
四次元+验证码 | 请选出所有不属于这个次元的图片。 | Please select all pictures that are not of this dimension.
`;

const reasons = new Map(
  NOTHING.split("\n")
    .filter((line) => line.trim() !== "")
    .map((line): [string, Words] => {
      const [pair = "", zh = "", en = ""] = line.split("|").map((part) => part.trim());
      const [a = "", b = ""] = pair.split("+");
      return [pairKey(a, b), { zh, en }];
    }),
);

/** Why each of these pairs gives nothing, by the pair's key. */
export const NOTHING_REASONS: ReadonlyMap<string, Words> = reasons;
