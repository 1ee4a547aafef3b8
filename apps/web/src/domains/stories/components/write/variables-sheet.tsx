import { STORY_TITLE_MAX, STORY_VARIABLES_MAX, type StoryVariable } from "@4d/contract";
import { Plus, Trash2 } from "lucide-react";
import { actionSheet, confirm } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { FullSheet } from "../../../../ui/full-sheet.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import {
  addVariable,
  changeVariable,
  countUses,
  removeVariable,
  type VariableKind,
  variableOf,
} from "../../graph/edit-variables.ts";
import { freshId } from "../../graph/fresh-id.ts";
import type { OpenWork } from "../../use-work.ts";
import { ValueField } from "./node/value-field.tsx";

const KINDS: readonly VariableKind[] = ["number", "boolean", "text"];

async function addEmptyVariable({ edit, work }: OpenWork): Promise<void> {
  const kind = await actionSheet<VariableKind>(
    KINDS.map((id) => ({ id, label: t(`stories.kind.${id}`), hint: t(`stories.kindNote.${id}`) })),
    t("stories.whichKind"),
  );
  if (kind === null) return;
  const name = t("stories.variableName", { n: work.written.graph.variables.length + 1 });
  edit(addVariable(variableOf(freshId("v"), name, kind)));
}

function VariableRow({ open, variable }: { open: OpenWork; variable: StoryVariable }) {
  const { edit, work } = open;
  const uses = countUses(work.written.graph, variable.id);
  const remove = async () => {
    const sure =
      uses === 0 ||
      (await confirm({
        title: t("stories.removeVariableTitle", { name: variable.name }),
        body: t("stories.removeVariableBody", { n: uses }),
        ok: t("common.delete"),
        danger: true,
      }));
    if (sure) edit(removeVariable(variable.id));
  };
  return (
    <li className="mb-3 rounded-m bg-ink-2 p-3">
      <div className="flex items-center gap-1">
        <div className="min-w-0 flex-1">
          <TextField
            aria-label={t("stories.variable")}
            value={variable.name}
            maxLength={STORY_TITLE_MAX}
            onChange={(name) => edit(changeVariable({ ...variable, name }), `variable ${variable.id}`)}
          />
        </div>
        <IconButton
          label={t("stories.removeNamed", { name: variable.name })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => void remove()}
        />
      </div>
      <div className="flex items-center gap-3 pt-2">
        <span className="shrink-0 pl-2 text-s text-text-2">{t("stories.startsAs")}</span>
        <div className="min-w-0 flex-1">
          <ValueField
            label={t("stories.startsAs")}
            kind={variable.kind}
            value={variable.start}
            onChange={(start) =>
              edit(changeVariable({ ...variable, start } as StoryVariable), `start ${variable.id}`)
            }
          />
        </div>
      </div>
      <p className="px-2 pt-2 text-xs text-text-3">
        {t(`stories.kind.${variable.kind}`)} · {t("stories.usedBy", { n: uses })}
      </p>
    </li>
  );
}

/** Edits the story's variables: their names and start values; asks before one in use is removed. */
export function VariablesSheet({
  open,
  shown,
  onClose,
}: {
  open: OpenWork;
  shown: boolean;
  onClose: () => void;
}) {
  const { variables } = open.work.written.graph;
  const add = (
    <Button
      icon={<Plus aria-hidden="true" className="size-4.5" />}
      onClick={() => void addEmptyVariable(open)}
    >
      {t("stories.addVariable")}
    </Button>
  );
  return (
    <FullSheet open={shown} onClose={onClose} title={t("stories.variables")}>
      {variables.length === 0 ? (
        <EmptyState title={t("stories.noVariables")} note={t("stories.noVariablesNote")} action={add} />
      ) : (
        <div className="px-4 pb-8">
          <ul>
            {variables.map((variable) => (
              <VariableRow key={variable.id} open={open} variable={variable} />
            ))}
          </ul>
          {variables.length < STORY_VARIABLES_MAX && add}
        </div>
      )}
    </FullSheet>
  );
}
