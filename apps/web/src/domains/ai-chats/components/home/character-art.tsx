import type { Character } from "@4d/contract";
import { useStore } from "zustand/react";
import { usePicture } from "../../../../platform/media/use-picture.ts";
import { cx } from "../../../../ui/cx.ts";
import { SceneArt } from "../../../../ui/scene-art.tsx";
import { emotionsStore } from "../../emotion-of.ts";

type CharacterPictures = Pick<Character, "id" | "background" | "avatar">;

/** The emotion, else the background, else the portrait, else a painted sky; fills the screen behind a character. */
function Picture({ character: { id, background, avatar } }: { character: CharacterPictures }) {
  const emotion = useStore(emotionsStore, (pictures) => pictures[id] ?? null);
  const backgroundSrc = usePicture(emotion ?? background);
  const face = usePicture(backgroundSrc === null ? avatar : "");
  const src = backgroundSrc === null ? face : backgroundSrc;
  const layout = "absolute inset-0 size-full";
  if (typeof src !== "string")
    return <SceneArt seed={id} bare className={cx(layout, src === undefined && "animate-late")} />;
  return <img src={src} alt="" draggable={false} className={`${layout} object-cover object-top`} />;
}

/** A character's picture over the whole screen, faded to ink below the middle (design rule 5). */
export function CharacterArt({ character, className }: { character: CharacterPictures; className?: string }) {
  return (
    <div aria-hidden="true" className={cx("absolute inset-0 overflow-hidden bg-art-ink", className)}>
      <Picture key={character.id} character={character} />
      <div className="absolute inset-0 bg-[linear-gradient(180deg,var(--art-veil-soft),transparent_22%,transparent_34%,var(--art-veil)_72%,var(--art-ink))]" />
    </div>
  );
}
