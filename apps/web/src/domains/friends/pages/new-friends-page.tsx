import { UserPlus } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { me } from "../../../platform/session.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { ListHeading } from "../../../ui/list-row.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { RequestRow } from "../components/request-row.tsx";
import { loadRequests, requestsStore } from "../requests.store.ts";

const toAdd = () => push("/pages/friend/friend-add");

/** Requests I received and sent (`FRIEND-2`). */
export function NewFriendsPage() {
  const { requests, requestsState } = useStore(requestsStore);
  const uid = useSignal(me)?.uid;
  useEffect(() => void loadRequests(), []);
  const received = requests.filter(({ toUser }) => toUser.id === uid);
  const sent = requests.filter(({ fromUser }) => fromUser.id === uid);
  const plus = <IconButton label={t("friends.add")} icon={<UserPlus aria-hidden="true" />} onClick={toAdd} />;
  return (
    <Page nav={<NavBar title={t("friends.newFriends")} actions={plus} />}>
      <PullRefresh onRefresh={loadRequests}>
        <Loaded
          state={requestsState}
          has={requests.length > 0}
          skeleton={<SkeletonRows compact />}
          empty={
            <EmptyState
              title={t("friends.noRequests")}
              note={t("friends.noRequestsNote")}
              action={<Button onClick={toAdd}>{t("friends.add")}</Button>}
            />
          }
          onRetry={loadRequests}
        >
          {received.length > 0 && <ListHeading>{t("friends.received")}</ListHeading>}
          {received.map((request) => (
            <RequestRow key={request.id} request={request} received />
          ))}
          {sent.length > 0 && <ListHeading>{t("friends.sent")}</ListHeading>}
          {sent.map((request) => (
            <RequestRow key={request.id} request={request} received={false} />
          ))}
          <p className="px-8 py-5 text-center text-s text-balance text-text-3">{t("friends.requestsNote")}</p>
        </Loaded>
      </PullRefresh>
    </Page>
  );
}
