import type { LateCatalogue } from "../zh/late.ts";

export const disappearing: LateCatalogue["disappearing"] = {
  lifetime: "Disappearing messages",
  lifetimeNote: "Messages sent from then on vanish from everybody's devices when their time is up",
  "lifetime.0": "Off",
  "lifetime.86400": "24 hours",
  "lifetime.604800": "7 days",
  lifetimeMark: "New messages disappear after {time}",
  onlyManagers: "Only the owner and administrators may set this",
  goneIn: "Disappears in {time}",
  leftDays: { one: "{n} day", other: "{n} days" },
  leftHours: { one: "{n} hour", other: "{n} hours" },
  leftMinutes: { one: "{n} minute", other: "{n} minutes" },
};
