import ts from 'typescript';
import type { Source, Violation } from '../source.js';
import type { Definitions } from './definitions.js';

/** A section (`§4.3`) or rule (`R12`) as it is quoted, with its place in the file. */
export interface Reference {
  readonly to: string;
  readonly at: number;
}

const section = String.raw`§(?:\d+(?:\.\d+)*|\w+)`;
const code = String.raw`(?<![%\w])[WARIE]\d{1,2}\b`;
/** Sections of an RFC are quoted with the same sign, and are found as well, to be told apart. */
const rfc = String.raw`RFC \d+\s+`;
const item = `(?:(?:${rfc})?${section}|${code})`;
/** Comments and names of tests are prose: any code in them is a reference. */
const inProse = new RegExp(item, 'g');
/** Other strings may hold data that looks like a code: there it takes a list in parentheses, `(§4.3, R12)`. */
const inStrings = new RegExp(String.raw`(?:${rfc})?${section}|(?<=\((?:${item}, )*)${code}(?=(?:, ${item})*\))`, 'g');

/** Every reference in a comment, the name of a test, or another string of a TypeScript or JavaScript file. */
export function referencesOfCode({ path, text }: Source): Reference[] {
  if (text.search(inProse) < 0) return [];
  const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone };
  const file = ts.createSourceFile(path, text, options, true);
  const found: Reference[] = [];
  const visit = (node: ts.Node, inName: boolean): void => {
    const start = node.getStart(file);
    if (ts.isTokenKind(node.kind)) {
      found.push(...inComments(text.slice(node.pos, start), node.pos));
      if (isText(node)) found.push(...find(inName ? inProse : inStrings, text.slice(start, node.end), start));
    }
    for (const child of node.getChildren(file)) visit(child, inName || isNameOfTest(child));
  };
  visit(file, false);
  return found;
}

/** Every reference in a page of the documentation. */
export function referencesOfPage({ text }: Source): Reference[] {
  return find(inProse, text, 0);
}

/** Each reference leads to a heading of the specification or to a rule. */
export function referencesResolve(source: Source, references: readonly Reference[], known: Definitions): Violation[] {
  const targets = new Set([...known.sections.map((name) => `§${name}`), ...known.rules]);
  return references
    .filter(({ to }) => !targets.has(to))
    .map(
      ({ to, at }) =>
        `${source.path}:${source.text.slice(0, at).split('\n').length} refers to ${to}, which is not defined`,
    );
}

function find(pattern: RegExp, text: string, offset: number): Reference[] {
  return [...text.matchAll(pattern)]
    .filter(([quoted]) => !quoted.startsWith('RFC'))
    .map(({ 0: to, index }) => ({ to, at: offset + index }));
}

/**
 * Between two tokens there are blanks and comments; the marks that begin their lines must not part `RFC 6749` from its
 * §.
 */
function inComments(trivia: string, offset: number): Reference[] {
  const unmarked = trivia.replace(/^[ \t]*(?:\*|\/\/)/gm, (mark) => ' '.repeat(mark.length));
  return find(inProse, unmarked, offset);
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
}

/** The first argument of `it`, `describe`, `it.each(…)` and the like; not the table that `each` takes. */
function isNameOfTest(node: ts.Node): boolean {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== node) return false;
  const takesTable = ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'each';
  return !takesTable && /^(?:describe|it|test)$/.test(calledFirst(call.expression));
}

/** `it` of `it.each(table)`, `it.each` with a template, and `it` itself. */
function calledFirst(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isTaggedTemplateExpression(expression)) return calledFirst(expression.tag);
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression)) {
    return calledFirst(expression.expression);
  }
  return '';
}
