import { BadgeCheck, CircleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { type Proof, verifyProof } from "../element-details.store.ts";
import { elementName } from "../thing.ts";

function Checked({ proof }: { proof: Proof }) {
  const [valid, setValid] = useState<boolean | null>();
  useEffect(() => {
    let cancelled = false;
    void verifyProof(proof).then((result) => {
      if (!cancelled) setValid(result);
    });
    return () => {
      cancelled = true;
    };
  }, [proof]);
  if (valid === undefined || valid === null) return null;
  const Icon = valid ? BadgeCheck : CircleAlert;
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-wallet-mint">
      <Icon aria-hidden="true" className="size-4" />
      {valid ? t("craft.verified") : t("craft.notVerified")}
    </span>
  );
}

/** Who made an element first, and the proof: number, time, and the start of the signature. */
export function CertificateCard({ proof }: { proof: Proof }) {
  const { certificate, discovery } = proof;
  const { element, by, number, time } = discovery;
  return (
    <section
      aria-label={t("craft.certificate")}
      className="relative isolate overflow-hidden rounded-l bg-[linear-gradient(140deg,var(--wallet-a),var(--wallet-b)_75%,var(--wallet-c)_150%)] px-5 py-5 text-on-art"
    >
      <span aria-hidden="true" className="absolute -right-4 -bottom-8 -z-10 text-[132px] opacity-15">
        {element.emoji}
      </span>
      <p className="flex items-center justify-between text-xs tracking-wide text-on-art-dim">
        <span>{t("craft.certificate")}</span>
        <span className="num">No. {number}</span>
      </p>
      <p className="mt-3 text-xl leading-tight font-bold">
        {element.emoji} {elementName(element)}
      </p>
      <p className="mt-1 text-s">
        {t("craft.firstBy")} <b>{by.nickName}</b>
      </p>
      <p className="num mt-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-on-art-dim">
        <time dateTime={new Date(time).toISOString()}>{momentText(time)}</time>
        <span className="font-mono">{certificate.signature.slice(0, 16)}…</span>
        <Checked proof={proof} />
      </p>
    </section>
  );
}
