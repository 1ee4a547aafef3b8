import * as z from "zod/mini";
import { cleanFileName, cleanName, cleanWords } from "./clean-name.ts";

/**
 * What somebody calls something, on one line: any writing and emoji, `min`..`max` UTF-16 units after `cleanName` took
 * what is not seen and what turns the text around it (`W24`). A name of nothing else counts as empty.
 */
export const nameText = (min: number, max: number) =>
  z.string().check(z.overwrite(cleanName), z.minLength(min), z.maxLength(max));

/** Short names in a list, such as tags, each up to `max` UTF-16 units; those with nothing to see are left out. */
export const nameList = (max: number, most: number) =>
  z.array(nameText(0, max)).check(
    z.overwrite((names) => names.filter((name) => name !== "")),
    z.maxLength(most),
  );

/** A person's or a group's name. */
export const shownName = (min: number) => nameText(min, 20);

/** Words of several lines that stand among other people's: a notice, a reason. Cleaned like a name, lines kept. */
export const plainText = (min: number, max: number) =>
  z.string().check(z.overwrite(cleanWords), z.minLength(min), z.maxLength(max));

/** A file's name, without folders and with its ending (`cleanFileName`). */
export const fileName = z.string().check(z.minLength(1), z.maxLength(255), z.overwrite(cleanFileName));
