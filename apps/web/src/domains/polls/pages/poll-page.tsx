import type { Poll } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { confirm, toastFailure } from "../../../platform/dialogs.ts";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { OptionVoters } from "../components/option-voters.tsx";
import { kindText, PollBoard } from "../components/poll-board.tsx";
import { closePoll, loadPoll, pollsStore } from "../polls.store.ts";

/** The server failed; any other refusal means that I may not see the poll, or that it does not exist. */
const SERVER_ERROR = 500;
/** No answer came. */
const NO_ANSWER = 0;

async function askToClose(id: number): Promise<void> {
  const title = t("polls.closeTitle");
  if (!(await confirm({ title, body: t("polls.closeBody"), ok: t("polls.close"), danger: true }))) return;
  const failure = await closePoll(id);
  toastFailure(failure);
}

function PollContent({ poll }: { poll: Poll }) {
  const { id, version, counts } = poll;
  return (
    <>
      <div className="px-4 pt-2 pb-3">
        <p className="text-s text-text-2">{kindText(poll)}</p>
        <h2 className="pt-1 pb-2 text-l leading-snug font-semibold wrap-anywhere">{poll.question}</h2>
        <PollBoard id={id} card={poll} />
      </div>
      {poll.anonymous && <p className="px-4 pb-4 text-s text-text-3">{t("polls.anonymousNote")}</p>}
      {!poll.anonymous &&
        poll.options.map((text, option) => (
          <OptionVoters
            key={text}
            id={id}
            option={option}
            text={text}
            count={counts[option] ?? 0}
            version={version}
          />
        ))}
    </>
  );
}

function PollUnavailable({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  if (failure === null) return <SkeletonRows compact />;
  if (failure.code === NO_ANSWER || failure.code === SERVER_ERROR)
    return <FailedState note={failure.message} onRetry={onRetry} />;
  return <EmptyState title={t("polls.gone")} note={t("polls.goneNote")} />;
}

/** A poll and its voters (`MSG-17`); `id=5` is the id of its message. */
export function PollPage() {
  const { query, active } = usePage();
  const id = Number(query.id ?? 0);
  const poll = useStore(pollsStore, ({ polls }) => polls[id]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const load = () => void loadPoll(id).then(setFailure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reloads for another poll, and when the page is shown again
  useEffect(load, [id, active]);
  const foot = poll?.canClose && failure === null && (
    <FootBar>
      <Button block look="quiet-danger" onClick={() => void askToClose(id)}>
        {t("polls.close")}
      </Button>
    </FootBar>
  );
  const refused = failure !== null && failure.code !== NO_ANSWER;
  return (
    <Page nav={<NavBar title={t("polls.title")} />} foot={foot}>
      {poll === undefined || refused ? (
        <PollUnavailable failure={failure} onRetry={load} />
      ) : (
        <PollContent poll={poll} />
      )}
    </Page>
  );
}
