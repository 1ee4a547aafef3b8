import { t } from "../../../../platform/i18n/i18n.ts";
import { push } from "../../../../platform/navigation.ts";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";

interface EmptyListProps {
  title: string;
  note?: string;
  /** What fills the list: writing a post, or browsing others' posts. */
  next: "write" | "look";
}

/** An empty list of the square, with an action (design rule 8). */
export function EmptyList({ next, ...words }: EmptyListProps) {
  const path = next === "write" ? "/pages/square/compose" : "/pages/square/square";
  return (
    <EmptyState
      {...words}
      action={
        <Button onClick={() => push(path)}>
          {t(next === "write" ? "square.compose" : "square.toSquare")}
        </Button>
      }
    />
  );
}
