import { PartnerApiError, PartnerError } from '../errors.js';

/** A mistake in the command line: the command ends with status 2. */
export class UsageError extends Error {}

/** A result that fails the command, which ends with status 1. */
export class Failed extends Error {}

/** Fields of an error response that say what to change, with the words before each. */
const hints = [
  ['suggestion', 'did you mean'],
  ['allowed', 'allowed:'],
  ['allowedFields', 'allowed fields:'],
  ['requiredScope', 'required scope:'],
] as const;

/** Returns one line that describes a failure: the response of the API with its advice, or the cause. */
export function failureText(error: unknown): string {
  if (error instanceof PartnerApiError) return apiText(error);
  if (!(error instanceof Error)) return String(error);
  const reason = causeOf(error);
  return error instanceof PartnerError && reason !== undefined ? `${error.message}: ${reason}` : error.message;
}

function apiText(error: PartnerApiError): string {
  const body = (error.body ?? {}) as Readonly<Record<string, string | readonly string[] | undefined>>;
  const said = error.message;
  const advice = hints.flatMap(([name, words]) => {
    const value = [body[name] ?? []].flat().join(', ');
    return value === '' || said.includes(value) ? [] : [`${words} ${value}`];
  });
  const request = error.requestId === undefined ? [] : [`request ${error.requestId}`];
  return [said, ...advice, ...request].join(' · ');
}

/** Returns the innermost cause: the message of a failed `fetch` is generic. */
export function causeOf(error: unknown): string | undefined {
  const { cause } = error as { cause?: { message?: string; code?: string; cause?: unknown } };
  return cause === undefined ? undefined : (causeOf(cause) ?? (cause.message || cause.code));
}
