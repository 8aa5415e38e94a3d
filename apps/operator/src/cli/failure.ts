import { causeText, DomainError } from '@partner/kernel';
import { SettingsError } from '@partner/runtime';
import { CommanderError } from 'commander';

/** Ends a command with exit status 1 after it has printed its own errors. */
export class AlreadyReported extends Error {}

/** Returns the message of an error with its causes, for the operator. */
export function failureText(error: unknown): string {
  return error instanceof Error && error.name === 'AbortError' ? 'interrupted' : causeText(error);
}

/** Meaning of each exit status of `--status-by-kind` after a failure. */
export const failureStatuses: Readonly<Record<number, string>> = {
  1: 'none of the following',
  2: 'the command line, a value or a setting is wrong',
  3: 'no record has this id',
  4: 'a rule refuses the change: a conflict, a lock',
  5: 'a service does not respond, or the database is not migrated; retry later',
};

/** Returns the exit status for the kind of error, so that scripts can tell failures apart. */
export function statusOf(error: unknown): number {
  if (error instanceof CommanderError || error instanceof SettingsError) return 2;
  if (!(error instanceof DomainError)) return 1;
  if (error.code === 'invalid') return 2;
  if (error.code === 'notFound' || error.code === 'gone') return 3;
  return error.code === 'unavailable' ? 5 : 4;
}
