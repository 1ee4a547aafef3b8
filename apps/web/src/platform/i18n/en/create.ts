import type { Catalogue } from "../zh/catalogue.ts";

export const create: Catalogue["create"] = {
  title: "Create",
  heroTitle: "Gather people, open a dimension",
  heroNote: "Choose a name and friends, and start talking",
  heroAction: "New group",
  group: "Group",
  groupNote: "Name, picture, first members",
  card: "My card",
  cardNote: "A card with your QR code, to save and share",
  invitation: "Group invitation",
  invitationNote: "A QR code for those who want to come",
  notice: "Announcement",
  noticeNote: "For everybody in a group; see who has read it",
  myGroups: "Groups I run",
};
