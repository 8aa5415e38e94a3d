import { type CompanyId, type Id, invalid, isId, parseInstant } from '@partner/kernel';
import type { Command } from 'commander';

interface Format {
  readonly what: string;
  /** Returns undefined for a text of another format. */
  readonly parse: (text: string) => unknown;
}

/** Formats of values by their placeholder. */
const formats: Readonly<Record<string, Format>> = {
  id: { what: 'an id of 24 lower-case hex characters', parse: (text) => (isId(text) ? text : undefined) },
  time: { what: 'an RFC 3339 time', parse: parseInstant },
  days: {
    what: 'a number of days such as 90d',
    parse: (text) => (/^\d{1,4}d$/.test(text) ? Number.parseInt(text, 10) * 86_400_000 : undefined),
  },
  directory: { what: 'the path of a directory', parse: (text) => (text.trim() === '' ? undefined : text) },
  seconds: { what: 'a number of seconds', parse: (text) => (/^\d{1,6}$/.test(text) ? Number(text) : undefined) },
};

/** @throws DomainError `invalid` naming the option or argument. */
function read(name: string, text: string, { what, parse }: Format): unknown {
  const value = parse(text);
  if (value === undefined) throw invalid(`${name} must be ${what}, not "${text}"`);
  return value;
}

/**
 * Parses the options of a command by their placeholders: `--since <time>` becomes a date, `--unused <days>`
 * milliseconds. Leaves options with a parser of their own alone.
 * @throws DomainError `invalid` naming the option.
 */
export function parseOptions(command: Command): void {
  for (const option of command.options) {
    const name = option.attributeName();
    const format = formats[/<(\w+)>$/.exec(option.flags)?.[1] ?? ''];
    const text: unknown = command.getOptionValue(name);
    if (format && !option.parseArg && typeof text === 'string')
      command.setOptionValue(name, read(option.long!, text, format));
  }
}

/** Parses the name of the operator. @throws DomainError `invalid` */
export function readOperator(text: string): string {
  if (!/^[^\p{Cc}]{1,100}$/u.test(text) || text.trim() === '')
    throw invalid('--as must be a name of 1 to 100 characters');
  return text;
}

/** Parses an id. @throws DomainError `invalid` naming the option or argument. */
export const readId = (name: string, text: string): Id => read(name, text, formats['id']!) as Id;

/** Parses the argument of a command for one company. @throws DomainError `invalid` */
export const readCompany = (text: string): CompanyId => readId('the company', text) as CompanyId;

/** Parses event types, separated by commas. */
export const readTypes = (text: string): readonly string[] => text.split(',').map((type) => type.trim());

/** Parses JSON. @throws DomainError `invalid` naming the option. */
export function readJson(option: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(`${option} must be JSON, not "${text}"`);
  }
}

/** Returns a parser of one of these names, which throws DomainError `invalid` naming the option. */
export const readOneOf =
  <Name extends string>(option: string, known: readonly Name[]) =>
  (text: string): Name => {
    const found = known.find((one) => one === text);
    if (found === undefined) throw invalid(`${option} must be ${known.join(' or ')}, not "${text}"`);
    return found;
  };
