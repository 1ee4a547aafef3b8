import { type LoreEntry, type LoreRules, SHEET_MAX } from "@4d/contract";
import type { ReactNode } from "react";
import { t } from "../../../platform/i18n/i18n.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { SwitchCell } from "../../../ui/switch-cell.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { PLACES, placedAt, withRules } from "../lore-rules.ts";
import { KeysField } from "./keys-field.tsx";
import { NumberField } from "./number-field.tsx";

interface PartProps {
  entry: LoreEntry;
  onChange: (entry: LoreEntry) => void;
}

const LOGICS = ["any", "andAll", "notAny", "notAll"] as const;
const ROLES = ["system", "user", "assistant"] as const;
const ORDER_MOST = 10_000;

/** Fields side by side where there is room. */
function Pair({ children }: { children: ReactNode }) {
  return <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-3">{children}</div>;
}

function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3">
      {title !== undefined && <h4 className="px-1 text-s font-semibold text-text-2">{title}</h4>}
      {children}
    </section>
  );
}

/** Secondary keys, and what counts as a mention. */
function Matching({ entry, onChange }: PartProps) {
  const { rules = {}, secondaryKeys, caseSensitive } = entry;
  const patterns = rules.patterns ?? false;
  return (
    <Part title={t("lore.matching")}>
      <KeysField
        key={`${patterns}`}
        label={t("lore.secondary")}
        keys={secondaryKeys}
        patterns={patterns}
        onChange={(keys) => onChange({ ...entry, secondaryKeys: keys })}
      />
      {secondaryKeys.length > 0 && (
        <>
          <p className="px-5 text-s text-text-2">{t("lore.logic")}</p>
          <Segmented
            label={t("lore.logic")}
            choices={LOGICS.map((id) => ({ id, label: t(`lore.logic.${id}`) }))}
            value={rules.logic ?? "any"}
            onChange={(id) => onChange(withRules(entry, { logic: id === "any" ? undefined : id }))}
          />
        </>
      )}
      <div className="-mx-3">
        <SwitchCell
          title={t("lore.wholeWords")}
          note={t("lore.wholeWordsNote")}
          checked={rules.wholeWords !== false}
          onChange={(whole) => onChange(withRules(entry, { wholeWords: whole ? undefined : false }))}
        />
        <SwitchCell
          title={t("lore.caseSensitive")}
          checked={caseSensitive}
          onChange={(exact) => onChange({ ...entry, caseSensitive: exact })}
        />
        <SwitchCell
          title={t("lore.patterns")}
          note={t("lore.patternsNote")}
          checked={patterns}
          onChange={(on) => onChange(withRules(entry, { patterns: on || undefined }))}
        />
      </div>
      <Pair>
        <NumberField
          label={t("lore.scanDepth")}
          unit={t("lore.messages")}
          value={rules.scanDepth}
          most={SHEET_MAX.loreSteps}
          onChange={(scanDepth) => onChange(withRules(entry, { scanDepth }))}
        />
        <NumberField
          label={t("lore.probability")}
          unit={t("lore.percent")}
          value={rules.probability}
          most={100}
          usual={100}
          onChange={(share) => onChange(withRules(entry, { probability: share === 100 ? undefined : share }))}
        />
      </Pair>
    </Part>
  );
}

