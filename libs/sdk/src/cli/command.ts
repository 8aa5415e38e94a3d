import type { Context } from './context.js';
import type { Given, Option, Options, Syntax } from './given.js';

/** Command of the program, with all that its help shows. */
export interface Command extends Syntax {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Paragraphs of the help. */
  readonly about: string;
  readonly examples: readonly string[];
  /** @throws UsageError, Failed, PartnerError. */
  readonly run: (context: Context, given: Given) => Promise<void>;
}

/** Options of every command that calls the API. */
export const accessOptions: Options = {
  api: { value: 'url', about: 'address of the API; by default PARTNER_API, or the address of the last login' },
  key: {
    value: 'key',
    about: 'API key; by default PARTNER_KEY, or the stored one (prefer these: arguments are visible to other users)',
  },
};

/** Beginning of the names of the webhook headers. */
export const headerPrefixOption: Option = {
  value: 'prefix',
  about: 'beginning of the names of the headers, if the API has another one than X-Service',
};

export const jsonOption: Option = { about: 'print JSON for programs, one object a line' };
