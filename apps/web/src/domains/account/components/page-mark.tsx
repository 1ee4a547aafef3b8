import type { ReactNode } from "react";
import { Phrases } from "../../../ui/phrases.tsx";

interface PageMarkProps {
  icon: ReactNode;
  title: string;
  note: string;
  /** "grave": a red icon, as for deleting the account. */
  tone?: "calm" | "grave";
}

/** Head of a single-purpose page: an icon in a disc, a heading, a sentence. */
export function PageMark({ icon, title, note, tone = "calm" }: PageMarkProps) {
  return (
    <div className="flex flex-col items-center px-2 pt-5 pb-2 text-center">
      <span
        aria-hidden="true"
        className={
          tone === "grave"
            ? "grid size-17 place-items-center rounded-full bg-ink-3 text-rose [&_svg]:size-8 [&_svg]:stroke-[1.7]"
            : "grid size-17 place-items-center rounded-full bg-ink-3 text-capsule [&_svg]:size-8 [&_svg]:stroke-[1.7]"
        }
      >
        {icon}
      </span>
      <h2 className="mt-4 text-xl font-heavy text-balance">{title}</h2>
      <p className="mt-1.5 text-m text-balance text-text-2">
        <Phrases text={note} />
      </p>
    </div>
  );
}
