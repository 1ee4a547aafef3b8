import { useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { relaunch } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { startPath } from "../../../platform/start-page.ts";
import { Loaded } from "../../../ui/loaded.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { TextButton } from "../../../ui/text-button.tsx";
import { logOut, rememberedAccount } from "../../auth/index.ts";
import { RecoveryCodes } from "../components/recovery-codes.tsx";
import { SecondFactorIntro } from "../components/second-factor-intro.tsx";
import { SecondFactorSetup } from "../components/second-factor-setup.tsx";
import { SecondFactorStatus } from "../components/second-factor-status.tsx";
import { closeSetup, loadSecondFactor, secondFactorStore } from "../second-factor.store.ts";

function Body() {
  const { factor, secret, codes } = useStore(secondFactorStore);
  if (factor === null) return null;
  const forced = factor.required && factor.since === null;
  const finish = async () => {
    await closeSetup();
    // Until now nothing else of the app could be shown, so it starts over.
    if (forced) relaunch(startPath());
  };
  if (codes !== null)
    return <RecoveryCodes codes={codes} name={rememberedAccount()} onDone={() => void finish()} />;
  if (factor.since !== null) return <SecondFactorStatus factor={factor} />;
  return (
    <>
      {secret === null ? <SecondFactorIntro forced={forced} /> : <SecondFactorSetup secret={secret} />}
      {forced && (
        <div className="flex justify-center pb-8">
          <TextButton onPress={() => void logOut()}>{t("users.logOut")}</TextButton>
        </div>
      )}
    </>
  );
}

/** The second factor (`AUTH-8`): set up by scanning or typing, confirmed by a code, with ten recovery codes. */
export function SecondFactorPage() {
  const { active } = usePage();
  const { factor, state } = useStore(secondFactorStore);
  useEffect(() => {
    if (active) void loadSecondFactor();
  }, [active]);
  const forced = factor?.required === true && factor.since === null;
  return (
    <Page nav={<NavBar title={t("account.factor")} onBack={forced ? null : undefined} />} padded>
      <Loaded
        state={state}
        has={factor !== null}
        skeleton={<SkeletonRows compact count={3} />}
        empty={null}
        onRetry={loadSecondFactor}
      >
        <Body />
      </Loaded>
    </Page>
  );
}
