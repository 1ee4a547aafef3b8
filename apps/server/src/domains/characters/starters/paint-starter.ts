import { type Picture, STARTER_KEYS, type StarterKey, starterPortrait, toSvg } from "@4d/painter";
import type { Services } from "../../../platform/services.ts";
import { savePainting } from "../save-painting.ts";

/** Widths in pixels, enough for a phone screen. */
const WIDTHS = { avatar: 384, background: 720 } as const;
type Use = keyof typeof WIDTHS;

const portraitOf = (key: string, use: Use): Picture | undefined => {
  const known = STARTER_KEYS.find((one): one is StarterKey => one === key);
  return known && starterPortrait(known, use);
};

/** The portrait of a starter as an SVG; undefined when there is none. */
export function svgOf(key: string, use: Use): string | undefined {
  const portrait = portraitOf(key, use);
  return portrait && toSvg(portrait);
}

async function painted(services: Services, key: string, use: Use): Promise<string> {
  const portrait = portraitOf(key, use);
  if (portrait === undefined) return "";
  return savePainting(services, portrait, { name: `${key}-${use}`, width: WIDTHS[use] });
}

/** Paints a starter's portrait and chat background, labels them, and saves them in our store. */
export async function paintStarter(
  services: Services,
  key: string,
): Promise<{ avatar: string; background: string }> {
  return {
    avatar: await painted(services, key, "avatar"),
    background: await painted(services, key, "background"),
  };
}
