import type { Relation, User } from "@4d/contract";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import type { Failure } from "../../../platform/failure.ts";
import { findUser, usersStore } from "../../users/index.ts";
import { loadRelation, requestsStore } from "../requests.store.ts";

export interface PersonView {
  person: User | undefined;
  relation: Relation | undefined;
  /** Why the last fetch failed. */
  failure: Failure | null;
  reload: () => Promise<void>;
}

async function load(id: number): Promise<Failure | null> {
  const [found, failure] = await Promise.all([findUser(id), loadRelation(id)]);
  return found.ok ? failure : found.failure;
}

/** A person's record and my relation to them, fetched whenever the page comes on screen. */
export function usePerson(id: number, active: boolean): PersonView {
  const person = useStore(usersStore, ({ people }) => people[id]);
  const relation = useStore(requestsStore, ({ relations }) => relations[id]);
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    if (active && id > 0) load(id).then(setFailure, () => undefined);
  }, [active, id]);
  return { person, relation, failure, reload: async () => setFailure(await load(id)) };
}
