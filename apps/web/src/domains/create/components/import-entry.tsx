import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { FileInput } from "../../../ui/file-input.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { CARD_TYPES, importCard } from "../../characters/index.ts";
import { CreateEntry } from "./create-entry.tsx";

/** Imports a character card that another app exported. */
export function ImportEntry() {
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const importFirst = async ([file]: File[]) => {
    if (file === undefined) return;
    setBusy(true);
    await importCard(file);
    setBusy(false);
  };
  return (
    <>
      <CreateEntry
        icon={busy ? <Spinner /> : <FileUp />}
        tone="sky"
        title={t("create.import")}
        note={busy ? t("create.importing") : t("create.importNote")}
        onPress={() => busy || field.current?.click()}
      />
      <FileInput field={field} accept={CARD_TYPES} onChosen={(files) => void importFirst(files)} />
    </>
  );
}
