import { lazy } from "react";
import { withLate } from "../../../platform/i18n/i18n.ts";

/** The dialog in which a gift is opened; fetched with its texts by its first opening. */
export const GiftOpening = lazy(async () => ({
  default: (await withLate(() => import("./gift-opening-view.tsx"))).GiftOpeningView,
}));
