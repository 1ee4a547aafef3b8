import { nickName as nickNameRule, REGION_MAX, SHOWN_NAME_MAX, SIGNATURE_MAX, type User } from "@4d/contract";
import { type SubmitEvent, useState } from "react";
import { useStore } from "zustand/react";
import { confirm, toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AvatarPicker } from "../components/avatar-picker.tsx";
import { updateSelf, usersStore } from "../users.store.ts";

type Draft = Pick<User, "nickName" | "sex" | "signature" | "region" | "headImage" | "headImageThumb">;

function draftOf({ nickName, sex, signature, region, headImage, headImageThumb }: User): Draft {
  return { nickName, sex, signature, region, headImage, headImageThumb };
}

async function askToDiscard(changed: boolean): Promise<void> {
  if (!changed) return back();
  const sure = await confirm({ title: t("users.discardTitle"), ok: t("users.discard"), danger: true });
  if (sure) back();
}

function useProfileForm(self: User) {
  const [draft, setDraft] = useState(() => draftOf(self));
  const [wrong, setWrong] = useState<{ nickName?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const changed = JSON.stringify(draft) !== JSON.stringify(draftOf(self));
  const set = (part: Partial<Draft>) => {
    setDraft((old) => ({ ...old, ...part }));
    setWrong({});
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!nickNameRule.safeParse(draft.nickName).success)
      return setWrong({ nickName: t("users.badNickName") });
    setBusy(true);
    const failure = await updateSelf(draft);
    setBusy(false);
    if (failure === null) {
      toast(t("users.saved"));
      return back();
    }
    setWrong(failure.field === "nickName" ? { nickName: failure.message } : { form: failure.message });
  };
  return { draft, set, wrong, busy, changed, submit };
}

function ProfileForm({ self }: { self: User }) {
  const { draft, set, wrong, busy, changed, submit } = useProfileForm(self);
  // The ids are the numbers of `User.sex`.
  const sexes = [
    { id: "0", label: t("users.male") },
    { id: "1", label: t("users.female") },
    { id: "2", label: t("users.untold") },
  ];
  return (
    <Page nav={<NavBar title={t("users.editTitle")} onBack={() => void askToDiscard(changed)} />} padded>
      <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-3 pb-10">
        <AvatarPicker name={draft.nickName} src={draft.headImageThumb} onPicked={set} />
        <TextField
          label={t("users.nickName")}
          maxLength={SHOWN_NAME_MAX}
          value={draft.nickName}
          onChange={(nickName) => set({ nickName })}
          error={wrong.nickName}
        />
        <div className="flex flex-col gap-1.5">
          <span className="px-5 text-s text-text-2">{t("users.sex")}</span>
          <Segmented
            label={t("users.sex")}
            choices={sexes}
            value={String(draft.sex)}
            onChange={(sex) => set({ sex: Number(sex) })}
          />
        </div>
        <TextArea
          label={t("users.signature")}
          placeholder={t("users.signatureHint")}
          max={SIGNATURE_MAX}
          value={draft.signature}
          onChange={(signature) => set({ signature })}
        />
        <TextField
          label={t("users.region")}
          placeholder={t("users.regionHint")}
          maxLength={REGION_MAX}
          autoComplete="address-level2"
          value={draft.region}
          onChange={(region) => set({ region })}
        />
        <FormError text={wrong.form} />
        <Button type="submit" size="large" block busy={busy} disabled={!changed}>
          {t("common.save")}
        </Button>
      </form>
    </Page>
  );
}

/** Edits my profile (`USER-1`): avatar, nickname, sex, signature, region. */
export function MineEditPage() {
  const self = useStore(usersStore, (state) => state.self);
  if (self !== null) return <ProfileForm self={self} />;
  return (
    <Page nav={<NavBar title={t("users.editTitle")} />}>
      <SkeletonRows count={4} />
    </Page>
  );
}
