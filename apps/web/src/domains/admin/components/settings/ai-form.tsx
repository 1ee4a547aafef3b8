import { type AdminSettingsView, type AiKey, isKeyUsableAt, keyOrigins } from "@4d/contract";
import { useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { CellGroup } from "../../../../ui/cell.tsx";
import { PasswordField } from "../../../../ui/password-field.tsx";
import { SwitchCell } from "../../../../ui/switch-cell.tsx";
import { TextField } from "../../../../ui/text-field.tsx";
import { type AiKeys, pendingConflict, systemSettingsStore } from "../../system-settings.store.ts";
import { ModelFinder } from "./model-finder.tsx";
import { SettingsGroupForm } from "./settings-group-form.tsx";
import { useSaving } from "./use-saving.ts";

type Ai = AdminSettingsView["ai"];

interface PartProps {
  ai: Ai;
  onAi: (part: Partial<Ai>) => void;
  keys: AiKeys;
  onKeys: (part: AiKeys) => void;
  view: AdminSettingsView;
}

function Address({ ai, onAi, name, label }: PartProps & { name: keyof Ai; label: string }) {
  return (
    <TextField
      label={label}
      value={ai[name] ?? ""}
      placeholder={t("admin.asEnvironment")}
      onChange={(text) => onAi({ [name]: text.trim() === "" ? null : text.trim() })}
    />
  );
}

/** A key is write-only. An empty field leaves the stored key, as long as the address it was given for is unchanged. */
function Key({ ai, keys, onKeys, view, name, label }: PartProps & { name: AiKey; label: string }) {
  const isSet = view.keys.includes(name);
  const origin = view.keysFor[name] ?? "";
  const goes = isSet && !isKeyUsableAt(origin, keyOrigins(ai, view.environment.aiOrigins)[name]);
  const keyState = isSet ? t("admin.keySet") : t("admin.keyNone");
  return (
    <PasswordField
      label={label}
      value={keys[name] ?? ""}
      autoComplete="off"
      placeholder={goes ? t("admin.keyNew") : keyState}
      hint={isSet && !goes ? t("admin.keyNote") : undefined}
      error={goes && !keys[name] ? t("admin.keyGoes", { origin }) : undefined}
      onChange={(text) => onKeys({ [name]: text.trim() })}
    />
  );
}

/** Which models reply, draw, speak and moderate. */
export function AiForm({ view }: { view: AdminSettingsView }) {
  const [ai, setAi] = useState(view.ai);
  const [keys, setKeys] = useState<AiKeys>(() => pendingConflict(systemSettingsStore.getState())?.keys ?? {});
  const saving = useSaving();
  const off = ai.baseUrl === "";
  const save = () => {
    const written = Object.fromEntries(Object.entries(keys).filter(([, key]) => key !== ""));
    void saving.save({ ai: { ...ai, ...written } }).then((done) => done && setKeys({}));
  };
  const part: PartProps = {
    ai,
    onAi: (change) => setAi({ ...ai, ...change }),
    keys,
    onKeys: (change) => setKeys({ ...keys, ...change }),
    view,
  };
  const { environment } = view;
  const note = environment.ai === "" ? t("admin.aiNote") : t("admin.aiNoteGiven", { host: environment.ai });
  return (
    <SettingsGroupForm note={note} right="admin" saving={saving} onSave={save}>
      <CellGroup>
        <SwitchCell
          title={t("admin.aiOff")}
          note={t("admin.aiOffNote")}
          checked={off}
          onChange={(on) => setAi({ ...ai, baseUrl: on ? "" : null })}
        />
      </CellGroup>
      {!off && (
        <>
          <Address {...part} name="baseUrl" label={t("admin.aiBase")} />
          <ModelFinder baseUrl={ai.baseUrl} onPick={part.onAi} />
          <Key {...part} name="apiKey" label={t("admin.aiKey")} />
          <Address {...part} name="model" label={t("admin.aiModel")} />
          <Address {...part} name="models" label={t("adminModels.others")} />
          <Address {...part} name="guardModel" label={t("admin.aiGuard")} />
          <Address {...part} name="imageModel" label={t("admin.aiImage")} />
          <Address {...part} name="imageBaseUrl" label={t("admin.aiImageBase")} />
          <Key {...part} name="imageApiKey" label={t("admin.aiImageKey")} />
          <Address {...part} name="ttsModel" label={t("admin.aiSpeech")} />
          <Address {...part} name="ttsBaseUrl" label={t("admin.aiSpeechBase")} />
          <Key {...part} name="ttsApiKey" label={t("admin.aiSpeechKey")} />
        </>
      )}
    </SettingsGroupForm>
  );
}