/** Where the text stands, and what goes before it. */
function Place({ entry, onChange }: PartProps) {
  const { rules = {}, insertionOrder, priority } = entry;
  const { position, depth, role } = rules;
  const isOther = position !== undefined && !PLACES.some((one) => one === position);
  const places = ["any", ...PLACES, ...(isOther ? [position] : [])] as const;
  return (
    <Part>
      <div className="-mx-3 -mb-3">
        <ChoiceGroup
          title={t("lore.place")}
          choices={places.map((id) => ({ id, label: t(`lore.place.${id}`) }))}
          value={position ?? "any"}
          onChange={(id) => onChange(placedAt(entry, id === "any" ? undefined : id))}
        />
      </div>
      {position === "depth" && (
        <>
          <NumberField
            label={t("lore.depth")}
            unit={t("lore.messages")}
            value={depth}
            most={SHEET_MAX.loreSteps}
            usual={4}
            onChange={(steps) => onChange(withRules(entry, { depth: steps }))}
          />
          <p className="px-5 text-s text-text-2">{t("lore.role")}</p>
          <Segmented
            label={t("lore.role")}
            choices={ROLES.map((id) => ({ id, label: t(`lore.role.${id}`) }))}
            value={role ?? "system"}
            onChange={(id) => onChange(withRules(entry, { role: id === "system" ? undefined : id }))}
          />
        </>
      )}
      <Pair>
        <NumberField
          label={t("lore.order")}
          hint={t("lore.orderNote")}
          value={insertionOrder}
          least={-ORDER_MOST}
          most={ORDER_MOST}
          usual={100}
          onChange={(order) => onChange({ ...entry, insertionOrder: order ?? 100 })}
        />
        <NumberField
          label={t("lore.priority")}
          hint={t("lore.priorityNote")}
          value={priority}
          least={-ORDER_MOST}
          most={ORDER_MOST}
          usual={10}
          onChange={(weight) => onChange({ ...entry, priority: weight ?? 10 })}
        />
      </Pair>
    </Part>
  );
}

/** Which entries it calls up, and which of several is used. */
function Company({ entry, onChange }: PartProps) {
  const { rules = {} } = entry;
  const set = (change: Partial<LoreRules>) => onChange(withRules(entry, change));
  return (
    <Part title={t("lore.calls")}>
      <div className="-mx-3">
        <SwitchCell
          title={t("lore.excluded")}
          checked={rules.excluded ?? false}
          onChange={(on) => set({ excluded: on || undefined })}
        />
        <SwitchCell
          title={t("lore.silent")}
          checked={rules.silent ?? false}
          onChange={(on) => set({ silent: on || undefined })}
        />
      </div>
      <NumberField
        label={t("lore.delayed")}
        unit={t("lore.rounds")}
        value={rules.delayed}
        most={10}
        onChange={(round) => set({ delayed: round || undefined })}
      />
      <TextField
        label={t("lore.group")}
        hint={t("lore.groupHint")}
        value={rules.group ?? ""}
        maxLength={SHEET_MAX.loreGroup}
        onChange={(group) => set({ group: group || undefined })}
      />
      {rules.group !== undefined && (
        <>
          <NumberField
            label={t("lore.groupWeight")}
            value={rules.groupWeight}
            most={10_000}
            usual={100}
            onChange={(weight) => set({ groupWeight: weight === 100 ? undefined : weight })}
          />
          <div className="-mx-3">
            <SwitchCell
              title={t("lore.groupFirst")}
              checked={rules.groupFirst ?? false}
              onChange={(first) => set({ groupFirst: first || undefined })}
            />
          </div>
        </>
      )}
    </Part>
  );
}

/** How long it stays, rests and waits, in messages. */
function Time({ entry, onChange }: PartProps) {
  const { rules = {} } = entry;
  return (
    <Part title={t("lore.time")}>
      <Pair>
        {(["sticky", "cooldown", "delay"] as const).map((name) => (
          <NumberField
            key={name}
            label={t(`lore.${name}`)}
            unit={t("lore.messages")}
            value={rules[name]}
            most={SHEET_MAX.loreSteps}
            usual={0}
            onChange={(steps) => onChange(withRules(entry, { [name]: steps || undefined }))}
          />
        ))}
      </Pair>
    </Part>
  );
}

/** What decides about an entry besides its keys: all that cards and books of other apps say (`characters §5.5`). */
export function LoreConditions(props: PartProps) {
  return (
    <div className="flex flex-col gap-5 pt-2 pb-3">
      <Matching {...props} />
      <Place {...props} />
      <Company {...props} />
      <Time {...props} />
    </div>
  );
}
