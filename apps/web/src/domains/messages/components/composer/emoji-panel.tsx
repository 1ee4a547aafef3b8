import { Delete, Smile, Sticker } from "lucide-react";
import { type ReactNode, useState } from "react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { tick } from "../../../../platform/media/haptics.ts";
import { cx } from "../../../../ui/cx.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { sendSticker } from "../../sending.store.ts";
import { useChat } from "../box/chat-context.ts";
import { STICKERS, stickerName, stickerUrl } from "../stickers.ts";
import { EmojiGrid } from "./emoji-grid.tsx";
import type { ComposerState } from "./use-composer.ts";

const STICKER_SIZE = 240;

function StickerGrid() {
  const { chatId } = useChat();
  return (
    <div className="scroller grid h-full grid-cols-4 content-start gap-1 p-2">
      {STICKERS.map((name) => (
        <button
          key={name}
          type="button"
          aria-label={t("chat.sticker", { name: stickerName(name) })}
          onClick={() => {
            sendSticker(chatId, { name, url: stickerUrl(name), size: STICKER_SIZE });
            tick();
          }}
          className="press grid place-items-center rounded-m p-1.5 -outline-offset-2"
        >
          <img src={stickerUrl(name)} alt="" draggable={false} className="aspect-square w-full max-w-19" />
          <span className="text-2xs text-text-3">{stickerName(name)}</span>
        </button>
      ))}
    </div>
  );
}

interface TabProps {
  label: string;
  icon: ReactNode;
  on: boolean;
  onPress: () => void;
}

function Tab({ label, icon, on, onPress }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      aria-selected={on}
      aria-label={label}
      title={label}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
      className={cx(
        "hit press grid h-8 w-12 place-items-center rounded-full [&_svg]:size-5 [&_svg]:stroke-[1.8]",
        on ? "bg-ink-4 text-text-1" : "text-text-3",
      )}
    >
      {icon}
    </button>
  );
}

/** Under the field: emoji and stickers (`MSG-9`). A chunk of its own. */
export function EmojiPanel({ composer }: { composer: ComposerState }) {
  const [tab, setTab] = useState<"emoji" | "stickers">("emoji");
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 flex-1">
        {tab === "emoji" ? <EmojiGrid onPick={composer.insert} /> : <StickerGrid />}
      </div>
      <div className="hairline-t flex h-11 shrink-0 items-center gap-2 px-3">
        <div role="tablist" aria-label={t("chat.emoji")} className="flex gap-2">
          <Tab
            label={t("chat.emoji")}
            icon={<Smile />}
            on={tab === "emoji"}
            onPress={() => setTab("emoji")}
          />
          <Tab
            label={t("chat.stickers")}
            icon={<Sticker />}
            on={tab === "stickers"}
            onPress={() => setTab("stickers")}
          />
        </div>
        <span className="flex-1" />
        {tab === "emoji" && (
          <IconButton
            label={t("chat.deleteOne")}
            icon={<Delete aria-hidden="true" />}
            disabled={composer.text === ""}
            onPointerDown={(event) => event.preventDefault()}
            onClick={composer.deleteOne}
          />
        )}
      </div>
    </div>
  );
}
