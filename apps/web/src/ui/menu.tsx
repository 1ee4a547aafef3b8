import { lazy, Suspense, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import type { MenuProps } from "./menu-view.tsx";

const View = lazy(() => import("./menu-view.tsx").then((module) => ({ default: module.MenuView })));

/** An icon button with a small menu below it; the code of the menu loads with the first press. */
export function Menu(props: MenuProps) {
  const [isOpened, setIsOpened] = useState(false);
  const button = (
    <IconButton
      label={props.label}
      icon={props.icon}
      look={props.look ?? "plain"}
      aria-haspopup="menu"
      onClick={() => setIsOpened(true)}
    />
  );
  return isOpened ? (
    <Suspense fallback={button}>
      <View {...props} />
    </Suspense>
  ) : (
    button
  );
}
