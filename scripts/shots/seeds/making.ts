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
  const draft = await make(me, {
    idea: "在灯塔里给迷路的船写信的守夜人",
    face: "ayao",
    sheet: { name: "月见", tagline: "住在灯塔里的观星者", lore },
  });
  return { draft: draft.id, published: published.id, rejected: rejected.id };
}
