import { types } from 'node:util';
import pg from 'pg';
import { type CompanyId, conflict, DomainError, invalid, unavailable } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { readOnlyCode } from '../servers/database-servers.js';

type Reason = Parameters<typeof conflict>[0];

type Fields = Readonly<Record<string, unknown>>;

/** Look-up of the record that has the value already, for callers who may read it (W19). */
interface Finder {
  /** Field of the request with the value, if only one can have it. */
  readonly field?: string;
  /** Area of the scope that reads it. */
  readonly area: string;
  /** Creates a statement that returns its `id`. PostgreSQL itself names no values of tables with row policies. */
  readonly find: (company: CompanyId, fields: Fields) => Sql;
}

const conflicts = new Map<string, readonly [reason: Reason, message: string, finder?: Finder]>();
const finders = new WeakMap<DomainError, Finder['find']>();

/**
 * Maps violations of a unique index to a 409 with this code and message (R25, R80). Declared beside the record that has
 * the index.
 */
export function conflictOn(index: string, reason: Reason, message: string, finder?: Finder): void {
  conflicts.set(index, [reason, message, finder]);
}

/** Returns a statement for the `id` of the record that has the value already; undefined if the index has no finder. */
export const conflictLookUp = (error: DomainError, company: CompanyId, fields: Fields): Sql | undefined =>
  finders.get(error)?.(company, fields);

function uniqueConflict([reason, message, finder]: NonNullable<ReturnType<typeof conflicts.get>>): DomainError {
  if (!finder) return conflict(reason, message);
  const { area, field } = finder;
  const error = conflict(reason, message, { field, conflicting: { area } });
  finders.set(error, finder.find);
  return error;
}

const assertions = new Map<string, ((subject: string) => DomainError) | undefined>();

/**
 * Declares an SQL assertion: when it fails, the SQL function `refuse` raises its name and SQLSTATE, and the statement
 * and its transaction fail.
 * @param failure creates the error for the caller from the subject of the failed expression.
 * @returns creates an expression that is 1 if `holds` is true, and fails otherwise.
 */
export function refusal(
  name: string,
  state: string,
  failure?: (subject: string) => DomainError,
): (holds: Sql, subject?: unknown) => Sql {
  if (assertions.has(state)) throw new Error(`SQLSTATE ${state} is declared twice`);
  assertions.set(state, failure);
  const condition = raw(`'${state}', '${name}'`);
  return (holds, subject = '') => sql`case when ${holds} then 1 else refuse(${condition}, ${subject}) end`;
}

/** The server is unreachable, or read-only. */
const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', readOnlyCode]);
/**
 * SQLSTATE prefixes: connection failures, a server without disk, memory or free connections, and one that is starting
 * or stopping.
 */
const unavailableClasses = ['08', '53', '57P'];
/** Deadlock, serialization failure, lock timeout, cancelled statement: a retry may succeed. */
const transientCodes = new Set(['40P01', '40001', '55P03', '57014']);
const connectionMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'not queryable',
];

/** True if the error comes from a read-only server: another server has become the primary. */
export const isReadOnly = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === readOnlyCode;

const unreachable = 'the service cannot reach its database, try again';

/**
 * Maps any failure to connect to `unavailable`: an unreachable server, an unknown host, a rejected login. The cause
 * names the host and port, never the password.
 */
export function unreachableAt({ host, port }: { host: string; port: number }, error: unknown): Error {
  if (error instanceof DomainError) return error;
  return unavailable('database_unavailable', unreachable, new Error(`${host}:${port}`, { cause: error }));
}

/**
 * True if PostgreSQL rejected a statement and thereby its transaction: no change was made. After any other failure,
 * especially of the connection, the outcome is unknown.
 * @param error an error from `translateError`.
 */
export const isRejected = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ||
  (error instanceof DomainError && (error.code === 'conflict' || isRejectedCause(error.cause)));

/** Insufficient resources, or a failed assertion. */
const isRejectedCause = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code?.startsWith('53') === true || assertions.has(error.code ?? ''));

/** PostgreSQL's check of a `numeric` column, which sums of amounts can exceed (W2). Messages depend on its locale. */
const amountCheck = 'apply_typmod';

/** Maps errors of `pg` to domain errors; returns other errors unchanged. */
export function translateError(error: unknown): unknown {
  if (!types.isNativeError(error)) return error;
  const { code = '', constraint = '', detail = '', routine } = error as Partial<pg.DatabaseError>;
  const refused = assertions.get(code)?.(detail);
  if (refused) return Object.assign(refused, { cause: error });
  if (code === '23505') {
    const known = conflicts.get(constraint);
    return known === undefined ? error : uniqueConflict(known);
  }
  if (routine === amountCheck) return invalid('the sum of the amounts must have at most 12 digits before its point');
  if (
    connectionCodes.has(code) ||
    unavailableClasses.some((start) => code.startsWith(start)) ||
    connectionMessages.some((text) => error.message.includes(text))
  ) {
    return unavailable('database_unavailable', unreachable, error);
  }
  return transientCodes.has(code)
    ? unavailable('try_again', 'the request could not be completed, try again', error)
    : error;
}
