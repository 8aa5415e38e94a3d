import ts from 'typescript';
import type { Source, Violation } from '../source.js';
import type { Definitions } from './definitions.js';

/** A quoted section (`§4.3`) or rule (`R12`), with its position in the file. */
export interface Reference {
  readonly to: string;
  readonly at: number;
}

const section = String.raw`§(?:\d+(?:\.\d+)*|\w+)`;
const code = String.raw`(?<![%\w])[WARIE]\d{1,3}\b`;
/** Matches sections of an RFC as well, which have the same sign, to exclude them. */
const rfc = String.raw`RFC \d+\s+`;
const item = `(?:(?:${rfc})?${section}|${code})`;
/** In prose, comments and names of tests, any code is a reference. */
const inProse = new RegExp(item, 'g');
/** Other strings may contain data that looks like a code: they need a list in parentheses, `(§4.3, R12)`. */
const inStrings = new RegExp(String.raw`(?:${rfc})?${section}|(?<=\((?:${item}, )*)${code}(?=(?:, ${item})*\))`, 'g');

/** Returns every reference in comments, names of tests and other strings of a TypeScript or JavaScript file. */
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

/** Returns every reference in a page of the documentation. */
export function referencesOfPage({ text }: Source): Reference[] {
  return find(inProse, text, 0);
}

/** Requires each reference to name a heading of the specification or a rule. */
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
 * Returns the references in the comments between two tokens. The markers at the start of comment lines are removed, so
 * that they do not separate `RFC 6749` from its §.
 */
function inComments(trivia: string, offset: number): Reference[] {
  const unmarked = trivia.replace(/^[ \t]*(?:\*|\/\/)/gm, (mark) => ' '.repeat(mark.length));
  return find(inProse, unmarked, offset);
}

function isText(node: ts.Node): boolean {
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
}

/** True for the first argument of `it`, `describe`, `it.each(…)` and the like, but not for the table of `each`. */
function isNameOfTest(node: ts.Node): boolean {
  const call = node.parent;
  if (!ts.isCallExpression(call) || call.arguments[0] !== node) return false;
  const takesTable = ts.isPropertyAccessExpression(call.expression) && call.expression.name.text === 'each';
  return !takesTable && /^(?:describe|it|test)$/.test(calledFirst(call.expression));
}

/** Returns `it` for `it.each(table)`, `it.each` with a template, and `it` itself. */
function calledFirst(expression: ts.Expression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isTaggedTemplateExpression(expression)) return calledFirst(expression.tag);
  if (ts.isCallExpression(expression) || ts.isPropertyAccessExpression(expression)) {
    return calledFirst(expression.expression);
  }
  return '';
}
