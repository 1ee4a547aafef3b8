import type { Character } from "@4d/contract";
import { ChevronLeft, ChevronRight, MessageCircle } from "lucide-react";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { Button } from "../../../../ui/button.tsx";
import { FailedState } from "../../../../ui/failed-state.tsx";
import { IconButton } from "../../../../ui/icon-button.tsx";
import { Narrated } from "../../../../ui/narrated.tsx";
import { SceneArt } from "../../../../ui/scene-art.tsx";
import { SkeletonRows } from "../../../../ui/skeleton.tsx";
import { loadTaste, tastesStore } from "../../tastes.store.ts";

/** The openings a character has, one at a time. */
function Openings({ greetings }: Pick<Character, "greetings">) {
  const [at, setAt] = useState(0);
  const text = greetings[at];
  if (text === undefined) return null;
  const step = (by: number) => setAt((at + by + greetings.length) % greetings.length);
  return (
    <div className="glass rounded-l p-4">
      <div className="scroller max-h-52 text-m leading-normal" aria-live="polite">
        <Narrated text={text} />
      </div>
      {greetings.length > 1 && (
        <div className="-mb-2 flex items-center justify-center">
          <IconButton
            label={t("square.openingBefore")}
            icon={<ChevronLeft aria-hidden="true" />}
            onClick={() => step(-1)}
          />
          <span className="num text-s">{t("square.openingAt", { at: at + 1, n: greetings.length })}</span>
          <IconButton
            label={t("square.openingNext")}
            icon={<ChevronRight aria-hidden="true" />}
            onClick={() => step(1)}
          />
        </div>
      )}
    </div>
  );
}

/** A character met in the sheet: who it is, how it begins, and the way into a talk (`FEED-1`). */
export function CharacterTaste({ id, onLeave }: { id: number; onLeave: () => void }) {
  const character = useStore(tastesStore, ({ characters }) => characters[id]);
  const failure = useStore(tastesStore, ({ failures }) => failures[id]);
  useEffect(() => void loadTaste(id), [id]);
  if (character === undefined)
    return failure === undefined ? (
      <SkeletonRows count={4} />
    ) : (
      <FailedState title={failure.message} onRetry={() => void loadTaste(id)} />
    );
  const { name, avatar, background, tagline, greetings, userId } = character;
  const talk = () => {
    onLeave();
    push("/pages/chat/chat-homepage", { userId });
  };
  return (
    <div
      data-art
      className="relative isolate flex min-h-[min(460px,60dvh)] flex-col justify-end gap-3 bg-art-ink px-4 pt-24 pb-4 text-on-art"
    >
      <div aria-hidden="true" className="absolute inset-0 -z-10 overflow-hidden">
        {background === "" ? (
          <SceneArt seed={id} />
        ) : (
          <img src={background} alt="" className="size-full object-cover" />
        )}
        <div className="absolute inset-0 bg-linear-[180deg,transparent,var(--art-veil)_60%,var(--art-ink)]" />
      </div>
      <div className="flex items-center gap-3">
        <Avatar name={name} src={avatar} size="large" />
        <span className="min-w-0">
          <b className="block truncate text-l font-bold">{name}</b>
          <span className="line-clamp-2 text-s text-on-art-dim wrap-anywhere">{tagline}</span>
        </span>
      </div>
      <Openings greetings={greetings} />
      <Button
        block
        look="bright"
        icon={<MessageCircle aria-hidden="true" className="size-5" />}
        onClick={talk}
      >
        {t("square.talkTo", { name })}
      </Button>
    </div>
  );
}
