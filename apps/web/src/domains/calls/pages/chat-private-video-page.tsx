import type { CallMode } from "@4d/contract";
import { useEffect, useRef, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { takeEntry } from "../call-entry.ts";
import { rate, ring } from "../call-hands.ts";
import type { CallView } from "../call-view.ts";
import { asksAgain, asksStars, endingText } from "../call-words.ts";
import { BusyElsewhere } from "../components/busy-elsewhere.tsx";
import { EndedView } from "../components/ended-view.tsx";
import { PrivateCallView } from "../components/private-call-view.tsx";
import { readFriend } from "../read-query.ts";
import { useCallHere, useWho } from "../use-call.ts";
import { useCallPage } from "../use-call-page.ts";

interface AddressProps {
  friend: { id: number; nickName: string; headImage: string };
  mode: CallMode;
  isHost: boolean;
}

function Shown({ call }: { call: CallView }) {
  const [face] = call.people;
  const who = useWho(face ?? { id: call.targetId, nickName: "", headImage: "" });
  if (call.phase !== "ended") return <PrivateCallView call={call} who={who} />;
  const again = asksAgain(call)
    ? {
        word: t("calls.callAgain"),
        video: call.mode === "video",
        onPress: () => void ring(call.targetId, call.mode),
      }
    : undefined;
  const onRate = asksStars(call) ? (stars: number) => rate(call, stars) : undefined;
  return <EndedView who={who} text={endingText(call)} again={again} onRate={onRate} />;
}

/** No call is on: the address begins one, or tells that it is over and offers another. */
function Address({ friend, mode, isHost }: AddressProps) {
  const [begins, setBegins] = useState(() => isHost && takeEntry());
  const begun = useRef(false);
  const who = useWho(friend);
  const { id } = friend;
  useEffect(() => {
    if (!begins || begun.current) return;
    begun.current = true;
    void ring(id, mode).then(() => setBegins(false));
  }, [begins, id, mode]);
  if (begins) return <EndedView who={who} text={t("calls.preparing")} stays />;
  const again = {
    word: isHost ? t("calls.callAgain") : t("calls.callBack"),
    video: mode === "video",
    onPress: () => void ring(id, mode),
  };
  return <EndedView who={who} text={t("calls.over")} again={again} />;
}

/** A call between two (`rules §2.3`, `CALL-1`): `mode`, `friend` as JSON, `isHost` when I call. */
export function ChatPrivateVideoPage() {
  const { query } = usePage();
  const isHost = query.isHost === "true";
  const call = useCallHere(!isHost);
  useCallPage();
  const friend = readFriend(query.friend ?? "");
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
