import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";
import { IconButton } from "./icon-button.tsx";

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  danger?: boolean;
  onPress: () => void;
}
export interface MenuProps {
  /** The accessible name of the button. */
  label: string;
  icon: ReactNode;
  look?: "plain" | "glass";
  items: readonly MenuItem[];
}

/** Drawn by Menu; opens at once, because a press loaded it. */
export function MenuView({ label, icon, look = "plain", items }: MenuProps) {
  return (
    <BaseMenu.Root defaultOpen>
      <BaseMenu.Trigger render={<IconButton label={label} icon={icon} look={look} />} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-40">
          <BaseMenu.Popup className="min-w-40 origin-(--transform-origin) rounded-m bg-float py-1 text-text-1 shadow-pop outline-none transition-[transform,opacity] duration-[var(--press)] data-ending-style:scale-95 data-ending-style:opacity-0 data-starting-style:scale-95 data-starting-style:opacity-0">
            {items.map((item) => (
              <BaseMenu.Item
                key={item.id}
                onClick={item.onPress}
                className={cx(
                  "flex min-h-11 cursor-pointer items-center gap-3 px-4 text-m outline-none data-highlighted:bg-ink-4 [&_svg]:size-5 [&_svg]:stroke-[1.8]",
                  item.danger && "text-rose",
                )}
              >
                {item.icon}
                {item.label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
