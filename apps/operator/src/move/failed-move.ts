import { type CompanyId, DomainError, unavailable } from '@partner/kernel';
import { translateError } from '@partner/postgres';
import type { MoveParts } from './move-parts.js';

/** SQLSTATE of a server whose disk is full. */
const diskFull = '53100';

/** Returns what ended a move, with the remedy if a database is missing or has no space. */
export function failedMove(
  error: unknown,
  company: CompanyId,
  { source, target }: Pick<MoveParts, 'source' | 'target'>,
): unknown {
  const known = translateError(error);
  // Without a cause, it says itself what to do.
  if (!(known instanceof DomainError) || known.reason !== 'database_unavailable' || !known.cause) return error;
  const isFull = (known.cause as { code?: unknown }).code === diskFull;
  const remedy = isFull
    ? `cell ${target.name} has no space for company ${company}: free some, and run the command again`
    : `a database of cells ${source.name} and ${target.name} does not respond: run the command again when it does`;
  return unavailable('database_unavailable', remedy, known.cause);
}
