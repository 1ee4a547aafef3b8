import { type Friend, UserType } from "@4d/contract";

import { t } from "../../platform/i18n/i18n.ts";

/** The name of a friend for me: my remark, otherwise the nickname. */
export const friendName = ({ remark, nickName }: Pick<Friend, "remark" | "nickName">): string =>
  remark || nickName;

/** The line below a name: the account, or for a character, which has none, that it is one. */
export const accountLine = ({ userName, type }: { userName: string; type?: number | undefined }): string =>
  type === UserType.CHARACTER ? t("friends.character") : t("friends.account", { name: userName });
