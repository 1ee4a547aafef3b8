import type { FriendRequest } from "@4d/contract";
import { X } from "lucide-react";
import { useState } from "react";
import { toastOutcome } from "../../../platform/dialogs.ts";
import type { Failure } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { ageText } from "../../../platform/time-text.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { acceptRequest, declineRequest, requestState } from "../requests.store.ts";
import { PersonRow } from "./person-row.tsx";

function Answer({ request }: { request: FriendRequest }) {
  const [busy, setBusy] = useState(false);
  const run = async (work: (request: FriendRequest) => Promise<Failure | null>, done: string) => {
    setBusy(true);
    const failure = await work(request);
    setBusy(false);
    toastOutcome(failure, done);
  };
  return (
    <>
      <Button size="small" busy={busy} onClick={() => run(acceptRequest, t("friends.added"))}>
        {t("friends.accept")}
      </Button>
      <IconButton
        label={t("friends.decline")}
        icon={<X aria-hidden="true" />}
        look="filled"
        disabled={busy}
        className="-mr-1"
        onClick={() => run(declineRequest, t("friends.declined"))}
      />
    </>
  );
}

/** A request that I received or sent, with its message and state. */
export function RequestRow({ request, received }: { request: FriendRequest; received: boolean }) {
  const person = received ? request.fromUser : request.toUser;
  const state = requestState(request);
  const words = {
    waiting: t("friends.stateWaiting"),
    accepted: t("friends.stateAccepted"),
    declined: received ? t("friends.stateDeclined") : t("friends.stateWaiting"),
    expired: t("friends.stateExpired"),
  };
  return (
    <PersonRow
      id={person.id}
      name={person.nickName}
      src={person.headImageThumb}
      note={[request.message === "" && t("friends.noMessage"), ageText(request.createdAt)]
        .filter(Boolean)
        .join(" · ")}
      words={request.message}
      action={
        received && state === "waiting" ? (
          <Answer request={request} />
        ) : (
          <span className="text-s text-text-3">{words[state]}</span>
        )
      }
    />
  );
}
