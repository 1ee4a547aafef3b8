import type { ReaderMap } from "@4d/story";
import { Flag, X } from "lucide-react";
import { memo, useMemo, useState } from "react";
import { confirm, toast } from "../../../../platform/dialogs.ts";
import { joinIsolated } from "../../../../platform/i18n/bidi-isolated.ts";
import { t } from "../../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { cx } from "../../../../ui/cx.ts";
import { Disclosure } from "../../../../ui/disclosure.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { percentOf } from "../../choice-share.ts";
import { choicesBackTo, countEndings, currentScene, readerMapOf, stepAt } from "../../reader-state.ts";
import { followPath, type Reading, rewind } from "../../reading.store.ts";
import { MapCanvas } from "../map/map-canvas.tsx";

type KnownReaderNode = ReaderMap["nodes"][number];
interface ReaderNodeProps {
  node: KnownReaderNode;
  here: boolean;
  faces: string;
  isZoomedOut: boolean;
  onPress: (id: string) => void;
}

/** Friends at a node: names and pictures, one per line. */
function FriendFaces({ faces }: { faces: string }) {
  if (faces === "") return null;
  const friends = faces.split("\n").map((face) => face.split("\t"));
  return (
    <span className="absolute -top-2.5 -right-2 flex -space-x-2">
      {friends.slice(0, 3).map(([name = "", src]) => (
        <Avatar key={name} name={name} src={src} size="minier" className="rounded-full ring-2 ring-ink-1" />
      ))}
      <span className="sr-only">
        {joinIsolated(
          friends.map(([name]) => name),
          "、",
        )}
      </span>
    </span>
  );
}

const ReaderNode = memo(function Spot({ node, here, faces, isZoomedOut: far, onPress }: ReaderNodeProps) {
  if (node.seen === "fog")
    return (
      <div
        role="img"
        aria-label={t("stories.fog")}
        className="grid size-full animate-twinkle place-items-center rounded-m border border-dashed border-text-3 bg-ink-2 text-l text-text-3"
      >
        ?
      </div>
    );
  const shape = cx(
    "relative flex size-full items-center gap-2 rounded-m px-3 text-left shadow-pop",
    node.ending ? "bg-capsule-deep" : "bg-ink-3",
    here && "outline-3 outline-capsule",
  );
  const inside = (
    <>
      {node.ending && <Flag aria-hidden="true" className="size-4.5 shrink-0 text-capsule" />}
      <span className="line-clamp-2 text-tab leading-snug font-semibold wrap-anywhere">
        {node.title || t("stories.untitled")}
      </span>
      {here && <span className="sr-only">{t("stories.youAreHere")}</span>}
      <FriendFaces faces={faces} />
    </>
  );
  // Too small to press: a press zooms in.
  if (far) return <div className={shape}>{inside}</div>;
  return (
    <button type="button" tabIndex={-1} onClick={() => onPress(node.id)} className={cx("press", shape)}>
      {inside}
    </button>
  );
});

async function rewindTo(reading: Reading, node: string, onClose: () => void): Promise<void> {
  const step = stepAt(reading, node);
  if (step === reading.scenes.length - 1) return onClose();
  const choicesBack = step < 0 ? choicesBackTo(reading, node) : null;
  if (step < 0 && choicesBack === null) return toast(t("stories.offThisWay"));
  const sure = await confirm({
    title: t("stories.rewindTitle"),
    body:
      choicesBack === null
        ? t("stories.rewindBody", { n: reading.scenes.length - 1 - step })
        : t("stories.otherWayBody", { n: choicesBack.length }),
    ok: t("stories.rewind"),
  });
  if (!sure) return;
  onClose();
  await (choicesBack === null ? rewind(reading.storyId, step) : followPath(reading.storyId, choicesBack));
}

function ChoiceShares({ reading, map }: { reading: Reading; map: ReaderMap }) {
  const { script, shares } = reading;
  const visited = map.nodes.filter(({ seen }) => seen === "visited");
  const lines = visited.flatMap(({ id, title }) => {
    const node = script.graph?.nodes.find((one) => one.id === id);
    const choices = (node?.choices ?? []).flatMap(({ text }, at) => {
      const percent = percentOf(shares, id, at);
      return percent === null ? [] : [{ text, percent }];
    });
    return choices.length < 2 ? [] : [{ id, title, choices }];
  });
  if (lines.length === 0) return null;
  return (
    <div className="glass max-h-1/2 overflow-y-auto rounded-m px-4 py-0.5">
      <Disclosure title={t("stories.howOthersChose")}>
        <div className="pb-2.5">
          {lines.map(({ id, title, choices }) => (
            <div key={id} className="pt-2">
              <p className="truncate text-xs text-on-art-dim">{title || t("stories.untitled")}</p>
              {choices.map(({ text, percent }) => (
                <p key={text} className="flex gap-2 text-s">
                  <span className="min-w-0 flex-1 truncate">{text}</span>
                  <span className="num">{t("stories.percent", { n: percent })}</span>
                </p>
              ))}
            </div>
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

/** The reader's map: visited nodes, fog where choices lead on, friends' positions (`STORY-2`). */
export function ReaderMapView({ reading, onClose }: { reading: Reading; onClose: () => void }) {
  const map = useMemo(() => readerMapOf(reading), [reading]);
  const here = currentScene(reading)?.node ?? "";
  const [focus, setFocus] = useState(here);
  const { found, total } = countEndings(reading);
  const edges = map.edges.map(({ from, to, taken }) => ({
    from,
    to,
    tone: taken ? ("taken" as const) : ("fog" as const),
  }));
  const facesAt = (id: string) =>
    reading.friends
      .filter(({ node }) => node === id)
      .map(({ nickName, headImage }) => `${nickName}\t${headImage}`)
      .join("\n");
  const press = (id: string) => void rewindTo(reading, id, onClose);
  return (
    <div
      role="dialog"
      aria-label={t("stories.map")}
      className="absolute inset-0 z-20 flex animate-fade-in flex-col bg-ink-0"
    >
      <header className="flex items-center gap-2 px-4 pt-[max(8px,var(--safe-top))] pb-2">
        <div className="min-w-0 flex-1">
          <h2 className="text-l font-bold">{t("stories.map")}</h2>
          <p className="num text-s text-text-2">
            {t("stories.seenNodes", { n: map.nodes.filter(({ seen }) => seen === "visited").length })} ·{" "}
            {t("stories.endingsOf", { n: found, all: total })}
          </p>
        </div>
        <IconButton
          label={t("common.close")}
          icon={<X aria-hidden="true" />}
          look="filled"
          onClick={onClose}
        />
      </header>
      <div className="relative min-h-0 flex-1">
        <MapCanvas
          label={t("stories.map")}
          nodes={map.nodes}
          edges={edges}
          focus={focus}
          onFocus={setFocus}
          onOpen={press}
          draw={(node, isZoomedOut) => (
            <ReaderNode
              node={node}
              isZoomedOut={isZoomedOut}
              here={node.id === here}
              faces={facesAt(node.id)}
              onPress={press}
            />
          )}
        >
          <div className="pointer-events-none absolute inset-x-3 bottom-[max(12px,var(--safe-bottom))] *:pointer-events-auto">
            <ChoiceShares reading={reading} map={map} />
          </div>
        </MapCanvas>
      </div>
    </div>
  );
}
