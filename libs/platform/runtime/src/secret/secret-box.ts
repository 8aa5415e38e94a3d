import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedOwner } from '@partner/kernel';
import { join } from 'node:path';
import type { Settings } from '../settings/settings.js';
import { PrivateFile, unusable } from '@partner/embedded';

const algorithm = 'aes-256-gcm';
const format = 'v1.';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts stored secrets that must be readable later, of webhooks and connected systems (E8), with AES-256-GCM. */
export class SecretBox {
  /** Fingerprints of its keys. The sealing key is first (R87). */
  readonly fingerprints: readonly string[];
  readonly prefix = format;
  readonly #keys: readonly Buffer[];

  /**
   * Derives its own keys from the secrets, so that they cannot be confused with other uses.
   * @param secrets the result of `secretKeys`, 32 bytes each. The first one seals, every one opens.
   */
  constructor(...secrets: SecretKeys) {
    this.fingerprints = secrets.map(fingerprintOf);
    this.#keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'partner stored secrets', 32)));
  }

  /** Returns a function that creates the box on its first call. @param secrets returns the keys. */
  static lazy(secrets: () => Promise<SecretKeys>): () => Promise<SecretBox> {
    let box: Promise<SecretBox> | undefined;
    return () => (box ??= secrets().then((keys) => new SecretBox(...keys)));
  }

  /** @param owner the owner of the secret, as declared by its context. Only the same owner can open it. */
  seal(text: string, owner: SealedOwner): string {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, this.#keys[0]!, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return format + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error when the text was sealed under an unknown key or for another owner, or was changed since. */
  open(sealed: string, owner: SealedOwner): string {
    for (const key of this.#keys) {
      const text = opened(key, sealed, owner);
      if (text !== undefined) return text;
    }
    throw new Error(`a stored secret cannot be read (${owner}): was PARTNER_SECRET changed?`);
  }

  /** True if the text opens with the sealing key. */
  isCurrent(sealed: string, owner: SealedOwner): boolean {
    return opened(this.#keys[0]!, sealed, owner) !== undefined;
  }
}

function opened(key: Buffer, sealed: string, owner: string): string | undefined {
  if (!sealed.startsWith(format)) return undefined;
  try {
    const bytes = Buffer.from(sealed.slice(format.length), 'base64url');
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength), { authTagLength: tagLength });
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
    return decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

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
const fingerprintOf = (key: Uint8Array): string =>
  Buffer.from(hkdfSync('sha256', key, '', 'partner key fingerprint', 16)).toString('hex');

/**
 * Returns a random key of 32 bytes, created once and stored in the data directory in base64, readable only by its
 * owner.
 * @throws Error when the file is damaged: a new key would make everything encrypted so far unreadable.
 */
export async function developmentSecret(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'secret');
  const made = new PrivateFile(path).createOnce(() => `${randomBytes(keyLength).toString('base64')}\n`);
  const content = await made.catch(unusable('PARTNER_DATA_DIR'));
  const key = Buffer.from(content, 'base64');
  if (key.length !== keyLength) throw new Error(`${path} must contain ${keyLength} bytes in base64`);
  return key;
}
