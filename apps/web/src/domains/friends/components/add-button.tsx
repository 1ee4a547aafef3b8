import { useStore } from "zustand/react";
import { enterChat } from "../../../platform/enter-chat.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { me } from "../../../platform/session.ts";
import { Button } from "../../../ui/button.tsx";
import { isFriendNow } from "../friend-list.ts";
import { friendsStore } from "../friends.store.ts";
import { requestState, requestsStore } from "../requests.store.ts";

/** The action for a person in search results: chat, add, answer a request, or nothing while mine is open. */
export function AddButton({ id }: { id: number }) {
  const isFriend = useStore(friendsStore, ({ friends }) => isFriendNow(friends, id));
  const waiting = useStore(requestsStore, ({ requests }) =>
    requests.find(
      (request) =>
        (request.toUser.id === id || request.fromUser.id === id) && requestState(request) === "waiting",
    ),
  );
  if (isFriend) {
    return (
      <Button look="ghost" size="small" onClick={() => enterChat(`p:${id}`)}>
        {t("friends.talk")}
      </Button>
    );
  }
  if (waiting !== undefined && waiting.fromUser.id === me.get()?.uid)
    return <span className="px-2 text-s text-text-3">{t("friends.asked")}</span>;
  if (waiting !== undefined) {
    return (
      <Button size="small" onClick={() => push("/pages/friend/new-friends")}>
        {t("friends.answer")}
      </Button>
    );
  }
  return (
    <Button size="small" onClick={() => push("/pages/friend/friend-ask", { id })}>
      {t("friends.addShort")}
    </Button>
  );
}
