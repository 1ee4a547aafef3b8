import type { SentPrompt } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { type SentSection, sectionsOf } from "../sent-parts.ts";
import { useSentPrompt } from "../use-sent-prompt.ts";

/** Answers that asking again does not change: nothing to show, or no model wrote it. */
const FINAL: readonly number[] = [404, 409];

/** The sum against the window, and why it may have been another text. */
function Sum({ sent }: { sent: SentPrompt }) {
  const { tokens, around, window, answer, leftOut, differs } = sent;
  const notes = [t("aiChats.sentLead"), ...differs.map((one) => t(`aiChats.sentDiffers.${one}`))];
  return (
    <>
      {notes.map((note) => (
        <p key={note} className="px-1 pb-2 text-s text-pretty text-text-2">
          {note}
        </p>
      ))}
      <CellGroup>
        <Cell
          title={t("aiChats.sentSum")}
          value={t("aiChats.sentOf", { n: tokens + around, most: window })}
        />
        <Cell
          title={t("aiChats.sentAround")}
          note={t("aiChats.sentAroundNote")}
          value={t("aiChats.sentTokens", { n: around })}
        />
        <Cell title={t("aiChats.sentAnswer")} value={t("aiChats.sentTokens", { n: answer })} />
        {leftOut > 0 && (
          <Cell title={t("aiChats.sentLeftOut")} value={t("aiChats.sentLines", { n: leftOut })} />
        )}
      </CellGroup>
    </>
  );
}

function Section({ section: { kind, tokens, texts } }: { section: SentSection }) {
  const title = t("aiChats.sentPart", {
    part: t(`aiChats.sentKind.${kind}`),
    size: t("aiChats.sentTokens", { n: tokens }),
  });
  return (
    <li className="rounded-m bg-ink-2 px-4 py-1">
      <Disclosure title={title}>
        {texts === null ? (
          <p className="pb-3 text-s text-pretty text-text-2">{t("aiChats.sentHidden")}</p>
        ) : (
          <div className="flex flex-col gap-3 pb-3">
            {texts.map(({ role, text }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change.
              <div key={at}>
                <p className="text-xs text-text-3">{t(`aiChats.sentRole.${role}`)}</p>
                <p dir="auto" className="text-s wrap-anywhere whitespace-pre-wrap">
                  {text}
                </p>
              </div>
            ))}
          </div>
        )}
      </Disclosure>
    </li>
  );
}

/** What a model was sent for a reply to me, part by part: `id` is the reply, `place` its variant. */
export function SentPromptPage() {
  const { query } = usePage();
  const place = query.place === undefined ? undefined : Number(query.place);
  const { sent, failure, load } = useSentPrompt(Number(query.id), place);
  return (
    <Page padded nav={<NavBar title={t("aiChats.sent")} />}>
      {sent !== null && (
        <div className="pt-2 pb-8">
          <Sum sent={sent} />
          <ul className="flex flex-col gap-2.5">
            {sectionsOf(sent).map((section, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: what was sent does not change.
              <Section key={at} section={section} />
            ))}
          </ul>
        </div>
      )}
      {sent === null && failure === null && <SkeletonRows count={6} />}
      {sent === null &&
        failure !== null &&
        (FINAL.includes(failure.code) ? (
          <EmptyState title={failure.message} />
        ) : (
          <FailedState onRetry={load} />
        ))}
    </Page>
  );
}
