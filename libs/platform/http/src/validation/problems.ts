import { DomainError, nearestName } from '@partner/kernel';

/** Maximum number of errors in a response. Further ones are found when these are corrected. */
const maxProblems = 20;

/** A problem of one field, with the allowed fields of its object if it is an unknown one (R28). */
export type Problem = NonNullable<DomainError['details']['errors']>[number] &
  Pick<DomainError['details'], 'allowedFields'>;

/** Problems found so far in a body or query. The first one is the error (R80). */
export type Problems = Problem[];

/** True if no further problem will be reported, so that none need be searched for. */
export const isFull = (problems: Problems): boolean => problems.length >= maxProblems;

/** @throws DomainError `invalid` with the first problem and the list of all (W19), if there are any. */
export function rejectProblems(problems: Problems): void {
  const [first] = problems;
  if (!first) return;
  const { error, code, ...help } = first;
  const errors = problems.slice(0, maxProblems).map(({ allowedFields: _, ...problem }) => problem);
  throw new DomainError('invalid', code, error, { ...help, errors });
}

/** Matches the end of an error text for a missing field. */
const missingFieldText = /(?: is required| must be given)$/;

/** Describes a value that a field must not have. @param help values that it may have, and the remedy. */
export function valueProblem(
  error: string,
  field: string,
  value?: unknown,
  { allowed, reason }: Pick<Problem, 'allowed' | 'reason'> = {},
): Problem {
  const code = missingFieldText.test(error) ? 'missing_field' : 'invalid_field';
  // Fields that null clears accept it.
  const isNull = value === null && code === 'invalid_field';
  return {
    ...{ error, code, field, allowed, suggestion: meantBy(error, value, allowed) },
    reason: isNull ? 'Leave the field out: null does not clear it.' : reason,
  };
}

/** Returns the JSON text to send instead, or the allowed value without quotes. */
function meantBy(error: string, value: unknown, allowed: readonly string[] | undefined): string | undefined {
  if (typeof value === 'number' && error.endsWith('must be a string')) return JSON.stringify(String(value));
  if (typeof value !== 'string') return undefined;
  if (allowed) return nearestName(value, allowed);
  const isLiteral = /must be (?:a number|an integer|true or false)$/.test(error) && literal.test(value);
  return isLiteral ? value : undefined;
}

/** A JSON number or boolean that was sent as a string. */
const literal = /^(?:-?(?:0|[1-9]\d{0,14})(?:\.\d{1,10})?|true|false)$/;

const maxNameLength = 64;

const cut = (name: string): string =>
  name.length <= maxNameLength ? name : `${name.slice(0, maxNameLength).toWellFormed()}…`;

/**
 * Describes a field that its object may not have.
 * @param path the path of the object, empty for the body itself.
 * @param elsewhere routes for the fields that belong to another operation, by name.
 */
export function unknownFieldProblem(
  unknown: string,
  path: string,
  allowedFields: readonly string[],
  elsewhere: Readonly<Record<string, string>>,
): Problem {
  const of = path === '' ? '' : ` of ${path}`;
  const field = at(path, cut(unknown));
  return {
    error: `unknown field "${field}"; the allowed fields${of} are ${allowedFields.join(', ')}`,
    code: 'unknown_field',
    field,
    suggestion: Object.hasOwn(elsewhere, unknown) ? elsewhere[unknown] : nearestName(unknown, allowedFields),
    allowedFields,
  };
}

export const at = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);
