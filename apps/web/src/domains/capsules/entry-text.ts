import type { CapsuleEntry, CapsuleKind, CapsuleParams } from "@4d/contract";
import { lang, t } from "../../platform/i18n/i18n.ts";
import { amountText, priceText } from "./amount-text.ts";

const number = (params: CapsuleParams, name: string): number => Number(params[name] ?? 0);
const text = (params: CapsuleParams, name: string): string => String(params[name] ?? "");

function orderPaid(params: CapsuleParams): string {
  const bonus = number(params, "bonus");
  const n = amountText(number(params, "paid"));
  return bonus > 0
    ? t("capsules.kind.orderPaidBonus", { n, bonus: amountText(bonus) })
    : t("capsules.kind.orderPaid", { n });
}

function giftSent(params: CapsuleParams): string {
  const name = text(params, "name");
  const portions = number(params, "portions");
  const isGroup = text(params, "chatId").startsWith("g:");
  return isGroup
    ? t("capsules.kind.giftSentMany", { name, portions })
    : t("capsules.kind.giftSent", { name });
}

function returnedText(params: CapsuleParams): string {
  const of = text(params, "of");
  const what = of === "" || of === "returned" || !isKind(of) ? "" : kindTexts[of](params);
  return what === "" ? t("capsules.kind.returned") : t("capsules.kind.returnedOf", { what });
}

const kindTexts: Record<CapsuleKind, (params: CapsuleParams) => string> = {
  signUp: () => t("capsules.kind.signUp"),
  checkIn: (params) => t("capsules.kind.checkIn", { streak: number(params, "streak") }),
  adReward: () => t("capsules.kind.adReward"),
  adjusted: (params) => t("capsules.kind.adjusted", { reason: text(params, "reason") }),
  returned: returnedText,
  orderPaid,
  orderRefunded: (params) =>
    t("capsules.kind.orderRefunded", { price: priceText(number(params, "amount"), "CNY") }),
  giftSent,
  giftTaken: (params) => t("capsules.kind.giftTaken", { name: text(params, "name") }),
  giftReturned: (params) => t("capsules.kind.giftReturned", { portions: number(params, "portions") }),
  aiVoice: (params) => t("capsules.kind.aiVoice", { characters: number(params, "characters") }),
  discovery: (params) =>
    t("capsules.kind.discovery", {
      what: `${text(params, "emoji")} ${text(params, lang.get() === "en" ? "nameEn" : "name")}`,
    }),
  aiReply: (params) => t("capsules.kind.aiReply", { name: text(params, "name") }),
  aiImage: (params) => t("capsules.kind.aiImage", { count: number(params, "count") }),
  storyChapter: (params) =>
    t("capsules.kind.storyChapter", { title: text(params, "title"), chapter: text(params, "chapter") }),
  workEarned: (params) =>
    t(number(params, "remix") === 1 ? "capsules.kind.remixEarned" : "capsules.kind.workEarned", {
      title: text(params, "title"),
    }),
  characterEarned: (params) =>
    t(
      number(params, "remix") === 1 ? "capsules.kind.characterRemixEarned" : "capsules.kind.characterEarned",
      {
        name: text(params, "name"),
      },
    ),
};

const isKind = (kind: string): kind is CapsuleKind => Object.hasOwn(kindTexts, kind);

/** The reason of an entry, in the reader's language (`CAPSULE-1`). A kind newer than this app gets a general text. */
export const entryText = ({ kind, params }: Pick<CapsuleEntry, "kind" | "params">): string =>
  isKind(kind) ? kindTexts[kind](params) : t("capsules.kind.other");

/** What became of reserved capsules; "" for everything else. */
export function holdText({ hold, kind }: Pick<CapsuleEntry, "hold" | "kind">): string {
  // Only a gift says that its capsules were taken, because its portions are taken one by one.
  if (hold === null || (hold === "spent" && kind !== "giftSent")) return "";
  return t(`capsules.hold.${hold}`);
}
