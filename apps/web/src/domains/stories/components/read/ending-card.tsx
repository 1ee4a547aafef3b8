import { Map as MapIcon, RotateCcw, Undo2 } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";

interface EndingCardProps {
  /** Empty where the text merely ran out. */
  name: string;
  endingsFound: number;
  total: number;
  onBack: (() => void) | null;
  onMap: (() => void) | null;
  onRestart: () => void;
  children?: ReactNode;
}

/** A reached ending: its name, the number of endings, and what to do next. */
export function EndingCard({
  name,
  endingsFound: found,
  total,
  onBack,
  onMap,
  onRestart: onAgain,
  children,
}: EndingCardProps) {
  return (
    <section aria-label={t("stories.ending")} className="glass animate-pop rounded-l p-5 text-center">
      <p className="text-s tracking-wide text-on-art-dim">
        {name === "" ? t("stories.over") : t("stories.ending")}
      </p>
      {name !== "" && <p className="pt-1 text-xl font-bold text-bright wrap-anywhere">{name}</p>}
      {total > 0 && (
        <p className="num pt-1 text-s">
          {found >= total
            ? t("stories.allEndings", { n: total })
            : t("stories.endingsOf", { n: found, all: total })}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-2 pt-4">
        {onBack !== null && (
          <Button
            look="bright"
            size="small"
            icon={<Undo2 aria-hidden="true" className="size-4.5" />}
            onClick={onBack}
          >
            {t("stories.otherWay")}
          </Button>
        )}
        {onMap !== null && (
          <Button
            look="glass"
            size="small"
            icon={<MapIcon aria-hidden="true" className="size-4.5" />}
            onClick={onMap}
          >
            {t("stories.seeMap")}
          </Button>
        )}
        <Button
          look="glass"
          size="small"
          icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
          onClick={onAgain}
        >
          {t("stories.again")}
        </Button>
        {children}
      </div>
    </section>
  );
}
