import { DELETED_USER_NAME } from "@4d/contract";
import { withoutBidiControls } from "./bidi-isolated.ts";
import { t } from "./i18n.ts";

/**
 * A person's name as it is read: of somebody who has left the reader's own word for that (`APP-6`, `AUTH-9`). One that
 * this device keeps from before names were cleaned turns nothing either.
 */
export const shownName = (name: string): string =>
  name === DELETED_USER_NAME ? t("common.goneUser") : withoutBidiControls(name);
