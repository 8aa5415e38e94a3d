import { resolve } from 'node:path';
import { Expose, Transform } from 'class-transformer';
import {
  IsArray,
  IsBoolean,
  IsDefined,
  IsIn,
  IsInstance,
  IsInt,
  IsNumber,
  Matches,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  type ValidationOptions,
} from 'class-validator';
import ipaddr from 'ipaddr.js';
import { tlsProblem } from './database-tls.js';
import { describe } from './setting-descriptions.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Reader and checks of a variable. Unreadable values are left unchanged, for the checks to reject. */
interface Kind<Value> {
  /** The accepted values, completing "must be". */
  readonly must: string;
  readonly read?: (text: string) => Value | undefined;
  /** The default of an unset or empty variable. */
  readonly unset?: Value | ((environment: Environment) => Value | undefined);
  /** True if the setting is required, given the other settings. */
  readonly needed?: (settings: object) => boolean;
  readonly checks: readonly PropertyDecorator[];
}

/** Trims a variable. An empty one counts as unset. */
export const textOf = (variable: string | undefined): string | undefined => variable?.trim() || undefined;

/** Error text of an invalid value: the rule, and the value unless it may be secret. */
const rule = (variable: string, must: string, shown = true): ValidationOptions => ({
  message: ({ value }) => (shown ? `must be ${must}, not ${quoted(String(value))}` : `must be ${must}`),
  context: { variable },
});

function setting<Value>(variable: string, { must, read, unset, needed, checks }: Kind<Value>): PropertyDecorator {
  const fallback = (environment: Environment): unknown => (unset instanceof Function ? unset(environment) : unset);
  const decorators = [
    Expose({ name: variable }),
    Transform(({ value, obj }: { value: string | undefined; obj: Environment }) => {
      const text = textOf(value);
      return text === undefined ? fallback(obj) : read ? (read(text) ?? text) : text;
    }),
    ValidateIf((settings: object, value) => value !== undefined || needed?.(settings) === true),
    ...checks,
  ];
  const literal = unset === undefined || unset instanceof Function ? undefined : String(unset);
  return (prototype, property) => {
    describe(property, { name: variable, type: must, ...(literal !== undefined && { unset: literal }) });
    decorators.forEach((decorate) => decorate(prototype, property));
  };
}

/** Describes a setting in the table of all settings, with its default if that is not a constant. */
export const Meaning =
  (meaning: string, unset?: string): PropertyDecorator =>
  (_prototype, property) =>
    describe(property, { meaning, ...(unset !== undefined && { unset }) });

/** The path of a folder, made absolute. */
export const Folder = (variable: string, unset: string): PropertyDecorator =>
  setting(variable, { must: 'the path of a folder', read: (path) => resolve(path), unset, checks: [] });

/** A host name or an address. */
export function Host(variable: string, unset: string): PropertyDecorator {
  const must = 'a host name or an address';
  return setting(variable, { must, unset, checks: [Matches(/^[\w.:%-]+$/, rule(variable, must, false))] });
}

/** Comma-separated networks in CIDR notation; none by default. Rejects `/0`, which would trust every proxy. */
export function Networks(variable: string): PropertyDecorator {
  const must = 'networks such as 10.0.0.0/8,fd00::/8';
  const isNetwork = (text: string): boolean => ipaddr.isValidCIDR(text) && ipaddr.parseCIDR(text)[1] > 0;
  const read = (text: string): readonly string[] | undefined => {
    const networks = text.split(',').map((network) => network.trim());
    return networks.every(isNetwork) ? networks : undefined;
  };
  return setting<readonly string[]>(variable, { must, read, unset: () => [], checks: [IsArray(rule(variable, must))] });
}

/** A TCP port, 0 included. */
export const Port = (variable: string, unset: number): PropertyDecorator => Integer(variable, [0, 65_535], unset);

/** An integer within inclusive bounds. */
export function Integer(
  variable: string,
  [least, most]: readonly [number, number],
  unset?: Kind<number>['unset'],
): PropertyDecorator {
  const must = `an integer from ${least} to ${most}`;
  const checked = rule(variable, must);
  const checks = [IsInt(checked), Min(least, checked), Max(most, checked)];
  return setting(variable, { must, read: digits(/^\d{1,9}$/), ...(unset !== undefined && { unset }), checks });
}

const flags: Readonly<Record<string, boolean>> = { true: true, 1: true, false: false, 0: false };

/** True or false, in any case, or 1 or 0. */
export function Flag(variable: string, unset: Kind<boolean>['unset']): PropertyDecorator {
  const must = 'true, false, 1 or 0';
  const read = (text: string): boolean | undefined => flags[text.toLowerCase()];
  return setting<boolean>(variable, { must, read, unset, checks: [IsBoolean(rule(variable, must))] });
}

/** A decimal number of at least `least`, or greater than 0 if `least` is 0. */
export function Amount(variable: string, unset: number, least: 0 | 1): PropertyDecorator {
  const must = least === 0 ? 'a positive number' : `a number of at least ${least}`;
  const checked = rule(variable, must);
  const checks = [IsNumber({}, checked), Min(least || Number.MIN_VALUE, checked)];
  return setting(variable, { must, read: digits(/^\d{1,9}(\.\d{1,9})?$/), unset, checks });
}

