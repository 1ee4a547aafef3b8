import { type CharacterSheet, SHEET_MAX } from "@4d/contract";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { BubbleField } from "./bubble-field.tsx";

type Example = CharacterSheet["examples"][number];

interface ExamplesEditorProps {
  sheet: Pick<CharacterSheet, "name" | "avatar" | "examples">;
  onChange: (examples: Example[]) => void;
}
/** The number of examples drawn at first; a character may have sixty. */
const FEW = 6;

/** Edits examples of what a person says and how the character answers, in the shape of a chat. */
export function ExamplesEditor({ sheet: { name, avatar, examples }, onChange }: ExamplesEditorProps) {
  const [all, setAll] = useState(false);
  const shown = all ? examples : examples.slice(0, FEW);
  const set = (at: number, part: Partial<Example>) =>
    onChange(examples.map((one, index) => (index === at ? { ...one, ...part } : one)));
  const add = (ask: string) => {
    setAll(true);
    onChange([...examples, { ask, answer: "" }]);
  };
  const prompts = t("making.askIdeas")
    .split("\n")
    .filter((ask) => !examples.some((one) => one.ask === ask));
  return (
    <>
      <ol className="flex flex-col gap-5">
        {shown.map(({ ask, answer }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines without identity, edited in place
          <li key={at} className="flex flex-col gap-1.5">
            <span className="flex items-center justify-between pl-1 text-xs text-text-3">
              {t("making.exampleN", { n: at + 1 })}
              <button
                type="button"
                aria-label={t("making.removeExample", { n: at + 1 })}
                onClick={() => onChange(examples.filter((_, index) => index !== at))}
                className="hit grid size-6 place-items-center rounded-full text-text-3"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </span>
            <BubbleField
              from="user"
              label={t("making.askN", { n: at + 1 })}
              placeholder={t("making.askHint")}
              value={ask}
              max={SHEET_MAX.ask}
              onChange={(text) => set(at, { ask: text })}
            />
            <BubbleField
              from="character"
              label={t("making.answerN", { n: at + 1 })}
              placeholder={t("making.answerHint")}
              value={answer}
              max={SHEET_MAX.answer}
              face={<Avatar name={name || "?"} src={avatar} size="smaller" />}
              onChange={(text) => set(at, { answer: text })}
            />
          </li>
        ))}
      </ol>
      {!all && examples.length > FEW && (
        <Button look="ghost" size="small" block className="mt-4" onClick={() => setAll(true)}>
          {t("making.showAllExamples", { n: examples.length })}
        </Button>
      )}
      {examples.length < SHEET_MAX.examples && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button look="ghost" size="small" icon={<Plus className="size-4" />} onClick={() => add("")}>
            {t("making.addExample")}
          </Button>
          {prompts.slice(0, 4).map((ask) => (
            <button
              key={ask}
              type="button"
              onClick={() => add(ask)}
              className="hit press min-h-9 rounded-full bg-ink-2 px-3.5 text-s text-text-2"
            >
              {ask}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
