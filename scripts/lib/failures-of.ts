import { globSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import ts from "typescript";

/** A declaration at the top level of a file: what it refuses by itself, and what it refers to. */
interface Declared {
  readonly kinds: Set<string>;
  readonly names: Set<string>;
  /**
   * The calls in it with their string arguments: the function that turns a string into a refusal may be
   * elsewhere.
   */
  readonly calls: { name: string; words: string[][] }[];
  /** For a function: the index of the argument that becomes the kind of a refusal. */
  readonly kindAt: number | undefined;
}

interface Module {
  readonly declared: Map<string, Declared>;
  /** Local names of imports: their file, and their name there. */
  readonly imported: Map<string, { from: string; name: string }>;
  /** Names that are re-exported from another file. */
  readonly passed: Map<string, { from: string; name: string }>;
  /** Operations bound to verbs: `routes(api.files, { … })`. */
  readonly bound: (Declared & { readonly table: string; readonly operation: string })[];
}

/** The ways the verb of an operation may refuse it, according to the code. */
export interface OperationFailures {
  /** `files` of `api.files.uploadFile`; `operation` is `uploadFile`. */
  readonly table: string;
  readonly operation: string;
  /** Each kind with the path to it, starting at the verb. */
  readonly kinds: ReadonlyMap<string, string>;
}

const REFUSING = new Map([
  ["fail", 0],
  ["Failure", 0],
  ["ensure", 1],
]);

/** The kinds an expression can be: a string, or one of two. */
function wordsOf(node: ts.Expression | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isConditionalExpression(node)) return [...wordsOf(node.whenTrue), ...wordsOf(node.whenFalse)];
  return [];
}

function collect(node: ts.Node, into: Declared): void {
  if (ts.isTypeNode(node)) return;
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
    const name = ts.isIdentifier(node.expression) ? node.expression.text : "";
    const words = (node.arguments ?? []).map(wordsOf);
    for (const word of words[REFUSING.get(name) ?? -1] ?? []) into.kinds.add(word);
    if (words.some(({ length }) => length > 0)) into.calls.push({ name, words });
  }
  // A policy returns a refusal that its verb throws.
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === "kind")
    for (const word of wordsOf(node.initializer)) into.kinds.add(word);
  if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === "toll")
    into.kinds.add("tooMany");
  if (ts.isIdentifier(node)) into.names.add(node.text);
  ts.forEachChild(node, (child) => collect(child, into));
}

/** Which argument of a function becomes a kind: `fail(kind)`, `{ kind, zh, en }`. */
function kindArgument(node: ts.Node): number | undefined {
  if (!ts.isFunctionDeclaration(node) && !ts.isArrowFunction(node) && !ts.isFunctionExpression(node))
    return undefined;
  const names = node.parameters.map(({ name }) => (ts.isIdentifier(name) ? name.text : ""));
  const used = (child: ts.Node): string | undefined => {
    if (ts.isShorthandPropertyAssignment(child) && child.name.text === "kind") return "kind";
    if ((ts.isCallExpression(child) || ts.isNewExpression(child)) && ts.isIdentifier(child.expression)) {
      const said = child.arguments?.[REFUSING.get(child.expression.text) ?? -1];
      if (said && ts.isIdentifier(said)) return said.text;
    }
    return ts.forEachChild(child, used);
  };
  const name = node.body && used(node.body);
  const index = name === undefined ? -1 : names.indexOf(name);
  return index < 0 ? undefined : index;
}

function declaredBy(node: ts.Node): Declared {
  const found = { kinds: new Set<string>(), names: new Set<string>(), calls: [], kindAt: kindArgument(node) };
  collect(node, found);
  return found;
}

function readModule(path: string): Module {
  const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true);
  const found: Module = { declared: new Map(), imported: new Map(), passed: new Map(), bound: [] };
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) noteImports(statement, path, found);
    else if (ts.isExportDeclaration(statement)) notePassed(statement, path, found);
    else noteDeclared(statement, found);
  }
  findRoutes(source, found.bound);
  return found;
}

/** The file a relative specifier names. */
const fileOf = (path: string, specifier: ts.Expression | undefined): string | undefined =>
  specifier && ts.isStringLiteral(specifier) && specifier.text.startsWith(".")
    ? resolve(dirname(path), specifier.text)
    : undefined;

