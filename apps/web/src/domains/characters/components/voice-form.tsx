import { type CharacterSheet, type CharacterVoice, VOICE_MAX, VOICE_MIN } from "@4d/contract";
import { useState } from "react";
import { useStore } from "zustand/react";
import { actionSheet } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { Slider } from "../../../ui/slider.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { sampleLine } from "../sample-line.ts";
import { speakAs, speakerStore } from "../speaker.store.ts";
import { useVoices, type VoiceChoice, type VoiceKind } from "../use-voices.ts";
import { voicesStore } from "../voices.store.ts";
import { VoiceCard } from "./voice-card.tsx";
import { VoiceLine } from "./voice-line.tsx";

const percent = (value: number) => `${value}%`;

interface VoiceFormProps {
  sheet: CharacterSheet;
  onChange: (voice: CharacterVoice) => void;
}

/** Asks which voice speaks narration (text in brackets); "" for none, null on cancel. */
async function askNarrator(choices: readonly VoiceChoice[]): Promise<string | null> {
  const nobody = { id: "-", label: t("making.narratorNone") };
  const chosen = await actionSheet(
    [nobody, ...choices.slice(0, 30).map(({ id, name }) => ({ id, label: name }))],
    t("making.narrator"),
  );
  return chosen === "-" ? "" : chosen;
}

/** What a voice of a model costs the people who listen to it. */
const priceNote = (costPer100: number): string =>
  costPer100 > 0 ? t("making.voiceNote.server", { n: costPer100 }) : t("making.voiceNote.serverFree");

function Choices({
  sheet,
  kind,
  choices,
  onChange,
}: VoiceFormProps & { kind: VoiceKind; choices: readonly VoiceChoice[] }) {
  const speaking = useStore(speakerStore, (state) => state.speaking);
  const { voice } = sheet;
  if (choices.length === 0 && kind === "device")
    return <EmptyState title={t("making.noDeviceVoices")} note={t("making.noDeviceVoicesNote")} />;
  const isChosen = (id: string, at: number) =>
    voice.kind === kind && (voice.voiceId === id || (voice.voiceId === "" && kind === "blip" && at === 0));
  const choose = (id: string) => {
    const narrationId = voice.kind === kind ? voice.narrationId : "";
    const next = { ...voice, kind, voiceId: id, narrationId };
    onChange(next);
    void speakAs(`voice-${id}`, sampleLine(sheet), next);
  };
  return (
    <div
      role="radiogroup"
      aria-label={t(`making.voiceKind.${kind}`)}
      className="grid grid-cols-2 gap-2.5 px-4 pb-5"
    >
      {choices.map(({ id, name, note }, at) => (
        <VoiceCard
          key={id}
          name={name}
          note={note}
          chosen={isChosen(id, at)}
          speaking={speaking === `voice-${id}`}
          onPress={() => choose(id)}
        />
      ))}
    </div>
  );
}

function Tuning({ sheet, choices, onChange }: VoiceFormProps & { choices: readonly VoiceChoice[] }) {
  const { voice } = sheet;
  const narrator = choices.find(({ id }) => id === voice.narrationId)?.name ?? t("making.narratorNone");
  const set = (part: Partial<CharacterVoice>) => onChange({ ...voice, ...part });
  return (
    <div className="px-4">
      <CellGroup>
        <Slider
          label={t("making.pitch")}
          min={VOICE_MIN}
          max={VOICE_MAX}
          step={5}
          value={voice.pitch}
          shown={percent(voice.pitch)}
          ends={[t("making.pitchLow"), t("making.pitchHigh")]}
          onChange={(pitch) => set({ pitch })}
        />
        <Slider
          label={t("making.rate")}
          min={VOICE_MIN}
          max={VOICE_MAX}
          step={5}
          value={voice.rate}
          shown={percent(voice.rate)}
          ends={[t("making.rateLow"), t("making.rateHigh")]}
          onChange={(rate) => set({ rate })}
        />
      </CellGroup>
      <CellGroup note={t("making.narratorNote")}>
        <Cell
          title={t("making.narrator")}
          value={narrator}
          onPress={async () => {
            const narrationId = await askNarrator(choices);
            if (narrationId !== null) set({ narrationId });
          }}
        />
      </CellGroup>
    </div>
  );
}

/** The voices by source, their settings, and a line of the character to hear the result. */
export function VoiceForm({ sheet, onChange }: VoiceFormProps) {
  const { voice } = sheet;
  const voices = useVoices();
  const price = useStore(voicesStore, (state) => state.voices?.costPer100) ?? 0;
  const [tab, setTab] = useState<VoiceKind>(voice.kind === "none" ? "blip" : voice.kind);
  const tabs: VoiceKind[] = voices.server.length > 0 ? ["blip", "device", "server"] : ["blip", "device"];
  const mute = voice.kind === "none";
  return (
    <>
      <div className="px-4 pt-2 pb-4">
        <div className="rounded-m bg-ink-2 p-4">
          <VoiceLine sheet={sheet} />
        </div>
      </div>
      <div className="px-4 pb-3">
        <CellGroup>
          <SwitchCell
            title={t("making.speaks")}
            note={t("making.speaksNote")}
            checked={!mute}
            onChange={(on) =>
              onChange({ ...voice, kind: on ? tab : "none", voiceId: on ? "" : voice.voiceId })
            }
          />
        </CellGroup>
      </div>
      {!mute && (
        <>
          <div className="px-4 pb-4">
            <Segmented
              label={t("making.voiceTitle")}
              choices={tabs.map((id) => ({ id, label: t(`making.voiceKind.${id}`) }))}
              value={tab}
              onChange={setTab}
            />
          </div>
          <p className="px-5 pb-3 text-s text-pretty text-text-2">
            {tab === "server" ? priceNote(price) : t(`making.voiceNote.${tab}`)}
          </p>
          <Choices sheet={sheet} kind={tab} choices={voices[tab]} onChange={onChange} />
          <Tuning
            sheet={sheet}
            choices={voices[voice.kind === "none" ? tab : voice.kind]}
            onChange={onChange}
          />
        </>
      )}
    </>
  );
}
