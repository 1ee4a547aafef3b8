import { type SubmitEvent, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { findUser, usersStore } from "../../users/index.ts";
import { accountLine } from "../friend-name.ts";
import { addFriend } from "../friends.store.ts";
import { loadRequests } from "../requests.store.ts";

function useAsk(id: number, hello: string) {
  const [message, setMessage] = useState(hello);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const outcome = await addFriend(id, message.trim());
    setBusy(false);
    if (!outcome.ok) return setWrong(outcome.failure.message);
    toast(outcome.value.status === "added" ? t("friends.added") : t("friends.askSent"));
    void loadRequests();
    back();
  };
  return { message, setMessage, wrong, busy, submit };
}

/** Sends a friend request with a message; people who accept anybody become friends at once (`FRIEND-2`). */
export function FriendAskPage() {
  const { query } = usePage();
  const id = Number(query.id);
  const person = useStore(usersStore, ({ people }) => people[id]);
  const myName = useStore(usersStore, ({ self }) => self?.nickName ?? "");
  const { message, setMessage, wrong, busy, submit } = useAsk(
    id,
    myName === "" ? "" : t("friends.hello", { name: myName }),
  );
  useEffect(() => void findUser(id), [id]);
  const name = person?.nickName ?? "";
  return (
    <Page nav={<NavBar title={t("friends.addTitle")} />} padded>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4 pt-2 pb-8">
        <div className="flex items-center gap-3.5 rounded-m bg-ink-2 p-4">
          <Avatar name={name || "?"} src={person?.headImageThumb} size="row" />
          <span className="min-w-0 flex-1">
            <span className="block truncate text-n font-semibold">{name}</span>
            <span className="block truncate text-s text-text-2">
              {person !== undefined && accountLine(person)}
            </span>
          </span>
        </div>
        <TextArea label={t("friends.askMessage")} value={message} onChange={setMessage} />
        <FormError text={wrong} />
        <Button type="submit" size="large" block busy={busy}>
          {t("friends.ask")}
        </Button>
      </form>
    </Page>
  );
}
