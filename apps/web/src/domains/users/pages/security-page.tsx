import {
  Gavel,
  KeyRound,
  Mail,
  MonitorSmartphone,
  PackageOpen,
  ShieldCheck,
  UserRound,
  UserX,
} from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { copyText } from "../../../platform/media/clipboard.ts";
import { push } from "../../../platform/navigation.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { authStore, loadSessions } from "../../auth/index.ts";
import { usersStore } from "../users.store.ts";

/** Account and security: login methods and active sessions (`AUTH-5`, `AUTH-6`). */
export function SecurityPage() {
  const self = useStore(usersStore, (state) => state.self);
  const devices = useStore(authStore, (state) => state.sessions.length);
  useEffect(() => void loadSessions(), []);
  const email = self?.email ?? "";
  return (
    <Page nav={<NavBar title={t("users.security")} />} padded>
      <div className="pt-1">
        <CellGroup>
          <Cell
            icon={<UserRound />}
            title={t("users.accountName")}
            value={self?.userName ?? ""}
            onPress={() => void copyText(self?.userName ?? "")}
          />
          <Cell
            icon={<Mail />}
            title={t("users.email")}
            value={email === "" ? <span className="text-amber">{t("users.emailNone")}</span> : email}
            onPress={() => push("/pages/mine/bind-email")}
          />
        </CellGroup>
        <CellGroup note={email === "" ? t("users.emailWhy") : undefined}>
          <Cell
            icon={<KeyRound />}
            title={t("users.password")}
            onPress={() => push("/pages/mine/mine-password")}
          />
          <Cell
            icon={<ShieldCheck />}
            title={t("users.factor")}
            onPress={() => push("/pages/mine/second-factor")}
          />
          <Cell
            icon={<MonitorSmartphone />}
            title={t("users.devices")}
            value={devices > 0 ? t("users.deviceCount", { n: devices }) : ""}
            onPress={() => push("/pages/mine/sessions")}
          />
        </CellGroup>
        <CellGroup>
          <Cell
            icon={<PackageOpen />}
            title={t("users.exportData")}
            onPress={() => push("/pages/mine/export-data")}
          />
          <Cell icon={<UserX />} title={t("users.leave")} onPress={() => push("/pages/mine/leave")} />
        </CellGroup>
        <CellGroup>
          <Cell icon={<Gavel />} title={t("users.decisions")} onPress={() => push("/pages/mine/decisions")} />
        </CellGroup>
      </div>
    </Page>
  );
}
