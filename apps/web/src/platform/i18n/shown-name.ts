import { GONE_NAME } from "@4d/contract";
import { t } from "./i18n.ts";
import { unturned } from "./isolated.ts";

/**
 * A person's name as it is read: of somebody who has left the reader's own word for that (`APP-6`, `AUTH-9`). One that
 * this device keeps from before names were cleaned turns nothing either.
 */
export const shownName = (name: string): string =>
  name === GONE_NAME ? t("common.goneUser") : unturned(name);
