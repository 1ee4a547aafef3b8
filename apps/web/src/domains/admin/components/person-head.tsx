import type { AdminPersonPage } from "@4d/contract";
import { t } from "../../../platform/i18n/i18n.ts";
import { ageText, clockText } from "../../../platform/time-text.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { amountText } from "../../capsules/index.ts";
import { dayText } from "../day-text.ts";
import { PersonTags } from "./person-tags.tsx";

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-3">{name}</dt>
      <dd className="num text-s wrap-anywhere">{value}</dd>
    </div>
  );
}

/** Name and facts of a person; a ban stands out with its reason and end. */
export function PersonHead({ page }: { page: AdminPersonPage }) {
  const { id, nickName, userName, email, signature, ban, capsules, lastSeenAt, terminals } = page;
  const seen = terminals.length > 0 ? t("admin.online") : ageText(lastSeenAt);
  return (
    <section className="mx-4 mb-3 rounded-m bg-ink-2 p-4">
      <div className="flex items-center gap-3.5">
        <Avatar name={nickName} src={page.headImageThumb} size="larger" online={terminals.length > 0} />
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-x-1.5">
            <span className="max-w-full truncate text-l font-semibold">{nickName}</span>
            <PersonTags person={page} />
          </p>
          <p className="num text-s wrap-anywhere text-text-2">
            <bdi>{userName}</bdi> · ID {id}
          </p>
        </div>
      </div>
      {signature !== "" && <p className="pt-3 text-s wrap-anywhere text-text-2">{signature}</p>}
      {ban !== null && (
        <p className="mt-3 rounded-m bg-rose-wash px-3.5 py-2.5 text-s wrap-anywhere text-rose">
          {ban.until === null
            ? t("admin.bannedForEver", { reason: ban.reason })
            : t("admin.bannedUntil", {
                reason: ban.reason,
                time: `${dayText(ban.until)} ${clockText(ban.until)}`,
              })}
        </p>
      )}
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2.5 pt-3.5 wide:grid-cols-4">
        <Fact name={t("admin.joinedAt")} value={dayText(page.createdAt)} />
        <Fact name={t("admin.lastSeen")} value={seen} />
        <Fact name={t("admin.email")} value={email || t("admin.none")} />
        <Fact name={t("admin.region")} value={page.region || t("admin.none")} />
        <Fact name={t("admin.bonds")} value={t("admin.bondsOf", { f: page.friends, g: page.groups })} />
        <Fact name={t("admin.capsules")} value={amountText(capsules.balance)} />
        <Fact name={t("admin.held")} value={amountText(capsules.held)} />
        {capsules.debt > 0 && <Fact name={t("admin.debt")} value={amountText(capsules.debt)} />}
      </dl>
    </section>
  );
}
