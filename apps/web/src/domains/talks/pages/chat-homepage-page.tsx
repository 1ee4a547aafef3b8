import type { Character, Talk } from "@4d/contract";
import { lazy, Suspense, useEffect } from "react";
import { useStore } from "zustand/react";
import { drawing } from "../../../platform/calm.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { replace, switchTab } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { Button } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/failed-state.tsx";
import { Tesseract } from "../../../ui/tesseract.tsx";
import { CharacterArt } from "../components/home/character-art.tsx";
import { HomeHeader } from "../components/home/home-header.tsx";
import { useSwipe } from "../components/home/use-swipe.ts";
import {
  findCharacter,
  goOn,
  goTo,
  loadActive,
  neighbourOf,
  recallTalk,
  talksStore,
} from "../talks.store.ts";

const loadScreen = () => import("../components/home/talk-screen.tsx");
const TalkScreen = lazy(async () => ({ default: (await drawing(loadScreen())).TalkScreen }));

/** A neighbour beside the screen, seen while a finger moves it. */
function Beside({ character, below }: { character: Character | null; below: boolean }) {
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

function Home({ talk, active }: { talk: Talk; active: boolean }) {
  const { id } = talk.character;
  const ring = useStore(talksStore, (state) => state.ring);
  const { frame, dragging, go } = useSwipe(active, (by) => neighbourOf(id, by) !== null, goOn);
  const hasNext = ring.some((other) => other.id !== id);
  return (
    <div className="relative isolate h-full overflow-hidden bg-art-ink">
      <div ref={frame} className="relative h-full">
        {dragging && (
          <>
            <Beside character={neighbourOf(id, -1)} below={false} />
            <Beside character={neighbourOf(id, 1)} below />
          </>
        )}
        <CharacterArt character={talk.character} />
        <div className="relative flex h-full flex-col">
          <HomeHeader talk={talk} onNext={hasNext ? () => go(1) : null} />
          <Suspense fallback={<div className="flex-1" />}>
            <TalkScreen key={id} talk={talk} active={active} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

/** Before it is known with whom to talk. */
function Waiting({ failed }: { failed: boolean }) {
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

/** Where the launch lands (`rules §2.5`): the active character, full of picture; `userId` opens a certain one (`CHAR-2`). */
export function ChatHomepagePage() {
  const { query, active: seen } = usePage();
  const active = useStore(talksStore, (state) => state.active);
  const state = useStore(talksStore, (talks) => talks.state);
  const asked = Number(query.userId ?? 0);
  useEffect(() => {
    if (!seen) return;
    recallTalk();
    if (asked === 0) return void loadActive();
    void findCharacter(asked).then(async (character) => {
      if (character === null) await loadActive();
      else await goTo(character);
    });
  }, [seen, asked]);
  const nobody = state === "ready" && active === null;
  useEffect(() => {
    // With nobody to talk with there are still people.
    if (seen && nobody) replace("/");
  }, [seen, nobody]);
  return (
    <div data-art className="h-full text-on-art">
      {active === null ? <Waiting failed={state === "failed"} /> : <Home talk={active} active={seen} />}
    </div>
  );
}
