import type { StoryCastMember } from "@4d/contract";
import type { Scene } from "@4d/story";
import { type ReactNode, useEffect, useRef } from "react";

import { t } from "../../../../platform/i18n/i18n.ts";
import { Avatar } from "../../../../ui/avatar.tsx";
import { type Typed, useTyped } from "../../use-typed.ts";

interface SceneViewProps {
  scene: Scene;
  /** Tells this scene from the same one visited again. */
  name: string;
  cast: readonly StoryCastMember[];
  busy: boolean;
  onChoose: (index: number) => void;
  /** Above the text: how others chose. */
  before?: ReactNode;
  /** Replaces the choices where there are none. */
  after?: ReactNode;
}

function Speaker({ member }: { member: StoryCastMember | undefined }) {
  if (member === undefined) return null;
  return (
    <div className="flex items-center gap-2.5 pb-2">
      <Avatar
        name={member.name}
        src={member.avatar}
        size="small"
        className="rounded-full ring-2 ring-on-art"
      />
      <span className="min-w-0 truncate text-l font-bold">{member.name}</span>
    </div>
  );
}

/** A scene: speaker, text being typed, choices. A tap on the text completes it. */
export function SceneView({ scene, name, cast, busy, onChoose, before, after }: SceneViewProps) {
  const typed = useTyped(scene.text, name);
  const speaker = cast.find(({ key }) => key === scene.speaker);
  return (
    <div className="flex h-full min-h-0 flex-col justify-end px-4 pb-[max(16px,var(--safe-bottom))]">
      {before}
      <Speaker member={speaker} />
      <div className="glass mb-3 flex min-h-0 shrink rounded-l">
        <div
          className="scroller max-h-80 w-full p-4 short:max-h-48"
          aria-live="polite"
          // The button below does the same for keys and screen readers.
          onPointerUp={typed.finish}
        >
          {scene.title !== "" && (
            <h2 className="pb-1.5 text-s font-semibold text-on-art-dim wrap-anywhere">{scene.title}</h2>
          )}
          <TypedText text={scene.text} typed={typed} />
        </div>
      </div>
      {typed.done ? (
        <div className="scroller max-h-3/5 shrink-0 animate-fade-in">
          {scene.choices.length > 0 && (
            <ul aria-label={t("stories.choices")} className="flex flex-col gap-2">
              {scene.choices.map(({ index, text }) => (
                <li key={index}>
                  <button
                    type="button"
                    disabled={busy}
                    onClick={() => onChoose(index)}
                    className="glass press flex min-h-12 w-full items-center rounded-m px-4 py-2.5 text-left text-m leading-snug wrap-anywhere"
                  >
                    {text || t("stories.goOn")}
                  </button>
                </li>
              ))}
            </ul>
          )}
          {after}
        </div>
      ) : (
        <button
          type="button"
          onClick={typed.finish}
          className="press min-h-12 shrink-0 rounded-m text-s text-on-art-dim"
        >
          {t("stories.showAll")}
        </button>
      )}
    </div>
  );
}

/** A scene's text; letters not typed yet are invisible but reserve their space, and are read aloud with the rest. */
function TypedText({ text, typed: { shown, done } }: { text: string; typed: Typed }) {
  const end = useRef<HTMLSpanElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to the text being typed
  useEffect(() => {
    if (!done) end.current?.scrollIntoView({ block: "nearest" });
  }, [shown, done]);
  return (
    <p className="text-n leading-normal wrap-anywhere whitespace-pre-line">
      {text.slice(0, shown)}
      <span ref={end} />
      {!done && <span className="opacity-0">{text.slice(shown)}</span>}
    </p>
  );
}
