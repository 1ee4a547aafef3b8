import type { AiReplyTrouble, ChatId } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { usePage } from "../../../../platform/page.ts";
import { openShop } from "../../../capsules/index.ts";
import type { RegenerateOptions } from "../../regenerate-options.ts";
import { regenerateReply } from "../../replies.store.ts";

interface ReplyActionsProps {
  chatId: ChatId;
  replyId: number;
  because: AiReplyTrouble | null;
  /** There is no reply yet, so the built-in engine may give one. */
  hasNoReply?: boolean;
}

/** Actions for a failed or fallback reply; never a dead end (`characters §6.10`). */
export function ReplyActions({ chatId, replyId, because, hasNoReply: without = false }: ReplyActionsProps) {
  const page = usePage();
  const regenerate = (options: RegenerateOptions) => regenerateReply(chatId, replyId, options);
  const actions = [
    ...(because === "insufficient"
      ? [{ id: "buy", label: t("aiChats.buy"), run: () => openShop(page) }]
      : []),
    ...(because === "blocked"
      ? [{ id: "other", label: t("aiChats.sayOther"), run: () => void regenerate({ hint: "different" }) }]
      : []),
    ...(because !== "blocked" && because !== "insufficient"
      ? [{ id: "retry", label: t("common.retry"), run: () => void regenerate({ by: "model" }) }]
      : []),
    ...(without
      ? [{ id: "builtin", label: t("aiChats.useBuiltin"), run: () => void regenerate({ by: "builtin" }) }]
      : []),
  ];
  return actions.map(({ id, label, run }) => (
    <button
      key={id}
      type="button"
      onClick={run}
      className="hit press rounded-full font-semibold text-capsule"
    >
      {label}
    </button>
  ));
}
