import { lazy, type ReactNode, Suspense, useState } from "react";
import { IconButton } from "./icon-button.tsx";

const View = lazy(() => import("./menu-view.tsx").then((module) => ({ default: module.MenuView })));

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onPress: () => void;
}
export interface MenuProps {
  /** What the button opens; its accessible name. */
  label: string;
  icon: ReactNode;
  look?: "plain" | "glass";
  items: readonly MenuItem[];
}

/** An icon button with a small menu under it; the menu's code arrives with the first press. */
export function Menu(props: MenuProps) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <IconButton
      label={props.label}
      icon={props.icon}
      look={props.look ?? "plain"}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    />
  );
  return wanted ? (
    <Suspense fallback={button}>
      <View {...props} />
    </Suspense>
  ) : (
    button
  );
}
