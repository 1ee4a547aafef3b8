import { type Character, type CharacterMemory, MEMORY_MAX } from "@4d/contract";
import { Image, Pencil, Pin, PinOff, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { confirm, toastOnFailure } from "../../../../platform/dialogs.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { momentText } from "../../../../platform/time-text.ts";
import { Button } from "../../../../ui/button.tsx";
import { Tag } from "../../../../ui/tag.tsx";
import { TextArea } from "../../../../ui/text-area.tsx";
import { chatIdOfCharacter } from "../../character-chat.ts";
import { changeMemory, forget } from "../../memories.store.ts";
import { Postcard } from "./postcard.tsx";

async function askToForget({ id }: CharacterMemory): Promise<void> {
  const sure = await confirm({ title: t("aiChats.forgetTitle"), ok: t("aiChats.forget"), danger: true });
  if (sure) await toastOnFailure(forget(id));
}

function MemoryEditor({ memory, onDone }: { memory: CharacterMemory; onDone: () => void }) {
  const [text, setText] = useState(memory.text);
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const done = await toastOnFailure(changeMemory(memory.id, { text: text.trim() }));
    setBusy(false);
    if (done) onDone();
  };
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        aria-label={t("aiChats.editMemory")}
        autoFocus
        value={text}
        max={MEMORY_MAX}
        onChange={setText}
      />
      <div className="flex justify-end gap-2">
        <Button look="quiet" size="small" onClick={onDone}>
          {t("common.cancel")}
        </Button>
        <Button size="small" busy={busy} disabled={text.trim() === ""} onClick={() => void save()}>
          {t("common.save")}
        </Button>
      </div>
    </div>
  );
}

function MemoryButton({ label, icon, onPress }: { label: string; icon: ReactNode; onPress: () => unknown }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void onPress()}
      className="hit press grid size-9 place-items-center rounded-full text-text-2 [&_svg]:size-4.5"
    >
      {icon}
    </button>
  );
}

/** One memory: its text, its source, and its actions. */
export function MemoryCard({ memory, character }: { memory: CharacterMemory; character: Character }) {
  const [editing, setEditing] = useState(false);
  const [card, setCard] = useState(false);
  const { id, text, kind, pinned, sourceId, updatedAt } = memory;
  const source = () =>
    push("/pages/chat/chat-box", { chatId: chatIdOfCharacter(character), messageId: sourceId ?? undefined });
  if (editing)
    return (
      <li className="rounded-m bg-ink-2 p-4">
        <MemoryEditor memory={memory} onDone={() => setEditing(false)} />
      </li>
    );
  return (
    <li className="rounded-m bg-ink-2 pt-3.5 pr-2 pb-1.5 pl-4">
      <p className="pr-2 text-m leading-normal wrap-anywhere">{text}</p>
      <div className="mt-1 flex items-center justify-end gap-2 max-[359px]:flex-wrap">
        <span className="flex min-w-0 flex-1 items-center gap-2 text-xs text-text-3 max-[359px]:basis-full">
          <Tag tone={pinned ? "capsule" : "plain"}>
            {pinned ? t("aiChats.pinnedMark") : t(`aiChats.kind.${kind}`)}
          </Tag>
          {sourceId === null ? (
            <span className="truncate">{t("aiChats.byMe")}</span>
          ) : (
            <button type="button" onClick={source} className="hit truncate rounded-full text-capsule">
              {t("aiChats.fromMessage")}
            </button>
          )}
          <time className="num shrink-0" dateTime={new Date(updatedAt).toISOString()}>
            {momentText(updatedAt)}
          </time>
        </span>
        {pinned && (
          <MemoryButton
            label={t("aiChats.postcard")}
            icon={<Image aria-hidden="true" />}
            onPress={() => setCard(true)}
          />
        )}
        <MemoryButton
          label={pinned ? t("aiChats.unpin") : t("aiChats.pinIt")}
          icon={pinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
          onPress={() => toastOnFailure(changeMemory(id, { pinned: !pinned }))}
        />
        <MemoryButton
          label={t("aiChats.editMemory")}
          icon={<Pencil aria-hidden="true" />}
          onPress={() => setEditing(true)}
        />
        <MemoryButton
          label={t("aiChats.forget")}
          icon={<Trash2 aria-hidden="true" />}
          onPress={() => askToForget(memory)}
        />
      </div>
      <Postcard open={card} onClose={() => setCard(false)} memory={memory} character={character} />
    </li>
  );
}
