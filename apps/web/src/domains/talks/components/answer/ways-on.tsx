import type { AnswerTrouble, ChatId } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { usePage } from "../../../../platform/page.ts";
import { toShop } from "../../../capsules/index.ts";
import type { Again } from "../../again.ts";
import { askAgain } from "../../turns.store.ts";

interface WaysOnProps {
  chatId: ChatId;
  turnId: number;
  because: AnswerTrouble | null;
  /** There is no answer yet, so the built-in engine may give one. */
  without?: boolean;
}

/** What can be done about an answer that is not what was asked for; never a dead end (`characters §6.10`). */
export function WaysOn({ chatId, turnId, because, without = false }: WaysOnProps) {
  const page = usePage();
  const again = (how: Again) => askAgain(chatId, turnId, how);
  const ways = [
    ...(because === "insufficient" ? [{ id: "buy", label: t("talks.buy"), run: () => toShop(page) }] : []),
    ...(because === "blocked"
      ? [{ id: "other", label: t("talks.sayOther"), run: () => void again({ hint: "different" }) }]
      : []),
    ...(because !== "blocked" && because !== "insufficient"
      ? [{ id: "retry", label: t("common.retry"), run: () => void again({ by: "model" }) }]
      : []),
    ...(without
      ? [{ id: "builtin", label: t("talks.useBuiltin"), run: () => void again({ by: "builtin" }) }]
      : []),
  ];
  return ways.map(({ id, label, run }) => (
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
