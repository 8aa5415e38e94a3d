import type { Span } from '@partner/runtime';
import type { Sql } from 'sql-template-tag';
import { Command } from './command.js';
import type { Outcome } from './statement-query.js';
import { statementName } from './statement-name.js';

/**
 * Executes statements that share one round trip in one trace span. The span contains the statements but never their
 * values (R97).
 */
export async function tracedStatements(
  parent: Span,
  statements: readonly Sql[],
  run: () => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  if (!parent.isSampled) return run();
  const names = statements
    .filter((statement) => !(statement instanceof Command))
    .map(({ text }) => statementName(text));
  const summary = names.map((name) => name.summary).join('; ') || statements.at(-1)!.text;
  const span = parent.child(summary.slice(0, 120), {
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      'db.operation.batch.size': statements.length > 1 ? statements.length : undefined,
      'partner.statement.hash': names.map(({ hash }) => hash).join(' '),
    },
  });
  try {
    const outcomes = await run();
    const failed = outcomes.find((outcome) => 'error' in outcome);
    span.end(failed && 'error' in failed ? failed.error : undefined);
    return outcomes;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
