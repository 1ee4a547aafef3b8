import { Image, QrCode } from "lucide-react";
import { useRef, useState } from "react";
import { toast } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonRow } from "../../../ui/button-row.tsx";
import { FileInput } from "../../../ui/file-input.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { CameraView } from "../components/camera-view.tsx";
import { openScanned } from "../open-link.ts";
import { readPicture } from "../scanner.ts";

/** Scans a card with the camera, or reads one from a picture (`FRIEND-2`). */
export function ScanPage() {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  // The camera restarts after a code that could not be opened.
  const [round, setRound] = useState(0);
  const again = () => setRound((old) => old + 1);
  const found = async (text: string) => {
    await openScanned(text);
    again();
  };
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    setBusy(true);
    const text = await readPicture(file).catch(() => null);
    setBusy(false);
    if (text === null) toast(t("friends.scanNothing"));
    else await openScanned(text);
  };
  const foot = (
    <div className="shrink-0 px-4 pt-3 pb-[max(16px,var(--safe-bottom))]">
      <ButtonRow>
        <Button
          look="ghost"
          busy={busy}
          icon={<Image aria-hidden="true" className="size-5" />}
          onClick={() => input.current?.click()}
        >
          {t("friends.fromPicture")}
        </Button>
        <Button
          look="ghost"
          icon={<QrCode aria-hidden="true" className="size-5" />}
          onClick={() => push("/pages/mine/my-qr")}
        >
          {t("friends.myQr")}
        </Button>
      </ButtonRow>
      <FileInput field={input} accept="image/*" onChosen={([file]) => void take(file)} />
    </div>
  );
  return (
    <Page fixed nav={<NavBar title={t("friends.scan")} />} foot={foot}>
      <CameraView key={round} onText={(text) => void found(text)} onAgain={again} />
    </Page>
  );
}
