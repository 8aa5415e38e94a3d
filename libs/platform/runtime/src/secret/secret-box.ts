import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const format = 'v1.';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts the secrets that have to be stored and used again: of webhooks, of connected systems (E8). AES-256-GCM. */
export class SecretBox {
  readonly #key: Buffer;

  /** @param secret the 32 bytes of `secretKey`; what is made from them here is of no use for anything else they do. */
  constructor(secret: Buffer) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'partner stored secrets', 32));
  }

  /** @param owner whose secret it is, such as `webhook <id>`: it opens for that owner alone. */
  seal(text: string, owner: string): string {
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv(algorithm, this.#key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return format + Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** @throws Error when it was sealed under another `PARTNER_SECRET`, for somebody else, or changed since. */
  open(sealed: string, owner: string): string {
    try {
      if (!sealed.startsWith(format)) throw new Error('unknown format');
      const bytes = Buffer.from(sealed.slice(format.length), 'base64url');
      const decipher = createDecipheriv(algorithm, this.#key, bytes.subarray(0, nonceLength), {
        authTagLength: tagLength,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      return decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      throw new Error(`a stored secret cannot be read (${owner}): was PARTNER_SECRET changed?`);
    }
  }
}
