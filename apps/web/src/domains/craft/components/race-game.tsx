import { Flag } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand/react";
import { confirm, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { usePage } from "../../../platform/page.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { raceBoard } from "../boards.ts";
import { endRace, openRace, raceStore } from "../race.store.ts";
import { GameFrame } from "./game-frame.tsx";
import { RaceStrip } from "./race-strip.tsx";

async function askEnd(id: number): Promise<void> {
  const sure = await confirm({ title: t("craft.raceEndTitle"), ok: t("craft.raceEnd"), danger: true });
  if (!sure) return;
  const failure = await endRace(id);
  toastFailure(failure);
}

/** A race in a group: everybody starts with the four first elements and looks for the same one. */
export function RaceGame({ id }: { id: number }) {
  const { race, things, failure } = useStore(raceStore);
  const { active } = usePage();
  useEffect(() => {
    if (!active) return;
    if (raceStore.getState().race?.id !== id) raceBoard.clear();
    void openRace(id);
  }, [active, id]);
  const canEnd = race?.id === id && race.canEnd;
  const nav = (
    <NavBar
      title={t("craft.race")}
      actions={
        canEnd && (
          <IconButton
            label={t("craft.raceEnd")}
            icon={<Flag aria-hidden="true" />}
            onClick={() => void askEnd(id)}
          />
        )
      }
    />
  );
  if (race?.id !== id)
    return (
      <Page nav={nav} padded>
        {failure === null ? (
          <SkeletonBlock className="mt-2 h-96 rounded-l" />
        ) : (
          <FailedState title={failure.message} onRetry={() => void openRace(id)} />
        )}
      </Page>
    );
  return <GameFrame nav={nav} board={raceBoard} things={things} firsts={null} over={<RaceStrip />} />;
}
