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
  switch (credential) {
    case 'right':
      return `Bearer ${key}`;
    case 'access token':
      return `Bearer ${token}`;
    case 'client':
      return `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    case 'lower-case scheme':
      return `bearer ${key}`;
    case 'none':
      return undefined;
    case 'no token':
      return 'Bearer ';
    case 'other scheme':
      return `Basic ${Buffer.from(`${key}:`).toString('base64')}`;
    case 'wrong secret':
      return `Bearer ${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`;
    case 'cut':
      return `Bearer ${key.slice(0, -20)}`;
    case 'no key at all':
      return 'Bearer unknown';
    case 'unsigned token': {
      const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part({ sub: 'unknown', exp: 4_102_444_800 })}.`;
    }
    case 'very long':
      return `Bearer ${'k'.repeat(6_000)}`;
  }
}
