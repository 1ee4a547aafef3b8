import type { SettingRight } from "@4d/contract";
import type { ReactNode } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { FormError } from "../../../../ui/form-error.tsx";
import { Locked, mayChangeSetting } from "./locked.tsx";
import type { Saving } from "./use-saving.ts";

interface SettingsGroupFormProps {
  note: string;
  /** The right a change needs beyond the one to settings. */
  right?: SettingRight;
  saving: Saving;
  onSave: () => void;
  /** A part that changes nothing, so it is never locked. */
  trial?: ReactNode;
  children: ReactNode;
}

/** A group of settings: what it does, its fields, and one button that applies it everywhere, for those who may. */
export function SettingsGroupForm(props: SettingsGroupFormProps) {
  const { note, right = "admin:settings", onSave, trial, children } = props;
  const { busy, wrong } = props.saving;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (mayChangeSetting(right)) onSave();
      }}
      className="mx-auto flex max-w-140 flex-col gap-4 px-4 pt-1 pb-8"
    >
      <p className="px-4 text-s text-text-2">{note}</p>
      {trial}
      <Locked right={right}>{children}</Locked>
      <FormError text={wrong} />
      {mayChangeSetting(right) && (
        <Button type="submit" block busy={busy}>
          {t("admin.apply")}
        </Button>
      )}
    </form>
  );
}
