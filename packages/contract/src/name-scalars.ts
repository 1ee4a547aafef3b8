import * as z from "zod/mini";
import { cleanFileName, cleanName, cleanWords } from "./clean-name.ts";
import { SHOWN_NAME_MAX } from "./limits.ts";

/**
 * A one-line name: any script and emoji, `min`..`max` UTF-16 units after `cleanName` removed invisible and reordering
 * characters (`W24`). A name of nothing else counts as empty.
 */
export const nameText = (min: number, max: number) =>
  z.string().check(z.overwrite(cleanName), z.minLength(min), z.maxLength(max));

/**
 * A list of short names such as tags, each up to `max` UTF-16 units; names that are empty after cleaning are dropped.
 */
export const nameList = (max: number, most: number) =>
  z.array(nameText(0, max)).check(
    z.overwrite((names) => names.filter((name) => name !== "")),
    z.maxLength(most),
  );

/** A person's or a group's name. */
export const shownName = (min: number) => nameText(min, SHOWN_NAME_MAX);

/** Multi-line text shown to other people: an announcement, a reason. Cleaned like a name, lines preserved. */
export const plainText = (min: number, max: number) =>
  z.string().check(z.overwrite(cleanWords), z.minLength(min), z.maxLength(max));

/** A file name, without folders and with its extension (`cleanFileName`). */
export const fileName = z.string().check(z.minLength(1), z.maxLength(255), z.overwrite(cleanFileName));
