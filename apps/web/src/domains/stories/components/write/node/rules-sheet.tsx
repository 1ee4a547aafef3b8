import {
  STORY_CONDITIONS_MAX,
  STORY_EFFECTS_MAX,
  type StoryChoice,
  type StoryCondition,
  type StoryEffect,
  type StoryVariable,
} from "@4d/contract";
import { Plus } from "lucide-react";
import { t } from "../../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../../ui/button.tsx";
import { FullSheet } from "../../../../../ui/full-sheet.tsx";
import { ConditionEditor, EffectEditor, pickVariable } from "./rule-editor.tsx";

interface RulesSheetProps {
  choice: StoryChoice;
  variables: readonly StoryVariable[];
  open: boolean;
  onClose: () => void;
  onChange: (part: Partial<StoryChoice>) => void;
  /** Conditions and effects need a variable first. */
  onVariables: () => void;
}

const conditionOf = ({ id, kind, start }: StoryVariable): StoryCondition =>
  kind === "number"
    ? { variable: id, op: "gte", value: 1 }
    : { variable: id, op: "eq", value: kind === "boolean" ? true : start };
const effectOf = ({ id, kind, start }: StoryVariable): StoryEffect =>
  kind === "number"
    ? { variable: id, op: "add", value: 1 }
    : { variable: id, op: "set", value: kind === "boolean" ? true : start };

function replaced<T>(list: readonly T[], at: number, item: T): T[] {
  return list.map((one, index) => (index === at ? item : one));
}

/** The conditions and effects of a choice (`STORY-1`). */
export function RulesSheet({ choice, variables, open, onClose, onChange, onVariables }: RulesSheetProps) {
  const { conditions, effects } = choice;
  const add = async (title: string, take: (variable: StoryVariable) => void) => {
    if (variables.length === 0) return onVariables();
    const only = variables.length === 1 ? variables[0] : undefined;
    const picked = only ?? (await pickVariable(variables, title));
    if (picked !== null) take(picked);
  };
  return (
    <FullSheet open={open} onClose={onClose} title={choice.text || t("stories.choice")}>
      <div className="px-4 pb-8">
        <h3 className="pt-2 text-m font-semibold">{t("stories.shownWhen")}</h3>
        <p className="pb-1 text-s text-text-2">{t("stories.shownWhenNote")}</p>
        {conditions.map((rule, at) => (
          <ConditionEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is identified by its place in the list
            key={at}
            rule={rule}
            variables={variables}
            onChange={(next) => onChange({ conditions: replaced(conditions, at, next) })}
            onRemove={() => onChange({ conditions: conditions.filter((_, index) => index !== at) })}
          />
        ))}
        {conditions.length < STORY_CONDITIONS_MAX && (
          <Button
            look="ghost"
            size="small"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onClick={() =>
              void add(t("stories.addCondition"), (variable) =>
                onChange({ conditions: [...conditions, conditionOf(variable)] }),
              )
            }
          >
            {t("stories.addCondition")}
          </Button>
        )}
        <h3 className="pt-6 text-m font-semibold">{t("stories.thenChanges")}</h3>
        <p className="pb-1 text-s text-text-2">{t("stories.thenChangesNote")}</p>
        {effects.map((rule, at) => (
          <EffectEditor
            // biome-ignore lint/suspicious/noArrayIndexKey: a rule is identified by its place in the list
            key={at}
            rule={rule}
            variables={variables}
            onChange={(next) => onChange({ effects: replaced(effects, at, next) })}
            onRemove={() => onChange({ effects: effects.filter((_, index) => index !== at) })}
          />
        ))}
        {effects.length < STORY_EFFECTS_MAX && (
          <Button
            look="ghost"
            size="small"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
            onClick={() =>
              void add(t("stories.addEffect"), (variable) =>
                onChange({ effects: [...effects, effectOf(variable)] }),
              )
            }
          >
            {t("stories.addEffect")}
          </Button>
        )}
      </div>
    </FullSheet>
  );
}
