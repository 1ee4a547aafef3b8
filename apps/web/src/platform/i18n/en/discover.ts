import type { Catalogue } from "../zh/catalogue.ts";

export const discover: Catalogue["discover"] = {
  title: "Discover",
  search: "Search people and groups",
  kinds: "What to look at",
  all: "For you",
  people: "People",
  groups: "Groups",
  person: "Person",
  group: "Group",
  noSignature: "No signature yet",
  approval: "Joining needs approval",
  openDoor: "Open to everybody",
  joined: "You are in",
  open: "Open",
  see: "See",
  none: "This dimension is still empty",
  noPeople: "Nobody to meet just now",
  noGroups: "No open groups yet",
  noneNote: "Show friends your QR code, or search for their account",
  showQr: "My QR code",
};
