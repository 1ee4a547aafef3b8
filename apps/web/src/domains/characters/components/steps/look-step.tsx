import { Camera, Image, Palette, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Button } from "../../../../ui/button.tsx";
import { ButtonRow } from "../../../../ui/button-row.tsx";
import { FileInput } from "../../../../ui/file-input.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Spinner } from "../../../../ui/spinner.tsx";
import { promptOf } from "../../draw-look.ts";
import { takeAvatar, takeBackground } from "../../pictures.ts";
import { EmotionsField } from "../emotions-field.tsx";
import { PortraitDice } from "../portrait-dice.tsx";
import { Poster } from "../poster.tsx";
import { StepHead } from "../step-layout.tsx";
import type { StepProps } from "./step-props.ts";

/** A file input, and whether a file is being uploaded. */
function usePick(take: (file: File) => Promise<string | null>, onTaken: (address: string) => void) {
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const chosen = async ([file]: File[]) => {
    if (file === undefined) return;
    setBusy(true);
    const address = await take(file);
    setBusy(false);
    if (address !== null) onTaken(address);
  };
  return {
    busy,
    ask: () => field.current?.click(),
    input: <FileInput field={field} accept="image/*" onChosen={(files) => void chosen(files)} />,
  };
}

function Face({ sheet, busy, onPress }: { sheet: StepProps["sheet"]; busy: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      disabled={busy}
      aria-label={t("making.pickAvatar")}
      onClick={onPress}
      className="press absolute top-3.5 left-3.5 rounded-full ring-3 ring-on-art"
    >
      <Avatar name={sheet.name || "?"} src={sheet.avatar} size="hero" />
      <span className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-full bg-bright text-on-bright">
        {busy ? <Spinner /> : <Camera aria-hidden="true" className="size-4 stroke-[2.2]" />}
      </span>
    </button>
  );
}

/** How the character looks: avatar and background (`characters §2.2`). */
export function LookStep({ workKey, sheet, change }: StepProps) {
  const avatar = usePick(takeAvatar, (address) => change({ avatar: address }));
  const background = usePick(takeBackground, (address) => change({ background: address }));
  return (
    <>
      <StepHead step="look" />
      <div className="relative mb-4">
        <Poster sheet={sheet} className="h-96 short:h-72" />
        <Face sheet={sheet} busy={avatar.busy} onPress={avatar.ask} />
        {sheet.background !== "" && (
          <IconButton
            label={t("making.dropBackground")}
            icon={<Trash2 aria-hidden="true" />}
            look="glass"
            className="absolute! top-2 right-2"
            onClick={() => change({ background: "" })}
          />
        )}
      </div>
      <div className="flex flex-col gap-3 pb-6">
        <ButtonRow>
          <Button look="ghost" busy={avatar.busy} icon={<Camera className="size-4.5" />} onClick={avatar.ask}>
            {t("making.uploadAvatar")}
          </Button>
          <Button
            look="ghost"
            busy={background.busy}
            icon={<Image className="size-4.5" />}
            onClick={background.ask}
          >
            {t("making.uploadBackground")}
          </Button>
        </ButtonRow>
        <Button
          look="ghost"
          icon={<Palette aria-hidden="true" className="size-4.5" />}
          onClick={() => push("/pages/create/create-image", { for: workKey, prompt: promptOf(sheet) })}
        >
          {t("making.paintLook")}
        </Button>
      </div>
      <PortraitDice sheet={sheet} change={change} />
      <div className="pt-6">
        <EmotionsField emotions={sheet.emotions} onChange={(emotions) => change({ emotions })} />
      </div>
      {avatar.input}
      {background.input}
    </>
  );
}
