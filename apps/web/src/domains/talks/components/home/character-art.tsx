import type { Character } from "@4d/contract";
import { useState } from "react";
import { cx } from "../../../../ui/cx.ts";
import { SceneArt } from "../../../../ui/scene-art.tsx";

type Pictured = Pick<Character, "id" | "background" | "avatar">;

/** What fills the screen behind a character: its background, else its portrait, else a painted sky. */
function Picture({ character }: { character: Pictured }) {
  const { id, background, avatar } = character;
  const [broken, setBroken] = useState("");
  const src = [background, avatar].find((one) => one !== "" && one !== broken);
  if (src === undefined) return <SceneArt seed={id} bare className="absolute inset-0 size-full" />;
  return (
    <img
      src={src}
      alt=""
      draggable={false}
      decoding="async"
      onError={() => setBroken(src)}
      className="absolute inset-0 size-full object-cover object-top"
    />
  );
}

/** A character's picture over the whole screen, faded to ink below the middle (design rule 5). */
export function CharacterArt({ character, className }: { character: Pictured; className?: string }) {
  return (
    <div aria-hidden="true" className={cx("absolute inset-0 overflow-hidden bg-art-ink", className)}>
      <Picture key={character.id} character={character} />
      <div className="absolute inset-0 bg-[linear-gradient(180deg,var(--art-veil-soft),transparent_22%,transparent_34%,var(--art-veil)_72%,var(--art-ink))]" />
    </div>
  );
}
