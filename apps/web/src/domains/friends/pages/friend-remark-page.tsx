import { type Friend, SHOWN_NAME_MAX } from "@4d/contract";
import { type SubmitEvent, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { LabelEditor } from "../components/label-editor.tsx";
import { friendsStore, reloadFriend, setLabels, setRemark } from "../friends.store.ts";

function RemarkForm({ friend, known }: { friend: Friend; known: readonly string[] }) {
  const [remark, setRemarkText] = useState(friend.remark);
  const [labels, setLabelList] = useState<string[]>([...friend.labels]);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const failure = (await setRemark(friend.id, remark.trim())) ?? (await setLabels(friend.id, labels));
    setBusy(false);
    if (failure !== null) return setWrong(failure.message);
    toast(t("users.saved"));
    back();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-2 pb-8">
      <TextField
        label={t("friends.remark")}
        hint={t("friends.remarkHint")}
        placeholder={friend.nickName}
        maxLength={SHOWN_NAME_MAX}
        value={remark}
        onChange={setRemarkText}
      />
      <LabelEditor labels={labels} known={known} onChange={setLabelList} />
      <FormError text={wrong} />
      <Button type="submit" size="large" block busy={busy}>
        {t("common.save")}
      </Button>
    </form>
  );
}

/** Edits my remark and my labels for a friend (`FRIEND-3`). */
export function FriendRemarkPage() {
  const id = Number(usePage().query.id);
  const friends = useStore(friendsStore, (state) => state.friends);
  const friend = friends.find((other) => other.id === id);
  useEffect(() => {
    if (friend === undefined) void reloadFriend(id);
  }, [friend, id]);
  const known = [...new Set(friends.flatMap(({ labels }) => labels))];
  return (
    <Page nav={<NavBar title={t("friends.remarkLabels")} />} padded>
      {friend === undefined ? (
        <EmptyState title={t("friends.nobodyHere")} />
      ) : (
        <RemarkForm key={friend.id} friend={friend} known={known} />
      )}
    </Page>
  );
}
