import { FRIEND_LABEL_MAX, FRIEND_LABELS_MAX } from "@4d/contract";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { isEnter } from "../../../platform/input-method.ts";
import { TextField } from "../../../ui/text-field.tsx";

interface LabelEditorProps {
  labels: readonly string[];
  /** Labels used for other friends. */
  known: readonly string[];
  onChange: (labels: string[]) => void;
}
const chip = "hit press inline-flex min-h-8 max-w-full items-center gap-1 rounded-full px-3.5 text-s";

/** Labels as capsules: press to remove, type or press a known one to add. */
export function LabelEditor({ labels, known, onChange }: LabelEditorProps) {
  const [text, setText] = useState("");
  const full = labels.length >= FRIEND_LABELS_MAX;
  const add = (label: string) => {
    const plain = label.trim();
    if (plain !== "" && !labels.includes(plain) && !full) onChange([...labels, plain]);
    setText("");
  };
  const offers = known.filter((label) => !labels.includes(label)).slice(0, 12);
  return (
    <div className="flex flex-col gap-3">
      <span className="-mb-1.5 px-5 text-s text-text-2">{t("friends.labels")}</span>
      {labels.length > 0 && (
        <ul className="flex flex-wrap gap-2 px-1">
          {labels.map((label) => (
            <li key={label} className="max-w-full">
              <button
                type="button"
                aria-label={t("friends.removeLabel", { label })}
                onClick={() => onChange(labels.filter((other) => other !== label))}
                className={`${chip} bg-capsule-wash text-capsule`}
              >
                <span className="truncate">{label}</span>
                <X aria-hidden="true" className="size-3.5 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TextField
        aria-label={t("friends.labels")}
        hint={full ? t("friends.labelsFull", { n: FRIEND_LABELS_MAX }) : t("friends.labelsHint")}
        placeholder={t("friends.labelPlaceholder")}
        maxLength={FRIEND_LABEL_MAX}
        disabled={full}
        enterKeyHint="done"
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (!isEnter(event.nativeEvent)) return;
          event.preventDefault();
          add(text);
        }}
        tail={
          <button
            type="button"
            disabled={full || text.trim() === ""}
            aria-label={t("friends.addLabel")}
            onClick={() => add(text)}
            className="hit press grid size-7 place-items-center rounded-full bg-ink-4 disabled:opacity-40"
          >
            <Plus aria-hidden="true" className="size-4" />
          </button>
        }
      />
      {offers.length > 0 && !full && (
        <ul className="flex flex-wrap gap-2 px-1">
          {offers.map((label) => (
            <li key={label} className="max-w-full">
              <button type="button" onClick={() => add(label)} className={`${chip} bg-ink-3 text-text-2`}>
                <span className="truncate">{label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
