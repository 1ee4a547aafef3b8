import type { CharacterSheet } from "@4d/contract";

/** Wording of people who exist: they are not to be made (`characters §2.5`). */
const REAL =
  /真人|本人出镜|(明星|歌手|演员|主播|网红|总统|主席|总理|运动员|艺人|偶像)本人|我的?(前任|同事|同学|老师|老板)|celebrity|real person|president of|my (ex|boss|teacher|classmate)/i;

/** Whether a sheet sounds as if somebody real was meant. Pure. */
export const seemsReal = ({ name, tagline, description }: CharacterSheet): boolean =>
  REAL.test(`${name}\n${tagline}\n${description}`);
