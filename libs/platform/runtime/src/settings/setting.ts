import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import {
  baseProblem,
  databaseProblem,
  isUrl,
  originProblem,
  pathProblem,
  postgres,
  urlOf,
  userProblem,
} from './addresses.js';
import { type Cell, parseCells } from './cells.js';

export type Variables = Readonly<Record<string, string | undefined>>;

/** A setting as declared: its variable, its description for operators, its reader and its default. */
export interface Setting<Value> {
  readonly variable: string;
  readonly meaning: string;
  /** The accepted values, completing "must be". */
  readonly must: string;
  readonly unset: string;
  /** Returns undefined for text that is not accepted. */
  readonly read: (text: string) => Value | undefined;
  readonly fallback: (variables: Variables) => Value;
  readonly required?: RequiredWhen;
  /** True if an invalid value is not shown, because it may contain a secret. */
  readonly isSecret?: boolean;
  /** Returns the reason why a readable value is not usable, completing the name of the variable. */
  readonly problem?: (text: string) => string | undefined;
}

/** Condition on the variables that makes a setting required, and its description. */
export interface RequiredWhen {
  readonly needed: (variables: Variables) => boolean;
  readonly when: string;
}

/** A default that is not a constant. */
interface Unset<Value> {
  readonly words: string;
  readonly from?: (variables: Variables) => Value;
  readonly required?: RequiredWhen;
}

/** Declares settings of one kind. Without a default, an unset one is undefined. */
interface Kind<Value> {
  (variable: string, meaning: string, unset: Value & (string | number | boolean)): Setting<Value>;
  (variable: string, meaning: string, unset: Unset<Value> & { from: unknown }): Setting<Value>;
  (variable: string, meaning: string, unset?: Unset<Value | undefined>): Setting<Value | undefined>;
}

/** Trims a variable. An empty one counts as unset. */
export const textOf = (variable: string | undefined): string | undefined => variable?.trim() || undefined;

function kind<Value>(
  must: string,
  read: (text: string) => Value | undefined,
  more: Pick<Setting<Value>, 'isSecret' | 'problem'> = {},
): Kind<Value> {
  const declare = (
    variable: string,
    meaning: string,
    unset: string | number | boolean | Unset<unknown> = { words: '' },
  ): Setting<unknown> => {
    const { words, from, required }: Unset<unknown> =
      typeof unset === 'object' ? unset : { words: String(unset), from: () => unset };
    const fallback = from ?? ((): undefined => undefined);
    return { variable, meaning, must, unset: words, read, fallback, ...(required && { required }), ...more };
  };
  return declare as Kind<Value>;
}

const matching = (must: string, pattern: RegExp, isSecret = false): Kind<string> =>
  kind(must, (text) => (pattern.test(text) ? text : undefined), { isSecret });

const number = (must: string, pattern: RegExp, isAllowed: (value: number) => boolean): Kind<number> =>
  kind(must, (text) => (pattern.test(text) && isAllowed(Number(text)) ? Number(text) : undefined));

export const folder = kind('the path of a folder', (path) => (path.includes('://') ? undefined : resolve(path)));

/** A folder, or a bucket as `s3://name`. */
export const folderOrBucket = kind('the path of a folder, or s3:// and the name of a bucket', (text) => {
  if (!/^s3:|:\/\//i.test(text)) return resolve(text);
  return /^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d]$/.test(text) ? text : undefined;
});

/** Beginning of the names of HTTP headers. */
export const headerPrefix = matching('1 to 64 letters, digits and hyphens', /^[A-Za-z\d-]{1,64}$/);

export const host = matching('a host name or an address', /^[\w.:%-]+$/, true);

/** Comma-separated networks in CIDR notation. Rejects `/0`, which would trust every proxy. */
export const networks = kind<readonly string[]>('networks such as 10.0.0.0/8,fd00::/8', (text) => {
  const all = text.split(',').map((network) => networkOf(network.trim()));
  return all.every((one) => one !== undefined) ? all : undefined;
});

/** Returns a network; one of IPv4 addresses as such, because the addresses of clients are compared in that form. */
function networkOf(text: string): string | undefined {
  const isValid =
    ipaddr.isValidCIDR(text) && (text.includes(':') || ipaddr.IPv4.isValidFourPartDecimal(text.split('/')[0]!));
  if (!isValid) return undefined;
  const [address, prefix] = ipaddr.parseCIDR(text);
  if (!(address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress())) return prefix > 0 ? text : undefined;
  return prefix > 96 ? `${address.toIPv4Address().toString()}/${prefix - 96}` : undefined;
}

