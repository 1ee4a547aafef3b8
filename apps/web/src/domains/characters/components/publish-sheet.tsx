import { useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { tick } from "../../../platform/media/haptics.ts";
import { BottomSheet } from "../../../ui/bottom-sheet.tsx";
import { Button } from "../../../ui/button.tsx";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { FormError } from "../../../ui/form-error.tsx";
import { SheetFoot } from "../../../ui/sheet-foot.tsx";
import { publish, workBy } from "../making.store.ts";
import { missingFields } from "../steps.ts";
import type { Work } from "../work.ts";
import { VisibilityChoice } from "./steps/sharing-step.tsx";

interface PublishSheetProps {
  work: Work;
  open: boolean;
  onClose: () => void;
  edit: (field: string) => void;
}

/** Chooses the visibility and publishes; missing fields lead to the step that has them. */
export function PublishSheet({ work, open, onClose, edit }: PublishSheetProps) {
  const [visibility, setVisibility] = useState(work.visibility);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState("");
  const lacking = missingFields(work.sheet);
  const send = async () => {
    setBusy(true);
    setRefused("");
    const failure = await publish(work.key, visibility);
    setBusy(false);
    if (failure !== null) return setRefused(failure.message);
    onClose();
    const status = workBy(work.key)?.status;
    if (status === "published") tick();
    if (status === "published" || status === "review" || status === "rejected")
      toast(t(`making.told.${status}`));
  };
  return (
    <BottomSheet open={open} onClose={onClose} title={t("making.publishTitle")}>
      <div className="px-4 *:[&_.bg-ink-2]:bg-ink-3">
        {lacking.length > 0 ? (
          <CellGroup title={t("making.lacking")}>
            {lacking.map((field) => (
              <Cell
                key={field}
                title={t(`making.field.${field}`)}
                value={t("making.writeNow")}
                onPress={() => {
                  onClose();
                  edit(field);
                }}
              />
            ))}
          </CellGroup>
        ) : (
          <VisibilityChoice value={visibility} onChange={setVisibility} />
        )}
        <SheetFoot>
          <FormError text={refused} />
          <Button block size="large" busy={busy} disabled={lacking.length > 0} onClick={() => void send()}>
            {t(`making.publishAs.${visibility}`)}
          </Button>
          <p className="px-4 py-3 text-center text-xs text-balance text-text-3">{t("making.publishNote")}</p>
        </SheetFoot>
      </div>
    </BottomSheet>
  );
}
