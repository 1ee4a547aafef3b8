import { ensure } from "../../platform/failure.ts";
import type { Services } from "../../platform/services.ts";
import { findStaffNames } from "./looks.repository.ts";
import { isReserved, nickLook } from "./reserved-names.ts";

/** Who the name is for: somebody who registers, or a person with these roles. */
interface Namer {
  id?: number;
  roles?: readonly string[];
  permissions?: readonly string[];
}

const hasStaffRole = ({ roles = [], permissions = [] }: Namer): boolean =>
  roles.length > 0 || permissions.length > 0;

/**
 * Denies a name that claims an office of the product to anybody without a role.
 * @throws Failure `invalid`, naming the field.
 */
export function ensureNotReserved(namer: Namer, field: string, name: string): void {
  ensure(hasStaffRole(namer) || !isReserved(name), "invalid", {
    field,
    zh: "这个名称容易被当成官方，请换一个",
    en: "This name could be mistaken for an official one. Please choose another",
  });
}

/**
 * Denies nicknames that claim an office of the product, or look like an administrator's name. Ordinary names may
 * repeat.
 * @throws Failure `invalid`, naming the field.
 */
export async function ensureNameAllowed(
  { db }: Pick<Services, "db">,
  namer: Namer,
  field: string,
  name: string,
): Promise<void> {
  ensureNotReserved(namer, field, name);
  const look = nickLook(name);
  if (look === "" || hasStaffRole(namer)) return;
  const staff = await findStaffNames(db);
  ensure(!staff.some(({ id, nick_name }) => id !== namer.id && nickLook(nick_name) === look), "invalid", {
    field,
    zh: "这个名称和管理员的一样，请换一个",
    en: "This is an administrator’s name. Please choose another",
  });
}
