import { Copy, Download, ScanLine } from "lucide-react";
import { useState } from "react";
import { useStore } from "zustand/react";
import { userLink } from "../../../platform/app-link.ts";
import { avatarColour, avatarLetter } from "../../../platform/avatar-look.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { copyText } from "../../../platform/media/clipboard.ts";
import { push } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonRow } from "../../../ui/button-row.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { QrCard } from "../../../ui/qr-card.tsx";
import { saveQrCard } from "../../../ui/save-qr-card.ts";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { usersStore } from "../users.store.ts";

/** My card with a QR code to scan, save or send (`FRIEND-2`). */
export function MyQrPage() {
  const self = useStore(usersStore, (state) => state.self);
  const [busy, setBusy] = useState(false);
  const scan = (
    <IconButton
      label={t("users.scan")}
      icon={<ScanLine aria-hidden="true" />}
      onClick={() => push("/pages/friend/scan")}
    />
  );
  const link = userLink(self?.id ?? 0);
  const save = async () => {
    if (self === null) return;
    setBusy(true);
    await saveQrCard({
      name: self.nickName,
      note: t("users.account", { name: self.userName }),
      hint: t("users.qrHint"),
      link,
      src: self.headImageThumb,
      letter: avatarLetter(self.nickName),
      colour: avatarColour(self.nickName),
      square: false,
    });
    setBusy(false);
  };
  return (
    <Page nav={<NavBar title={t("users.myQr")} actions={scan} />}>
      <div className="mx-auto max-w-90 px-6 pt-4 pb-10">
        {self === null ? (
          <SkeletonBlock className="h-120 w-full animate-late rounded-l" />
        ) : (
          <QrCard
            seed={self.id}
            name={self.nickName}
            note={t("users.account", { name: self.userName })}
            src={self.headImageThumb}
            link={link}
            label={t("users.myQr")}
            hint={t("users.qrHint")}
          />
        )}
        <div className="mt-5">
          {" "}
          <ButtonRow>
            <Button
              look="ghost"
              icon={<Copy aria-hidden="true" className="size-4.5" />}
              onClick={() => void copyText(link)}
            >
              {t("users.copyLink")}
            </Button>
            <Button busy={busy} icon={<Download aria-hidden="true" className="size-4.5" />} onClick={save}>
              {t("users.savePicture")}
            </Button>
          </ButtonRow>
        </div>
      </div>
    </Page>
  );
}
