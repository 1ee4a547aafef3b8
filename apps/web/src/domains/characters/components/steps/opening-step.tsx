import { SHEET_MAX } from "@4d/contract";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { BubbleField } from "../bubble-field.tsx";
import { LinesEditor } from "../lines-editor.tsx";
import { FieldSection, StepHead } from "../step-layout.tsx";
import type { StepProps } from "./step-props.ts";

/** How a conversation begins: the card, the greeting, alternate greetings, suggested first messages. */
export function OpeningStep({ sheet, change }: StepProps) {
  return (
    <>
      <StepHead step="opening" />
      <FieldSection title={t("making.field.firstMes")} note={t("making.firstMesNote")}>
        <BubbleField
          from="character"
          label={t("making.field.firstMes")}
          placeholder={t("making.firstMesHint")}
          value={sheet.firstMes}
          max={SHEET_MAX.firstMes}
          face={<Avatar name={sheet.name || "?"} src={sheet.avatar} size="smaller" />}
          onChange={(firstMes) => change({ firstMes })}
        />
      </FieldSection>
      <FieldSection title={t("making.field.intro")} note={t("making.introNote")}>
        <TextArea
          aria-label={t("making.field.intro")}
          placeholder={t("making.introHint")}
          max={SHEET_MAX.intro}
          value={sheet.intro}
          onChange={(intro) => change({ intro })}
        />
      </FieldSection>
      <FieldSection title={t("making.field.starters")} note={t("making.startersNote")}>
        <LinesEditor
          short
          label={(n) => t("making.starterN", { n })}
          placeholder={t("making.starterHint")}
          add={t("making.addStarter")}
          lines={sheet.starters}
          max={SHEET_MAX.starter}
          most={SHEET_MAX.starters}
          onChange={(starters) => change({ starters })}
        />
      </FieldSection>
      <FieldSection title={t("making.field.alternateGreetings")} note={t("making.greetingsNote")}>
        <LinesEditor
          label={(n) => t("making.greetingN", { n })}
          placeholder={t("making.greetingHint")}
          add={t("making.addGreeting")}
          lines={sheet.alternateGreetings}
          max={SHEET_MAX.greeting}
          most={SHEET_MAX.greetings}
          onChange={(alternateGreetings) => change({ alternateGreetings })}
        />
      </FieldSection>
      <FieldSection title={t("making.field.groupGreetings")} note={t("making.groupGreetingsNote")}>
        <LinesEditor
          label={(n) => t("making.groupGreetingN", { n })}
          placeholder={t("making.groupGreetingHint")}
          add={t("making.addGreeting")}
          lines={sheet.groupGreetings}
          max={SHEET_MAX.greeting}
          most={SHEET_MAX.greetings}
          onChange={(groupGreetings) => change({ groupGreetings })}
        />
      </FieldSection>
    </>
  );
}
