import type { Group } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { SceneArt } from "../../../ui/scene-art.tsx";

/** Groups I run, as cards in a row: what I have made so far. */
export function MyGroups({ groups }: { groups: readonly Group[] }) {
  if (groups.length === 0) return null;
  return (
    <section className="pt-2 pb-6">
      <h2 className="flex items-baseline gap-1.5 pb-2 text-n font-semibold">
        {t("create.myGroups")}
        <span className="num font-normal text-text-3">{groups.length}</span>
      </h2>
      <ul className="row-x fade-x -mx-4 gap-2.5 px-4">
        {groups.map(({ id, showGroupName, headImageThumb, memberCount }) => (
          <li key={id} className="w-42 shrink-0">
            <button
              type="button"
              onClick={() => push("/pages/group/group-info", { id })}
              className="press block w-full overflow-hidden rounded-m bg-ink-2 text-left"
            >
              <span className="block h-23 overflow-hidden">
                {headImageThumb === "" ? (
                  <SceneArt seed={id + 7000} />
                ) : (
                  <img src={headImageThumb} alt="" loading="lazy" className="size-full object-cover" />
                )}
              </span>
              <span className="block truncate px-2.5 pt-2 text-s">{showGroupName}</span>
              <span className="block px-2.5 pb-2 text-xs text-text-3">
                {t("groups.memberCount", { n: memberCount })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
