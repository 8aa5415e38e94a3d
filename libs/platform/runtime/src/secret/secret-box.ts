import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { SealedOwner } from '@partner/kernel';
import { fingerprintOf, type SecretKeys } from './secret-key.js';

const algorithm = 'aes-256-gcm';
const format = 'v1.';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts the secrets that have to be stored and used again: of webhooks, of connected systems (E8). AES-256-GCM. */
export class SecretBox {
  /** Of the keys that it holds, the one that seals first (R87). */
  readonly fingerprints: readonly string[];
  /** What every sealed text begins with. */
  readonly prefix = format;
  readonly #keys: readonly Buffer[];

  /**
   * @param secrets those of `secretKeys`, 32 bytes each: the first one seals, every one opens. What is made from them
   * here is of no use for anything else they do.
   */
  constructor(...secrets: SecretKeys) {
    this.fingerprints = secrets.map(fingerprintOf);
    this.#keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', 'partner stored secrets', 32)));
  }

  /** @param owner whose secret it is, in the words that its context declares: it opens for that owner alone. */
  seal(text: string, owner: SealedOwner): string {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, this.#keys[0]!, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return format + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error when it was sealed under a key that is not held, for somebody else, or changed since. */
  open(sealed: string, owner: SealedOwner): string {
    for (const key of this.#keys) {
      const text = opened(key, sealed, owner);
      if (text !== undefined) return text;
    }
    throw new Error(`a stored secret cannot be read (${owner}): was PARTNER_SECRET changed?`);
  }

  /** Whether it opens with the key that seals. */
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
