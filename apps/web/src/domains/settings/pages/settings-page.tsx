import { Bell, Info, ScrollText, ShieldCheck } from "lucide-react";
import { toast } from "../../../platform/dialogs.ts";
import { chooseLanguage, type Lang, lang, t } from "../../../platform/i18n/i18n.ts";
import { messageSound, messageSoundEnabled, setMessageSound } from "../../../platform/media/sound.ts";
import { push } from "../../../platform/navigation.ts";
import { chooseStartPage, type StartPage, startPage } from "../../../platform/start-page.ts";
import { chooseTheme, type ThemeChoice, themeChoice } from "../../../platform/theme.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { DeviceCells } from "../../device/index.ts";
import { PushSwitch } from "../../push/index.ts";

function ThemeSetting() {
  const theme = useSignal(themeChoice);
  const themes: { id: ThemeChoice; label: string }[] = [
    { id: "system", label: t("settings.themeSystem") },
    { id: "dark", label: t("settings.themeDark") },
    { id: "light", label: t("settings.themeLight") },
  ];
  return (
    <section className="mb-4">
      <h2 className="px-4 pb-2 text-s text-text-3">{t("settings.theme")}</h2>
      <Segmented label={t("settings.theme")} choices={themes} value={theme} onChange={chooseTheme} />
    </section>
  );
}

function LanguageSetting() {
  const now = useSignal(lang);
  const choose = async (next: Lang) => {
    try {
      await chooseLanguage(next);
    } catch {
      toast(t("common.networkWeak"));
    }
  };
  return (
    <section className="mb-4">
      <h2 className="px-4 pb-2 text-s text-text-3">{t("settings.language")}</h2>
      <Segmented
        label={t("settings.language")}
        choices={[
          { id: "zh", label: "中文" },
          { id: "en", label: "English" },
        ]}
        value={now}
        onChange={(next) => void choose(next)}
      />
    </section>
  );
}

function StartPageSetting() {
  const page = useSignal(startPage);
  const pages: { id: StartPage; label: string }[] = [
    { id: "character", label: t("settings.startCharacter") },
    { id: "messages", label: t("settings.startMessages") },
  ];
  return (
    <section className="mb-4">
      <h2 className="px-4 pb-2 text-s text-text-3">{t("settings.start")}</h2>
      <Segmented label={t("settings.start")} choices={pages} value={page} onChange={chooseStartPage} />
    </section>
  );
}

/** General settings of this device: look, language, sound (`APP-6`); and what the app is. */
export function SettingsPage() {
  const sound = useSignal(messageSoundEnabled);
  const setSound = (on: boolean) => {
    setMessageSound(on);
    if (on) void messageSound();
  };
  return (
    <Page nav={<NavBar title={t("settings.title")} />} padded>
      <div className="pt-2 pb-8">
        <ThemeSetting />
        <LanguageSetting />
        <StartPageSetting />
        <CellGroup>
          <SwitchCell
            icon={<Bell />}
            title={t("settings.sound")}
            note={t("settings.soundNote")}
            checked={sound}
            onChange={setSound}
          />
          <PushSwitch />
        </CellGroup>
        <CellGroup>
          <DeviceCells />
        </CellGroup>
        <CellGroup>
          <Cell
            icon={<ScrollText />}
            title={t("settings.agreement")}
            onPress={() => push("/pages/privacy/user")}
          />
          <Cell
            icon={<ShieldCheck />}
            title={t("settings.policy")}
            onPress={() => push("/pages/privacy/privacy")}
          />
          <Cell icon={<Info />} title={t("settings.about")} onPress={() => push("/pages/mine/about")} />
        </CellGroup>
      </div>
    </Page>
  );
}
