import { GIFT_MESSAGE_MAX } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { GiftForm, GiftProblem } from "../gift-rules.ts";

/** The form as it is written. */
export interface GiftFormState extends GiftForm {
  message: string;
}

/** What stands in the way, in words. */
export function problemText({ why, n }: GiftProblem): string {
  return why === "total" ? t("gifts.bad.total") : t(`gifts.bad.${why}`, { n });
}

interface GiftFieldsProps {
  form: GiftFormState;
  /** Shown only once something was typed there. */
  problem: GiftProblem | null;
  /** Members of the group; null while not known. */
  people: number | null;
  onChange: (part: Partial<GiftFormState>) => void;
}

/** How much, in which portions, with which words. */
export function GiftFields({ form, problem, people, onChange }: GiftFieldsProps) {
  const isGroup = form.kind === "group";
  const errorOf = (field: GiftProblem["field"]) =>
    problem?.field === field && form[field] !== "" ? { error: problemText(problem) } : {};
  const unit = (text: string) => <span className="text-s text-text-2">{text}</span>;
  return (
    <div className="flex flex-col gap-4">
      {isGroup && (
        <>
          <Segmented
            label={t("gifts.kind")}
            value={form.mode}
            choices={[
              { id: "lucky", label: t("gifts.lucky") },
              { id: "equal", label: t("gifts.equal") },
            ]}
            onChange={(mode) => onChange({ mode })}
          />
          <TextField
            label={t("gifts.portions")}
            inputMode="numeric"
            maxLength={3}
            value={form.portions}
            onChange={(portions) => onChange({ portions })}
            tail={unit(t("gifts.portionsUnit"))}
            {...(people === null ? {} : { hint: t("gifts.people", { n: people }) })}
            {...errorOf("portions")}
          />
        </>
      )}
      <TextField
        label={isGroup && form.mode === "equal" ? t("gifts.each") : t("gifts.total")}
        inputMode="numeric"
        maxLength={9}
        value={form.amount}
        onChange={(amount) => onChange({ amount })}
        tail={unit(t("gifts.amount"))}
        {...(isGroup ? { hint: form.mode === "equal" ? t("gifts.equalNote") : t("gifts.luckyNote") } : {})}
        {...errorOf("amount")}
      />
      <TextField
        label={t("gifts.message")}
        maxLength={GIFT_MESSAGE_MAX}
        value={form.message}
        placeholder={t("gifts.greeting")}
        onChange={(message) => onChange({ message })}
      />
    </div>
  );
}