export const integer = (least: number, most: number): Kind<number> =>
  number(`an integer from ${least} to ${most}`, /^\d{1,9}$/, (value) => value >= least && value <= most);

export const port = integer(0, 65_535);

export const positive = number('a positive number', /^\d{1,9}(\.\d{1,9})?$/, (value) => value > 0);

export const atLeastOne = number('a number of at least 1', /^\d{1,9}(\.\d{1,9})?$/, (value) => value >= 1);

/** A retention in days, of at most a century: a time that far back is still a date. */
export const days = number(
  'a number from 1 to 36500',
  /^\d{1,5}(\.\d{1,9})?$/,
  (value) => value >= 1 && value <= 36_500,
);

export const ratio = number('a number from 0 to 1', /^\d(\.\d{1,9})?$/, (value) => value <= 1);

const flags = new Map(Object.entries({ true: true, 1: true, false: false, 0: false }));

/** True or false, in any case, or 1 or 0. */
export const flag = kind('true, false, 1 or 0', (text) => flags.get(text.toLowerCase()));

export const oneOf = <const Word extends string>(words: readonly Word[]): Kind<Word> =>
  kind(listed(words), (text) => words.find((word) => word === text));

const samplers = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);

export const sampler = oneOf(samplers);

/** A URL with one of the schemes. It may contain a password. */
export const url = (...schemes: readonly string[]): Kind<string> =>
  kind(urlOf(...schemes), (text) => text, {
    isSecret: true,
    problem: (text) => userProblem(text) ?? (isUrl(text, schemes) ? pathProblem(text) : `must be ${urlOf(...schemes)}`),
  });

/** An address of http or https to which paths are appended. Slashes at its end are removed. */
export const baseAddress = kind(urlOf('http', 'https'), (text) => withoutSlash(text), {
  isSecret: true,
  problem: baseProblem,
});

export const origin = kind(urlOf('http', 'https'), (text) => withoutSlash(text), {
  isSecret: true,
  problem: originProblem,
});

/** Comma-separated origins of http or https, none by default. */
export const origins = (variable: string, meaning: string): Setting<readonly string[]> =>
  originList(variable, meaning, { words: 'none', from: () => [] });

const originList = kind<readonly string[]>(
  'URLs that begin with http:// or https://, separated by commas',
  (text) => {
    const all = text.split(',').map((one) => withoutSlash(one.trim()));
    return all.every((one) => one !== undefined) ? all : undefined;
  },
  { isSecret: true, problem: (text) => text.split(',').map(originProblem).find(Boolean) },
);

function withoutSlash(text: string): string | undefined {
  return isUrl(text, ['http', 'https']) ? new URL(text).href.replace(/\/+$/, '') : undefined;
}

export const databaseUrl = kind(urlOf(...postgres), (text) => text, { isSecret: true, problem: databaseProblem });

/** Deployments behind one address, none by default. */
export const cells = (variable: string, meaning: string): Setting<readonly Cell[]> =>
  cellList(variable, meaning, { words: 'one database', from: () => [] });

const cellList = kind<readonly Cell[]>(
  'a JSON list of cells with name, database, upstream, and optionally adminPort',
  (text) => {
    const read = parseCells(text);
    return typeof read === 'string' ? [] : read;
  },
  {
    isSecret: true,
    problem: (text) => {
      const read = parseCells(text);
      return typeof read === 'string' ? read : undefined;
    },
  },
);

/** An email address, alone or as `Name <address>`. */
export const mailbox = matching(
  'an email address, or one such as "Name <name@example.com>"',
  /^([^<>@"\p{Cc}]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
);

export const bucket = matching('the name of a bucket', /^(?!\d+(\.\d+){3}$)[a-z\d](?:[a-z\d-]|\.(?!\.)){1,61}[a-z\d]$/);

export const region = matching('the name of a region, such as us-east-1', /^[a-z\d-]{1,63}$/);

export const credential = matching('a key without spaces', /^[\x21-\x7e]{1,512}$/, true);

/**
 * Minimum number of different bytes in a key. A key with fewer was typed or is a placeholder; 32 random bytes have
 * about 30.
 */
const leastDifferentBytes = 4;

export const key = kind(
  '32 random bytes in base64',
  (text) => {
    const bytes = Buffer.from(text, 'base64');
    const isExact = bytes.toString('base64').replace(/=+$/, '') === text.replace(/=+$/, '');
    return isExact && bytes.length === 32 && new Set(bytes).size >= leastDifferentBytes ? bytes : undefined;
  },
  { isSecret: true },
);

function listed(values: readonly string[]): string {
  return values.length === 1 ? String(values[0]) : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
}