function noteImports(statement: ts.ImportDeclaration, path: string, { imported }: Module): void {
  const from = fileOf(path, statement.moduleSpecifier);
  const { namedBindings } = statement.importClause ?? {};
  if (from === undefined || !namedBindings || !ts.isNamedImports(namedBindings)) return;
  for (const { name, propertyName } of namedBindings.elements)
    imported.set(name.text, { from, name: (propertyName ?? name).text });
}

function notePassed(statement: ts.ExportDeclaration, path: string, { passed }: Module): void {
  const from = fileOf(path, statement.moduleSpecifier);
  if (from === undefined || !statement.exportClause || !ts.isNamedExports(statement.exportClause)) return;
  for (const { name, propertyName } of statement.exportClause.elements)
    passed.set(name.text, { from, name: (propertyName ?? name).text });
}

function noteDeclared(statement: ts.Statement, { declared }: Module): void {
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
    declared.set(statement.name.text, declaredBy(statement));
  if (!ts.isVariableStatement(statement)) return;
  for (const { name, initializer } of statement.declarationList.declarations) {
    if (!initializer) continue;
    const what = declaredBy(initializer);
    for (const one of boundNames(name)) declared.set(one, what);
  }
}

const boundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name) : []));

function findRoutes(node: ts.Node, bound: Module["bound"]): void {
  ts.forEachChild(node, (child) => findRoutes(child, bound));
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return;
  const [table, verbs] = node.expression.text === "routes" ? node.arguments : [];
  if (!table || !verbs || !ts.isPropertyAccessExpression(table) || !ts.isObjectLiteralExpression(verbs))
    return;
  for (const property of verbs.properties) {
    if (!property.name || !ts.isIdentifier(property.name)) continue;
    const verb = ts.isPropertyAssignment(property) ? property.initializer : property;
    bound.push({ table: table.name.text, operation: property.name.text, ...declaredBy(verb) });
  }
}

/**
 * Reads the server's code, and finds for every operation what its verb and everything it refers to can refuse
 * with: `fail("…")`, `ensure(…, "…")`, `new Failure("…")`. Refusals that a verb catches count as well.
 * @param folder the server's source
 */
export function failuresIn(folder: string): OperationFailures[] {
  const files = globSync("**/*.ts", { cwd: folder }).filter(
    (file) => !/(\.test|\.d)\.ts$|^testing\//.test(file),
  );
  const modules = new Map(files.map((file) => [join(folder, file), readModule(join(folder, file))]));
  return [...modules].flatMap(([path, { bound }]) =>
    bound.map(({ table, operation, ...verb }) => ({
      table,
      operation,
      kinds: kindsFrom(modules, path, operation, verb),
    })),
  );
}

type Modules = ReadonlyMap<string, Module>;
interface NameInFile {
  readonly path: string;
  readonly name: string;
}

/** Where a name that a file uses is declared, through imports and re-exports of index files. */
function homeOf(modules: Modules, { path, name }: NameInFile): (NameInFile & { what: Declared }) | undefined {
  const module = modules.get(path);
  const what = module?.declared.get(name);
  if (what) return { path, name, what };
  const next = module?.imported.get(name) ?? module?.passed.get(name);
  return next && homeOf(modules, { path: next.from, name: next.name });
}

function kindsFrom(modules: Modules, path: string, operation: string, verb: Declared): Map<string, string> {
  const trails = new Map([...verb.kinds].map((kind) => [kind, operation]));
  const note = (kinds: Iterable<string>, trail: string) => {
    for (const kind of kinds) if (!trails.has(kind)) trails.set(kind, trail);
  };
  const waiting = [...verb.names].map((name) => ({ path, name, way: "" }));
  const seen = new Set<Declared>();
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const home = homeOf(modules, next);
    if (!home || seen.has(home.what)) continue;
    seen.add(home.what);
    const trail = next.way === "" ? home.name : `${next.way} > ${home.name}`;
    note(home.what.kinds, trail);
    for (const { name, words } of home.what.calls)
      note(words[homeOf(modules, { path: home.path, name })?.what.kindAt ?? -1] ?? [], trail);
    for (const name of home.what.names) waiting.push({ path: home.path, name, way: trail });
  }
  return trails;
}
