import { SceneArt } from "./scene-art.tsx";

/** The painted sky behind a person's header, faded enough for green text in the light theme. */
export function HeaderArt({ seed }: { seed: number }) {
  return (
    <div aria-hidden="true" className="absolute inset-x-0 top-0 -z-10 h-60">
      <div className="h-full opacity-55">
        <SceneArt seed={seed} bare />
      </div>
      <div className="absolute inset-0 bg-[linear-gradient(to_bottom,transparent,var(--ink-1)_80%)]" />
    </div>
  );
}
