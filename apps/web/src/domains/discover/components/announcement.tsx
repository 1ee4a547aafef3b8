import { Megaphone } from "lucide-react";
import { useStore } from "zustand/react";
import { settingsStore } from "../../settings/index.ts";

/** What the system has to say to everybody; nothing when it is silent. */
export function Announcement() {
  const text = useStore(settingsStore, ({ config }) => config?.announcement ?? "");
  if (text === "") return null;
  return (
    <p className="mx-3 mb-2.5 flex gap-2.5 rounded-m bg-capsule-wash p-3 text-s wrap-anywhere">
      <Megaphone aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-capsule" />
      {text}
    </p>
  );
}
