import { type User, UserType } from "@4d/contract";
import { useEffect, useState } from "react";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { searchPeople } from "../../users/index.ts";
import { accountLine } from "../friend-name.ts";
import { AddButton } from "./add-button.tsx";
import { PersonRow } from "./person-row.tsx";

/** The time after the last letter before the request, ms. */
const PAUSE_MS = 350;
type Found = { words: string; people: readonly User[] } | { words: string; failure: Failure };

function useSearch(words: string): Found | undefined {
  const [found, setFound] = useState<Found>();
  useEffect(() => {
    let cancelled = false;
    const ask = async () => {
      const outcome = await searchPeople(words);
      if (cancelled) return;
      setFound(outcome.ok ? { words, people: outcome.value } : { words, failure: outcome.failure });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      cancelled = true;
      clearTimeout(timer);
    };
  }, [words]);
  return found;
}

function Results({ words, onAgain }: { words: string; onAgain: () => void }) {
  const found = useSearch(words);
  if (found === undefined) return <SkeletonRows compact count={4} />;
  if ("failure" in found) return <FailedState title={found.failure.message} onRetry={onAgain} />;
  if (found.people.length === 0) {
    return found.words === words ? (
      <EmptyState title={t("friends.nobodyFound", { words })} note={t("friends.nobodyFoundNote")} />
    ) : (
      <SkeletonRows compact count={4} />
    );
  }
  return found.people.map((person) => (
    <PersonRow
      key={person.id}
      id={person.id}
      name={person.nickName}
      src={person.headImageThumb}
      online={person.online === true}
      ai={person.type === UserType.CHARACTER}
      note={accountLine(person)}
      action={<AddButton id={person.id} />}
    />
  ));
}

/** All people of the server whose account or nickname contains the words (`FRIEND-2`). */
export function PeopleSearch({ words }: { words: string }) {
  const [round, setRound] = useState(0);
  return <Results key={round} words={words} onAgain={() => setRound((old) => old + 1)} />;
}
