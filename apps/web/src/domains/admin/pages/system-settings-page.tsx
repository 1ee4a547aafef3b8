import type { AdminSettingsView } from "@4d/contract";
import {
  Bot,
  Clapperboard,
  Coins,
  Gauge,
  Megaphone,
  PhoneCall,
  ShieldAlert,
  ShieldCheck,
  UserPlus,
} from "lucide-react";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push, replace } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { cx } from "../../../ui/cx.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { PullRefresh } from "../../../ui/pull-refresh.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { useAdminConsole } from "../admin-console.ts";
import { AdminGuard } from "../components/admin-guard.tsx";
import { AdminMenu } from "../components/admin-menu.tsx";
import { AdsForm } from "../components/settings/ads-form.tsx";
import { AiForm } from "../components/settings/ai-form.tsx";
import { AnnouncementForm } from "../components/settings/announcement-form.tsx";
import { CallsForm } from "../components/settings/calls-form.tsx";
import { LimitsForm } from "../components/settings/limits-form.tsx";
import { PricesForm } from "../components/settings/prices-form.tsx";
import { RegistrationForm } from "../components/settings/registration-form.tsx";
import { SecurityForm } from "../components/settings/security-form.tsx";
import { WordsForm } from "../components/settings/words-form.tsx";
import {
  discardConflict,
  loadSystemSettings,
  pendingConflict,
  systemSettingsStore,
} from "../system-settings.store.ts";

const PATH = "/pages/mine/system-settings";

interface Group {
  id: string;
  icon: ReactNode;
  title: string;
  /** The current value, in a word. */
  value: (view: AdminSettingsView) => string;
  Form: ComponentType<{ view: AdminSettingsView }>;
}

const groups = (): Group[] => [
  {
    id: "registration",
    icon: <UserPlus />,
    title: t("admin.registration"),
    value: ({ registration }) =>
      ({ open: t("admin.regOpen"), approval: t("admin.regApproval"), closed: t("admin.regClosed") })[
        registration
      ],
    Form: RegistrationForm,
  },
  {
    id: "security",
    icon: <ShieldCheck />,
    title: t("admin.security"),
    value: ({ security }) => t(security.adminSecondFactor ? "admin.factorDemanded" : "admin.factorFree"),
    Form: SecurityForm,
  },
  {
    id: "announcement",
    icon: <Megaphone />,
    title: t("admin.announcement"),
    value: ({ announcement }) => announcement || t("admin.none"),
    Form: AnnouncementForm,
  },
  {
    id: "prices",
    icon: <Coins />,
    title: t("admin.prices"),
    value: ({ capsules }) => t("admin.packageCount", { n: capsules.packages.length }),
    Form: PricesForm,
  },
  {
    id: "ads",
    icon: <Clapperboard />,
    title: t("adminAds.title"),
    value: ({ capsules }) => t("adminAds.count", { n: capsules.ads.length }),
    Form: AdsForm,
  },
  {
    id: "ai",
    icon: <Bot />,
    title: t("admin.ai"),
    value: ({ ai, environment }) =>
      ai.baseUrl === "" || (ai.baseUrl === null && environment.ai === "")
        ? t("admin.builtIn")
        : (ai.model ?? environment.ai),
    Form: AiForm,
  },
  {
    id: "calls",
    icon: <PhoneCall />,
    title: t("admin.calls"),
    value: ({ webrtc, environment }) =>
      t("admin.serverCount", { n: webrtc.iceServers.length + environment.turn.length }),
    Form: CallsForm,
  },
  {
    id: "words",
    icon: <ShieldAlert />,
    title: t("admin.words"),
    value: ({ moderation }) =>
      t("admin.wordCount", { n: moderation.block.length + moderation.review.length }),
    Form: WordsForm,
  },
  {
    id: "limits",
    icon: <Gauge />,
    title: t("admin.limits"),
    value: ({ limits }) => `${Math.round(limits.uploadBytes / 1024 / 1024)} MB`,
    Form: LimitsForm,
  },
];

function GroupList({
  view,
  chosen,
  open,
}: {
  view: AdminSettingsView;
  chosen: string;
  open: (id: string) => void;
}) {
  return (
    <div className="px-4 pt-1 pb-8">
      <p className="px-4 pb-3 text-s text-text-2">{t("admin.settingsNote")}</p>
      <CellGroup>
        {groups().map(({ id, icon, title, value }) => (
          <div key={id} className={cx(chosen === id && "bg-ink-3")}>
            <Cell icon={icon} title={title} value={value(view)} onPress={() => open(id)} />
          </div>
        ))}
      </CellGroup>
    </div>
  );
}

function Body() {
  const { query, active } = usePage();
  const wide = useAdminConsole();
  const system = useStore(systemSettingsStore);
  const { view, state } = system;
  useEffect(() => {
    if (active) void loadSystemSettings();
  }, [active]);
  const all = groups();
  const group = all.find(({ id }) => id === query.group) ?? (wide ? all[0] : undefined);
  const open = (id: string) => {
    if (id !== group?.id) discardConflict();
    return wide ? replace(PATH, { group: id }) : push(PATH, { group: id });
  };
  const form = view !== null && group !== undefined && (
    // The form restarts from what another administrator has saved meanwhile, with my edits on top.
    <group.Form key={`${group.id} ${view.revision}`} view={pendingConflict(system)?.view ?? view} />
  );
  const title = wide || group === undefined ? t("admin.settings") : group.title;
  return (
    <Page nav={<NavBar title={title} actions={<AdminMenu current="settings" />} />} fixed={wide}>
      <Loaded
        state={state}
        has={view !== null}
        skeleton={<SkeletonRows compact count={8} />}
        empty={null}
        onRetry={loadSystemSettings}
      >
        {view !== null && wide && (
          <div className="grid h-full grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
            <div className="scroller border-r border-line">
              <GroupList view={view} chosen={group?.id ?? ""} open={open} />
            </div>
            <div className="scroller pt-2">{form}</div>
          </div>
        )}
        {view !== null && !wide && (
          <PullRefresh onRefresh={loadSystemSettings}>
            {group === undefined ? <GroupList view={view} chosen="" open={open} /> : form}
          </PullRefresh>
        )}
      </Loaded>
    </Page>
  );
}

/** System settings: grouped, explained, applied to every node and open client at once (`ADMIN-2`). */
export function SystemSettingsPage() {
  return (
    <AdminGuard permission="admin:settings" title={t("admin.settings")}>
      <Body />
    </AdminGuard>
  );
}