/** A ratio from 0 to 1. */
export function Ratio(variable: string, unset: number): PropertyDecorator {
  const must = 'a number from 0 to 1';
  const checked = rule(variable, must);
  const checks = [IsNumber({}, checked), Min(0, checked), Max(1, checked)];
  return setting(variable, { must, read: digits(/^\d(\.\d{1,9})?$/), unset, checks });
}

/** One of a list of words. */
export const OneOf = (variable: string, values: readonly string[], unset: string): PropertyDecorator =>
  setting(variable, { must: listed(values), unset, checks: [IsIn([...values], rule(variable, listed(values)))] });

/** A URL with one of the schemes. It may contain a password, so an invalid one is never shown. */
export const Url = (
  variable: string,
  schemes: readonly string[],
  kind: Omit<Kind<string>, 'checks' | 'must'> = {},
): PropertyDecorator => {
  const must = urlOf(schemes);
  return setting(variable, { ...kind, must, checks: [aUrl(schemes, rule(variable, must, false))] });
};

/** The URL of a PostgreSQL database, which may name several hosts: `postgres://u:p@one,two:5433/db`. */
export const DatabaseUrl = (variable: string): PropertyDecorator => {
  const schemes = ['postgres', 'postgresql'];
  const must = urlOf(schemes);
  const each = (url: string): readonly string[] => {
    const [, start = '', hosts = '', end = ''] = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(.*)$/s.exec(url) ?? [];
    return hosts.split(',').map((host) => `${start}${host}${end}`);
  };
  return setting(variable, { must, checks: [aUrl(schemes, rule(variable, must, false), each), usableTls(variable)] });
};

const usableTls = (variable: string): PropertyDecorator =>
  ValidateBy(
    { name: 'tls', validator: { validate: (url: unknown) => tlsProblem(String(url)) === undefined } },
    { message: ({ value }) => tlsProblem(String(value)) ?? '', context: { variable } },
  );

/** An email address, alone or as `Name <address>`. */
export const Mailbox = (variable: string): PropertyDecorator => {
  const pattern = /^([^<>@"\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u;
  const must = 'an email address, or one such as "Name <name@example.com>"';
  return setting(variable, { must, checks: [Matches(pattern, rule(variable, must))] });
};

/** The name of an S3 bucket. */
export const Bucket = (variable: string): PropertyDecorator =>
  Word(variable, /^(?!\d+(\.\d+){3}$)[a-z\d](?:[a-z\d-]|\.(?!\.)){1,61}[a-z\d]$/, 'the name of a bucket');

/** A text that matches a pattern. */
export const Word = (variable: string, pattern: RegExp, must: string, unset?: string): PropertyDecorator =>
  setting(variable, { must, unset, checks: [Matches(pattern, rule(variable, must))] });

/** Condition on the other settings that makes a setting required, and its description. */
interface Needed<Settings> {
  readonly needed: (settings: Settings) => boolean;
  readonly when: string;
}

/**
 * Minimum number of different bytes in a key. A key with fewer was typed or is a placeholder; 32 random bytes have
 * about 30.
 */
const leastDifferentBytes = 4;

/** An exact number of random bytes in base64. The value is a secret, so an invalid one is never shown. */
export const Bytes = <Settings>(
  variable: string,
  length: number,
  { needed, when }: Needed<Settings> = { needed: () => false, when: '' },
): PropertyDecorator =>
  setting<Buffer>(variable, {
    must: `${length} random bytes in base64`,
    read: (text) => {
      const bytes = Buffer.from(text, 'base64');
      const exact = bytes.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '');
      const looksRandom = new Set(bytes).size >= leastDifferentBytes;
      return exact && bytes.length === length && looksRandom ? bytes : undefined;
    },
    needed: needed as (settings: object) => boolean,
    checks: [
      IsDefined({ message: `must be set ${when}: ${length} random bytes in base64`, context: { variable } }),
      IsInstance(Buffer, rule(variable, `${length} random bytes in base64`, false)),
    ],
  });

/** A credential of printable characters. The value is never shown. */
export const Secret = <Settings>(variable: string, { needed, when }: Needed<Settings>): PropertyDecorator =>
  setting<string>(variable, {
    must: 'a key without spaces',
    needed: needed as (settings: object) => boolean,
    checks: [
      IsDefined({ message: `must be set ${when}`, context: { variable } }),
      Matches(/^[\x21-\x7e]{1,512}$/, rule(variable, 'a key without spaces', false)),
    ],
  });

const urlOf = (schemes: readonly string[]): string =>
  `a URL that begins with ${listed(schemes.map((scheme) => `${scheme}://`))}`;

const digits =
  (pattern: RegExp) =>
  (text: string): number | undefined =>
    pattern.test(text) ? Number(text) : undefined;

const aUrl = (
  schemes: readonly string[],
  must: ValidationOptions,
  each: (url: string) => readonly string[] = (url) => [url],
): PropertyDecorator =>
  ValidateBy(
    {
      name: 'url',
      validator: {
        validate: (text: unknown) =>
          typeof text === 'string' &&
          each(text).every((one) => {
            const url = URL.parse(one);
            return url !== null && schemes.includes(url.protocol.slice(0, -1)) && url.hostname !== '';
          }),
      },
    },
    must,
  );

const listed = (values: readonly string[]): string =>
  values.length === 1 ? String(values[0]) : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;

/** Quotes a value, shortened and on one line. */
const quoted = (value: string): string => JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
