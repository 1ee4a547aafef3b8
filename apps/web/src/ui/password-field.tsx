import { useState } from "react";
import { t } from "../platform/i18n/i18n.ts";
import { TextField, type TextFieldProps } from "./text-field.tsx";

/** A password with a button that shows it. Set `autoComplete` to current-password or new-password. */
export function PasswordField(props: Omit<TextFieldProps, "type" | "tail">) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? "text" : "password"}
      tail={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={`${shown ? t("common.hide") : t("common.show")} · ${props.label ?? t("common.password")}`}
          onClick={() => setShown(!shown)}
          className="hit press shrink-0 rounded-full text-s text-text-3"
        >
          {shown ? t("common.hide") : t("common.show")}
        </button>
      }
    />
  );
}
