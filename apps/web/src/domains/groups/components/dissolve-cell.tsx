import type { Group } from "@4d/contract";
import { Trash2 } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { Cell } from "../../../ui/cell.tsx";
import { confirmDissolveGroup } from "../leave-group.ts";

/** Lets the owner dissolve the group for everybody (`GROUP-1`). */
export const DissolveCell = ({ group }: { group: Group }) => (
  <Cell
    icon={<Trash2 />}
    title={t("groups.dissolve")}
    danger
    onPress={() => void confirmDissolveGroup(group)}
  />
);
