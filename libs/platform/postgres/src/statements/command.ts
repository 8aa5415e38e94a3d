import { Sql } from 'sql-template-tag';

/**
 * A statement that is carried out for its effect: `begin`, a setting. Its outcome never has rows: the server is not
 * asked to describe them, and what it answers is not made into objects.
 */
export class Command extends Sql {}

/** Makes a {@link Command}. Its values are texts. */
export const command = (strings: readonly string[], ...values: readonly string[]): Command =>
  new Command(strings, values);
