import { type Group, SHOWN_NAME_MAX } from "@4d/contract";
import { type SubmitEvent, useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back } from "../../../platform/navigation.ts";
import { isEmpty } from "../../../platform/validators.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { AvatarPicker } from "../../users/index.ts";
import { GroupFrame } from "../components/group-frame.tsx";
import { mayManage } from "../group-rules.ts";
import { modifyGroup } from "../groups.store.ts";

function EditForm({ group }: { group: Group }) {
  const [name, setName] = useState(group.name);
  const [picture, setPicture] = useState({
    headImage: group.headImage,
    headImageThumb: group.headImageThumb,
  });
  const [wrong, setWrong] = useState<{ name?: string; form?: string }>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isEmpty(name)) return setWrong({ name: t("groups.needName") });
    setBusy(true);
    const failure = await modifyGroup({ id: group.id, name: name.trim(), ...picture });
    setBusy(false);
    if (failure !== null)
      return setWrong(failure.field === "name" ? { name: failure.message } : { form: failure.message });
    toast(t("users.saved"));
    back();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5 pt-3 pb-8">
      <AvatarPicker square name={name || group.name} src={picture.headImageThumb} onPicked={setPicture} />
      <TextField
        label={t("groups.name")}
        maxLength={SHOWN_NAME_MAX}
        value={name}
        onChange={setName}
        error={wrong.name}
      />
      <FormError text={wrong.form} />
      <Button type="submit" size="large" block busy={busy}>
        {t("common.save")}
      </Button>
    </form>
  );
}

/** Name and picture of a group; managers only (`GROUP-1`). */
export function GroupEditPage() {
  return (
    <GroupFrame title={t("groups.edit")} padded>
      {(group) =>
        mayManage(group) ? (
          <EditForm key={group.id} group={group} />
        ) : (
          <EmptyState title={t("groups.managersOnly")} />
        )
      }
    </GroupFrame>
  );
}
