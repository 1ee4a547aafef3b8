/**
 * The protocol's emoji names by position (`rules §3.9`, `MSG-9`): 57 positions, 56 names. Position 48 repeats the name
 * of position 7, so looking up a name never returns 48.
 */
export const EMOJI_NAMES: readonly string[] = (
  "憨笑 媚眼 开心 坏笑 可怜 爱心 笑哭 拍手 惊喜 打气 大哭 流泪 饥饿 难受 健身 示爱 色色 眨眼 暴怒 惊恐 " +
  "思考 头晕 大吐 酷笑 翻滚 享受 鼻涕 快乐 雀跃 微笑 贪婪 红心 粉心 星星 大火 眼睛 音符 叹号 问号 绿叶 " +
  "燃烧 喇叭 警告 信封 房子 礼物 点赞 举手 拍手 点头 摇头 偷瞄 庆祝 疾跑 打滚 惊吓 起跳"
).split(" ");

/** A piece of plain text, or an emoji by its position in the list. */
export type TextPiece = { text: string } | { emoji: number; name: string };

const pattern = /#([\u4E00-\u9FA5]{1,3});/g;

/** The position of a known name, or -1 (`rules §5.5`). */
export const emojiPosition = (name: string): number => EMOJI_NAMES.indexOf(name);

/** Splits text into plain pieces and known emoji; unknown names stay plain text (`rules §5.5`). */
export function splitEmoji(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    const name = match[1] ?? "";
    const emoji = emojiPosition(name);
    if (emoji < 0) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ emoji, name });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}
