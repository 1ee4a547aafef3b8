import { type DialogStyle, emptySheet, SHEET_MAX } from "@4d/contract";
import { RotateCcw } from "lucide-react";
import { lang, t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { CellGroup } from "../../../ui/cell.tsx";
import { columns } from "../../../ui/columns.ts";
import { cx } from "../../../ui/cx.ts";
import { Slider } from "../../../ui/slider.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useStyleEngine } from "../use-style-engine.ts";
import { SLIDER_NAMES } from "../value-text.ts";
import { FieldSection } from "./step-layout.tsx";

interface StyleFormProps {
  style: DialogStyle;
  onChange: (style: DialogStyle) => void;
}

const MIDDLE = 50;

/** Six presets to start from. */
export function Presets({ style, onChange }: StyleFormProps) {
  const presets = useStyleEngine()?.presets ?? [];
  const isEnglish = lang.get() === "en";
  return (
    <div
      role="group"
      aria-label={t("making.presets")}
      style={columns("max(30%,5.3rem)")}
      className="grid gap-2.5"
    >
      {presets.map(({ key, zh, en, style: values }) => {
        const on = style.preset === key && SLIDER_NAMES.every((name) => style[name] === values[name]);
        return (
          <button
            key={key}
            type="button"
            aria-pressed={on}
            onClick={() => {
              const { address, custom } = style;
              onChange({ ...values, preset: key, address, custom });
            }}
            className={cx(
              "press flex min-h-17 flex-col items-center justify-center rounded-m bg-ink-2 px-1.5 py-2 text-center outline-2",
              on ? "outline-capsule" : "outline-transparent",
            )}
          >
            <span className={cx("text-m font-semibold", on && "text-capsule")}>{isEnglish ? en : zh}</span>
            <span className="text-xs leading-snug text-text-3">{t(`making.presetNote.${key}`)}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Six presets, six sliders, how it addresses people, and instructions in words. */
export function StyleForm({ style, onChange }: StyleFormProps) {
  const moved = SLIDER_NAMES.some((name) => style[name] !== MIDDLE);
  return (
    <div className="pt-4 pb-6">
      <FieldSection title={t("making.presets")}>
        <Presets style={style} onChange={onChange} />
      </FieldSection>
      <FieldSection
        title={t("making.sliders")}
        tail={
          moved && (
            <Button
              look="quiet"
              size="small"
              className="-my-2 px-2!"
              icon={<RotateCcw aria-hidden="true" className="size-3.5" />}
              onClick={() => onChange({ ...emptySheet.style, address: style.address, custom: style.custom })}
            >
              {t("making.resetSliders")}
            </Button>
          )
        }
      >
        <CellGroup>
          {SLIDER_NAMES.map((name) => (
            <Slider
              key={name}
              label={t(`making.slider.${name}`)}
              value={style[name]}
              ends={[t(`making.low.${name}`), t(`making.high.${name}`)]}
              onChange={(value) => onChange({ ...style, [name]: value })}
            />
          ))}
        </CellGroup>
      </FieldSection>
      <div className="flex flex-col gap-4">
        <TextField
          label={t("making.address")}
          placeholder={t("making.addressHint")}
          hint={t("making.addressNote")}
          maxLength={SHEET_MAX.address}
          value={style.address}
          onChange={(address) => onChange({ ...style, address })}
        />
        <TextArea
          label={t("making.custom")}
          placeholder={t("making.customHint")}
          hint={t("making.customNote")}
          max={SHEET_MAX.custom}
          value={style.custom}
          onChange={(custom) => onChange({ ...style, custom })}
        />
      </div>
    </div>
  );
}
