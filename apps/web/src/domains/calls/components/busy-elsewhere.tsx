import { PhoneCall } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { replace } from "../../../platform/navigation.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { openCall } from "../call-actions.ts";
import type { CallView } from "../call-view.ts";

/** One call at a time: leads back to the running one. */
export function BusyElsewhere({ call }: { call: CallView }) {
  return (
    <Page nav={<NavBar title={t("calls.elsewhereTitle")} />}>
      <EmptyState
        title={t("calls.elsewhereTitle")}
        action={
          <Button
            icon={<PhoneCall aria-hidden="true" className="size-5" />}
            onClick={() => openCall(call, replace)}
          >
            {t("calls.backToCall")}
          </Button>
        }
      />
    </Page>
  );
}
