import { GONE_NAME } from "@4d/contract";
import { t } from "./i18n.ts";

/** A person's name as it is read: of somebody who has left the reader's own word for that (`APP-6`, `AUTH-9`). */
export const shownName = (name: string): string => (name === GONE_NAME ? t("common.goneUser") : name);
