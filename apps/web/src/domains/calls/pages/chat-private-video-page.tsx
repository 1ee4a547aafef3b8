import type { CallMode } from "@4d/contract";
import { useEffect, useRef, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { rateCall, startPrivateCall } from "../call-actions.ts";
import { consumeHistoryEntry, parseFriendQuery } from "../call-page-address.ts";
import { asksForRating, endingText, offersRedial } from "../call-text.ts";
import type { CallView } from "../call-view.ts";
import { BusyElsewhere } from "../components/busy-elsewhere.tsx";
import { CannotCall, callIcon, EndedView } from "../components/ended-view.tsx";
import { PrivateCallView } from "../components/private-call-view.tsx";
import { callObstacle } from "../media/call-obstacle.ts";
import { useCallPage, usePageCall, usePersonIdentity } from "../use-call.ts";

interface AddressProps {
  friend: { id: number; nickName: string; headImage: string };
  mode: CallMode;
  isHost: boolean;
}

function Shown({ call }: { call: CallView }) {
  const [participant] = call.people;
  const who = usePersonIdentity(participant ?? { id: call.targetId, nickName: "", headImage: "" });
  if (call.phase !== "ended") return <PrivateCallView call={call} who={who} />;
  const again = offersRedial(call)
    ? {
        word: t("calls.callAgain"),
        icon: callIcon(call.mode),
        onPress: () => void startPrivateCall(call.targetId, call.mode),
      }
    : undefined;
  const onRate = asksForRating(call) ? (stars: number) => rateCall(call, stars) : undefined;
  return <EndedView who={who} text={endingText(call)} again={again} onRate={onRate} />;
}

/** No call is running: the address starts one, or says that it is over and offers another. */
function Address({ friend, mode, isHost }: AddressProps) {
  const [begins, setBegins] = useState(() => isHost && consumeHistoryEntry());
  const begun = useRef(false);
  const who = usePersonIdentity(friend);
  const { id } = friend;
  const obstacle = callObstacle();
  useEffect(() => {
    if (!begins || begun.current || obstacle !== null) return;
    begun.current = true;
    void startPrivateCall(id, mode).then(() => setBegins(false));
  }, [begins, id, mode, obstacle]);
  if (obstacle !== null) return <CannotCall who={who} chatId={`p:${id}`} obstacle={obstacle} />;
  if (begins) return <EndedView who={who} text={t("calls.preparing")} stays />;
  const again = {
    word: isHost ? t("calls.callAgain") : t("calls.callBack"),
    icon: callIcon(mode),
    onPress: () => void startPrivateCall(id, mode),
  };
  return <EndedView who={who} text={t("calls.over")} again={again} />;
}

/** A private call (`rules §2.3`, `CALL-1`): `mode`, `friend` as JSON, `isHost` when I call. */
export function ChatPrivateVideoPage() {
  const { query } = usePage();
  const isHost = query.isHost === "true";
  const call = usePageCall(!isHost);
  useCallPage();
  const friend = parseFriendQuery(query.friend ?? "");
  const isMine = call?.kind === "private" && (friend === null || call.targetId === friend.id);
  if (call !== null && (isMine || call.phase === "ringing") && call.kind === "private")
    return <Shown call={call} />;
  if (call !== null && call.phase !== "ended") return <BusyElsewhere call={call} />;
  if (friend === null)
    return (
      <Page nav={<NavBar title={t("common.voiceCall")} />}>
        <EmptyState title={t("calls.nobody")} />
      </Page>
    );
  return (
    <Address
      key={friend.id}
      friend={friend}
      mode={query.mode === "voice" ? "voice" : "video"}
      isHost={isHost}
    />
  );
}
