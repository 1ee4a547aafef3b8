import type { GroupCharacter, GroupMode } from "@4d/contract";
import { useState } from "react";
import { toastFailure } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { BottomSheet } from "../../../../ui/bottom-sheet.tsx";
import { Button } from "../../../../ui/button.tsx";
import { CellGroup } from "../../../../ui/cell.tsx";
import { ChoiceGroup } from "../../../../ui/choice-group.tsx";
import { SheetFoot } from "../../../../ui/sheet-foot.tsx";
import { Slider } from "../../../../ui/slider.tsx";
import { setGroupCharacter } from "../../group-characters.store.ts";

/** Cooldowns offered by the slider: seconds before a character in a group speaks by itself again. */
const COOLDOWNS = [5, 10, 30, 60, 120, 300, 600, 1800, 3600] as const;

/** Index of the largest cooldown up to so many seconds. Pure. */
const cooldownIndex = (seconds: number): number =>
  Math.max(
    0,
    COOLDOWNS.findLastIndex((pause) => pause <= seconds),
  );

/** A cooldown in words. */
const cooldownText = (seconds: number): string =>
  seconds < 60 ? t("aiChats.seconds", { n: seconds }) : t("aiChats.minutes", { n: Math.round(seconds / 60) });

const MODES = ["mention", "natural", "off"] as const satisfies GroupMode[];

interface FormProps {
  groupId: number;
  character: GroupCharacter;
  onClose: () => void;
}

function Form({ groupId, character, onClose }: FormProps) {
  const { userId } = character;
  const [mode, setMode] = useState(character.mode);
  const [talkativeness, setTalkativeness] = useState(character.talkativeness);
  const [cooldown, setCooldown] = useState(character.cooldown);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const failure = await setGroupCharacter(groupId, userId, { mode, talkativeness, cooldown });
    setBusy(false);
    if (failure === null) onClose();
    else toastFailure(failure);
  };
  const choices = MODES.map((id) => ({
    id,
    label: t(`aiChats.groupMode.${id}`),
    note: t(`aiChats.groupModeNote.${id}`),
  }));
  return (
    <div className="px-3 [&_fieldset>div]:bg-ink-3">
      <ChoiceGroup title={t("aiChats.groupWhen")} choices={choices} value={mode} onChange={setMode} />
      {mode === "natural" && (
        <CellGroup>
          <div className="bg-ink-3">
            <Slider
              label={t("aiChats.talkativeness")}
              value={talkativeness}
              step={5}
              ends={[t("aiChats.talksLittle"), t("aiChats.talksMuch")]}
              onChange={setTalkativeness}
            />
            <Slider
              label={t("aiChats.cooldown")}
              value={cooldownIndex(cooldown)}
              max={COOLDOWNS.length - 1}
              shown={cooldownText(cooldown)}
              onChange={(at) => setCooldown(COOLDOWNS[at] ?? cooldown)}
            />
          </div>
        </CellGroup>
      )}
      <SheetFoot>
        <Button block size="large" busy={busy} onClick={() => void save()}>
          {t("common.save")}
        </Button>
      </SheetFoot>
    </div>
  );
}

interface GroupModeSheetProps {
  groupId: number;
  /** Null closes the sheet. */
  character: GroupCharacter | null;
  onClose: () => void;
}

/** When a character speaks in a group: when asked, by itself and how often, or never. */
export function GroupModeSheet({ groupId, character, onClose }: GroupModeSheetProps) {
  // While the sheet slides out it still shows its character.
  const [last, setLast] = useState(character);
  if (character !== null && character !== last) setLast(character);
  return (
    <BottomSheet open={character !== null} onClose={onClose} title={last?.name ?? ""}>
      {last !== null && <Form key={last.userId} groupId={groupId} character={last} onClose={onClose} />}
    </BottomSheet>
  );
}
