import type { Character } from "@4d/contract";
import { createStore } from "zustand/vanilla";

/** A mood by what pictures of it are called, and by what somebody says or does in it. */
const MOODS: readonly (readonly [names: RegExp, said: RegExp])[] = [
  [/ang(?:er|ry)|annoy|mad\b|disappro|disgust|怒|生气/iu, /生气|愤怒|可恶|瞪|angr|annoy|glare|scowl/iu],
  [/sad|grief|disappoint|remorse|cry|难过|悲|哭|伤心/iu, /难过|伤心|哭|眼泪|叹气|遗憾|\bsad|tears|sigh/iu],
  [/fear|nervous|scared|afraid|害怕|紧张/iu, /害怕|发抖|紧张|可怕|afraid|scared|trembl|nervous/iu],
  [/embarrass|shy|blush|害羞/iu, /害羞|脸红|不好意思|blush|\bshy\b/iu],
  [/surpris|shock|realiz|惊/iu, /惊|居然|竟然|surpris|gasp|shocked/iu],
  [/love|caring|desire|affection|爱|喜欢/iu, /喜欢你|爱你|抱住|想你|love you|\bhugs?\b|kiss/iu],
  [
    /joy|happ|amus|excite|smil|laugh|optimis|gratitude|开心|高兴|笑/iu,
    /笑|开心|高兴|哈哈|太好了|smil|laugh|happy|haha|glad/iu,
  ],
  [/confus|curio|think|疑惑|好奇/iu, /[？?]\s*$|为什么|wonder|curious|hmm/iu],
];
const NEUTRAL = /neutral|default|normal|calm|平静|普通/iu;

/** The picture of a character's emotion that fits what it said: the neutral one, or none, where no other does. Pure. */
export function emotionOf(said: string, emotions: Character["emotions"]): string | null {
  const named = (names: RegExp) => emotions.find(({ name }) => names.test(name))?.picture;
  const fitting = MOODS.filter(([, words]) => words.test(said)).flatMap(([names]) => named(names) ?? []);
  return fitting[0] ?? named(NEUTRAL) ?? null;
}

/** The pictures of the emotions in which characters are seen now, by the characters' ids. */
export const emotionsStore = createStore<Readonly<Record<number, string | null>>>()(() => ({}));

/** Shows a character in the emotion of what it said last. */
export function showEmotion({ id, emotions }: Pick<Character, "id" | "emotions">, said: string): void {
  const picture = emotions.length === 0 ? null : emotionOf(said, emotions);
  if ((emotionsStore.getState()[id] ?? null) !== picture) emotionsStore.setState({ [id]: picture });
}
