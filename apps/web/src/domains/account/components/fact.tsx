import type { ReactNode } from "react";

/** A card with a heading and a sentence under it. */
export function Fact({ icon, title, note }: { icon: ReactNode; title: string; note: string }) {
  return (
    <section className="flex gap-3.5 rounded-m bg-ink-2 px-4 py-3.5">
      <span aria-hidden="true" className="mt-0.5 text-text-2 [&_svg]:size-5.25 [&_svg]:stroke-[1.8]">
        {icon}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="text-m font-semibold">{title}</h3>
        <p className="mt-0.5 text-s text-pretty text-text-2">{note}</p>
      </div>
    </section>
  );
}
