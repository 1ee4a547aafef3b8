import { createStore } from "zustand/vanilla";
import { attempt } from "../../platform/failure.ts";
import { signedOut } from "../../platform/session.ts";
import { adminApi } from "./admin.api.ts";

export interface StaffMember {
  id: number;
  name: string;
}

/** Current staff of the admin console, to filter the audit log by (`ADMIN-3`). */
export const staffStore = createStore<{ staff: readonly StaffMember[] }>()(() => ({ staff: [] }));

/** Loads the staff; those known stay if that fails. */
export async function loadStaff(): Promise<void> {
  const outcome = await attempt(adminApi.people("", "staff", null));
  if (!outcome.ok) return;
  staffStore.setState({ staff: outcome.value.items.map(({ id, nickName }) => ({ id, name: nickName })) });
}

signedOut.on(() => staffStore.setState({ staff: [] }));
