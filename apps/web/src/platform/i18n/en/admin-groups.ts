import type { LateCatalogue } from "../zh/late.ts";

export const adminGroups: LateCatalogue["adminGroups"] = {
  title: "Group",
  state: "State",
  inUse: "In use",
  banned: "Banned",
  dissolved: "Dissolved",
  reason: "Why banned",
  owner: "Owner",
  made: "Made",
  notice: "Notice",
  own: "This group is yours: another administrator has to open it",
  why: "Why it is opened again",
  whyNote: "For the record alone",
  unban: "Lift the ban",
  opened: "Opened: people can talk in it again",
};
