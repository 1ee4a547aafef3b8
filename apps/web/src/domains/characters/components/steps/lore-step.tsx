import { FileUp } from "lucide-react";
import { useRef, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Button } from "../../../../ui/button.tsx";
import { FileInput } from "../../../../ui/file-input.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { importLoreInto, LORE_TYPES } from "../../start-character.ts";
import { AttachedBooks } from "../attached-books.tsx";
import { LoreEditor } from "../lore-editor.tsx";
import { LoreSettings } from "../lore-settings.tsx";
import { StepHead } from "../step-layout.tsx";
import type { StepProps } from "./step-props.ts";

/** Adds a lorebook of another app, or that of a card, to the character. */
function ImportLore({ workKey }: { workKey: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const importFirst = async ([file]: File[]) => {
    if (file === undefined) return;
    setBusy(true);
    await importLoreInto(workKey, file);
    setBusy(false);
  };
  return (
    <>
      <Button
        look="quiet"
        block
        className="mt-3"
        icon={busy ? <Spinner /> : <FileUp aria-hidden="true" className="size-4.5" />}
        onClick={() => busy || field.current?.click()}
      >
        {t("making.loreImport")}
      </Button>
      <FileInput field={field} accept={LORE_TYPES} onChosen={(files) => void importFirst(files)} />
    </>
  );
}

/** What the character knows about its world. */
export function LoreStep({ workKey, sheet, change }: StepProps) {
  return (
    <>
      <StepHead step="lore" />
      <LoreEditor lore={sheet.lore} onChange={(lore) => change({ lore })} />
      <ImportLore workKey={workKey} />
      {sheet.lore.length > 0 && (
        <div className="mt-4">
          <LoreSettings settings={sheet.loreBook} onChange={(loreBook) => change({ loreBook })} />
        </div>
      )}
      <div className="mt-6">
        <AttachedBooks workKey={workKey} />
      </div>
    </>
  );
}
