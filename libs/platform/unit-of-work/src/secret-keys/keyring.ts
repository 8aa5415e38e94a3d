import type { SealedOwner } from '@partner/kernel';

/** Secret keys of a process (R87). */
export interface Keyring {
  /** Fingerprints of all keys, starting with the encryption key. */
  readonly fingerprints: readonly string[];
  /** Prefix of every encrypted text. */
  readonly prefix: string;
  seal(text: string, owner: SealedOwner): string;
  /** Decrypts a text. @throws Error if none of the keys decrypts it. */
  open(sealed: string, owner: SealedOwner): string;
  /** True if the text is encrypted with the encryption key. */
  isCurrent(sealed: string, owner: SealedOwner): boolean;
}

/**
 * Thrown if the keys of a process do not match the database: others could not read what it encrypts or verify what it
 * signs (R87).
 */
export class WrongSecretKey extends Error {
  override readonly name = 'WrongSecretKey';

  /** @param reason the mismatch, as a clause. */
  constructor(reason: string) {
    super(
      `PARTNER_SECRET is not the key of this database: ${reason}. ` +
        'Set the key that its secrets were stored with; while ' +
        'it is replaced, set the other one as PARTNER_SECRET_PREVIOUS (docs/operations.md, "Rotating PARTNER_SECRET")',
    );
  }
}
