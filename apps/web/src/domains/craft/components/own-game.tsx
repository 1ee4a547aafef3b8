import { CloudOff, Ellipsis, Eraser, Images, RotateCcw, Target } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { confirm, toast, toastFailure } from "../../../platform/dialogs.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { usePage } from "../../../platform/page.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonBlock } from "../../../ui/skeleton.tsx";
import { ownBoard } from "../boards.ts";
import { craftStore, loadCraft, resetCraft } from "../craft.store.ts";
import { goalsStore, loadGoals } from "../goals.store.ts";
import { settleQueue } from "../settle.store.ts";
import type { ElementQuery } from "./element-sheet.tsx";
import { GameFrame } from "./game-frame.tsx";
import { GoalsSheet, metCount } from "./goals-sheet.tsx";
import { SettlementSheet } from "./settlement-sheet.tsx";

async function askReset(): Promise<void> {
  const sure = await confirm({
    title: t("craft.resetTitle"),
    body: t("craft.resetBody"),
    ok: t("craft.reset"),
    danger: true,
  });
  if (!sure) return;
  const failure = await resetCraft();
  if (failure !== null) return toastFailure(failure);
  ownBoard.clear();
  toast(t("craft.resetDone"));
}

function GameMenu({ onGoals }: { onGoals: () => void }) {
  return (
    <Menu
      label={t("common.more")}
      icon={<Ellipsis aria-hidden="true" />}
      items={[
        {
          id: "wall",
          label: t("craft.wall"),
          icon: <Images aria-hidden="true" />,
          onPress: () => push("/pages/game/craft-wall"),
        },
        { id: "goals", label: t("craft.goals"), icon: <Target aria-hidden="true" />, onPress: onGoals },
        {
          id: "clear",
          label: t("craft.clear"),
          icon: <Eraser aria-hidden="true" />,
          onPress: () => ownBoard.clear(),
        },
        {
          id: "reset",
          label: t("craft.reset"),
          icon: <RotateCcw aria-hidden="true" />,
          danger: true,
          onPress: () => void askReset(),
        },
      ]}
    />
  );
}

/** Shown over the board: the progress of today's goals, and the combinations that wait for the server. */
function Marks({ onGoals }: { onGoals: () => void }) {
  const { goals } = useStore(goalsStore);
  const { queue, offline } = useStore(craftStore);
  const waits = offline || queue.length > 0;
  return (
    <div className="relative z-10 flex justify-between gap-2 p-3">
      <span>
        {goals !== null && (
          <button
            type="button"
            onClick={onGoals}
            className="hit press num flex min-h-8 items-center gap-1.5 rounded-full bg-ink-2 px-3 text-xs text-text-2"
          >
            <Target aria-hidden="true" className="size-4" />
            {t("craft.today", { n: metCount(goals), count: goals.goals.length })}
          </button>
        )}
      </span>
      {waits && (
        <button
          type="button"
          onClick={() => void settleQueue()}
          className="hit press num flex min-h-8 items-center gap-1.5 rounded-full bg-ink-2 px-3 text-xs text-amber"
        >
          <CloudOff aria-hidden="true" className="size-4" />
          {t("craft.waiting", { n: queue.length })}
        </button>
      )}
    </div>
  );
}

/** Loads my elements whenever the page is shown, and settles combinations made offline. */
function useGame(): void {
  const { active } = usePage();
  useEffect(() => {
    if (!active) return;
    void loadCraft().then(settleQueue);
    void loadGoals();
  }, [active]);
  const met = useStore(ownBoard.store, ({ note }) => note);
  useEffect(() => {
    const { goals } = goalsStore.getState();
    const open = goals !== null && metCount(goals) < goals.goals.length;
    if (open && met !== null && (met.played.isNew || met.played.goalMet)) void loadGoals();
  }, [met]);
  // Elements that the server rejected are no longer mine, so they leave the board.
  useEffect(
    () =>
      craftStore.subscribe(({ things, queue, ready }) => {
        if (!ready || queue.length > 0) return;
        const mine = new Set(things.map(({ key }) => key));
        if (ownBoard.store.getState().pieces.some(({ thing }) => !mine.has(thing.key)))
          ownBoard.retain(({ key }) => mine.has(key));
      }),
    [],
  );
}

/** The main game, with all my elements. `asked` is the element whose origin is shown when the page opens. */
export function OwnGame({ asked }: { asked: number }) {
  const { things, firsts, ready, failure } = useStore(craftStore);
  const [goals, setGoals] = useState(false);
  useGame();
  const thing = asked > 0 ? things.find(({ id }) => id === asked) : undefined;
  const first: ElementQuery | null = thing === undefined ? null : { thing, number: null };
  const nav = <NavBar title={t("craft.title")} actions={<GameMenu onGoals={() => setGoals(true)} />} />;
  if (!ready)
    return (
      <Page nav={nav} padded>
        {failure === null ? (
          <SkeletonBlock className="mt-2 h-96 rounded-l" />
        ) : (
          <FailedState title={failure.message} onRetry={() => void loadCraft()} />
        )}
      </Page>
    );
  return (
    <GameFrame
      nav={nav}
      board={ownBoard}
      things={things}
      firsts={firsts}
      asked={first}
      over={<Marks onGoals={() => setGoals(true)} />}
    >
      <GoalsSheet open={goals} onClose={() => setGoals(false)} />
      <SettlementSheet />
    </GameFrame>
  );
}
