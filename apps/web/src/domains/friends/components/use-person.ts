import type { Relation, User } from "@4d/contract";
import { useCallback, useEffect, useState } from "react";
import { useStore } from "zustand/react";
import type { LoadState } from "../../../platform/load-state.ts";
import { findUser, usersStore } from "../../users/index.ts";
import { relationTo } from "../requests.store.ts";

export interface PersonView {
  person: User | undefined;
  relation: Relation | undefined;
  state: LoadState;
  /** Why it failed, in the server's words. */
  why: string | undefined;
  reload: () => Promise<void>;
}

/** A person's record and how I stand to them; what was known before is shown at once. */
export function usePerson(id: number): PersonView {
  const person = useStore(usersStore, ({ people }) => people[id]);
  const [relation, setRelation] = useState<Relation>();
  const [state, setState] = useState<LoadState>("loading");
  const [why, setWhy] = useState<string>();
  const reload = useCallback(async () => {
    const [found, stands] = await Promise.all([findUser(id), relationTo(id)]);
    if (stands.ok) setRelation(stands.value);
    if (!found.ok) setWhy(found.failure.message);
    else if (!stands.ok) setWhy(stands.failure.message);
    setState(found.ok && stands.ok ? "ready" : "failed");
  }, [id]);
  useEffect(() => void reload(), [reload]);
  return { person, relation, state, why, reload };
}
