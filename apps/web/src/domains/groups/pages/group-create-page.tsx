import { INVITE_MAX, SHOWN_NAME_MAX } from "@4d/contract";
import { useState } from "react";
import { useStore } from "zustand/react";
import { toast, toastFailure } from "../../../platform/dialogs.ts";
import { enterChat } from "../../../platform/enter-chat.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { replace } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { FriendPicker, friendName, friendOf, friendsStore } from "../../friends/index.ts";
import { AvatarPicker, usersStore } from "../../users/index.ts";
import { groupNameFrom, stillFriends, toggled } from "../group-rules.ts";
import { createGroup } from "../groups.store.ts";

/** `first` is preselected: the friend from whose chat the page was opened. */
function useCreation(first: number) {
  const myName = useStore(usersStore, ({ self }) => self?.nickName ?? "");
  const [name, setName] = useState("");
  const [picture, setPicture] = useState({ headImage: "", headImageThumb: "" });
  const friends = useStore(friendsStore, (state) => state.friends);
  const [wanted, setWanted] = useState<ReadonlySet<number>>(() => new Set([first]));
  const chosen = stillFriends(wanted, friends);
  const [busy, setBusy] = useState(false);
  const names = [...chosen]
    .map((id) => friendOf(id))
    .flatMap((friend) => (friend ? [friendName(friend)] : []));
  const proposed = chosen.size === 0 ? "" : groupNameFrom([myName, ...names]);
  const finalName = name.trim() || proposed;
  const toggle = (id: number) => {
    if (!chosen.has(id) && chosen.size >= INVITE_MAX) return toast(t("groups.inviteMax", { n: INVITE_MAX }));
    setWanted(toggled(chosen, id));
  };
  const create = async () => {
    setBusy(true);
    const outcome = await createGroup({ name: finalName, ...picture, friendIds: [...chosen] });
    setBusy(false);
    if (!outcome.ok) return toastFailure(outcome.failure);
    enterChat(`g:${outcome.value.id}`, { navigate: replace });
  };
  return { name, setName, picture, setPicture, chosen, toggle, busy, proposed, finalName, create };
}

/** A new group: name, picture, first members (`GROUP-1`). */
export function GroupCreatePage() {
  const { query } = usePage();
  const form = useCreation(Number(query.with));
  const { chosen, finalName } = form;
  const foot = (
    <FootBar>
      <Button block busy={form.busy} disabled={finalName === ""} onClick={form.create}>
        {chosen.size === 0 ? t("groups.create") : t("groups.createWith", { n: chosen.size + 1 })}
      </Button>
    </FootBar>
  );
  const head = (
    <div className="flex items-center gap-3 px-4 pb-3">
      <AvatarPicker
        small
        square
        name={finalName || t("groups.title")}
        src={form.picture.headImageThumb}
        onPicked={form.setPicture}
      />
      <div className="min-w-0 flex-1">
        <TextField
          aria-label={t("groups.name")}
          placeholder={form.proposed || t("groups.name")}
          maxLength={SHOWN_NAME_MAX}
          value={form.name}
          onChange={form.setName}
        />
      </div>
    </div>
  );
  return (
    <Page fixed nav={<NavBar title={t("groups.create")} />} head={head} foot={foot}>
      <FriendPicker chosen={chosen} onToggle={form.toggle} />
    </Page>
  );
}
