// docs/personal-data.md, written from the register, for operators to hand to anybody who asks.
import { type ExternalData, externalData } from "../../apps/server/src/domains/account/external-data.ts";
import { tables } from "../../apps/server/src/domains/account/personal-data-register.ts";
import {
  type AnyTable,
  type ColumnPolicy,
  RETENTION,
  type Rows,
} from "../../apps/server/src/platform/personal-data.ts";

const INTRODUCTION = `# Personal data

What the database stores about people, column by column, and what happens to it when they delete their account. \`npm run personal-data\` writes this page from the register in code (\`apps/server/src/domains/account/personal-data-register.ts\`). A test fails when the two differ, or when a column is missing from the register. The policy's sections are those of \`packages/contract/src/policy-sections.ts\`, shown in the app under Settings, About, Privacy policy.

**Rows**, the column that says whose they are: _erased_ by the register, _ended_ by a verb of the domain, _stays_: each column says how, _shared_: stays where somebody else has it too.

**Leaving**, what account deletion does to a column: _erased_ with its row; _emptied_, the row stays with this value instead; _retained_ for the reason named.

**Copy**: the file of the person's copy that contains the rows, or why none does. A column is left out because it is a _secret_, useful to the _machine_ only, or about _others_.

## Why something is retained
`;

const cell = (words: string): string => words.replaceAll("|", "\\\\|");
const row = (...cells: string[]): string => `| ${cells.map(cell).join(" | ")} |`;
const table = (head: string[], rows: string[]): string =>
  [row(...head), row(...head.map(() => "---")), ...rows].join("\n");

const leavingOf = (line: ColumnPolicy): string => {
  if (!("what" in line)) return "";
  if (line.leaving === "erased") return "erased";
  if ("retained" in line.leaving) return `retained: ${line.leaving.retained}`;
  const value = JSON.stringify(line.leaving.emptied);
  return value.length > 60 ? "emptied" : `emptied: \`${value}\``;
};

function copyOf({ copy }: Rows): string {
  if ("not" in copy) return `none: ${copy.not}`;
  return `${"file" in copy ? copy.file : copy.elsewhere}.json`;
}

const whose = ({ of, through, where, leaving, ...rest }: Rows): string =>
  `- rows by \`${of}\`${through ? ` through \`${through.table}.${through.of}\`` : ""}${where ? ", only some of them" : ""}: ${leaving}; copy: ${copyOf({ of, leaving, ...rest })}`;

function section(name: string, { policy, rows, columns }: AnyTable): string {
  const lines = Object.entries(columns);
  const personal = lines.flatMap(([column, line]) =>
    "what" in line
      ? [
          row(
            `\`${column}\``,
            line.what,
            leavingOf(line),
            line.hidden ? `left out: ${line.hidden}` : "",
            line.policy ?? policy ?? "",
          ),
        ]
      : [],
  );
  const nothing = lines.flatMap(([column, line]) =>
    "nothing" in line ? [`\`${column}\` (${line.nothing})`] : [],
  );
  return [
    `### ${name}`,
    rows.map(whose).join("\n"),
    personal.length > 0 ? table(["column", "what it holds", "leaving", "copy", "policy"], personal) : "",
    nothing.length > 0 ? `No personal data: ${nothing.join(", ")}.` : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

const outside = ({ where, what, leaving, copy, policy }: ExternalData): string =>
  row(where, what, leaving, copy, policy);

/** The whole page. */
export function personalDataPage(): string {
  const reasons = Object.entries(RETENTION).map(([name, { why, until, words }]) =>
    row(name, why, until, words.zh),
  );
  const all = Object.entries(tables).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${[
    INTRODUCTION.trimEnd(),
    table(["reason", "why", "for how long", "in the policy"], reasons),
    "## Outside the database",
    table(["where", "what", "leaving", "copy", "policy"], externalData.map(outside)),
    "## The tables",
    ...all.map(([name, data]) => section(name, data)),
  ].join("\n\n")}\n`;
}
