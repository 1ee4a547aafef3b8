import { useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { Button } from "../../../ui/button.tsx";
import { inviteMembers } from "../call-actions.ts";
import type { CallView } from "../call-view.ts";
import {
  MemberList,
  toggledWithin,
  tooManyText,
  useMaxParticipants,
  useOtherMembers,
} from "./member-list.tsx";

interface InviteSheetProps {
  call: CallView;
  open: boolean;
  onClose: () => void;
}

/** Invites more members to a running call. */
export function InviteSheet({ call, open, onClose }: InviteSheetProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const most = useMaxParticipants();
  const others = useOtherMembers(call.targetId);
  const insideIds = new Set(call.people.map(({ id }) => id));
  const free = others?.filter(({ userId }) => !insideIds.has(userId));
  const toggle = (id: number) => {
    const next = toggledWithin(chosen, id, most - 1 - insideIds.size);
    if (next === null) toast(tooManyText(most));
    else setChosen(next);
  };
  const invite = () => {
    onClose();
    void inviteMembers([...chosen]);
    setChosen(new Set());
  };
  return (
    <BottomSheet open={open} onClose={onClose} title={t("calls.inviteTitle")}>
      <MemberList members={free} chosen={chosen} none={t("calls.everyoneIn")} onToggle={toggle} />
      {free !== undefined && free.length > 0 && (
        <div className="sticky bottom-0 bg-ink-2 px-4 pt-2">
          <Button block disabled={chosen.size === 0} onClick={invite}>
            {chosen.size === 0 ? t("calls.inviteChoose") : t("calls.inviteSome", { n: chosen.size })}
          </Button>
        </div>
      )}
    </BottomSheet>
  );
}
