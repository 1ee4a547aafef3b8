import ts from "typescript";
import { root } from "../shell.mjs";
import type { Use } from "./features.ts";

/** What the sources of a TypeScript project use of what the language and the browser declare. */
export function scriptUses(tsconfig: string): Use[] {
  const config: unknown = ts.readConfigFile(tsconfig, (path) => ts.sys.readFile(path)).config;
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, tsconfig.replace(/\/[^/]+$/, ""));
  const program = ts.createProgram(parsed.fileNames, { ...parsed.options, noEmit: true });
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isOwn(fileName))
    .flatMap((file) => usesIn(file, { program, checker }));
}

interface Judge {
  readonly program: ts.Program;
  readonly checker: ts.TypeChecker;
}

const isOwn = (path: string): boolean =>
  path.startsWith(root) && !/node_modules|\.test\.tsx?$|\.d\.ts$|\/testing\//.test(path);

function usesIn(file: ts.SourceFile, judge: Judge): Use[] {
  const found: Use[] = [];
  const visit = (node: ts.Node): void => {
    const paths = pathsOf(node, judge);
    if (paths.length > 0) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
      found.push({ paths, place: `${file.fileName.slice(root.length + 1)}:${line + 1}` });
    }
    if (!ts.isTypeNode(node)) ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function pathsOf(node: ts.Node, judge: Judge): string[] {
  if (ts.isPropertyAccessExpression(node)) return memberPaths(node, judge);
  if (ts.isStringLiteralLike(node)) return namedPaths(node, judge);
  if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) return optionPaths(node);
  if (ts.isRegularExpressionLiteral(node)) return patternPaths(node.text);
  if (!ts.isIdentifier(node)) return [];
  const isMember = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
  return isMember ? [] : globalPaths(node, judge);
}

/** `object.member`, where the member is declared by the language or the browser. */
function memberPaths({ name, expression }: ts.PropertyAccessExpression, judge: Judge): string[] {
  const owners = ownersOf(judge.checker.getSymbolAtLocation(name), judge);
  if (owners.length === 0) return [];
  const type = judge.checker.getTypeAtLocation(expression);
  // A mixin such as NavigatorBadge is no interface of MDN's data; the type that is used is.
  const types = (type.isUnion() ? type.types : [type]).flatMap((one) => one.getSymbol()?.name ?? []);
  return [...new Set([...owners, ...types])].flatMap((owner) => pathsTo(owner, name.text));
}

/** The names of the interfaces and variables that declare a member in a library file of TypeScript. */
function ownersOf(symbol: ts.Symbol | undefined, { program }: Judge): string[] {
  return (symbol?.declarations ?? [])
    .filter((declaration) => program.isSourceFileDefaultLibrary(declaration.getSourceFile()))
    .flatMap(({ parent }) => {
      if (ts.isInterfaceDeclaration(parent)) return [parent.name.text];
      // `declare var Name: { …statics }`
      return ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent)
        ? [`${parent.parent.name.getText()}Constructor`]
        : [];
    });
}

function pathsTo(owner: string, member: string): string[] {
  const of = owner.replace(/^Readonly(?=Array|Set|Map)/, "");
  if (of.endsWith("Constructor")) {
    const name = of.slice(0, -"Constructor".length);
    return [
      `javascript.builtins.${name}.${member}`,
      `javascript.builtins.${name}.${member}_static`,
      `api.${name}.${member}_static`,
    ];
  }
  return [
    `javascript.builtins.${of}.${member}`,
    `javascript.builtins.Intl.${of}.${member}`,
    `javascript.builtins.${of.replace(/^[A-Z][a-z]+\d*(?=Array$)/, "Typed")}.${member}`,
    `api.${of}.${member}`,
  ];
}

/** A global such as `RTCPeerConnection`, `createImageBitmap` or `requestIdleCallback`, or a namespace's member. */
function globalPaths(node: ts.Identifier, { program, checker }: Judge): string[] {
  const symbol = checker.getSymbolAtLocation(node);
  const isLibrary = (symbol?.declarations ?? []).some(
    (declaration) =>
      program.isSourceFileDefaultLibrary(declaration.getSourceFile()) &&
      (ts.isVariableDeclaration(declaration) || ts.isFunctionDeclaration(declaration)),
  );
  const { text } = node;
  return isLibrary ? [`javascript.builtins.${text}`, `api.${text}`, `api.Window.${text}`] : [];
}

/** `"name" in object`, and the name of an event that is listened to. */
function namedPaths(node: ts.StringLiteralLike, { checker }: Judge): string[] {
  const { parent, text } = node;
  if (ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InKeyword) {
    const owner = checker.getTypeAtLocation(parent.right).getSymbol()?.name ?? "";
    return [`api.${text}`, `api.${owner}.${text}`, `api.Window.${text}`, `javascript.builtins.${text}`];
  }
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== node) return [];
  const { expression } = parent;
  const called = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  if (called !== "addEventListener") return [];
  const owner = ts.isPropertyAccessExpression(expression)
    ? (checker.getTypeAtLocation(expression.expression).getSymbol()?.name ?? "")
    : "Window";
  const owners = [owner, "Element", "HTMLElement", "Window", "Document"];
  return owners.map((one) => `api.${one}.${text}_event`);
}

/** An option such as `resizeWidth` of createImageBitmap. */
function optionPaths({ name, parent }: ts.PropertyAssignment | ts.ShorthandPropertyAssignment): string[] {
  const call = parent.parent;
  if (!ts.isCallExpression(call) && !ts.isNewExpression(call)) return [];
  const called = call.expression.getText();
  return [`api.${called}.options_${name.getText()}_parameter`];
}

/** The flag `v`, and flags within a pattern. */
export function patternPaths(literal: string): string[] {
  if (/v[a-z]*$/.test(literal.slice(literal.lastIndexOf("/"))))
    return ["javascript.builtins.RegExp.unicodeSets"];
  return /\(\?(?:[ims]+(?:-[ims]+)?|-[ims]+):/.test(literal)
    ? ["javascript.regular_expressions.modifier"]
    : [];
}
