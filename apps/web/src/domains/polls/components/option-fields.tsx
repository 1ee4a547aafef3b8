import { POLL_OPTION_MAX, POLL_OPTIONS_MIN } from "@4d/contract";
import { X } from "lucide-react";
import { useId } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { TextField } from "../../../ui/text-field.tsx";

interface OptionFieldsProps {
  options: readonly string[];
  /** What is wrong with the options; shown under the last one. */
  error: string | undefined;
  onChange: (options: readonly string[]) => void;
}

/** The fields of a new poll's options; while there are more than `POLL_OPTIONS_MIN`, each can be removed. */
export function OptionFields({ options, error, onChange }: OptionFieldsProps) {
  const id = useId();
  const last = options.length - 1;
  const setOption = (at: number, text: string) =>
    onChange(options.map((one, index) => (index === at ? text : one)));
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="px-5 pb-2 text-s text-text-2">{t("polls.options")}</legend>
      {options.map((option, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: an option is identified by its place
          key={at}
          id={`${id}-${at}`}
          aria-label={t("polls.option", { n: at + 1 })}
          placeholder={t("polls.option", { n: at + 1 })}
          value={option}
          maxLength={POLL_OPTION_MAX}
          onChange={(text) => setOption(at, text)}
          tail={
            options.length > POLL_OPTIONS_MIN && (
              <IconButton
                label={t("polls.dropOption", { n: at + 1 })}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(options.filter((_, index) => index !== at))}
              />
            )
          }
          {...(at === last && error !== undefined && { error })}
        />
      ))}
    </fieldset>
  );
}
