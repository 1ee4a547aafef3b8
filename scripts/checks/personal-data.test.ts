import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { externalData } from "../../apps/server/src/domains/account/external-data.ts";
import { tables } from "../../apps/server/src/domains/account/personal-data-register.ts";
import { RETENTION } from "../../apps/server/src/platform/personal-data.ts";
import { privacyEn } from "../../apps/web/src/domains/settings/legal/privacy-en.ts";
import { privacyZh } from "../../apps/web/src/domains/settings/legal/privacy-zh.ts";
import { POLICY_SECTIONS, type PolicySection } from "../../packages/contract/src/policy-sections.ts";
import { personalDataPage } from "../lib/personal-data-page.ts";
import { root } from "../lib/shell.mjs";

const texts = { zh: privacyZh, en: privacyEn };
const sectionsOf = (lang: "zh" | "en") =>
  texts[lang].parts.flatMap(({ lines }) => lines.flatMap(([, , section]) => (section ? [section] : [])));
const wordsOf = (lang: "zh" | "en", wanted: PolicySection) =>
  texts[lang].parts.flatMap(({ lines }) => lines).find(([, , section]) => section === wanted)?.[1] ?? "";

const collected = Object.values(tables).flatMap(({ policy, columns }) =>
  Object.values(columns).flatMap((line) => ("what" in line ? [line.policy ?? policy] : [])),
);

describe("the privacy policy and the register of personal data", () => {
  it("have the same sections, each once in both languages", () => {
    expect(sectionsOf("zh").toSorted()).toEqual([...POLICY_SECTIONS].toSorted());
    expect(sectionsOf("en")).toEqual(sectionsOf("zh"));
  });

  it("name the same collected data: no column without its line, no line without its columns", () => {
    const named = new Set<PolicySection | null>([...collected, ...externalData.map(({ policy }) => policy)]);
    expect(named.has(null)).toBe(false);
    const received = POLICY_SECTIONS.filter((section) => /^(given|arising)\./.test(section));
    expect(received.filter((section) => !named.has(section))).toEqual([]);
  });

  it("say in plain words what stays of a deleted account", () => {
    const used = new Set(
      Object.values(tables).flatMap(({ columns }) =>
        Object.values(columns).flatMap((line) =>
          "what" in line && typeof line.leaving === "object" && "retained" in line.leaving
            ? [line.leaving.retained]
            : [],
        ),
      ),
    );
    expect([...used].toSorted()).toEqual(Object.keys(RETENTION).toSorted());
    for (const { words } of Object.values(RETENTION)) {
      expect(wordsOf("zh", "rights.stays")).toContain(words.zh);
      expect(wordsOf("en", "rights.stays")).toContain(words.en);
    }
  });

  it("are written down in docs/personal-data.md (otherwise: npm run personal-data)", () => {
    // The formatter pads tables.
    const plain = (page: string) => page.replaceAll(/ +/g, " ").replaceAll(/-{3,}/g, "---");
    expect(plain(readFileSync(join(root, "docs/personal-data.md"), "utf8"))).toBe(plain(personalDataPage()));
  });
});
