import type { Group, GroupMember } from "@4d/contract";
import type { ReactNode } from "react";
import { usePage } from "../../../platform/page.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { useGroup } from "./use-group.ts";

interface GroupFrameProps {
  title: string;
  /** The body has its own scroller. */
  fixed?: boolean;
  padded?: boolean;
  actions?: (group: Group) => ReactNode;
  foot?: (group: Group) => ReactNode;
  children: (group: Group, members: readonly GroupMember[]) => ReactNode;
}

/** A page about the group in its address (`id=7`); draws the loading and the failed state for all such pages. */
export function GroupFrame({ title, fixed, padded, actions, foot, children }: GroupFrameProps) {
  const { query, active } = usePage();
  const { group, members, failure, reload } = useGroup(Number(query.id), active);
  // Former members get no list of members.
  const has = group !== undefined && (members !== undefined || group.quit || group.dissolve);
  return (
    <Page
      fixed={has && fixed}
      padded={has && padded}
      nav={<NavBar title={title} actions={group !== undefined && actions?.(group)} />}
      foot={has && foot?.(group)}
    >
      {has && children(group, members ?? [])}
      {!has && failure !== null && <FailedState title={failure.message} onRetry={() => void reload()} />}
      {!has && failure === null && <SkeletonRows square />}
    </Page>
  );
}
