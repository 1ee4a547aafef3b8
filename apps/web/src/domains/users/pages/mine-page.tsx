import { EyeOff, Info, LayoutDashboard, LogOut, Settings, ShieldCheck, UserX } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { confirm } from "../../../platform/dialogs.ts";
import { lang, t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { me } from "../../../platform/session.ts";
import { themeChoice } from "../../../platform/theme.ts";
import { useSignal } from "../../../platform/use-signal.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { HeaderArt } from "../../../ui/header-art.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { adminConsolePath } from "../../admin/index.ts";
import { authStore, loadSessions, logOut } from "../../auth/index.ts";
import { CapsuleCard } from "../../capsules/index.ts";
import { ProfileHeader } from "../components/profile-header.tsx";
import { QuickTiles } from "../components/quick-tiles.tsx";
import { SquareCells } from "../components/square-cells.tsx";
import { loadSelf, usersStore } from "../users.store.ts";

/** The tab "mine": my profile, my code, account and device settings. */
export function MinePage() {
  const self = useStore(usersStore, (state) => state.self);
  const devices = useStore(authStore, (state) => state.sessions.length);
  const theme = useSignal(themeChoice);
  const { active } = usePage();
  useSignal(me);
  const adminPath = adminConsolePath();
  const [loggingOut, setLoggingOut] = useState(false);
  useEffect(() => {
    if (!active) return;
    void loadSelf();
    void loadSessions();
  }, [active]);
  const confirmLogOut = async () => {
    const sure = await confirm({ title: t("users.logOutTitle"), ok: t("users.logOut"), danger: true });
    if (!sure) return;
    setLoggingOut(true);
    await logOut();
  };
  const themes = { system: t("users.themeSystem"), dark: t("users.themeDark"), light: t("users.themeLight") };
  const appearanceText = `${themes[theme]} · ${lang.get() === "en" ? "English" : "中文"}`;
  const gear = (
    <IconButton
      label={t("users.settings")}
      icon={<Settings aria-hidden="true" />}
      onClick={() => push("/pages/mine/settings")}
    />
  );
  return (
    <Page nav={<NavBar big title="" actions={gear} />} art={<HeaderArt seed={self?.id ?? 0} />} padded>
      <ProfileHeader self={self} />
      <CapsuleCard />
      <QuickTiles />
      <SquareCells />
      <CellGroup>
        <Cell
          icon={<ShieldCheck />}
          title={t("users.security")}
          value={devices > 0 ? t("users.deviceCount", { n: devices }) : undefined}
          onPress={() => push("/pages/mine/security")}
        />
        <Cell icon={<EyeOff />} title={t("users.privacy")} onPress={() => push("/pages/mine/privacy")} />
        <Cell icon={<UserX />} title={t("users.blocklist")} onPress={() => push("/pages/friend/blocklist")} />
      </CellGroup>
      {adminPath !== null && (
        <CellGroup>
          <Cell icon={<LayoutDashboard />} title={t("users.desk")} onPress={() => push(adminPath)} />
        </CellGroup>
      )}
      <CellGroup>
        <Cell
          icon={<Settings />}
          title={t("users.settings")}
          value={appearanceText}
          onPress={() => push("/pages/mine/settings")}
        />
        <Cell icon={<Info />} title={t("users.about")} onPress={() => push("/pages/mine/about")} />
      </CellGroup>
      <button
        type="button"
        disabled={loggingOut}
        onClick={confirmLogOut}
        className="press mb-8 flex min-h-13.5 w-full items-center justify-center gap-2 rounded-m bg-ink-2 text-m text-rose"
      >
        <LogOut aria-hidden="true" className="size-5 stroke-[1.8]" />
        {t("users.logOut")}
      </button>
    </Page>
  );
}
