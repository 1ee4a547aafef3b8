import type { LateCatalogue } from "../zh/late.ts";

export const push: LateCatalogue["push"] = {
  title: "Notifications",
  note: "New messages and calls reach you while the app is closed; what was written is never shown",
  denied: "Your browser blocks this site's notifications. Allow them in its site settings, then turn this on",
  install:
    "On iPhone and iPad, first install the app: Share → Add to Home Screen in Safari, then open it from there",
  unsupported: "This browser cannot show notifications of websites",
  failed: "The browser's notification service could not be reached, please try later",
};
