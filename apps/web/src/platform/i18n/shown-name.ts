import { DELETED_USER_NAME } from "@4d/contract";
import { withoutBidiControls } from "./bidi-isolated.ts";
import { t } from "./i18n.ts";

/**
 * A person's name as it is shown: for a deleted account, the word for it in the reader's language (`APP-6`, `AUTH-9`).
 * Names that this device stored before names were cleaned lose their bidirectional control characters.
 */
export const shownName = (name: string): string =>
  name === DELETED_USER_NAME ? t("common.goneUser") : withoutBidiControls(name);
