import { Flag, Send } from "lucide-react";
import { useEffect, useState } from "react";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { me } from "../../../platform/session.ts";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { Button } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { SheetFoot } from "../../../ui/sheet-foot.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import {
  type ElementDetails,
  loadCertificate,
  loadElementDetails,
  type Proof,
} from "../element-details.store.ts";
import { elementName, type Thing } from "../thing.ts";
import { CertificateCard } from "./certificate-card.tsx";
import { LineageList } from "./lineage-list.tsx";

/** The element to show: one of mine, or a discovery by its number. */
export interface ElementQuery {
  thing: Pick<Thing, "id" | "name" | "nameEn" | "emoji">;
  number: number | null;
}
interface ElementResult {
  about: ElementDetails | null;
  proof: Proof | null;
  failure: Failure | null;
}

async function fetchElementResult({ thing, number }: ElementQuery): Promise<ElementResult> {
  const found = thing.id === null ? null : await loadElementDetails(thing.id);
  const about = found?.ok ? found.value : null;
  const wanted = number ?? about?.discovery?.number ?? null;
  const proof = wanted === null ? null : await loadCertificate(wanted);
  // The server does not reveal how to make an element the player lacks; that is not a failure.
  const failed = [found, proof].flatMap((one) => (one?.ok === false ? [one.failure] : []));
  const failure = failed.find(({ code }) => code !== 404) ?? null;
  return { about, proof: proof?.ok ? proof.value : null, failure };
}

function Contents({ asked, onClose }: { asked: ElementQuery; onClose: () => void }) {
  const [state, setState] = useState<ElementResult | null>(null);
  useEffect(() => {
    let cancelled = false;
    void fetchElementResult(asked).then((result) => {
      if (!cancelled) setState(result);
    });
    return () => {
      cancelled = true;
    };
  }, [asked]);
  if (asked.thing.id === null && asked.number === null)
    return <p className="px-5 py-6 text-center text-s text-text-2">{t("craft.notSettled")}</p>;
  if (state === null) return <SkeletonBlock className="mx-4 mb-4 h-44 rounded-l" />;
  if (state.failure !== null)
    return (
      <FailedState
        title={state.failure.message}
        onRetry={() => void fetchElementResult(asked).then(setState)}
      />
    );
  const { about, proof } = state;
  const { thing } = asked;
  return (
    <div className="flex flex-col gap-4 px-4">
      {proof !== null && <CertificateCard proof={proof} />}
      <section>
        <h3 className="pb-2 text-s font-semibold text-text-2">{t("craft.lineage")}</h3>
        {about === null ? (
          <p className="text-s text-text-2">{t("craft.secret")}</p>
        ) : (
          <LineageList steps={about.steps} more={about.more} />
        )}
      </section>
      {proof !== null && proof.discovery.by.id !== me.get()?.uid && (
        <button
          type="button"
          onClick={() => {
            onClose();
            push("/pages/common/report", {
              kind: "element",
              id: proof.discovery.element.id,
              name: elementName(thing),
            });
          }}
          className="press mx-auto flex min-h-11 items-center gap-1.5 px-4 text-s text-text-3"
        >
          <Flag aria-hidden="true" className="size-4" />
          {t("messages.report")}
        </button>
      )}
      {proof !== null && (
        <SheetFoot>
          <Button
            block
            icon={<Send aria-hidden="true" className="size-5" />}
            onClick={() => {
              onClose();
              push("/pages/game/craft-share", { number: proof.discovery.number });
            }}
          >
            {t("craft.share")}
          </Button>
        </SheetFoot>
      )}
    </div>
  );
}

/** The origin of an element: its certificate, and every step to it. */
export function ElementSheet({ asked, onClose }: { asked: ElementQuery | null; onClose: () => void }) {
  const title = asked === null ? "" : `${asked.thing.emoji} ${elementName(asked.thing)}`;
  return (
    <BottomSheet open={asked !== null} onClose={onClose} title={title}>
      {asked !== null && (
        <Contents key={`${asked.thing.id}-${asked.number}`} asked={asked} onClose={onClose} />
      )}
    </BottomSheet>
  );
}
