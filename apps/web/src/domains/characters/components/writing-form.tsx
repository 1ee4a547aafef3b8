import {
  ANSWER_TOKENS,
  type CharacterWriting,
  SAMPLERS,
  type Sampler,
  USUAL_TEMPERATURE,
} from "@4d/contract";
import { RotateCcw } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { CellGroup } from "../../../ui/cell.tsx";
import { ChoiceGroup, type ChoiceLine } from "../../../ui/choice-group.tsx";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { type Models, useModels } from "../use-models.ts";
import { MORE_SAMPLERS } from "../value-text.ts";
import { FieldSection } from "./step-layout.tsx";

interface WritingFormProps {
  writing: CharacterWriting;
  onChange: (writing: CharacterWriting) => void;
}

/** Where a sampler that is not set changes nothing. */
const NEUTRAL: Readonly<Record<Sampler, number>> = {
  temperature: USUAL_TEMPERATURE,
  topP: 1,
  frequencyPenalty: 0,
  presencePenalty: 0,
  minP: 0,
  topK: SAMPLERS.topK.most,
  repetitionPenalty: 1,
};

/** What a reply costs, or that there is no model; nothing while it is not known. */
function noteOf(models: Models | null): string | undefined {
  if (models === null) return undefined;
  if (models.by === "builtin") return t("making.writingNone");
  return models.cost > 0 ? t("making.writingPrice", { n: models.cost }) : t("making.writingFree");
}

/** The models to choose from; one that is chosen but not available any more is said to be so. */
function choicesOf({ names }: Models, chosen: string): ChoiceLine<string>[] {
  const missing = chosen === "" || names.includes(chosen) ? [] : [chosen];
  return [
    { id: "", label: t("making.writingUsual") },
    ...names.map((name) => ({ id: name, label: name })),
    ...missing.map((name) => ({ id: name, label: name, note: t("making.writingMissing") })),
  ];
}

function SamplerSlider({ name, writing, onChange }: WritingFormProps & { name: Sampler }) {
  const value = writing[name];
  const { least, most, step } = SAMPLERS[name];
  return (
    <Slider
      label={t(`making.sampler.${name}`)}
      min={least}
      max={most}
      step={step}
      value={value ?? NEUTRAL[name]}
      shown={value === undefined ? t("making.writingUnset") : `${value}`}
      onChange={(next) => onChange({ ...writing, [name]: next })}
    />
  );
}

/** Which language model writes the character, how freely, and at what length. */
export function WritingForm({ writing, onChange }: WritingFormProps) {
  const models = useModels();
  const { model, answerTokens, temperature } = writing;
  const most = Math.min(models?.answerTokens ?? ANSWER_TOKENS.most, ANSWER_TOKENS.most);
  const isSet = Object.keys(writing).length > 1;
  return (
    <FieldSection
      title={t("making.field.writing")}
      note={noteOf(models)}
      tail={
        isSet && (
          <Button
            look="quiet"
            size="small"
            className="-my-2 px-2!"
            icon={<RotateCcw aria-hidden="true" className="size-3.5" />}
            onClick={() => onChange({ model })}
          >
            {t("making.writingReset")}
          </Button>
        )
      }
    >
      {models?.by === "model" && (
        <ChoiceGroup
          title={t("making.writingModel")}
          choices={choicesOf(models, model)}
          value={model}
          onChange={(name) => onChange({ ...writing, model: name })}
        />
      )}
      <CellGroup>
        <Slider
          label={t("making.sampler.temperature")}
          min={SAMPLERS.temperature.least}
          max={SAMPLERS.temperature.most}
          step={SAMPLERS.temperature.step}
          value={temperature ?? USUAL_TEMPERATURE}
          ends={[t("making.temperatureLow"), t("making.temperatureHigh")]}
          onChange={(next) => onChange({ ...writing, temperature: next })}
        />
        <Slider
          label={t("making.sampler.answerTokens")}
          min={ANSWER_TOKENS.least}
          max={most}
          step={20}
          value={Math.min(answerTokens ?? most, most)}
          onChange={(next) => onChange({ ...writing, answerTokens: next })}
        />
      </CellGroup>
      <Disclosure title={t("making.writingMore")}>
        <CellGroup note={t("making.writingMoreNote")}>
          {MORE_SAMPLERS.map((name) => (
            <SamplerSlider key={name} name={name} writing={writing} onChange={onChange} />
          ))}
        </CellGroup>
      </Disclosure>
    </FieldSection>
  );
}
