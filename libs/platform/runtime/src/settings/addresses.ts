import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { causeText } from '@partner/kernel';

/** Returns the rule of URLs with one of the schemes, completing "must be". */
export const urlOf = (...schemes: readonly string[]): string =>
  `a URL that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`;

export const postgres = ['postgres', 'postgresql'];

/** True for a URL with a host and one of the schemes. */
export function isUrl(text: string, schemes: readonly string[]): boolean {
  const parsed = URL.parse(text);
  return parsed !== null && schemes.includes(parsed.protocol.slice(0, -1)) && parsed.hostname !== '';
}

const notEncoded =
  'must have a percent-encoded user and password: % is written as %25, # as %23, / as %2F, ? as %3F, and @ as %40';

/** Returns the reason why clients cannot decode the user or the password of an address, or undefined if they can. */
export function userProblem(text: string): string | undefined {
  const [address = ''] = text.split(/\?(?=\w+=)/, 1);
  // One of these ends the host, so clients would connect to a part of the password. Paths of http may contain an @.
  if (/^(?!http)[a-z]+:\/\/[^@/?#]*[/?#].*@/s.test(address)) return notEncoded;
  // Clients of Redis and mail servers split at the last @.
  if (/^postgres\w*:\/\/.*@.*@/s.test(address)) return notEncoded;
  try {
    decodeURIComponent(/^[a-z]+:\/\/([^@/?#]*)@/.exec(text)?.[1] ?? '');
    return undefined;
  } catch {
    return notEncoded;
  }
}

/** Returns the reason why paths cannot be appended to an address, or undefined if they can. */
export function baseProblem(text: string): string | undefined {
  const { username, password } = new URL(text);
  return username || password || /[?#]/.test(text) ? 'must have no user, password, query or fragment' : undefined;
}

/** Returns the reason why an address is not an origin (A14), or undefined if it is. */
export const originProblem = (text: string): string | undefined =>
  baseProblem(text) ?? (/^\/*$/.test(new URL(text).pathname) ? undefined : 'must have no path: it is an origin');

/**
 * Returns the reason why text is not the usable URL of a PostgreSQL database, which may name several hosts:
 * `postgres://u:p@one,two:5433/db`.
 */
export const databaseProblem = (text: string): string | undefined =>
  userProblem(text) ?? (isDatabase(text) ? (hostsProblem(text) ?? tlsProblem(text)) : `must be ${urlOf(...postgres)}`);

function isDatabase(text: string): boolean {
  const [, start = '', hosts = '', end = ''] = /^([a-z]+:\/\/(?:[^@/?#]*@)?)([^@/?#]*)(.*)$/s.exec(text) ?? [];
  return hosts.split(',').every((one) => isUrl(`${start}${one}${end}`, postgres));
}

/** Returns the reason why the hosts of a database address cannot be used. */
function hostsProblem(text: string): string | undefined {
  const [, hosts = '', query = ''] = /^[a-z]+:\/\/(?:[^@/?#]*@)?([^@/?#]*)[^?]*(.*)$/s.exec(text) ?? [];
  const isNamedTwice = /[?&](host|hostaddr|port)=/.test(query);
  return hosts.includes(',') && (isNamedTwice || hosts.includes('%'))
    ? 'must name several hosts only before the path, and no sockets among them'
    : undefined;
}

/** Returns the reason why the path of an address cannot be used, which for a Redis is the number of a database. */
export const pathProblem = (text: string): string | undefined =>
  /^rediss?:\/\/[^/?#]*\/(?!\d{0,5}([?#]|$))/.test(text)
    ? 'must have the number of a database, or nothing, after the port'
    : undefined;

/** The modes of libpq except `allow` and `prefer`, which leave encryption to the server. */
const modes = ['disable', 'require', 'verify-ca', 'verify-full'];

/**
 * Returns the reason why the TLS parameters of a database address are invalid, or undefined if they are valid. The text
 * does not show the address, which contains a password.
 */
function tlsProblem(address: string): string | undefined {
  const query = new URLSearchParams(/\?(.*)$/s.exec(address)?.[1]);
  const [mode, ...others] = query.getAll('sslmode');
  const authority = query.get('sslrootcert');
  if (others.length > 0) return 'must have at most one sslmode';
  if (mode !== undefined && !modes.includes(mode))
    return `must have sslmode=${modes.join(', ')} or no sslmode, not ${JSON.stringify(mode.slice(0, 40))}`;
  if (mode === 'verify-ca' && authority === null) return 'must have sslrootcert with sslmode=verify-ca';
  for (const name of ['sslrootcert', 'sslcert', 'sslkey']) {
    const path = query.get(name);
    const problem = path === null ? undefined : fileProblem(path, name !== 'sslkey');
    if (problem !== undefined) return `must have the path of a PEM file as ${name}: ${problem}`;
  }
  return undefined;
}

function fileProblem(path: string, isCertificate: boolean): string | undefined {
  try {
    const content = readFileSync(path);
    if (isCertificate) new X509Certificate(content);
    return undefined;
  } catch (error) {
    return causeText(error);
  }
}
