import type { Span } from '@partner/runtime';
import type { Sql } from 'sql-template-tag';
import { Command } from './command.js';
import type { Outcome } from './statement-query.js';
import { statementName } from './statement-name.js';

/**
 * Carries out statements as one piece of the work under way: they are one round trip. It is told what they do, never
 * with which values (R97).
 */
export async function tracedStatements(
  parent: Span,
  statements: readonly Sql[],
  run: () => Promise<readonly Outcome[]>,
): Promise<readonly Outcome[]> {
  if (!parent.isSampled) return run();
  const told = statements.filter((statement) => !(statement instanceof Command)).map(({ text }) => statementName(text));
  const summary = told.map((name) => name.summary).join('; ') || statements.at(-1)!.text;
  const span = parent.child(summary.slice(0, 120), {
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.query.summary': summary,
      'db.operation.batch.size': statements.length > 1 ? statements.length : undefined,
      'partner.statement.hash': told.map(({ hash }) => hash).join(' '),
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
