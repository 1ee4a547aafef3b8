import { usePicture } from "../../../../platform/media/use-picture.ts";
import { cx } from "../../../../ui/cx.ts";
import { SceneArt } from "../../../../ui/scene-art.tsx";
import { seedOf } from "../../../../ui/scene-shape.ts";

/** The picture behind a scene, or a sky painted from its name; fills its box. */
export function StoryArt({ src, name, bare = true }: { src: string; name: string; bare?: boolean }) {
  const picture = usePicture(src);
  const layout = "absolute inset-0 size-full";
  if (typeof picture !== "string")
    return (
      <SceneArt
        seed={seedOf(name)}
        bare={bare}
        className={cx(layout, picture === undefined && "animate-late")}
      />
    );
  return <img src={picture} alt="" draggable={false} className={`${layout} object-cover`} />;
}

/** The same full-screen, faded to ink where text stands. */
export function SceneBackdrop({ src, name, className }: { src: string; name: string; className?: string }) {
  return (
    <div aria-hidden="true" className={cx("absolute inset-0 -z-10 overflow-hidden bg-art-ink", className)}>
      <div key={src || name} className="absolute inset-0 animate-fade-in">
        <StoryArt src={src} name={name} />
      </div>
      <div className="absolute inset-0 bg-[linear-gradient(180deg,var(--art-veil-soft),transparent_20%,transparent_30%,var(--art-veil)_70%,var(--art-ink))]" />
    </div>
  );
}
