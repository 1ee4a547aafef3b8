import type { GroupCard } from "@4d/contract";
import { Flag } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { enterChat } from "../../../platform/enter-chat.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push, replace } from "../../../platform/navigation.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { SceneArt } from "../../../ui/scene-art.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { joinGroup } from "../invitations.store.ts";

interface GroupCardViewProps {
  card: GroupCard;
  /** The token of the invitation; undefined if the group was found in a search. */
  token: string | undefined;
}

function useJoining({ card, token }: GroupCardViewProps) {
  const [message, setMessage] = useState("");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const way = token === undefined ? { groupId: card.id } : { token };
    const outcome = await joinGroup({ ...way, message: message.trim() });
    setBusy(false);
    if (!outcome.ok) return setWrong(outcome.failure.message);
    if (outcome.value.status === "requested") {
      setAsked(true);
      return toast(t("groups.requested"));
    }
    enterChat(`g:${outcome.value.groupId}`, { navigate: replace });
  };
  return { message, setMessage, asked, busy, wrong, submit };
}

/** A group as outsiders see it, with the form to join (`GROUP-2`). */
export function GroupCardView({ card, token }: GroupCardViewProps) {
  const { id, name, headImageThumb, memberCount, joined, joinApproval } = card;
  const form = useJoining({ card, token });
  const open = () => enterChat(`g:${id}`, { navigate: replace });
  return (
    <form noValidate onSubmit={form.submit} className="px-4 pt-2 pb-8">
      <div className="overflow-hidden rounded-l bg-ink-2 text-center">
        <div className="relative h-32">
          <SceneArt seed={id + 7000} />
          <div className="absolute inset-0 bg-[linear-gradient(to_bottom,transparent_30%,var(--ink-2))]" />
        </div>
        <div className="relative -mt-13 px-6 pb-6">
          <Avatar name={name} src={headImageThumb} size="hero" square className="mx-auto" />
          <h1 className="mt-3 text-xl leading-snug font-bold wrap-anywhere">{name}</h1>
          <p className="mt-0.5 text-s text-text-2">{t("groups.memberCount", { n: memberCount })}</p>
        </div>
      </div>
      <div className="mt-5 flex flex-col gap-4">
        {joinApproval && !joined && !form.asked && (
          <TextArea
            label={t("groups.askMessage")}
            hint={t("groups.approvalNote")}
            value={form.message}
            onChange={form.setMessage}
          />
        )}
        <FormError text={form.wrong} />
        {joined && (
          <Button size="large" block onClick={open}>
            {t("groups.enter")}
          </Button>
        )}
        {!joined && (
          <Button type="submit" size="large" block busy={form.busy} disabled={form.asked}>
            {form.asked ? t("groups.requested") : t(joinApproval ? "groups.askJoin" : "groups.join")}
          </Button>
        )}
        {!joined && (
          <button
            type="button"
            onClick={() => push("/pages/common/report", { kind: "group", id, name, token })}
            className="press mx-auto flex min-h-11 items-center gap-1.5 px-4 text-s text-text-3"
          >
            <Flag aria-hidden="true" className="size-4" />
            {t("messages.report")}
          </button>
        )}
      </div>
    </form>
  );
}
