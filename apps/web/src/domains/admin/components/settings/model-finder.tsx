import { useState } from "react";
import { lang, t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../../ui/cell.tsx";
import { findModels, tryModel } from "../../system-settings.store.ts";

type Places = NonNullable<Awaited<ReturnType<typeof findModels>>>;
type Trial = NonNullable<Awaited<ReturnType<typeof tryModel>>>;

function trialText(model: string, { text, ms, failure }: Trial): string {
  if (failure !== null) return `${model}: ${failure[lang.get()]}`;
  return t("admin.modelSaid", { model, seconds: (ms / 1000).toFixed(1), text });
}

interface ModelFinderProps {
  /** The address in the form; only there is looked when it is given. */
  baseUrl: string | null;
  onPick: (found: { baseUrl: string; model: string }) => void;
}

/** Looks for models on the operator's machine; a press on one has it say a line and fills the form. */
export function ModelFinder({ baseUrl, onPick }: ModelFinderProps) {
  const [places, setPlaces] = useState<Places>([]);
  const [resultText, setResultText] = useState("");
  const [busy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    const found = await findModels(baseUrl);
    setBusy(false);
    setPlaces(found ?? []);
    if (found === null) setResultText(t("common.networkWeak"));
    else setResultText(found.length === 0 ? t("admin.noModels") : "");
  };
  const pick = async (found: { baseUrl: string; model: string }) => {
    setBusy(true);
    const trial = await tryModel(found.baseUrl, found.model);
    setBusy(false);
    setResultText(trial === null ? t("common.networkWeak") : trialText(found.model, trial));
    if (trial?.failure === null) onPick(found);
  };
  return (
    <CellGroup>
      <Button look="quiet" block busy={busy} onClick={() => void look()}>
        {t("admin.findModels")}
      </Button>
      {places.flatMap((place) =>
        place.models.map((model) => (
          <Cell
            key={`${place.baseUrl} ${model}`}
            title={model}
            note={`${place.program} ${place.baseUrl}`.trim()}
            onPress={() => void pick({ baseUrl: place.baseUrl, model })}
          />
        )),
      )}
      <p role="status" className="px-4 py-1.5 text-s text-text-2 empty:hidden">
        {resultText}
      </p>
    </CellGroup>
  );
}
