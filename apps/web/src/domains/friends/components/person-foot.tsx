import type { CallMode, Relation, User } from "@4d/contract";
import { MessageCircle, Phone, UserPlus, Video } from "lucide-react";
import type { ReactNode } from "react";
import { enterChat } from "../../../platform/enter-chat.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { me } from "../../../platform/session.ts";
import { Button } from "../../../ui/button.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { unblock } from "../friends.store.ts";
import { privateCallPage } from "../private-call-page.ts";

interface PersonFootProps {
  person: User;
  relation: Relation;
  onChanged: () => Promise<void>;
}

interface CallButtonProps {
  person: User;
  mode: CallMode;
  label: string;
  icon: ReactNode;
}

function CallButton({ person, mode, label, icon }: CallButtonProps) {
  const { id, nickName, headImageThumb: headImage } = person;
  const call = () => push(...privateCallPage({ id, nickName, headImage }, mode));
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={call}
      className="press grid size-11.5 shrink-0 place-items-center rounded-full bg-ink-3 [&_svg]:size-5 [&_svg]:stroke-[1.8]"
    >
      {icon}
    </button>
  );
}

/** The main action for this person. */
function PersonAction({ person, relation, onChanged }: PersonFootProps) {
  const { id } = person;
  if (id === me.get()?.uid)
    return (
      <Button block onClick={() => push("/pages/mine/mine-edit")}>
        {t("users.editTitle")}
      </Button>
    );
  if (relation.isBlocked) {
    const free = async () => {
      await unblock(id);
      await onChanged();
    };
    return (
      <Button look="ghost" block onClick={free}>
        {t("friends.unblock")}
      </Button>
    );
  }
  if (relation.isFriend) {
    return (
      <div className="flex flex-wrap gap-3">
        <Button
          className="flex-1"
          icon={<MessageCircle aria-hidden="true" className="size-5" />}
          onClick={() => enterChat(`p:${id}`)}
        >
          {t("friends.talk")}
        </Button>
        <CallButton person={person} mode="voice" label={t("common.voiceCall")} icon={<Phone />} />
        <CallButton person={person} mode="video" label={t("common.videoCall")} icon={<Video />} />
      </div>
    );
  }
  if (relation.requested === "received") {
    return (
      <Button block onClick={() => push("/pages/friend/new-friends")}>
        {t("friends.answerRequest")}
      </Button>
    );
  }
  if (relation.requested === "sent") {
    return (
      <Button look="ghost" block disabled>
        {t("friends.waiting")}
      </Button>
    );
  }
  if (!relation.canAdd)
    return <p className="py-3 text-center text-s text-text-3">{t("friends.cannotAdd")}</p>;
  return (
    <Button
      block
      icon={<UserPlus aria-hidden="true" className="size-5" />}
      onClick={() => push("/pages/friend/friend-ask", { id })}
    >
      {t("friends.addTitle")}
    </Button>
  );
}

/** The bar at the bottom of a person's page. */
export function PersonFoot(props: PersonFootProps) {
  return (
    <FootBar>
      <PersonAction {...props} />
    </FootBar>
  );
}
