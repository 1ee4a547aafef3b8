import { MessageType } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import type { Choice } from "../../../../ui/chips.tsx";
import type { SearchFilter } from "../../search-rules.ts";

export const KINDS = ["all", "text", "image", "file", "voice", "video", "link"] as const;
export type SearchKind = (typeof KINDS)[number];

const TYPES: Readonly<Record<SearchKind, number | undefined>> = {
  all: undefined,
  text: MessageType.TEXT,
  image: MessageType.IMAGE,
  file: MessageType.FILE,
  voice: MessageType.AUDIO,
  video: MessageType.VIDEO,
  link: MessageType.TEXT,
};

/** The kinds as chips. */
export const kindChoices = (): Choice<SearchKind>[] => [
  { id: "all", label: t("messages.kindAll") },
  { id: "text", label: t("messages.kindText") },
  { id: "image", label: t("messages.kindImage") },
  { id: "file", label: t("messages.kindFile") },
  { id: "voice", label: t("messages.kindVoice") },
  { id: "video", label: t("messages.kindVideo") },
  { id: "link", label: t("messages.kindLink") },
];

const LINK = "http";
const DAY = 86_400_000;

/** Start of a local day `yyyy-mm-dd`, epoch ms; undefined for anything else. Pure. */
export function dayStart(day: string): number | undefined {
  const [year, month, date] = day.split("-").map(Number);
  if (year === undefined || month === undefined || date === undefined) return;
  const time = new Date(year, month - 1, date).getTime();
  return Number.isNaN(time) ? undefined : time;
}

/** The search filter. Links are texts with an address in them, unless words are given. Pure. */
export function filterOf(words: string, kind: SearchKind, day: string): SearchFilter {
  const type = TYPES[kind];
  const after = day === "" ? undefined : dayStart(day);
  return {
    keyword: kind === "link" && words.trim() === "" ? LINK : words.trim(),
    ...(type !== undefined && { type }),
    ...(after !== undefined && { after, before: after + DAY }),
  };
}
