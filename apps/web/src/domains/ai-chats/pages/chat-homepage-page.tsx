import type { AiChat, Character } from "@4d/contract";
import { lazy, Suspense, useEffect } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { replace, switchTab } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { trackDrawing } from "../../../platform/when-drawn.ts";
import { Button } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { Tesseract } from "../../../ui/tesseract.tsx";
import {
  aiChatsStore,
  findCharacter,
  loadActive,
  neighbourOf,
  restoreActive,
  switchBy,
  switchTo,
} from "../ai-chats.store.ts";
import { CharacterArt } from "../components/home/character-art.tsx";
import { HomeHeader } from "../components/home/home-header.tsx";
import { useSwipe } from "../components/home/use-swipe.ts";

const loadScreen = () => import("../components/home/ai-chat-screen.tsx");
const AiChatScreen = lazy(async () => ({ default: (await trackDrawing(loadScreen())).AiChatScreen }));

/** The next or previous character, seen while a finger moves the screen. */
function NeighbourPreview({ character, below }: { character: Character | null; below: boolean }) {
  if (character === null) return null;
  return (
    <div className={below ? "absolute inset-x-0 top-full h-full" : "absolute inset-x-0 bottom-full h-full"}>
      <CharacterArt character={character} />
      <p className="absolute inset-x-0 bottom-24 px-8 text-center">
        <span className="block text-xl font-bold">{character.name}</span>
        <span className="mt-1 block text-s text-balance text-on-art-dim">{character.tagline}</span>
      </p>
    </div>
  );
}

function CharacterHome({ aiChat, active }: { aiChat: AiChat; active: boolean }) {
  const { id } = aiChat.character;
  const ring = useStore(aiChatsStore, (state) => state.ring);
  const { frame, dragging, swipe: go } = useSwipe(active, (by) => neighbourOf(id, by) !== null, switchBy);
  const hasNext = ring.some((other) => other.id !== id);
  return (
    <div className="relative isolate h-full overflow-hidden bg-art-ink">
      <div ref={frame} className="relative h-full">
        {dragging && (
          <>
            <NeighbourPreview character={neighbourOf(id, -1)} below={false} />
            <NeighbourPreview character={neighbourOf(id, 1)} below />
          </>
        )}
        <CharacterArt character={aiChat.character} />
        <div className="relative flex h-full flex-col">
          <HomeHeader aiChat={aiChat} onNext={hasNext ? () => go(1) : null} />
          <Suspense fallback={<div className="flex-1" />}>
            <AiChatScreen key={id} aiChat={aiChat} active={active} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** Shown until the active character is known. */
function HomeLoading({ failed }: { failed: boolean }) {
  return (
    <div className="grid h-full place-items-center bg-art-ink">
      {failed ? (
        <div className="flex flex-col items-center">
          <FailedState onRetry={() => void loadActive()} />
          <Button look="glass" size="small" onClick={() => switchTab("/")}>
            {t("shell.openMessages")}
          </Button>
        </div>
      ) : (
        <span role="status" aria-label={t("common.loading")} className="animate-late">
          <Tesseract size={96} />
        </span>
      )}
    </div>
  );
}

/** The launch page (`rules §2.5`): the active character over its picture; `userId` opens a certain one (`CHAR-2`). */
export function ChatHomepagePage() {
  const { query, active: isOpen, isHere } = usePage();
  const active = useStore(aiChatsStore, (state) => state.active);
  const state = useStore(aiChatsStore, (store) => store.state);
  const requestedUserId = Number(query.userId ?? 0);
  useEffect(() => {
    if (!isOpen) return;
    restoreActive();
    if (requestedUserId === 0) return void loadActive();
    void findCharacter(requestedUserId).then(async (character) => {
      if (character === null) await loadActive();
      else await switchTo(character);
    });
  }, [isOpen, requestedUserId]);
  const nobody = state === "ready" && active === null;
  useEffect(() => {
    // Without any character there are still people, unless somebody is on their way to another page already.
    if (isOpen && nobody && isHere()) replace("/");
  }, [isOpen, nobody, isHere]);
  return (
    <div data-art className="h-full text-on-art">
      {active === null ? (
        <HomeLoading failed={state === "failed"} />
      ) : (
        <CharacterHome aiChat={active} active={isOpen} />
      )}
    </div>
  );
}
