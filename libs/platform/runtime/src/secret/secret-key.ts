import { hkdfSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.js';
import { createOnce, unusable } from '@partner/embedded';

const keyLength = 32;

/**
 * The keys of a process, 32 bytes each. The first one signs and encrypts, all of them verify and decrypt. There are two
 * while `PARTNER_SECRET` is rotated (R87).
 */
export type SecretKeys = readonly [current: Buffer, ...others: readonly Buffer[]];

/**
 * Returns the keys that sign access tokens (A2) and encrypt stored secrets (E8): `PARTNER_SECRET` or the development
 * secret, followed by `PARTNER_SECRET_PREVIOUS` (R87).
 */
export async function secretKeys(settings: Settings): Promise<SecretKeys> {
  const current = settings.secret ?? (await developmentSecret(settings.dataDir));
  return settings.secretPrevious ? [current, settings.secretPrevious] : [current];
}

/** Returns an identifier of a key that reveals nothing about it (R87): 16 bytes of HKDF-SHA256, in hex. */
export const fingerprintOf = (key: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'partner key fingerprint', 16)).toString('hex');

/**
 * Returns a random key of 32 bytes, created once and stored in the data directory in base64, readable only by its
 * owner.
 * @throws Error when the file is damaged: a new key would make everything encrypted so far unreadable.
 */
export async function developmentSecret(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret');
  const made = createOnce(path, () => `${randomBytes(keyLength).toString('base64')}\n`);
  const content = await made.catch(unusable('PARTNER_DATA_DIR'));
  const key = Buffer.from(content, 'base64');
  if (key.length !== keyLength) throw new Error(`${path} must contain ${keyLength} bytes in base64`);
  return key;
}
