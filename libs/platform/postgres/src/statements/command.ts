import { Sql } from 'sql-template-tag';

/**
 * Statement that is executed for its effect, such as `begin` or a setting. It never returns rows, so the server is not
 * asked to describe them and the response is not parsed.
 */
export class Command extends Sql {}

/** Creates a {@link Command}. Its values are texts. */
export const command = (strings: readonly string[], ...values: readonly string[]): Command =>
  new Command(strings, values);
