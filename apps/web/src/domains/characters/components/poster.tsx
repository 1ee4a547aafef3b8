import type { CharacterSheet } from "@4d/contract";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { cx } from "../../../ui/cx.ts";
import { SceneArt } from "../../../ui/scene-art.tsx";

interface PosterProps {
  sheet: Pick<CharacterSheet, "name" | "background" | "avatar" | "tagline">;
  className?: string;
  children?: ReactNode;
}

/** The picture of a character: its background, otherwise its avatar, otherwise a sky drawn from its name. */
export function PosterArt({ sheet: { name, background, avatar } }: { sheet: PosterProps["sheet"] }) {
  if (background !== "")
    return (
      <img src={background} alt="" className="absolute inset-0 size-full object-cover object-[50%_20%]" />
    );
  if (avatar !== "") return <img src={avatar} alt="" className="absolute inset-0 size-full object-cover" />;
  return (
    <span className="absolute inset-0">
      <SceneArt seed={pictureSeed(name)} bare />
    </span>
  );
}

/** A character as a poster: a picture that fades to ink, with name and tagline on it. */
export function Poster({ sheet, className, children }: PosterProps) {
  return (
    <div className={cx("relative isolate overflow-hidden rounded-l bg-art-ink text-on-art", className)}>
      <PosterArt sheet={sheet} />
      <span className="absolute inset-0 bg-[linear-gradient(180deg,transparent_35%,var(--art-veil)_82%,var(--art-ink))]" />
      <div className="absolute inset-x-0 bottom-0 p-4">
        <p className="truncate text-xl leading-snug font-bold">{sheet.name || t("making.unnamed")}</p>
        <p className="mt-0.5 line-clamp-2 text-s text-on-art-dim">{sheet.tagline || t("making.noTagline")}</p>
        {children}
      </div>
    </div>
  );
}

/** A seed from a name, so that the same name has the same picture. Pure. */
function pictureSeed(name: string): number {
  let seed = 7;
  for (const sign of name) seed = (Math.imul(seed, 31) + (sign.codePointAt(0) ?? 0)) >>> 0;
  return seed % 10_000;
}
