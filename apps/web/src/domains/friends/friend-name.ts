import { type Friend, UserType } from "@4d/contract";

import { t } from "../../platform/i18n/i18n.ts";

/** What I call a friend: my remark, else the nickname. */
export const friendName = ({ remark, nickName }: Pick<Friend, "remark" | "nickName">): string =>
  remark || nickName;

/** What stands under somebody's name: the account, which a character has none of. */
export const accountLine = ({ userName, type }: { userName: string; type?: number | undefined }): string =>
  type === UserType.CHARACTER ? t("friends.character") : t("friends.account", { name: userName });
