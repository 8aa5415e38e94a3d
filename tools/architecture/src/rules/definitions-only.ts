import ts from 'typescript';
import { isTest, type Source, type Violation } from '../source.js';

/**
 * A module of a library only defines, and one of persistence registers the conflicts of its table: bundles leave out
 * modules whose names nobody uses, and what these would have done when they were loaded.
 */
export function modulesOnlyDefine(sources: readonly Source[]): Violation[] {
  return sources.filter(isBundled).flatMap(({ path, text }) =>
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest).statements.flatMap((statement) => {
      const does =
        (ts.isImportDeclaration(statement) && statement.importClause === undefined) ||
        (ts.isExpressionStatement(statement) && !isConflict(path, statement.expression)) ||
        ts.isIfStatement(statement) ||
        ts.isIterationStatement(statement, false) ||
        ts.isTryStatement(statement);
      return does ? [`${path} does something when it is loaded; a bundle may leave it out`] : [];
    }),
  );
}

/** Programs, of libraries and in fixtures, are entries of their own. */
const isBundled = (source: Source): boolean =>
  source.path.startsWith('libs/') && !isTest(source) && !/(\/main|\.fixture)\.ts$/.test(source.path);

const isConflict = (path: string, expression: ts.Expression): boolean =>
  path.includes('/persistence/') &&
  ts.isCallExpression(expression) &&
  ts.isIdentifier(expression.expression) &&
  expression.expression.text === 'conflictOn';
