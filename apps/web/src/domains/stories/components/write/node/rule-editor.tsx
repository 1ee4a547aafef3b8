import type { StoryCondition, StoryEffect, StoryVariable } from "@4d/contract";
import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { actionSheet } from "../../../../../platform/dialogs.ts";
import { t } from "../../../../../platform/i18n/i18n.ts";
import { IconButton } from "../../../../../ui/icon-button.tsx";
import { valueOfKind } from "../../../graph/edit-variables.ts";
import { type ConditionOp, type EffectOp, opsOf } from "../../../rule-text.ts";
import { ValueField } from "./value-field.tsx";

/** Chooses a variable by its name. */
export async function pickVariable(
  variables: readonly StoryVariable[],
  title: string,
): Promise<StoryVariable | null> {
  const id = await actionSheet(
    variables.map((variable) => ({
      id: variable.id,
      label: variable.name || t("stories.untitled"),
      hint: t(`stories.kind.${variable.kind}`),
    })),
    title,
  );
  return variables.find((variable) => variable.id === id) ?? null;
}

function Pick({ label, text, onPress }: { label: string; text: string; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={`${label}: ${text}`}
      onClick={onPress}
      className="press min-h-11 min-w-0 truncate rounded-full bg-ink-3 px-4 text-m"
    >
      {text}
    </button>
  );
}

function Row({ children, onRemove }: { children: ReactNode; onRemove: () => void }) {
  return (
    <div className="flex items-center gap-2 py-1.5">
      <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 *:last:col-span-2">{children}</div>
      <IconButton label={t("common.delete")} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
    </div>
  );
}

interface RuleProps<T> {
  rule: T;
  variables: readonly StoryVariable[];
  onChange: (rule: T) => void;
  onRemove: () => void;
}

const nameOf = (variable: StoryVariable | undefined) => variable?.name || t("stories.noVariable");

/** "Shown when": a variable, a comparison, a value. No syntax anywhere. */
export function ConditionEditor({ rule, variables, onChange, onRemove }: RuleProps<StoryCondition>) {
  const variable = variables.find(({ id }) => id === rule.variable);
  const choose = async () => {
    const picked = await pickVariable(variables, t("stories.whichVariable"));
    if (picked === null) return;
    const op = opsOf(picked).includes(rule.op) ? rule.op : "eq";
    onChange({ variable: picked.id, op, value: valueOfKind(picked, rule.value) });
  };
  const promptValue = async () => {
    if (variable === undefined) return;
    const op = await actionSheet<ConditionOp>(
      opsOf(variable).map((id) => ({ id, label: t(`stories.opLong.${id}`) })),
      nameOf(variable),
    );
    if (op !== null) onChange({ ...rule, op });
  };
  return (
    <Row onRemove={onRemove}>
      <Pick label={t("stories.variable")} text={nameOf(variable)} onPress={() => void choose()} />
      <Pick
        label={t("stories.asked")}
        text={t(`stories.opLong.${rule.op}`)}
        onPress={() => void promptValue()}
      />
      {variable !== undefined && (
        <ValueField
          label={t("stories.value")}
          kind={variable.kind}
          value={rule.value}
          onChange={(value) => onChange({ ...rule, value })}
        />
      )}
    </Row>
  );
}

/** "Then": a variable, and how it changes. */
export function EffectEditor({ rule, variables, onChange, onRemove }: RuleProps<StoryEffect>) {
  const variable = variables.find(({ id }) => id === rule.variable);
  const choose = async () => {
    const picked = await pickVariable(variables, t("stories.whichVariable"));
    if (picked === null) return;
    const op = picked.kind === "number" ? rule.op : "set";
    onChange({ variable: picked.id, op, value: valueOfKind(picked, rule.value) });
  };
  const change = async () => {
    if (variable?.kind !== "number") return;
    const op = await actionSheet<EffectOp>(
      [
        { id: "add", label: t("stories.effect.add") },
        { id: "set", label: t("stories.effect.set") },
      ],
      nameOf(variable),
    );
    if (op !== null) onChange({ ...rule, op });
  };
  return (
    <Row onRemove={onRemove}>
      <Pick label={t("stories.variable")} text={nameOf(variable)} onPress={() => void choose()} />
      <Pick label={t("stories.change")} text={t(`stories.effect.${rule.op}`)} onPress={() => void change()} />
      {variable !== undefined && (
        <ValueField
          label={t("stories.value")}
          kind={variable.kind}
          value={rule.value}
          onChange={(value) => onChange({ ...rule, value })}
        />
      )}
    </Row>
  );
}
