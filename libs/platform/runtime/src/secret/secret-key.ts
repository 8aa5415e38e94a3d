import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.js';
import { madeOnce } from '@partner/embedded';

const keyLength = 32;

/**
 * The 32 bytes that sign access tokens (A2) and encrypt stored secrets (E8): `PARTNER_SECRET`, or the development
 * secret.
 */
export async function secretKey(settings: Settings): Promise<Buffer> {
  return settings.secret ?? developmentSecret(settings.dataDir);
}

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
