import type { Credential } from '../plan.js';

/** Credentials of a company. */
export interface Keys {
  readonly apiKey: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Latest access token of the OAuth client, if any. */
  token?: string;
}

/** Returns the Authorization header; undefined for none. */
export function authorization(credential: Credential, keys: Keys): string | undefined {
  const { apiKey: key, clientId, clientSecret, token = key } = keys;
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const basic = (text: string): string => `Basic ${Buffer.from(text).toString('base64')}`;
  const all: Readonly<Record<Credential, string | undefined>> = {
    right: `Bearer ${key}`,
    'access token': `Bearer ${token}`,
    client: basic(`${clientId}:${clientSecret}`),
    'lower-case scheme': `bearer ${key}`,
    none: undefined,
    'no token': 'Bearer ',
    'other scheme': basic(`${key}:`),
    'wrong secret': `Bearer ${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`,
    cut: `Bearer ${key.slice(0, -20)}`,
    'no key at all': 'Bearer unknown',
    'unsigned token': `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'unknown', exp: 4_102_444_800 })}.`,
    'very long': `Bearer ${'k'.repeat(6_000)}`,
  };
  return all[credential];
}
