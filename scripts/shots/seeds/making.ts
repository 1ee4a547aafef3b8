import { api, type CharacterDraft, type SheetChange } from "@4d/contract";
import { type StarterKey, starterPortrait, toSvg } from "@4d/painter";
import { uploadPicture } from "../media.ts";
import type { SeededPerson } from "../people.ts";

/** Characters of mine, in all states. */
export interface Making {
  /** A complete draft, not published. */
  readonly draft: number;
  /** For everybody. */
  readonly published: number;
  /** Rejected, with the findings. */
  readonly rejected: number;
  /** A lorebook that the draft uses. */
  readonly book: number;
}

interface CharacterIdea {
  idea: string;
  face?: StarterKey;
  sheet?: SheetChange;
}

async function looksOf(me: SeededPerson, face: StarterKey): Promise<SheetChange> {
  const avatar = await uploadPicture(me, toSvg(starterPortrait(face, "avatar")));
  const background = await uploadPicture(me, toSvg(starterPortrait(face, "background")));
  return { avatar: avatar.originUrl, background: background.originUrl };
}

async function make(me: SeededPerson, { idea, face, sheet = {} }: CharacterIdea): Promise<CharacterDraft> {
  const drafted = await me.call(api.characterMaking.draftFrom, { body: { kind: "character", seed: idea } });
  const looks = face === undefined ? {} : await looksOf(me, face);
  return me.call(api.characters.create, { body: { sheet: { ...drafted.sheet, ...looks, ...sheet } } });
}

const submit = (me: SeededPerson, { id, version }: CharacterDraft, visibility: "link" | "public") =>
  me.call(api.characters.submit, { params: { id }, headers: { "if-match": version }, body: { visibility } });

const lore = [
  {
    keys: ["灯塔", "海雾"],
    secondaryKeys: [],
    content: "灯塔建于一百年前,每逢大雾会自己亮起来。",
    enabled: true,
    constant: false,
    caseSensitive: false,
    insertionOrder: 100,
    priority: 10,
  },
];

/** A lorebook with an entry that has conditions, and one that is withheld, used by a character. */
async function seedBook(me: SeededPerson, characterId: number): Promise<number> {
  const { id } = await me.call(api.books.create, { body: { name: "雾港与七个岛" } });
  const [entry] = lore;
  if (!entry) throw new Error("no lore");
  const rules = { logic: "andAll", position: "depth", depth: 2, group: "天气", sticky: 3 } as const;
  const entries = [
    { ...entry, secondaryKeys: ["夜", "潮"], rules },
    { ...entry, keys: ["海关"], content: "海关每天都在搜毒品。" },
    { ...entry, keys: ["老船长"], name: "老船长", content: "他记得每一艘没有回来的船。", enabled: false },
  ];
  const body = { description: "三个角色共用的世界", lore: entries };
  await me.call(api.books.update, { params: { id }, headers: { "if-match": 1 }, body });
  await me.call(api.books.attach, { params: { id: characterId, bookId: id } });
  return id;
}

/** A draft, a published one, a rejected one, and one hardly begun. */
export async function seedMaking(me: SeededPerson): Promise<Making> {
  await make(me, { idea: "末班电车上卖热汤的退役宇航员", sheet: { name: "", firstMes: "" } });
  const rejected = await make(me, {
    idea: "永远迟到的魔术师",
    face: "laozhen",
    sheet: { tagline: "从不制作炸弹,只制作惊喜" },
  });
  await submit(me, rejected, "public");
  const published = await make(me, { idea: "修了四十年钟表、从不看时间的狐狸先生", face: "zhanzhang" });
  await submit(me, published, "public");
  const { avatar = "", background = "" } = await looksOf(me, "baizao");
  const emotions = [
    { name: "开心", picture: avatar },
    { name: "surprised, but not quite so", picture: background },
  ];
  const draft = await make(me, {
    idea: "在灯塔里给迷路的船写信的守夜人",
    face: "ayao",
    sheet: { name: "月见", tagline: "住在灯塔里的观星者", lore, emotions },
  });
  const book = await seedBook(me, draft.id);
  return { book, draft: draft.id, published: published.id, rejected: rejected.id };
}
