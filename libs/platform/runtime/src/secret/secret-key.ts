import { hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.js';
import { madeOnce } from '@partner/embedded';

const keyLength = 32;

/**
 * The keys of a process, 32 bytes each: the first one signs and encrypts, all of them verify and decrypt. There are
 * two while `PARTNER_SECRET` is rotated (R87).
 */
export type SecretKeys = readonly [current: Buffer, ...others: readonly Buffer[]];

/**
 * What signs access tokens (A2) and encrypts stored secrets (E8): `PARTNER_SECRET`, or the development secret, and
 * `PARTNER_SECRET_PREVIOUS` behind it (R87).
 */
export async function secretKeys(settings: Settings): Promise<SecretKeys> {
  const current = settings.secret ?? (await developmentSecret(settings.dataDir));
  return settings.secretPrevious ? [current, settings.secretPrevious] : [current];
}

/** What tells keys apart without telling anything about them (R87): 16 bytes of HKDF-SHA256, in hex. */
export const fingerprintOf = (key: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'partner key fingerprint', 16)).toString('hex');

/**
 * A random key of 32 bytes, kept in the data directory in base64 for its owner alone, and made there once.
 * @throws Error when the file was damaged: a new key would make everything encrypted so far unreadable.
 */
export async function developmentSecret(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret');
  const content = await madeOnce(path, () => `${randomBytes(keyLength).toString('base64')}\n`);
  const key = Buffer.from(content, 'base64');
  if (key.length !== keyLength) throw new Error(`${path} must hold ${keyLength} bytes in base64`);
  return key;
}
