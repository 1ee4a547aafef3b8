import { normal } from "../text/normal.ts";

/** What is looked through of a character sheet; the contract's fits. */
export interface WordedSheet {
  readonly name: string;
  readonly nickname: string;
  readonly tagline: string;
  readonly intro: string;
  readonly description: string;
  readonly personality: string;
  readonly scenario: string;
  readonly firstMes: string;
}

/** nameTaken: a public character is called so. realPerson: it reads as if it were somebody who lives. claimsHuman: it denies being an AI. */
export type WordingWarning = {
  readonly kind: "nameTaken" | "realPerson" | "claimsHuman";
  readonly field: keyof WordedSheet;
  /** The words that were found. */
  readonly found: string;
};

const REAL =
  /(?:现实(?:中|里|生活中)|真实(?:存在|生活)|当红|知名|著名|顶流)的?.{0,6}?(?:明星|偶像|演员|歌手|主播|网红|运动员|球星|企业家|总统|主席|政治家|名人|作家|导演)|(?:明星|偶像|演员|歌手|主播|总统|主席)本人|(?:扮演|模仿|饰演|cos)(?:现实|真实|真人|明星|名人|偶像)|真人(?:原型|扮演|模仿)|以真人为原型|\b(?:real[- ]life (?:person|celebrity|idol|actor|singer)|the real (?:elon|donald|taylor)|(?:famous|well-known) (?:actor|actress|singer|politician|youtuber|celebrity)|impersonat\w+|celebrity)\b/iu;
const HUMAN =
  /我(?:不是|并不是|才不是|可不是|绝不是)(?:ai|人工智能|机器人?|程序|模型)|我(?:就)?是(?:个|一个)?(?:真人|活人|真正的人)|(?:不会|绝不|从不)承认(?:自己)?是(?:ai|人工智能|机器人)|假装(?:自己)?是真人|\b(?:i am|i'm) (?:not an? (?:ai|bot|robot)|(?:a )?real (?:human|person))\b|never (?:admits?|says?) (?:it is|he is|she is|being) an? (?:ai|bot)/iu;

const FIELDS = [
  "name",
  "nickname",
  "tagline",
  "intro",
  "description",
  "personality",
  "scenario",
  "firstMes",
] as const satisfies readonly (keyof WordedSheet)[];

/**
 * What its author should think about before others meet a character (`creations §2`, create-ai). Warnings only: a
 * review decides. `taken` are names of public characters.
 */
export function wordingWarnings(sheet: WordedSheet, taken: readonly string[] = []): WordingWarning[] {
  const own = normal(sheet.name).trim();
  const warnings: WordingWarning[] = [];
  if (own !== "" && taken.some((name) => normal(name).trim() === own))
    warnings.push({ kind: "nameTaken", field: "name", found: sheet.name });
  for (const field of FIELDS) {
    const text = sheet[field].normalize("NFKC");
    const real = REAL.exec(text);
    const human = HUMAN.exec(text);
    if (real) warnings.push({ kind: "realPerson", field, found: real[0] });
    if (human) warnings.push({ kind: "claimsHuman", field, found: human[0] });
  }
  return warnings;
}
