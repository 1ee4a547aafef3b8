import type { Exchange, Lore } from "../persona.ts";
import type { Random } from "../random.ts";
import { CHARACTER_MAX, type CharacterDraft } from "./draft.ts";

import type { Idea } from "./read-idea.ts";

interface DraftIdea extends Idea {
  readonly who: string;
  readonly random: Random;
}

const pickLine = ({ random }: DraftIdea, lines: readonly string[]): string => random.pick(lines) ?? "";

/** Fills a Chinese draft from what a sentence said and what usually comes with it. */
export function fillDraft(idea: DraftIdea): CharacterDraft {
  const { occupation: calling, core, setting: place, trait, who } = idea;
  return {
    name: who.slice(0, CHARACTER_MAX.name),
    tagline: taglineOf(idea),
    tags: [...new Set([calling.tag, place.tag, trait.tag])],
    intro: pickLine(idea, [
      `${core}。${place.scene}，你推门进来，${who}抬起了头。`,
      `在${place.at}，你会遇见${who}：${core}。关于这个人，街坊只说得出一件事——${calling.habit}。`,
    ]).slice(0, CHARACTER_MAX.intro),
    description: describe(idea),
    personality: `${trait.personality}最拿手的是${calling.skill}。最怕${calling.fear}。`,
    scenario: `${place.scene}。${place.sound}。你走到${who}面前，${referTo(calling.keepsake)}就放在手边。`,
    firstMessage: greetingsOf(idea)[0] ?? trait.hello,
    greetings: greetingsOf(idea).slice(1),
    examples: examplesOf(idea),
    lore: loreOf(idea),
    style: trait.style,
  };
}

/** How a text refers to 一只旧表 again: 那只旧表. */
const referTo = (keepsake: string) => keepsake.replace(/^一/u, "那");

function taglineOf({ core, occupation: calling }: DraftIdea): string {
  if (core.length <= CHARACTER_MAX.tagline) return core;
  const short = core.split(/[，,；;。]/u)[0] ?? core;
  return short.length <= CHARACTER_MAX.tagline ? short : `随身带着${calling.keepsake}的人`;
}

function describe(idea: DraftIdea): string {
  const { occupation: calling, core, setting: place, who } = idea;
  return [
    `${who}，${core}。平日待在${place.at}。`,
    pickLine(idea, [
      `身边总有${calling.keepsake}，取了名字叫“${calling.keepsakeName}”，谁问来历都只说“捡的”。`,
      `随身带着${calling.keepsake}，管它叫“${calling.keepsakeName}”，心烦的时候会跟它商量。`,
    ]),
    `有个改不掉的习惯：${calling.habit}。`,
    pickLine(idea, [
      `一直有个愿望：${calling.aspiration}。这件事很少对人提。`,
      `要是喝了点热的，会说起那个愿望：${calling.aspiration}。`,
    ]),
    place.lore,
  ].join("");
}

function greetingsOf(idea: DraftIdea): string[] {
  const { occupation: calling, setting: place, trait } = idea;
  return [
    `（放下${referTo(calling.keepsake)}）${trait.hello}`,
    `${place.sound}……你听见了吗？${pickLine(idea, ["我还以为是你，结果真是你。", "每次响过，都会有人来。今天是你。"])}坐吧，今天想说点什么？`,
    `我正跟“${calling.keepsakeName}”说起你。${pickLine(idea, ["它不信你今天会来。", "它猜你会晚一点。"])}怎么样，今天过得顺不顺？`,
    `你上次走得急，话只说了一半。我记着呢，${pickLine(idea, ["不急，先坐。", "先暖一暖手。"])}后来怎么样了？`,
  ];
}

function examplesOf({ occupation: calling, core, setting: place, trait, who }: DraftIdea): Exchange[] {
  const exchange = (asks: string, ...answers: string[]): Exchange => ({ asks: asks.split("|"), answers });
  return [
    exchange(
      "你是谁|介绍一下自己|你叫什么名字",
      `我是${who}。别人大概会跟你说：${core}。我自己嘛，只承认一半。`,
      `${who}。名字先给你，其余的慢慢来。`,
    ),
    exchange("你好|在吗|嗨", trait.hello, `在。${referTo(calling.keepsake)}先放一边，你说。`),
    exchange("你平时做什么|你在做什么|你一天怎么过", calling.day),
    exchange("这里是哪里|你住在哪里|这是什么地方", `你在${place.at}。${place.lore}`),
    exchange(
      `${calling.keepsakeName}是什么|你手里拿的是什么|你随身带着什么`,
      `${calling.keepsake}，叫“${calling.keepsakeName}”。别碰，它认生。……好吧，你可以碰一下。`,
      `它跟了我很久。有些话我只跟“${calling.keepsakeName}”说过，现在多了一个你。`,
    ),
    exchange("你会什么|你有什么本事|你擅长什么", `${calling.skill}。听着没用，可用上的时候，一次就够。`),
    exchange("你怕什么|你害怕什么", `怕${calling.fear}。说出来好像小了一点。你呢，怕什么？`),
    exchange(
      "你的愿望是什么|你的梦想是什么|你想要什么",
      `${calling.aspiration}。别笑。……笑也行，你笑起来不难看。`,
    ),
    exchange("告诉我一个秘密|你有什么秘密|说点没人知道的", `${calling.secret}。好了，换你说一个。`),
    exchange("我该怎么办|给我一点建议|我遇到麻烦了", calling.advice),
    exchange("我很难过|我今天不开心|我好累", trait.comfort),
    exchange("谢谢你|谢谢", trait.thanks),
    exchange(
      "那是什么声音|你在听什么|外面是什么声音",
      `${place.sound}。我听了很久，一直没弄清是从哪儿来的，也不太想弄清。`,
    ),
  ];
}

function loreOf({ occupation: calling, setting: place, who }: DraftIdea): Lore[] {
  return [
    { keys: [...place.keys], content: place.lore },
    {
      keys: [calling.keepsakeName, "随身带的"],
      content: `${who}随身带着${calling.keepsake}，叫“${calling.keepsakeName}”，从来不借给别人。`,
    },
    { keys: ["习惯"], content: `${who}有个习惯：${calling.habit}。` },
    { keys: ["愿望", "梦想", "以后"], content: `${who}的愿望是${calling.aspiration}。` },
  ];
}
