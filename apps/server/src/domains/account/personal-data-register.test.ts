import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readSchema, type Schema } from "../../testing/personal-data/schema.ts";
import { openTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import { personalRows, tables } from "./personal-data-register.ts";

const HOW = `
Every column needs a line in apps/server/src/domains/<domain>/personal-data.ts, beside its table:
  nothing("number" | "count" | "state" | "time" | "secret" | "product")  when it holds nothing of a person, or
  erased("what it is"), emptied("what it is", value), kept("what it is", reason)  as leaving treats it
  (add WHO when it is a person's number, INTERNAL or SECRET when the copy of one's data leaves it out).
A new table says in rows whose its rows are. Then: npm run personal-data, which writes docs/personal-data.md.`;

let database: TestDatabase;
let schema: Schema;
beforeAll(async () => {
  database = await openTestDatabase();
  schema = await readSchema(database.db);
});
afterAll(() => database.close());

describe("the register of personal data", () => {
  it("has a line for every column of every table", () => {
    const missing = [...schema.columns].flatMap(([table, columns]) =>
      columns
        .filter(({ column }) => !tables[table]?.columns[column])
        .map(({ column }) => `${table}.${column}`),
    );
    expect(missing, `not in the register: ${missing.join(", ")}${HOW}`).toEqual([]);
  });

  it("names no column that is not there", () => {
    const there = (table: string, column: string) =>
      schema.columns.get(table)?.some((one) => one.column === column) ?? false;
    const named = Object.entries(tables).flatMap(([table, { columns, rows }]) => [
      ...Object.keys(columns).map((column) => ({ table, column })),
      ...rows.flatMap(({ of, order }) => [of, ...order].map((column) => ({ table, column }))),
      ...rows.flatMap(({ through }) =>
        through ? [through.key, through.of].map((column) => ({ table: through.table, column })) : [],
      ),
    ]);
    const gone = named.filter(({ table, column }) => !there(table, column));
    expect(gone, "lines of columns that are gone: take them out").toEqual([]);
  });

  it("says where the policy names what is of a person, and nothing where nothing is", () => {
    for (const [table, { policy, columns, rows }] of Object.entries(tables)) {
      const personal = Object.values(columns).some((line) => "what" in line);
      expect(policy !== null, `${table}: policy`).toBe(personal);
      if (!personal) expect(rows, `${table}: rows`).toEqual([]);
    }
  });

  it("says of the rows what it says of their columns", () => {
    for (const { table, of, leaving } of personalRows) {
      const lines = Object.entries(tables[table]?.columns ?? {});
      const line = tables[table]?.columns[of];
      const fate = line && "what" in line ? line.leaving : "erased";
      if (leaving === "stays") expect(fate, `${table}.${of} stays with its rows`).not.toBe("erased");
      if (leaving === "erased")
        for (const [column, one] of lines)
          if ("what" in one)
            expect(
              typeof one.leaving === "object" && "emptied" in one.leaving,
              `${table}.${column} is erased`,
            ).toBe(false);
    }
  });

  it("puts every list of the copy in a file of its own", () => {
    const files = personalRows.flatMap(({ copy }) => ("file" in copy ? [copy.file] : []));
    expect(files.length).toBeGreaterThan(40);
    expect(new Set(files).size).toBe(files.length);
  });
});
