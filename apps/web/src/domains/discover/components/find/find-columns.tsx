import { ColumnsSkeleton } from "../../../../ui/columns-skeleton.tsx";
import { type FindCard, splitIntoColumns } from "../../find-cards.ts";
import { FindCardView } from "./find-card-view.tsx";

const keyOf = (item: FindCard) => (item.kind === "person" ? `p${item.user.id}` : `g${item.card.id}`);

/** Cards in two columns. */
export function FindColumns({ cards }: { cards: readonly FindCard[] }) {
  return (
    <div className="flex gap-2.5 px-3 pb-4">
      {splitIntoColumns(cards).map((column, at) => (
        <div key={at === 0 ? "left" : "right"} className="min-w-0 flex-1">
          {column.map((item) => (
            <FindCardView key={keyOf(item)} item={item} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The shape of those columns while nothing is known. */
export const FindSkeleton = () => (
  <ColumnsSkeleton
    heights={[
      ["h-64", "h-48", "h-56"],
      ["h-50", "h-66", "h-48"],
    ]}
  />
);
