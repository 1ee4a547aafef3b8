import type { CapsuleAccount } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { CapsuleArt } from "../../../ui/capsule-art.tsx";
import { CountUp } from "../../../ui/count-up.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { TesseractMark } from "../../../ui/tesseract-mark.tsx";
import { amountText } from "../amount-text.ts";

/** The green background of bar and balance; the page scrolls over it. */
export function BalanceArt() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-x-0 top-0 -z-10 h-80 bg-[linear-gradient(150deg,var(--wallet-a),var(--wallet-b)_70%,var(--wallet-c)_115%)]"
    />
  );
}

/** The parts of the balance as text. */
function parts({ paid, bonus, income }: CapsuleAccount): string {
  const named = [
    t("capsules.paid", { n: amountText(paid) }),
    t("capsules.bonus", { n: amountText(bonus) }),
    ...(income > 0 ? [t("capsules.income", { n: amountText(income) })] : []),
  ];
  return named.join(" · ");
}

/** The balance in large type, with its parts (`CAPSULE-1`). */
export function BalanceHead({ account }: { account: CapsuleAccount | null }) {
  return (
    // A background of its own for contrast checks, which would otherwise use that of the page: the art is behind it.
    <div className="relative bg-[linear-gradient(transparent,transparent)] px-6 pt-3 pb-11 text-on-art">
      <TesseractMark size={128} filled={false} className="absolute top-0 right-4 stroke-on-art opacity-20" />
      <CapsuleArt size={92} className="absolute top-5 right-8 animate-drift" />
      <p className="text-s">{t("capsules.available")}</p>
      {account === null ? (
        <SkeletonBlock className="my-2 h-11 w-40 rounded-full opacity-30" />
      ) : (
        <p className="relative text-3xl leading-tight font-heavy">
          <CountUp value={account.balance} text={amountText} />
        </p>
      )}
      <p className="relative mt-1 max-w-[72%] min-h-4.5 text-s text-pretty">
        {account !== null && parts(account)}
      </p>
    </div>
  );
}

/** Capsules that are not in the balance, and why; nothing if there are none. */
export function BalanceNotes({ account }: { account: CapsuleAccount }) {
  const { held, incomePending, debt } = account;
  const line = "rounded-m px-4 py-2.5 text-s text-pretty";
  if (held + incomePending + debt === 0) return null;
  return (
    <div className="mb-3 flex flex-col gap-2">
      {debt > 0 && <p className={`${line} bg-rose-wash text-rose`}>{t("capsules.debt", { n: debt })}</p>}
      {held > 0 && <p className={`${line} bg-ink-2 text-text-2`}>{t("capsules.held", { n: held })}</p>}
      {incomePending > 0 && (
        <p className={`${line} bg-ink-2 text-text-2`}>{t("capsules.incomePending", { n: incomePending })}</p>
      )}
    </div>
  );
}
