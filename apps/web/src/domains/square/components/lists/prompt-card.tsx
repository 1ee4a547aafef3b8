import type { WeeklyPrompt } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { serverNow } from "../../../../platform/server-clock.ts";
import { dayText } from "../../../../platform/time-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { SceneArt } from "../../../../ui/scene-art.tsx";

const DAY = 86_400_000;

const daysUntil = (time: number): number => Math.max(0, Math.ceil((time - serverNow()) / DAY));

/** The prompt of the week, and a button to answer it. */
export function PromptCard({
  prompt,
  isFullPage,
  isOver = false,
}: {
  prompt: WeeklyPrompt;
  isFullPage?: boolean;
  /** It belongs to a past week: it can be read but not answered. */
  isOver?: boolean;
}) {
  const { week, title, text, endsAt } = prompt;
  return (
    <section
      data-art
      aria-label={t(isOver ? "square.promptPast" : "square.prompt")}
      className="relative isolate mx-4 mb-4 overflow-hidden rounded-l bg-art-ink p-4 text-on-art"
    >
      <span className="absolute inset-0 -z-20">
        <SceneArt seed={week} />
      </span>
      <span className="absolute inset-0 -z-10 bg-[linear-gradient(100deg,var(--art-veil),var(--art-veil-soft))]" />
      <p className="text-xs text-on-art-dim">
        {isOver
          ? t("square.promptUntil", { date: dayText(endsAt - 1) })
          : `${t("square.prompt")} · ${t("square.promptEnds", { n: daysUntil(endsAt) })}`}
      </p>
      <h2 className="pt-1 text-l leading-snug font-bold wrap-anywhere">{title}</h2>
      <p className="pt-1 text-s leading-snug text-on-art-dim wrap-anywhere">{text}</p>
      {!isOver && (
        <div className="flex flex-wrap gap-2 pt-3">
          <Button size="small" look="bright" onClick={() => push("/pages/square/compose", { prompt: 1 })}>
            {t("square.promptAnswer")}
          </Button>
          {isFullPage !== true && (
            <Button size="small" look="glass" onClick={() => push("/pages/square/prompt")}>
              {t("square.promptSee")}
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
