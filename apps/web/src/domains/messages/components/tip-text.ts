import { MessageStatus } from "@4d/contract";
import type { Message } from "@4d/sync";
import { isolated, joinIsolated } from "../../../platform/i18n/bidi-isolated.ts";
import { type Key, lang, t } from "../../../platform/i18n/i18n.ts";
import { messages } from "../../../platform/i18n/zh/messages.ts";
import { me } from "../../../platform/session.ts";

type TipName = Extract<keyof typeof messages, `tip.${string}`>;
const isTipName = (name: string): name is TipName => Object.hasOwn(messages, name);

/** A gift tip as its giver or receiver reads it; null when the tip does not say which. */
function giftText(args: Record<string, string>): string | null {
  const mine = String(me.get()?.uid);
  const { taker = "", giver = "" } = args;
  if (args.takerId === mine)
    return args.giverId === mine ? t("messages.giftTakenOwn") : t("messages.giftTakenByMe", { giver });
  return args.giverId === mine ? t("messages.giftTakenOfMe", { taker }) : null;
}

/** Names joined for the reader's language; the server joins them as a Chinese sentence does. */
const listed = (args: Record<string, string>, between: string): Record<string, string> =>
  args.names === undefined ? args : { ...args, names: joinIsolated(args.names.split("、"), between) };

/** A tip in the reader's language; the server's sentence if the key is unknown. */
export function tipText(key: string | undefined, args: Record<string, string>, text: string): string {
  const giftLine = key === "gift.taken" ? giftText(args) : null;
  if (giftLine !== null) return giftLine;
  // Call tips of older versions have no duration.
  const name = `tip.${key === "call.ended" && args.time !== undefined ? "call.endedAfter" : (key ?? "")}`;
  if (key === undefined || !isTipName(name)) return text;
  const full: Key = `messages.${name}`;
  const translate: (key: Key, args: Record<string, string>) => string = t;
  if (lang.get() === "zh")
    return text === "" || isolated(text) !== text ? translate(full, listed(args, "、")) : text;
  if (args.nameEn !== undefined) return translate(full, { ...args, name: args.nameEn });
  return translate(full, listed(args, ", "));
}

/** The text of a recalled message; `name` is the person who recalled it. */
export function recallText(message: Message, me: number, name: string): string {
  if (message.status !== MessageStatus.RECALL) return "";
  const by = message.recalledBy ?? message.sendId;
  return by === me ? t("messages.recalledByMe") : t("messages.recalledBy", { name });
}
