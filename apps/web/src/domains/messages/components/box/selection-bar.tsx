import { Forward, Layers, Scissors, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { useStore } from "zustand/react";
import { confirm, toastFailure } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { Button } from "../../../../ui/button.tsx";
import { NavBar } from "../../../../ui/nav-bar.tsx";
import { TextButton } from "../../../../ui/text-button.tsx";
import { removeMessages } from "../../message-actions.store.ts";
import { selectionStore, stopSelecting } from "../../selection.store.ts";
import { useChat } from "./chat-context.ts";

/** The bar during multi-select. */
export function SelectionNav() {
  const count = useStore(selectionStore, ({ ids }) => ids.size);
  return (
    <NavBar
      title={t("chat.selected", { n: count })}
      onBack={stopSelecting}
      actions={
        <span className="px-3">
          <TextButton onPress={stopSelecting}>{t("chat.cancelSelect")}</TextButton>
        </span>
      }
    />
  );
}

interface DoProps {
  label: string;
  icon: ReactNode;
  disabled: boolean;
  onPress: () => unknown;
}

function BarAction({ label, icon, disabled, onPress }: DoProps) {
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={() => void onPress()}
      className="press flex min-h-14 flex-1 flex-col items-center justify-center gap-1 rounded-m text-xs disabled:opacity-40 [&_svg]:size-5.5 [&_svg]:stroke-[1.8]"
    >
      {icon}
      {label}
    </button>
  );
}

/** Shares chosen messages as one card without names; says that other people's messages are left out. */
function ClipBar() {
  const { chatId, kind } = useChat();
  const ids = useStore(selectionStore, (state) => state.ids);
  const share = () => {
    push("/pages/chat/forward", { from: chatId, ids: [...ids].join(","), clip: 1 });
    stopSelecting();
  };
  return (
    <div className="hairline-t flex shrink-0 items-center gap-3 bg-ink-1 pt-2 pr-3 pb-[max(8px,var(--safe-bottom))] pl-4">
      <p className="flex-1 text-s leading-snug text-pretty text-text-2">
        {t(kind === "group" ? "chat.clipNoteGroup" : "chat.clipNote")}
      </p>
      <Button
        disabled={ids.size === 0}
        icon={<Scissors aria-hidden="true" className="size-4.5" />}
        onClick={share}
      >
        {t("chat.clipShare")}
      </Button>
    </div>
  );
}

/** Actions on several messages at once (`MSG-7`). */
export function SelectionBar() {
  return useStore(selectionStore, (state) => state.clip) ? <ClipBar /> : <ManyBar />;
}

function ManyBar() {
  const { chatId } = useChat();
  const ids = useStore(selectionStore, (state) => state.ids);
  const none = ids.size === 0;
  const forward = (merged: boolean) => {
    push("/pages/chat/forward", { from: chatId, ids: [...ids].join(","), merged: merged ? 1 : undefined });
    stopSelecting();
  };
  const remove = async () => {
    const sure = await confirm({
      title: t("chat.removeTitle"),
      body: t("chat.removeBody"),
      ok: t("chat.removeOk"),
      danger: true,
    });
    if (!sure) return;
    const failure = await removeMessages(chatId, [...ids]);
    if (failure === null) stopSelecting();
    else toastFailure(failure);
  };
  return (
    <div className="hairline-t flex shrink-0 bg-ink-1 px-2 pt-1 pb-[max(6px,var(--safe-bottom))]">
      <BarAction
        label={t("chat.forwardEach")}
        icon={<Forward />}
        disabled={none}
        onPress={() => forward(false)}
      />
      <BarAction
        label={t("chat.forwardMerged")}
        icon={<Layers />}
        disabled={none}
        onPress={() => forward(true)}
      />
      <BarAction label={t("chat.remove")} icon={<Trash2 />} disabled={none} onPress={remove} />
    </div>
  );
}
