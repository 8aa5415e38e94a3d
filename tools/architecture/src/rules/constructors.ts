import ts from 'typescript';
import type { Source, Violation } from '../source.js';

/** Maximum number of parameters: with more, the class hides its dependencies. Combine related ports into one. */
const maximum = 8;

/** Constructors have at most eight parameters. */
export function constructorsAreSmall(sources: readonly Source[]): Violation[] {
  return sources.flatMap(({ path, text }) => {
    if (!text.includes('constructor(')) return [];
    const found: Violation[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isConstructorDeclaration(node) && node.parameters.length > maximum)
        found.push(`${path}: a constructor has ${node.parameters.length} parameters, more than ${maximum}`);
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest));
    return found;
  });
}
