import { useStore } from "zustand/react";
import { t } from "../../../../platform/i18n/i18n.ts";
import { me } from "../../../../platform/session.ts";
import { useSignal } from "../../../../platform/use-signal.ts";
import { Button } from "../../../../ui/button.tsx";
import { creatorsStore, follow } from "../../creators.store.ts";

/** Follows or unfollows somebody; nothing beside my own name. `listedAsFollowed` is the list's state. */
export function FollowButton({ id, listedAsFollowed }: { id: number; listedAsFollowed: boolean }) {
  const followed = useStore(creatorsStore, (state) => state.followed[id]) ?? listedAsFollowed;
  const self = useSignal(me)?.uid;
  if (id === self) return null;
  return (
    <Button
      size="small"
      look={followed ? "ghost" : "primary"}
      aria-pressed={followed}
      onClick={() => void follow(id, !followed)}
    >
      {followed ? t("square.following") : t("square.follow")}
    </Button>
  );
}
