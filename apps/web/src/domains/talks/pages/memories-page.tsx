import type { Character } from "@4d/contract";
import { BookHeart, EyeOff, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { confirm, promptText, toast } from "../../../platform/dialogs.ts";
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
import { switchTemporary } from "../components/home/home-menu.tsx";
import { MemoryCard } from "../components/memory/memory-card.tsx";
import { forgetAll, loadMemories, loadMoreMemories, memoriesStore, remember } from "../memories.store.ts";
import { MEMORY_MAX } from "../memory-order.ts";
import { findCharacter, goTo, talksStore } from "../talks.store.ts";

async function add({ id, name }: Character): Promise<void> {
  const text = await promptText({
    title: t("talks.rememberTitle", { name }),
    placeholder: t("talks.rememberHint"),
    max: MEMORY_MAX,
  });
  if (text === null || text.trim() === "") return;
  const outcome = await remember(id, text.trim());
  if (!outcome.ok) toast(outcome.failure.message);
}

async function dropAll({ id, name }: Character): Promise<void> {
  const sure = await confirm({
    title: t("talks.forgetAllTitle", { name }),
    body: t("talks.forgetAllBody"),
    ok: t("talks.forgetAll"),
    danger: true,
  });
  if (!sure) return;
  const failure = await forgetAll(id);
  toast(failure === null ? t("talks.forgotten") : failure.message);
}

/** Temporary talk: nothing of it is remembered (`CHAR-4`). */
function Temporary({ character }: { character: Character }) {
  const talk = useStore(talksStore, ({ active }) => (active?.character.id === character.id ? active : null));
  if (talk === null) return null;
  return (
    <CellGroup note={t("talks.temporaryNote", { name: character.name })}>
      <SwitchCell
        icon={<EyeOff />}
        title={t("talks.temporary")}
        checked={talk.temporary}
        onChange={() => switchTemporary(talk)}
      />
    </CellGroup>
  );
}

function Memories({ character }: { character: Character }) {
  const { items, state, nextCursor } = useStore(memoriesStore);
  return (
    <Loaded
      state={state}
      has={items.length > 0}
      skeleton={<SkeletonRows count={4} />}
      empty={
        <EmptyState
          title={t("talks.memoryEmpty", { name: character.name })}
          note={t("talks.memoryEmptyNote")}
          action={<Button onClick={() => void add(character)}>{t("talks.rememberAdd")}</Button>}
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

/** What a character remembers of me, from which message, to be read and changed (`CHAR-4`): `id` of its user. */
export function MemoriesPage() {
  const { query, active } = usePage();
  const userId = Number(query.id);
  const character = useStore(talksStore, ({ byUser }) => byUser[userId]);
  const count = useStore(memoriesStore, ({ items }) => items.length);
  const id = character?.id;
  useEffect(() => {
    if (!active) return;
    // How we talk is known of the active one; asking makes this one it.
    void findCharacter(userId).then((found) => found && goTo(found));
  }, [active, userId]);
  useEffect(() => {
    if (active && id !== undefined) void loadMemories(id);
  }, [active, id]);
  if (character === null)
    return (
      <Page nav={<NavBar />}>
        <EmptyState title={t("talks.nobody")} />
      </Page>
    );
  const all = character !== undefined && count > 0 && (
    <IconButton
      label={t("talks.forgetAll")}
      icon={<Trash2 aria-hidden="true" />}
      onClick={() => void dropAll(character)}
    />
  );
  return (
    <Page
      padded
      nav={<NavBar title={t("talks.memoryTitle")} actions={all} />}
      foot={
        character !== undefined &&
        count > 0 && (
          <FootBar>
            <Button
              block
              icon={<BookHeart aria-hidden="true" className="size-5" />}
              onClick={() => void add(character)}
            >
              {t("talks.rememberAdd")}
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
            {t("talks.memoryLead", { name: character.name })}
          </p>
          <Temporary character={character} />
          <Memories character={character} />
        </>
      )}
    </Page>
  );
}
