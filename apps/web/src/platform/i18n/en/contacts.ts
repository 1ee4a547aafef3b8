import type { LateCatalogue } from "../zh/late.ts";

export const contacts: LateCatalogue["contacts"] = {
  choose: "Choose a contact",
  other: "This is whom you write to",
  most: "At most {n} at once",
  sendNobody: "Choose whom to recommend",
  send: { one: "Send {n} card", other: "Send {n} cards" },
  ofPerson: "Contact card",
  ofCharacter: "Character card",
  banned: "This account has been banned",
  gone: "Deleted account",
};
