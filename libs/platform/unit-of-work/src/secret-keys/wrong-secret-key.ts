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
        'it is replaced, set the other one as PARTNER_SECRET_PREVIOUS (docs/operations/secure.md)',
    );
  }
}
