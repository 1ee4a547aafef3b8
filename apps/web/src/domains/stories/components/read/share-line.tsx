import { UsersRound } from "lucide-react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { authoredChoiceIndex, percentOf } from "../../choice-share.ts";
import type { Reading } from "../../reading.store.ts";

/** What was chosen last, and how many readers chose the same (`STORY-2`). */
export function ShareLine({ reading: { scenes, choices, shares, script } }: { reading: Reading }) {
  const [before, here] = scenes.slice(-2);
  const index = choices.at(-1);
  if (scenes.length < 2 || before === undefined || here === undefined || index === undefined) return null;
  const percent = percentOf(shares, before.node, authoredChoiceIndex(script.graph, before, index, here));
  const text = before.choices[index]?.text ?? "";
  return (
    <p className="glass mb-2 flex w-fit max-w-full items-center gap-1.5 rounded-full px-3 py-1 text-s">
      <span className="min-w-0 truncate">{t("stories.youChose", { text })}</span>
      {percent !== null && (
        <span role="status" className="num flex shrink-0 animate-fade-in items-center gap-1 text-on-art">
          <UsersRound aria-hidden="true" className="size-3.5" />
          {t("stories.soDid", { n: percent })}
        </span>
      )}
    </p>
  );
}
