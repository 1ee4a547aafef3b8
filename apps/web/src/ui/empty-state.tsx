import type { ReactNode } from "react";
import { Phrases } from "./phrases.tsx";
import { Tesseract } from "./tesseract.tsx";

interface EmptyStateProps {
  /** One sentence. */
  title: string;
  note?: string;
  /** One Button. */
  action?: ReactNode;
}

/** An empty list: tesseract, one sentence, one action (design rule 8). */
export function EmptyState({ title, note, action }: EmptyStateProps) {
  return (
    <div className="flex animate-fade-in flex-col items-center px-8 py-14 text-center">
      <Tesseract size={96} className="opacity-90" />
      <p className="mt-5 text-n font-semibold text-balance">{title}</p>
      {note !== undefined && (
        <p className="mt-1 text-s text-balance text-text-2">
          <Phrases text={note} />
        </p>
      )}
      {action !== undefined && <div className="mt-5">{action}</div>}
    </div>
  );
}
