import { type Character, MEMORY_MAX } from "@4d/contract";
import { BookHeart, EyeOff, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { confirm, promptText, toastFailure, toastOutcome } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { CellGroup } from "../../../ui/cell.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { FootBar } from "../../../ui/foot-bar.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { aiChatsStore, findCharacter, switchTo } from "../ai-chats.store.ts";
import { askToSwitchTemporary } from "../components/home/home-menu.tsx";
import { MemoryCard } from "../components/memory/memory-card.tsx";
import { forgetAll, loadMemories, loadMoreMemories, memoriesStore, remember } from "../memories.store.ts";

async function askToRemember({ id, name }: Character): Promise<void> {
  const text = await promptText({
    title: t("aiChats.rememberTitle", { name }),
    placeholder: t("aiChats.rememberHint"),
    max: MEMORY_MAX,
  });
  if (text === null || text.trim() === "") return;
  const outcome = await remember(id, text.trim());
  if (!outcome.ok) toastFailure(outcome.failure);
}

async function askToForgetAll({ id, name }: Character): Promise<void> {
  const sure = await confirm({
    title: t("aiChats.forgetAllTitle", { name }),
    body: t("aiChats.forgetAllBody"),
    ok: t("aiChats.forgetAll"),
    danger: true,
  });
  if (!sure) return;
  const failure = await forgetAll(id);
  toastOutcome(failure, t("aiChats.forgotten"));
}

/** Switches temporary mode, in which nothing is remembered (`CHAR-4`). */
function TemporarySwitch({ character }: { character: Character }) {
  const aiChat = useStore(aiChatsStore, ({ active }) =>
    active?.character.id === character.id ? active : null,
  );
  if (aiChat === null) return null;
  return (
    <CellGroup note={t("aiChats.temporaryNote", { name: character.name })}>
      <SwitchCell
        icon={<EyeOff />}
        title={t("aiChats.temporary")}
        checked={aiChat.temporary}
        onChange={() => askToSwitchTemporary(aiChat)}
      />
    </CellGroup>
  );
}

function MemoryList({ character }: { character: Character }) {
  const { items, state, nextCursor } = useStore(memoriesStore);
  return (
    <Loaded
      state={state}
      has={items.length > 0}
      skeleton={<SkeletonRows count={4} />}
      empty={
        <EmptyState
          title={t("aiChats.memoryEmpty", { name: character.name })}
          note={t("aiChats.memoryEmptyNote")}
          action={<Button onClick={() => void askToRemember(character)}>{t("aiChats.rememberAdd")}</Button>}
        />
      }
      onRetry={() => loadMemories(character.id)}
    >
      <ul className="flex flex-col gap-2.5 pb-6">
        {items.map((memory) => (
          <MemoryCard key={memory.id} memory={memory} character={character} />
        ))}
      </ul>
      {nextCursor !== null && <MoreSentinel key={nextCursor} onNear={() => void loadMoreMemories()} />}
    </Loaded>
  );
}

/** What a character remembers about me, and from which message; can be edited (`CHAR-4`): `id` is its user. */
export function MemoriesPage() {
  const { query, active } = usePage();
  const userId = Number(query.id);
  const character = useStore(aiChatsStore, ({ byUser }) => byUser[userId]);
  const count = useStore(memoriesStore, ({ items }) => items.length);
  const id = character?.id;
  useEffect(() => {
    if (!active) return;
    // Only the active AI chat says whether it is temporary, so this one is made active.
    void findCharacter(userId).then((loaded) => loaded && switchTo(loaded));
  }, [active, userId]);
  useEffect(() => {
    if (active && id !== undefined) void loadMemories(id);
  }, [active, id]);
  if (character === null)
    return (
      <Page nav={<NavBar />}>
        <EmptyState title={t("aiChats.nobody")} />
      </Page>
    );
  const all = character !== undefined && count > 0 && (
    <IconButton
      label={t("aiChats.forgetAll")}
      icon={<Trash2 aria-hidden="true" />}
      onClick={() => void askToForgetAll(character)}
    />
  );
  return (
    <Page
      padded
      nav={<NavBar title={t("aiChats.memoryTitle")} actions={all} />}
      foot={
        character !== undefined &&
        count > 0 && (
          <FootBar>
            <Button
              block
              icon={<BookHeart aria-hidden="true" className="size-5" />}
              onClick={() => void askToRemember(character)}
            >
              {t("aiChats.rememberAdd")}
            </Button>
          </FootBar>
        )
      }
    >
      {character === undefined ? (
        <SkeletonRows count={4} />
      ) : (
        <>
          <p className="px-1 pt-1 pb-3 text-s text-text-2">
            {t("aiChats.memoryLead", { name: character.name })}
          </p>
          <TemporarySwitch character={character} />
          <MemoryList character={character} />
        </>
      )}
    </Page>
  );
}
