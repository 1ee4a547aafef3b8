import { UserType } from "@4d/contract";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { ListHeading } from "../../../ui/list-row.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { accountLine } from "../friend-name.ts";
import { loadSuggestions, requestsStore } from "../requests.store.ts";
import { AddButton } from "./add-button.tsx";
import { PersonRow } from "./person-row.tsx";

/** People I may know; draws nothing if there are none. */
export function Suggestions() {
  const { suggestions, suggestionsState } = useStore(requestsStore);
  useEffect(() => void loadSuggestions(), []);
  return (
    <Loaded
      state={suggestionsState}
      has={suggestions.length > 0}
      skeleton={<SkeletonRows compact count={4} />}
      empty={null}
      onRetry={loadSuggestions}
    >
      <ListHeading>{t("friends.suggestions")}</ListHeading>
      {suggestions.map(({ user, mutual }) => (
        <PersonRow
          key={user.id}
          id={user.id}
          name={user.nickName}
          src={user.headImageThumb}
          online={user.online === true}
          ai={user.type === UserType.CHARACTER}
          note={mutual > 0 ? t("friends.mutual", { n: mutual }) : user.signature || accountLine(user)}
          action={<AddButton id={user.id} />}
        />
      ))}
    </Loaded>
  );
}
