import type { FactorState } from "@4d/contract";
import { KeyRound, RotateCcw, ShieldCheck, ShieldOff } from "lucide-react";
import { t } from "../../../platform/i18n/i18n.ts";
import { push } from "../../../platform/navigation.ts";
import { momentText } from "../../../platform/time-text.ts";
import { Cell, CellGroup } from "../../../ui/cell.tsx";
import { PageMark } from "./page-mark.tsx";

const FEW = 3;

/** The enabled second factor: since when, how many recovery codes are left, and what can be done. */
export function SecondFactorStatus({ factor: { since, codesLeft, required } }: { factor: FactorState }) {
  const act = (name: string) => push("/pages/mine/second-factor-act", { act: name });
  return (
    <div className="pb-8">
      <PageMark
        icon={<ShieldCheck />}
        title={`${t("account.factor")} · ${t("account.factorOn")}`}
        note={t("account.since", { time: momentText(since ?? 0) })}
      />
      <div className="pt-3">
        <CellGroup note={codesLeft < FEW ? t("account.codesFew") : undefined}>
          <Cell
            icon={<KeyRound />}
            title={t("account.codesLeft")}
            value={t("account.codesLeftCount", { n: codesLeft })}
          />
          <Cell icon={<RotateCcw />} title={t("account.renew")} onPress={() => act("renew")} />
        </CellGroup>
        {required ? (
          <p className="px-4 text-s text-text-3">{t("account.keepOn")}</p>
        ) : (
          <CellGroup>
            <Cell danger icon={<ShieldOff />} title={t("account.turnOff")} onPress={() => act("off")} />
          </CellGroup>
        )}
      </div>
    </div>
  );
}
