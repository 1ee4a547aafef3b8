import { useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { me } from "../../../platform/session.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { usersStore } from "../../users/index.ts";
import type { CallView, ParticipantView } from "../call-view.ts";
import { tileSpans } from "../tile-spans.ts";
import { useGroupIdentity, usePersonIdentity } from "../use-call.ts";
import { CallBanners, Reconnecting } from "./call-banners.tsx";
import { CallControls } from "./call-controls.tsx";
import { CallFrame } from "./call-frame.tsx";
import { CallNav } from "./call-nav.tsx";
import { InviteSheet } from "./invite-sheet.tsx";
import { OwnTile, ParticipantTile } from "./participant-tile.tsx";

function Grid({ call }: { call: CallView }) {
  const { people, own } = call;
  const uid = me.get()?.uid ?? 0;
  const headImage = useStore(usersStore, (state) => state.people[uid]?.headImageThumb ?? "");
  const count = people.length + 1;
  return (
    <ul className="mx-2.5 grid min-h-0 flex-1 auto-rows-fr grid-cols-[repeat(12,minmax(0,1fr))] gap-2 landscape:short:mb-2.5">
      {people.map((participant, at) => (
        <ParticipantTile key={participant.id} participant={participant} span={tileSpans(count, at)} />
      ))}
      <OwnTile own={own} headImage={headImage} span={tileSpans(count, count - 1)} />
    </ul>
  );
}

function SmallAvatar({ participant }: { participant: ParticipantView }) {
  const who = usePersonIdentity(participant);
  return <Avatar name={who.name} src={who.headImage} size="small" />;
}

/** An incoming group call: who invites, and who else is invited. */
function Ringing({ call, name }: { call: CallView; name: string }) {
  const { people, inviterId, targetId } = call;
  const group = useGroupIdentity(targetId);
  const inviter = people.find(({ id }) => id === inviterId);
  const host = usePersonIdentity(inviter ?? { id: inviterId, nickName: "", headImage: "" });
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 px-8 text-center">
      <Avatar name={name} src={group.headImage} size="poster" square />
      <p className="line-clamp-2 max-w-full text-xl font-bold wrap-anywhere text-balance" aria-hidden="true">
        {name}
      </p>
      <p className="text-m text-text-2">{t("calls.ringsGroup", { name: host.name })}</p>
      <div className="flex flex-wrap justify-center gap-2 pt-2" aria-hidden="true">
        {people.slice(0, 8).map((participant) => (
          <SmallAvatar key={participant.id} participant={participant} />
        ))}
      </div>
    </div>
  );
}

/** A group's call: a tile for everybody, mine last (design: group-video). */
export function GroupCallView({ call }: { call: CallView }) {
  const [inviting, setInviting] = useState(false);
  const group = useGroupIdentity(call.targetId);
  const name = group.name === "" ? t("calls.groupCall") : group.name;
  const rings = call.phase === "ringing";
  return (
    <CallFrame
      nav={<CallNav call={call} title={name} bare={rings} />}
      controls={<CallControls call={call} {...(rings ? {} : { onInvite: () => setInviting(true) })} />}
      over={
        <>
          <Reconnecting call={call} />
          <InviteSheet call={call} open={inviting} onClose={() => setInviting(false)} />
        </>
      }
    >
      {rings ? <Ringing call={call} name={name} /> : <Grid call={call} />}
      <div className="pt-2 empty:hidden">
        <CallBanners call={call} />
      </div>
    </CallFrame>
  );
}
