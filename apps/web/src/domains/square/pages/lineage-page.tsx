import { GitFork, Heart } from "lucide-react";
import { useEffect, useState } from "react";
import type { Outcome } from "../../../platform/failure.ts";
import { t } from "../../../platform/i18n/i18n.ts";
import { shortCount } from "../../../platform/i18n/numbers.ts";
import { usePage } from "../../../platform/page.ts";
import { cx } from "../../../ui/cx.ts";
import { FailedState } from "../../../ui/failed-state.tsx";
import { NavBar } from "../../../ui/nav-bar.tsx";
import { Page } from "../../../ui/page.tsx";
import { SkeletonRows } from "../../../ui/skeleton.tsx";
import { type Lineage, loadLineage } from "../posts.store.ts";
import { openPost } from "../square-paths.ts";

/** Deeper branches are not indented further: a phone has no room for them. */
const DEEPEST = 6;
const STEP_PX = 18;

/** Depth first: remixes stand under their original. */
function depthFirst({ nodes }: Lineage): Lineage["nodes"] {
  const below = (parent: number | null): Lineage["nodes"] =>
    nodes.filter(({ parentId }) => parentId === parent).flatMap((node) => [node, ...below(node.id)]);
  return below(null);
}

/** The remix tree; every earlier author is named (`FEED-2`): `id=`. */
export function LineagePage() {
  const { query } = usePage();
  const id = Number(query.id);
  const [outcome, setOutcome] = useState<Outcome<Lineage> | null>(null);
  const load = () => void loadLineage(id).then(setOutcome);
  useEffect(load, [id]);
  return (
    <Page nav={<NavBar title={t("square.lineage")} />} padded>
      {outcome === null && <SkeletonRows count={5} />}
      {outcome?.ok === false && <FailedState title={outcome.failure.message} onRetry={load} />}
      {outcome?.ok === true && (
        <>
          <p className="pb-3 text-s text-text-2">{t("square.lineageNote")}</p>
          <ol className="flex flex-col gap-2 pb-6">
            {depthFirst(outcome.value).map((node) => (
              <li key={node.id} style={{ paddingLeft: Math.min(DEEPEST, node.depth) * STEP_PX }}>
                <button
                  type="button"
                  aria-current={node.id === id}
                  onClick={() => openPost(node.id)}
                  className={cx(
                    "press flex min-h-13.5 w-full items-center gap-3 rounded-m px-3.5 py-2 text-left",
                    node.id === id ? "bg-capsule-wash" : "bg-ink-2",
                  )}
                >
                  <GitFork
                    aria-hidden="true"
                    className={cx("size-4.5 shrink-0", node.parentId === null ? "text-amber" : "text-text-3")}
                  />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate text-m font-semibold">
                      {node.title || t("square.postOf", { name: node.author.nickName })}
                    </span>
                    <span className="block truncate text-s text-text-3">
                      {node.parentId === null
                        ? t("square.origin", { name: node.author.nickName })
                        : node.author.nickName}
                    </span>
                  </span>
                  <span className="num flex shrink-0 items-center gap-1 text-xs text-text-3">
                    <Heart aria-hidden="true" className="size-3.5" />
                    {shortCount(node.likes)}
                  </span>
                </button>
              </li>
            ))}
          </ol>
          {outcome.value.more && (
            <p className="pb-6 text-center text-xs text-text-3">{t("square.lineageMore")}</p>
          )}
        </>
      )}
    </Page>
  );
}
