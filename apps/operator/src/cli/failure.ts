import { causeText, DomainError } from '@partner/kernel';
import { CommanderError } from 'commander';

/** Ends a command with exit status 1 after it has printed its own errors. */
export class AlreadyReported extends Error {}

/** Returns the message of an error with its causes, for the operator. */
export function failureText(error: unknown): string {
  return error instanceof Error && error.name === 'AbortError' ? 'interrupted' : causeText(error);
}

/** Names of the errors of settings, whose classes are private to their libraries. */
const settingErrors = ['WrongSetting', 'WrongSecretKey', 'UnsupportedDatabase'];

/**
 * Returns the exit status for the kind of error, so that scripts can tell failures apart: 2 for a wrong command line,
 * value or setting, 3 for an unknown id, 4 when a rule refuses the change, 5 when a service does not respond, else 1.
 */
export function statusOf(error: unknown): number {
  if (error instanceof CommanderError) return 2;
  if (error instanceof Error && settingErrors.includes(error.name)) return 2;
  if (!(error instanceof DomainError)) return 1;
  if (error.code === 'invalid') return 2;
  if (error.code === 'notFound' || error.code === 'gone') return 3;
  return error.code === 'unavailable' ? 5 : 4;
}
