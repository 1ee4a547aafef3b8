import type { PollCard } from "@4d/contract";
import { useState } from "react";
import { toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { isSameChoice, shareOf, toggledChoice } from "../poll-rules.ts";
import { vote } from "../polls.store.ts";
import { usePoll } from "../use-poll.ts";
import { PollOption } from "./poll-option.tsx";

async function castVote(id: number, options: readonly number[]): Promise<void> {
  tick();
  const failure = await vote(id, options);
  toastFailure(failure);
}

/** What kind of poll it is, in a few words. */
export function kindText({ multiple, anonymous }: PollCard): string {
  const kind = multiple ? t("polls.multiple") : t("polls.single");
  return anonymous ? `${kind} · ${t("polls.anonymous")}` : kind;
}

/** Number of voters, and until when voting is open. */
function resultText(voters: number | undefined, closed: boolean, { closesAt }: PollCard): string {
  const people = voters === undefined ? "" : t("polls.voters", { n: voters });
  const until = closesAt === null ? "" : t("polls.until", { time: momentText(closesAt) });
  return [people, closed ? t("polls.closed") : until].filter((part) => part !== "").join(" · ");
}

interface VoteButtonsProps {
  id: number;
  mine: readonly number[];
  /** Choices not sent yet. */
  draft: readonly number[] | null;
  busy: boolean;
  onSent: () => void;
}

/** Submits several choices together; withdraws the draft. */
function VoteButtons({ id, mine, draft, busy, onSent }: VoteButtonsProps) {
  if (draft !== null && !isSameChoice(draft, mine))
    return (
      <Button size="small" block busy={busy} onClick={() => void castVote(id, draft).then(onSent)}>
        {draft.length === 0 ? t("polls.takeBack") : t("polls.vote")}
      </Button>
    );
  if (mine.length === 0) return null;
  return <TextButton onPress={() => castVote(id, [])}>{t("polls.takeBack")}</TextButton>;
}

/** A poll's options and results, with voting; the same in its card and on its page. */
export function PollBoard({ id, card }: { id: number; card: PollCard }) {
  const { poll, chosen, busy, closed } = usePoll(id, card);
  const [draft, setDraft] = useState<readonly number[] | null>(null);
  const shown = closed ? chosen : (draft ?? chosen);
  const press = (option: number) => {
    const next = toggledChoice(shown, option, card.multiple);
    if (card.multiple) setDraft(next);
    else if (!isSameChoice(next, chosen)) void castVote(id, next);
  };
  return (
    <>
      <div role="group" aria-label={card.question}>
        {card.options.map((text, option) => (
          <PollOption
            key={text}
            text={text}
            share={poll === undefined ? 0 : shareOf(poll, option)}
            count={poll?.counts[option] ?? 0}
            chosen={shown.includes(option)}
            multiple={card.multiple}
            disabled={poll === undefined || closed || busy}
            onPress={() => press(option)}
          />
        ))}
      </div>
      {poll !== undefined && !closed && (
        <VoteButtons id={id} mine={chosen} draft={draft} busy={busy} onSent={() => setDraft(null)} />
      )}
      <p aria-live="polite" className="num pt-1.5 text-xs text-text-2">
        {resultText(poll?.voters, closed, card)}
      </p>
    </>
  );
}
