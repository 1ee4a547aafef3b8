import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { listEntries, listPackages, showAccount, showPrices } from "./capsule-account.ts";
import { checkIn } from "./check-in.ts";
import { claimAd } from "./claim-ad.ts";
import { openAd } from "./open-ad.ts";
import { listReconciliations, reconcileNow } from "./reconciliations.ts";

/** Routes of `capsules`, `ads` and `capsuleAdmin`. */
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
