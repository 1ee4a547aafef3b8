import { AD_LINES_MAX, type AdminSettingsView, parseUrl } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { isEmpty } from "../../../../platform/validators.ts";

type Advertisement = AdminSettingsView["capsules"]["ads"][number];

/** An advertisement being edited: its lines as two texts, one scene a line. */
export interface AdDraft {
  id: string;
  titleZh: string;
  titleEn: string;
  linesZh: string;
  linesEn: string;
  url: string;
}

export const adDraftOf = ({ id, title, lines, url = "" }: Advertisement): AdDraft => ({
  id,
  titleZh: title.zh,
  titleEn: title.en,
  linesZh: lines.map(({ zh }) => zh).join("\n"),
  linesEn: lines.map(({ en }) => en).join("\n"),
  url,
});

/** A new draft; its id is known only to the sessions that show it. */
export const newAdDraft = (): AdDraft => ({
  id: `ad-${Date.now().toString(36)}`,
  titleZh: "",
  titleEn: "",
  linesZh: "",
  linesEn: "",
  url: "",
});

const linesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** Why a draft cannot be shown; null if it can. */
export function adDraftProblem(
  { titleZh, titleEn, linesZh, linesEn, url }: AdDraft,
  n: number,
): string | null {
  if (isEmpty(titleZh) || isEmpty(titleEn)) return t("adminAds.titleMissing", { n });
  const [zh, en] = [linesOf(linesZh).length, linesOf(linesEn).length];
  if (zh === 0 || zh > AD_LINES_MAX || zh !== en) return t("adminAds.linesWrong", { n, most: AD_LINES_MAX });
  const isAddress = parseUrl(url)?.protocol === "https:";
  return url === "" || isAddress ? null : t("adminAds.urlWrong", { n });
}

/** The advertisement of a valid draft. */
export function advertisementOf({ id, titleZh, titleEn, linesZh, linesEn, url }: AdDraft): Advertisement {
  const english = linesOf(linesEn);
  return {
    id,
    title: { zh: titleZh.trim(), en: titleEn.trim() },
    lines: linesOf(linesZh).map((zh, at) => ({ zh, en: english[at] ?? "" })),
    ...(url === "" ? {} : { url }),
  };
}

/** The hosts that the frame policy must allow for these advertisements. */
export const hostsOf = (ads: readonly Advertisement[]): string[] => [
  ...new Set(ads.flatMap(({ url }) => (url === undefined ? [] : [new URL(url).host]))),
];
