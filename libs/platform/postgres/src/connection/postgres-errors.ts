import { types } from 'node:util';
import pg from 'pg';
import { conflict, DomainError, unavailable } from '@partner/kernel';
import sql, { raw, type Sql } from 'sql-template-tag';
import { readOnlyCode } from '../servers/database-servers.js';

type Reason = Parameters<typeof conflict>[0];

const conflicts = new Map<string, readonly [reason: Reason, message: string]>();

/**
 * Names what a unique index protects, so that its violation becomes a 409 with this code and these words (R25, R80).
 * Declared beside the record that has the index.
 */
export function conflictOn(index: string, reason: Reason, message: string): void {
  conflicts.set(index, [reason, message]);
}

const refusals = new Map<string, ((subject: string) => DomainError) | undefined>();

/**
 * Declares a condition under which a statement refuses, and with it its transaction: the name and the SQLSTATE that the
 * function `refuse` raises.
 * @param failure the error that the caller sees, made of the subject of the expression that refused.
 * @returns makes an expression that is 1 where `holds`, and refuses elsewhere.
 */
export function refusal(
  name: string,
  state: string,
  failure?: (subject: string) => DomainError,
): (holds: Sql, subject?: unknown) => Sql {
  if (refusals.has(state)) throw new Error(`two conditions have the SQLSTATE ${state}`);
  refusals.set(state, failure);
  const condition = raw(`'${state}', '${name}'`);
  return (holds, subject = '') => sql`case when ${holds} then 1 else refuse(${condition}, ${subject}) end`;
}

/** The server went away, was never there, or takes no writes. */
const connectionCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', readOnlyCode]);
/** Of SQLSTATE: no connection, a server that has no disk, memory or connection left, and one that starts or stops. */
const unavailableClasses = ['08', '53', '57P'];
/** Deadlock, serialization failure, lock timeout, cancelled statement: the same request may succeed next time. */
const passingCodes = new Set(['40P01', '40001', '55P03', '57014']);
const connectionMessages = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Client has encountered a connection error',
  'not queryable',
];

/** Whether a connection goes to a server that takes no writes: another one has taken its place. */
export const isReadOnly = (error: unknown): boolean => (error as { code?: unknown } | undefined)?.code === readOnlyCode;

const unreachable = 'the service cannot reach its database, try again';

/**
 * What keeps a connection from being made, whatever it is: a server that is away, a name that is not found, a login
 * that is refused. The cause names the host, and never the password.
 */
export function unreachableAt({ host, port }: { host: string; port: number }, error: unknown): Error {
  if (error instanceof DomainError) return error;
  return unavailable('database_unavailable', unreachable, new Error(`${host}:${port}`, { cause: error }));
}

/**
 * Whether PostgreSQL refused a statement, and with it the transaction: then nothing of it was carried out. After any
 * other failure, of the connection above all, nobody knows. @param error a translated one.
 */
export const isRefusal = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ||
  (error instanceof DomainError && (error.code === 'conflict' || isRefusedCause(error.cause)));

/** Out of resources, or a declared condition. */
const isRefusedCause = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code?.startsWith('53') === true || refusals.has(error.code ?? ''));

/** Turns what `pg` throws into the family of the kernel; an error without a mapping stays as it is. */
export function translated(error: unknown): unknown {
  if (!types.isNativeError(error)) return error;
  const { code = '', constraint = '', detail = '' } = error as { code?: string; constraint?: string; detail?: string };
  const refused = refusals.get(code)?.(detail);
  if (refused) return Object.assign(refused, { cause: error });
  if (code === '23505') {
    const known = conflicts.get(constraint);
    return known === undefined ? error : conflict(...known);
  }
  if (
    connectionCodes.has(code) ||
    unavailableClasses.some((start) => code.startsWith(start)) ||
    connectionMessages.some((text) => error.message.includes(text))
  ) {
    return unavailable('database_unavailable', unreachable, error);
  }
  return passingCodes.has(code)
    ? unavailable('try_again', 'the request could not be completed, try again', error)
    : error;
}
