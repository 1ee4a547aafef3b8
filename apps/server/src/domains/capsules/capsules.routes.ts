import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { listEntries, listPackages, showAccount, showPrices } from "./capsule-account.ts";
import { checkIn } from "./check-in.ts";
import { claimAd } from "./claim-ad.ts";
import { openAd } from "./open-ad.ts";
import { listReconciliations, reconcileNow } from "./reconciliations.ts";

/** The contract's `capsules`, `ads` and `capsuleAdmin`, each bound to its verb. */
export const capsulesRoutes = [
  ...routes(api.capsules, {
    account: showAccount,
    entries: listEntries,
    checkIn,
    packages: listPackages,
    prices: showPrices,
  }),
  ...routes(api.ads, { open: openAd, claim: claimAd }),
  ...routes(api.capsuleAdmin, { reports: listReconciliations, reconcile: reconcileNow }),
];
