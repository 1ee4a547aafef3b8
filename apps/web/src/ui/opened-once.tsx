import { type ComponentType, type LazyExoticComponent, Suspense, useState } from "react";

/** Draws nothing until the part is first opened; afterwards it stays mounted, so that closing is animated. */
export function openedOnce<P extends { open: boolean }>(
  View: LazyExoticComponent<ComponentType<P>>,
): ComponentType<P> {
  return function OpenedOnce(props: P) {
    const [used, setUsed] = useState(props.open);
    if (props.open && !used) setUsed(true);
    if (!used) return null;
    return (
      <Suspense>
        <View {...props} />
      </Suspense>
    );
  };
}
