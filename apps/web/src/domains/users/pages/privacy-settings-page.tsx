import type { Privacy } from "@4d/contract";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { loadPrivacy, setPrivacy, usersStore, useTeenMode } from "../users.store.ts";

async function changePrivacy(part: Partial<Privacy>): Promise<void> {
  const failure = await setPrivacy(part);
  toastFailure(failure);
}

/** Who may add me, see me online, read my profile (`USER-2`, `USER-3`), and share my messages. */
export function PrivacySettingsPage() {
  const privacy = useStore(usersStore, (state) => state.privacy);
  const state = useStore(usersStore, (all) => all.privacyState);
  const teenMode = useTeenMode();
  useEffect(() => void loadPrivacy(), []);
  return (
    <Page nav={<NavBar title={t("users.privacy")} />} padded>
      <Loaded
        state={state}
        has={privacy !== null}
        skeleton={<SkeletonRows count={6} compact />}
        empty={null}
        onRetry={loadPrivacy}
      >
        <div className="pt-1 pb-8">
          <ChoiceGroup
            title={t("users.addMe")}
            value={privacy?.addMe}
            onChange={(addMe) => changePrivacy({ addMe })}
            choices={[
              { id: "anyone", label: t("users.addAnyone"), note: t("users.addAnyoneNote") },
              { id: "approval", label: t("users.addApproval"), note: t("users.addApprovalNote") },
              { id: "nobody", label: t("users.addNobody"), note: t("users.addNobodyNote") },
            ]}
          />
          <ChoiceGroup
            title={t("users.seeOnline")}
            value={privacy?.seeOnline}
            onChange={(seeOnline) => changePrivacy({ seeOnline })}
            choices={[
              { id: "everyone", label: t("users.seeEveryone") },
              { id: "friends", label: t("users.seeFriends") },
              { id: "nobody", label: t("users.seeNobody"), note: t("users.seeNobodyNote") },
            ]}
          />
          <ChoiceGroup
            title={t("users.seeProfile")}
            value={privacy?.seeProfile}
            onChange={(seeProfile) => changePrivacy({ seeProfile })}
            choices={[
              { id: "everyone", label: t("users.seeEveryone") },
              { id: "friends", label: t("users.seeFriends"), note: t("users.seeProfileNote") },
            ]}
          />
          <CellGroup>
            <SwitchCell
              title={t("users.clips")}
              note={t("users.clipsNote")}
              checked={privacy?.clips ?? false}
              onChange={(clips) => changePrivacy({ clips })}
            />
          </CellGroup>
          <CellGroup>
            <Cell
              title={t("users.minor")}
              value={teenMode ? t("users.minorOn") : ""}
              onPress={() => push("/pages/mine/minor-mode")}
            />
          </CellGroup>
          <CellGroup note={t("users.blocklistNote")}>
            <Cell title={t("users.blocklist")} onPress={() => push("/pages/friend/blocklist")} />
            <Cell title={t("users.hiddenAuthors")} onPress={() => push("/pages/discover/hidden")} />
          </CellGroup>
        </div>
      </Loaded>
    </Page>
  );
}
