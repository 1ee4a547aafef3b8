import type { AdminCasePage } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { toastFailure } from "../../../platform/dialogs.ts";
import { joinIsolated } from "../../../platform/i18n/bidi-isolated.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { hasPermission, me } from "../../../platform/session.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { caseFacts, caseTitle, decisionText, kindText, reasonText } from "../case-text.ts";
import { caseStore, claimCase, loadCase, releaseCase } from "../cases.store.ts";
import { subjectRoute } from "../subject-route.ts";
import { DecisionForm } from "./decision-form.tsx";
import { EvidenceView } from "./evidence-view.tsx";

function Reporters({ page: { reporters } }: { page: AdminCasePage }) {
  if (reporters.length === 0) return null;
  return (
    <ul aria-label={t("admin.reporters")} className="mx-4 mb-3 rounded-m bg-ink-2 px-4 py-2">
      {reporters.map(({ id, name, reason, text, at }) => (
        <li key={id} className="py-1.5">
          <p className="text-m wrap-anywhere">
            {reasonText(reason)}
            {text !== "" && <span className="text-text-2"> · {text}</span>}
          </p>
          <p className="num text-xs text-text-3">
            <bdi>{name}</bdi> · {momentText(at)}
          </p>
        </li>
      ))}
    </ul>
  );
}

function ClaimCase({ page: { id, claimedBy, review, accused } }: { page: AdminCasePage }) {
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    const failure = await claimCase(id);
    setBusy(false);
    toastFailure(failure);
  };
  if (claimedBy !== null)
    return (
      <p className="px-8 py-4 text-center text-s text-text-2">{t("admin.taken", { name: claimedBy.name })}</p>
    );
  if (review === "barred")
    return (
      <p className="px-8 py-4 text-center text-s text-balance text-text-2">
        {t(accused?.id === me.get()?.uid ? "admin.ownAppeal" : "admin.reviewByOther")}
      </p>
    );
  return (
    <div className="px-4 pb-6">
      {review === "alone" && (
        <p className="px-4 pb-3 text-center text-s text-balance text-text-2">{t("admin.reviewAlone")}</p>
      )}
      <Button block busy={busy} onClick={() => void take()}>
        {t("admin.claim")}
      </Button>
    </div>
  );
}

function ReleaseCase({ id }: { id: number }) {
  const [busy, setBusy] = useState(false);
  const giveBack = async () => {
    setBusy(true);
    const failure = await releaseCase(id);
    setBusy(false);
    toastFailure(failure);
  };
  return (
    <div className="px-4 pb-8">
      <Button look="ghost" block busy={busy} onClick={() => void giveBack()}>
        {t("admin.release")}
      </Button>
    </div>
  );
}

function Verdict({ page: { decision, subject, note, decidedBy, decidedAt } }: { page: AdminCasePage }) {
  if (decision === null) return null;
  return (
    <section className="mx-4 mb-6 rounded-m bg-capsule-wash p-4">
      <p className="text-n font-semibold">{decisionText(decision, subject)}</p>
      {note !== "" && <p className="pt-1 text-m wrap-anywhere">{note}</p>}
      <p className="num pt-1 text-xs text-text-3">
        {joinIsolated([decidedBy?.name, decidedAt !== null && momentText(decidedAt)])}
      </p>
    </section>
  );
}

/** Links from the case to its subject as it is now, and to its author. */
function SubjectLinks({ page }: { page: AdminCasePage }) {
  const thing = subjectRoute(page);
  const accused = hasPermission("admin:users") ? page.accused : null;
  if (thing === null && accused === null) return null;
  return (
    <div className="px-4">
      <CellGroup>
        {thing !== null && (
          <Cell
            title={t("admin.openThing", { what: kindText(page.subject).toLowerCase() })}
            onPress={() => push(thing.path, { id: thing.id })}
          />
        )}
        {accused !== null && (
          <Cell
            title={accused.name}
            note={t("admin.strikeCount", { n: page.strikes })}
            onPress={() => push("/pages/mine/admin-user", { id: accused.id })}
          />
        )}
      </CellGroup>
    </div>
  );
}

function Body({ page }: { page: AdminCasePage }) {
  const mine = page.decision === null && page.claimedBy?.id === me.get()?.uid;
  const { appeal, against } = page;
  return (
    <>
      <div className="px-8 pt-1 pb-3">
        <h2 className="text-l font-semibold">{caseTitle(page)}</h2>
        <p className="num text-s text-text-2">{joinIsolated([caseFacts(page), momentText(page.at)])}</p>
      </div>
      {appeal !== "" && (
        <section className="mx-4 mb-3 rounded-m bg-ink-2 p-4">
          <h2 className="pb-1 text-s text-text-3">{t("admin.appealSays")}</h2>
          <p className="text-m wrap-anywhere">{appeal}</p>
          {against !== null && against.decision !== null && (
            <p className="pt-2 text-s text-text-2">
              {t("admin.against", {
                what: decisionText(against.decision, page.subject),
                note: against.note,
              })}
              {against.decidedBy !== null && (
                <span className="block text-xs text-text-3">
                  {t("admin.decidedBy", { name: against.decidedBy.name })}
                </span>
              )}
            </p>
          )}
        </section>
      )}
      <EvidenceView json={page.evidence} />
      <Reporters page={page} />
      <SubjectLinks page={page} />
      <Verdict page={page} />
      {mine && <DecisionForm page={page} />}
      {mine && <ReleaseCase id={page.id} />}
      {page.decision === null && !mine && <ClaimCase page={page} />}
    </>
  );
}

/** One case: what it is about, the evidence, who reported it, and the decision (`ADMIN-3`). */
export function CaseView({ id }: { id: number }) {
  const { id: shown, page, state } = useStore(caseStore);
  useEffect(() => void loadCase(id), [id]);
  const mine = shown === id ? page : null;
  return (
    <Loaded
      state={shown === id ? state : "loading"}
      has={mine !== null}
      skeleton={<SkeletonRows count={3} />}
      empty={null}
      onRetry={() => loadCase(id)}
    >
      {mine !== null && <Body key={`${mine.id} ${mine.claimedBy?.id}`} page={mine} />}
    </Loaded>
  );
}
