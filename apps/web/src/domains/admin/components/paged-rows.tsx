import type { ReactNode } from "react";
import { useStore } from "zustand/react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Button } from "../../../ui/button.tsx";
import { Loaded } from "../../../ui/loaded.tsx";
import { MoreSentinel } from "../../../ui/more-sentinel.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import type { FilteredPagedList } from "../filtered-paged-list.ts";

interface PagedRowsProps<Query, Item> {
  list: FilteredPagedList<Query, Item>;
  /** Accessible name. */
  label: string;
  empty: ReactNode;
  row: (item: Item) => ReactNode;
}

/** A list of the admin console with its three states; scrolling loads more. */
export function PagedRows<Query, Item extends { id: number | string }>(props: PagedRowsProps<Query, Item>) {
  const { list, label, empty, row } = props;
  const { items, state, cursor, moreFailed } = useStore(list.store);
  return (
    <Loaded
      state={state}
      has={items.length > 0}
      skeleton={<SkeletonRows count={5} compact />}
      empty={empty}
      onRetry={list.load}
    >
      <ul aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>{row(item)}</li>
        ))}
      </ul>
      {cursor !== null && !moreFailed && <MoreSentinel key={cursor} onNear={() => void list.more()} />}
      {moreFailed && (
        <div className="flex justify-center py-4">
          <Button look="ghost" size="small" onClick={() => void list.more()}>
            {t("common.retry")}
          </Button>
        </div>
      )}
    </Loaded>
  );
}
