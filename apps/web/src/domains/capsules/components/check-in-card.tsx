import type { CheckInState } from "@4d/contract";
import { Check } from "lucide-react";
import { useState } from "react";
import { toast, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { Button } from "../../../ui/button.tsx";
import { cx } from "../../../ui/cx.ts";
import { checkIn } from "../capsules.store.ts";
import { tomorrowOf, type WeekDay, weekOf } from "../week.ts";

/** Checks in, and shows the reward. */
export async function checkInNow(): Promise<void> {
  const outcome = await checkIn();
  if (!outcome.ok) return toastFailure(outcome.failure);
  tick();
  if (outcome.amount > 0) toast(t("capsules.checkInGot", { n: outcome.amount }));
}

function Day({ day, amount, done, today }: WeekDay) {
  const words = { n: day, amount };
  return (
    <li
      aria-label={done ? t("capsules.checkInDayDone", words) : t("capsules.checkInDay", words)}
      aria-current={today ? "date" : undefined}
      className={cx(
        "flex min-w-0 flex-1 flex-col items-center gap-1.5 rounded-full pt-2 pb-1.5",
        done ? "bg-capsule-wash" : "bg-ink-3",
        today && "outline-2 -outline-offset-1 outline-capsule",
      )}
    >
      <span className={cx("num text-xs", done ? "text-capsule" : "text-text-3")}>{day}</span>
      <span
        className={cx(
          "num grid aspect-square w-[calc(100%-8px)] max-w-9 place-items-center rounded-full text-s font-bold",
          done ? "animate-pop bg-capsule text-on-capsule" : "bg-ink-4 text-text-1",
        )}
      >
        {done ? <Check aria-hidden="true" className="size-4 stroke-[3]" /> : `+${amount}`}
      </span>
    </li>
  );
}

/** Today's check-in and the seven days of a row (`CAPSULE-1`). */
export function CheckInCard({ state }: { state: CheckInState }) {
  const [busy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await checkInNow();
    setBusy(false);
  };
  const streakText =
    state.streak > 0 ? t("capsules.checkInStreak", { n: state.streak }) : t("capsules.checkInNone");
  return (
    <section className="mb-3 rounded-m bg-ink-2 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-28 flex-1">
          <h2 className="text-n font-semibold">{t("capsules.checkIn")}</h2>
          {/* The dot before a part is only visible after another part on the same line. */}
          <p className="overflow-hidden text-s text-text-3">
            <span className="-ml-3 flex flex-wrap *:relative *:pl-3 *:text-balance *:before:absolute *:before:left-0 *:before:w-3 *:before:text-center *:before:content-['·']">
              <span>{streakText}</span>
              {state.done && <span>{t("capsules.checkInTomorrow", { n: tomorrowOf(state) })}</span>}
            </span>
          </p>
        </div>
        {state.done ? (
          <span className="flex items-center gap-1 text-s font-semibold text-capsule">
            <Check aria-hidden="true" className="size-4 stroke-[2.4]" />
            {t("capsules.checkInDone")}
          </span>
        ) : (
          <Button size="small" busy={busy} onClick={() => void press()}>
            {t("capsules.checkInAction", { n: state.amount })}
          </Button>
        )}
      </div>
      <ol className="mt-3 flex gap-1">
        {weekOf(state).map((day) => (
          <Day key={day.day} {...day} />
        ))}
      </ol>
    </section>
  );
}
