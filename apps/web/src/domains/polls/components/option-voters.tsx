import type { PollVoter } from "@4d/contract";
import { useEffect, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { momentText } from "../../../platform/time-text.ts";
import { ListHeading } from "../../../ui/list-row.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { friendOf, PersonRow } from "../../friends/index.ts";
import { votersOf } from "../polls.store.ts";

interface VotersPage {
  items: readonly PollVoter[];
  cursor: string | null;
}

interface OptionVotersProps {
  id: number;
  option: number;
  text: string;
  count: number;
  /** The poll's version: another one fetches again. */
  version: number;
}

/** The voters of an option, a page at a time; nothing if there are none. */
export function OptionVoters({ id, option, text, count, version }: OptionVotersProps) {
  const [{ items, cursor }, setShown] = useState<VotersPage>({ items: [], cursor: null });
  useEffect(() => {
    let cancelled = false;
    const loadVoters = async () => {
      const outcome = await votersOf(id, option, null);
      const page = outcome.ok ? outcome.value : null;
      if (!cancelled && page !== null) setShown({ items: page.items, cursor: page.nextCursor });
    };
    if (version > 0) void loadVoters();
    return () => {
      cancelled = true;
    };
  }, [id, option, version]);
  const more = async () => {
    const outcome = await votersOf(id, option, cursor);
    if (!outcome.ok) return;
    const { items: next, nextCursor } = outcome.value;
    setShown((now) => (now.cursor === cursor ? { items: [...now.items, ...next], cursor: nextCursor } : now));
  };
  if (count === 0) return null;
  return (
    <section aria-label={text} className="pt-2">
      <ListHeading>
        {text} · {t("polls.votes", { n: count })}
      </ListHeading>
      {items.map(({ id: userId, nickName, headImageThumb, time }) => (
        <PersonRow
          key={userId}
          id={userId}
          name={friendOf(userId)?.remark || nickName}
          src={headImageThumb}
          note={momentText(time)}
        />
      ))}
      {cursor !== null && (
        <p className="px-4 py-2">
          <TextButton onPress={more}>{t("polls.moreVoters", { n: count - items.length })}</TextButton>
        </p>
      )}
    </section>
  );
}
