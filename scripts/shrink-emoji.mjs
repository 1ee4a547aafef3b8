// Brings the pictures of the named emoji into the app, 96 px: node scripts/shrink-emoji.mjs. The output is
// committed.
import { createRequire } from "node:module";
import { dirname } from "node:path";
import { EMOJI_NAMES } from "@4d/contract";
import sharp from "sharp";

const OUT = new URL("../apps/web/public/emoji/", import.meta.url).pathname;
const require = createRequire(new URL("../apps/web/package.json", import.meta.url));
const FROM = `${dirname(require.resolve("@lobehub/fluent-emoji-3d/package.json"))}/assets/`;
const EDGE = 96;

/** The drawing for each name, by its code points. @type {Record<string, string>} */
const drawings = {
  憨笑: "1f604",
  媚眼: "1f970",
  开心: "1f603",
  坏笑: "1f60f",
  可怜: "1f97a",
  爱心: "1f495",
  笑哭: "1f602",
  拍手: "1f44f",
  惊喜: "1f929",
  打气: "1f4aa",
  大哭: "1f62d",
  流泪: "1f622",
  饥饿: "1f924",
  难受: "1f623",
  健身: "1f3cb-fe0f",
  示爱: "1f618",
  色色: "1f60d",
  眨眼: "1f609",
  暴怒: "1f621",
  惊恐: "1f631",
  思考: "1f914",
  头晕: "1f635-200d-1f4ab",
  大吐: "1f92e",
  酷笑: "1f60e",
  翻滚: "1f923",
  享受: "1f60c",
  鼻涕: "1f927",
  快乐: "1f600",
  雀跃: "1f973",
  微笑: "1f642",
  贪婪: "1f911",
  红心: "2764-fe0f",
  粉心: "1fa77",
  星星: "2b50",
  大火: "1f525",
  眼睛: "1f440",
  音符: "1f3b5",
  叹号: "2757",
  问号: "2753",
  绿叶: "1f343",
  燃烧: "2764-fe0f-200d-1f525",
  喇叭: "1f4e2",
  警告: "26a0-fe0f",
  信封: "2709-fe0f",
  房子: "1f3e0",
  礼物: "1f381",
  点赞: "1f44d",
  举手: "1f64b",
  点头: "1f646",
  摇头: "1f645",
  偷瞄: "1fae3",
  庆祝: "1f389",
  疾跑: "1f3c3",
  打滚: "1f938",
  惊吓: "1f628",
  起跳: "26f9-fe0f",
};

for (const [position, name] of EMOJI_NAMES.entries()) {
  // A repeated name never leads to its later position, so that position needs no picture.
  if (EMOJI_NAMES.indexOf(name) !== position) continue;
  const code = drawings[name];
  if (code === undefined) throw new Error(`No drawing for ${name}`);
  await sharp(`${FROM}${code}.webp`)
    .resize(EDGE, EDGE, { fit: "contain", background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .webp({ quality: 82, effort: 6 })
    .toFile(`${OUT}${position}.webp`);
}
