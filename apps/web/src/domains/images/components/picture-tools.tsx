import type { MadeImage } from "@4d/contract";
import { Download, type LucideIcon, Send, Shuffle, Trash2, UserRoundPen } from "lucide-react";
import { useState } from "react";
import { actionSheet, confirm, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { back, push } from "../../../platform/navigation.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { applyLookToDraft } from "../../characters/index.ts";
import { removePicture, varyPicture } from "../jobs.store.ts";
import { lookAddress, savePicture, sendToChat, setAsCharacterLook, setAsMyAvatar } from "../picture-uses.ts";

interface PictureToolsProps {
  picture: MadeImage;
  forWork: string | null;
  onClose: () => void;
  onVaried: () => void;
}

async function dress(picture: MadeImage, work: string, use: "avatar" | "background"): Promise<void> {
  const address = await lookAddress(picture, use).catch(() => null);
  if (address !== null && applyLookToDraft(work, { [use]: address })) back();
}

/** Asks where a picture goes. */
async function use(picture: MadeImage, forWork: string | null): Promise<void> {
  const work =
    forWork === null
      ? []
      : ([
          { id: "workAvatar", label: t("images.asWorkAvatar"), hint: t("images.forWork") },
          { id: "workBackground", label: t("images.asWorkBackground"), hint: t("images.forWork") },
        ] as const);
  const chosen = await actionSheet(
    [
      ...work,
      { id: "face", label: t("images.asMyFace") },
      { id: "avatar", label: t("images.asAvatar") },
      { id: "background", label: t("images.asBackground") },
      { id: "post", label: t("images.asPost") },
    ] as const,
    t("images.useTitle"),
  );
  if (chosen === "face") return setAsMyAvatar(picture);
  if (chosen === "post") return push("/pages/square/compose", { kind: "image", ref: picture.id });
  if (chosen === "avatar" || chosen === "background") return setAsCharacterLook(picture, chosen);
  if (forWork === null || chosen === null) return;
  await dress(picture, forWork, chosen === "workAvatar" ? "avatar" : "background");
}

async function remove(picture: MadeImage): Promise<boolean> {
  const sure = await confirm({
    title: t("images.deleteTitle"),
    body: t("images.forgetNote"),
    ok: t("images.delete"),
    danger: true,
  });
  if (!sure) return false;
  const failure = await removePicture(picture);
  toastFailure(failure);
  return failure === null;
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  busy?: boolean;
  onPress: () => void;
}

function Tool({ icon: Icon, label, busy, onPress }: ToolProps) {
  return (
    <button
      type="button"
      disabled={busy}
      onClick={onPress}
      className="press flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-xs disabled:opacity-50"
    >
      {busy ? <Spinner /> : <Icon aria-hidden="true" className="size-5.5 stroke-[1.8]" />}
      <span className="w-full truncate text-center">{label}</span>
    </button>
  );
}

/** What can be done with a picture (`images §6.2`). */
export function PictureTools({ picture, forWork, onClose, onVaried }: PictureToolsProps) {
  const [busy, setBusy] = useState(false);
  const vary = async () => {
    setBusy(true);
    const outcome = await varyPicture(picture.id);
    setBusy(false);
    if (outcome.ok) onVaried();
    else toastFailure(outcome.failure);
  };
  const send = () => {
    onClose();
    sendToChat(picture);
  };
  return (
    <div className="mx-auto flex w-full max-w-column shrink-0 px-2 pt-1 pb-[max(8px,var(--safe-bottom))]">
      <Tool icon={Shuffle} label={t("images.vary")} busy={busy} onPress={() => void vary()} />
      <Tool icon={UserRoundPen} label={t("images.use")} onPress={() => void use(picture, forWork)} />
      <Tool icon={Send} label={t("images.send")} onPress={send} />
      <Tool icon={Download} label={t("images.save")} onPress={() => void savePicture(picture)} />
      <Tool
        icon={Trash2}
        label={t("images.delete")}
        onPress={() => void remove(picture).then((removed) => removed && onClose())}
      />
    </div>
  );
}
