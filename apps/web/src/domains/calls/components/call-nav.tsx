import { ChevronLeft, Ellipsis } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { clock } from "../../../platform/i18n/numbers.ts";
import { back } from "../../../platform/navigation.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { showCallMenu } from "../call-actions.ts";
import { phaseText, worstQuality } from "../call-text.ts";
import type { CallView } from "../call-view.ts";
import { useSeconds } from "../use-call.ts";
import { QualityBars } from "./quality-bars.tsx";

/** Duration, number of people and quality; before it connects, the phase. */
export function CallLine({ call }: { call: CallView }) {
  const { phase, kind, people, activeAt } = call;
  const seconds = useSeconds(activeAt);
  const inside = 1 + people.filter(({ state }) => state !== "invited").length;
  const isTalking = activeAt !== null && (phase === "active" || phase === "reconnecting" || kind === "group");
  if (!isTalking) return phaseText(call);
  return (
    <span className="inline-flex items-center gap-1.5">
      <span role="timer" className="num">
        {clock(seconds)}
      </span>
      {kind === "group" && <span>· {t("calls.count", { n: inside })}</span>}
      {inside > 1 && (
        <>
          <span aria-hidden="true">·</span>
          <QualityBars quality={worstQuality(people)} word />
        </>
      )}
    </span>
  );
}

interface CallNavProps {
  call: CallView;
  title: string;
  overArt?: boolean;
  /** The status line is elsewhere, under the large picture. */
  bare?: boolean;
}

/** Nav bar of a call: back to the previous page (the call goes on), title, and menu. */
export function CallNav({ call, title, overArt, bare }: CallNavProps) {
  const look = overArt === true ? "glass" : "plain";
  return (
    <header className="z-10 flex min-h-13 shrink-0 items-center gap-1 px-1.5 pt-[var(--safe-top)]">
      <IconButton
        label={t("calls.shrink")}
        look={look}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => back()}
      />
      <div className="min-w-0 flex-1 text-center" aria-live="polite">
        <h1 className={bare === true ? "sr-only" : "truncate text-n leading-tight font-semibold"}>{title}</h1>
        {bare !== true && (
          <p className={overArt === true ? "text-xs text-on-art-dim" : "text-xs text-text-2"}>
            <CallLine call={call} />
          </p>
        )}
      </div>
      <IconButton
        label={t("calls.more")}
        look={look}
        icon={<Ellipsis aria-hidden="true" />}
        onClick={() => void showCallMenu(call)}
      />
    </header>
  );
}
