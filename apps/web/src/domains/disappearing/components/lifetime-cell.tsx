import { type ChatId, LIFETIMES, parseChatId } from "@4d/contract";
import { Timer } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { actionSheet, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { friendsStore, isFriendNow } from "../../friends/index.ts";
import { groupOf, mayManage } from "../../groups/index.ts";
import { chatIdentity } from "../../messages/index.ts";
import { lifetimesStore, loadLifetime, setLifetime } from "../lifetimes.store.ts";

async function chooseLifetime(chatId: ChatId): Promise<void> {
  const choices = LIFETIMES.map((one) => ({ id: String(one), label: t(`disappearing.lifetime.${one}`) }));
  const chosen = await actionSheet(choices, t("disappearing.lifetime"));
  const seconds = LIFETIMES.find((one) => String(one) === chosen);
  if (seconds === undefined) return;
  const failure = await setLifetime(chatId, seconds);
  toastFailure(failure);
}

/** In a private chat both friends may set the lifetime, in a group its managers. */
function maySetLifetime(chatId: ChatId): boolean {
  const { kind = "private", targetId = 0 } = parseChatId(chatId) ?? {};
  if (kind === "private") return isFriendNow(friendsStore.getState().friends, targetId);
  const group = groupOf(targetId);
  return group !== undefined && mayManage(group);
}

/**
 * In a chat's settings: how long its messages live (`MSG-17`). Nothing for AI chats, whose messages do not disappear,
 * and for former friends.
 */
export function LifetimeCell({ chatId }: { chatId: ChatId }) {
  const seconds = useStore(lifetimesStore, ({ chats }) => chats[chatId]);
  useEffect(() => void loadLifetime(chatId), [chatId]);
  if (chatIdentity(chatId).ai) return null;
  const allowed = maySetLifetime(chatId);
  if (!allowed && chatId.startsWith("p:")) return null;
  return (
    <CellGroup note={allowed ? t("disappearing.lifetimeNote") : t("disappearing.onlyManagers")}>
      <Cell
        icon={<Timer />}
        title={t("disappearing.lifetime")}
        value={seconds === undefined ? undefined : t(`disappearing.lifetime.${seconds}`)}
        {...(allowed && { onPress: () => void chooseLifetime(chatId) })}
      />
    </CellGroup>
  );
}
