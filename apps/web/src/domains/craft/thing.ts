import type { CraftElementInfo, OwnedElement } from "@4d/contract";
import { baseElement, type CraftElement, normalName, START_NAMES } from "@4d/craft";
import { lang } from "../../platform/i18n/i18n.ts";
import { serverNow } from "../../platform/server-clock.ts";

/** An element of the player. Without an id it was made on the device, and the server does not know it yet. */
export interface Thing extends CraftElement {
  /** The `normalName`, which is the same for different spellings. */
  key: string;
  id: number | null;
  /** It is a first discovery of mine. */
  first: boolean;
  /** When I got it, epoch ms; 0 for the four first elements. */
  at: number;
}

export const thingOf = (element: OwnedElement | (CraftElementInfo & Partial<OwnedElement>)): Thing => {
  const { id, name, nameEn, emoji, tags, first = false, at = serverNow() } = element;
  return { key: normalName(name), id, name, nameEn, emoji, tags, first, at };
};

/** An element made without the server. */
export const offlineThing = ({ name, nameEn, emoji, tags }: CraftElement, at = serverNow()): Thing => ({
  key: normalName(name),
  id: null,
  name,
  nameEn,
  emoji,
  tags,
  first: false,
  at,
});

/** The four first elements, for a device that was never online. */
export const startThings = (): Thing[] =>
  START_NAMES.flatMap((name) => baseElement(name) ?? []).map((element) => offlineThing(element, 0));

/** An element's name in the reader's language. */
export const elementName = ({ name, nameEn }: Pick<CraftElement, "name" | "nameEn">): string =>
  lang.get() === "en" ? nameEn : name;
