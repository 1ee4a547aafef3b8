import { type User, UserType } from "@4d/contract";
import { t } from "../../platform/i18n/i18n.ts";

/** Whether somebody has deleted his account; his record stays without him. Pure. */
export const isDeletedAccount = ({ userName }: Pick<User, "userName">): boolean =>
  userName.startsWith("gone:");

/** What a card says under the name: what became of the account, else what he says of himself. */
export function noteOf(person: User | undefined): string {
  if (person === undefined || isDeletedAccount(person)) return "";
  return person.isBanned ? t("contacts.banned") : person.signature;
}

/** Whose card it is. */
export const kindOf = (person: User | undefined): string =>
  person?.type === UserType.CHARACTER ? t("contacts.ofCharacter") : t("contacts.ofPerson");
