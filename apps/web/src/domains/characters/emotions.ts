import { type CharacterSheet, SHEET_MAX } from "@4d/contract";

type Emotions = CharacterSheet["emotions"];

/** A name for a picture after that of its file, without its ending. Pure. */
export const namedAfter = (fileName: string): string =>
  fileName
    .replace(/\.[^.]*$/u, "")
    .trim()
    .slice(0, SHEET_MAX.emotionName);

/** The pictures with this one at a place; at the end of the list it is added. Pure. */
export const replacedAt = (emotions: Emotions, at: number, emotion: Emotions[number]): Emotions =>
  at >= emotions.length
    ? [...emotions, emotion].slice(0, SHEET_MAX.emotions)
    : emotions.map((one, index) => (index === at ? emotion : one));

/** The pictures without the one at a place. Pure. */
export const withoutAt = (emotions: Emotions, at: number): Emotions =>
  emotions.filter((_, index) => index !== at);
