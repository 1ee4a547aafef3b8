import { type CharacterSheet, SHEET_MAX } from "@4d/contract";

import { t } from "../../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { ListRow } from "../../../../ui/list-row.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { useNamesake } from "../../use-namesake.ts";
import { FieldSection, StepHead } from "../step-layout.tsx";
import { TagField } from "../tag-field.tsx";
import type { StepProps } from "./step-props.ts";

/** A warning about the name before publication: a real person, or the name of another public character. */
function useNameHint({ sheet }: StepProps): string | undefined {
  const namesake = useNamesake(sheet.name);
  if (seemsReal(sheet)) return t("making.seemsReal");
  if (namesake !== null) return t("making.namesake", { name: namesake });
  return undefined;
}

/** Who the character is: name, nickname, tagline, tags. */
export function IdentityStep(props: StepProps) {
  const { sheet, change } = props;
  const hint = useNameHint(props);
  return (
    <>
      <StepHead step="identity" />
      <div className="mb-6 overflow-hidden rounded-m *:bg-ink-2">
        <ListRow
          lead={<Avatar name={sheet.name || "?"} src={sheet.avatar} size="row" />}
          title={sheet.name || t("making.unnamed")}
          mark={<Tag>{t("common.ai")}</Tag>}
          note={sheet.tagline || t("making.noTagline")}
        />
      </div>
      <div className="mb-6 flex flex-col gap-4">
        <TextField
          label={t("making.field.name")}
          placeholder={t("making.nameHint")}
          maxLength={SHEET_MAX.name}
          value={sheet.name}
          hint={hint}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={t("making.field.tagline")}
          placeholder={t("making.taglineHint")}
          maxLength={SHEET_MAX.tagline}
          value={sheet.tagline}
          onChange={(tagline) => change({ tagline })}
        />
        <TextField
          label={t("making.field.nickname")}
          placeholder={t("making.nicknameHint")}
          maxLength={SHEET_MAX.nickname}
          value={sheet.nickname}
          onChange={(nickname) => change({ nickname })}
        />
      </div>
      <FieldSection
        title={t("making.tags")}
        tail={t("common.counter", { n: sheet.tags.length, max: SHEET_MAX.tags })}
      >
        <TagField tags={sheet.tags} onChange={(tags) => change({ tags })} />
      </FieldSection>
    </>
  );
}

/** Phrases that point to real people, who must not be made into characters (`characters §2.5`). */
const REAL =
  /真人|本人出镜|(明星|歌手|演员|主播|网红|总统|主席|总理|运动员|艺人|偶像)本人|我的?(前任|同事|同学|老师|老板)|celebrity|real person|president of|my (ex|boss|teacher|classmate)/i;

/** Whether a sheet seems to describe a real person. Pure. */
const seemsReal = ({ name, tagline, description }: CharacterSheet): boolean =>
  REAL.test(`${name}\n${tagline}\n${description}`);
