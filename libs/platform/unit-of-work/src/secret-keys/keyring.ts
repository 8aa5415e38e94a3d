import type { SealedOwner } from '@partner/kernel';

/** The keys of a process, as far as the database has to know of them (R87). */
export interface Keyring {
  /** Of every key held, the one that seals first. */
  readonly fingerprints: readonly string[];
  /** What every sealed text begins with. */
  readonly prefix: string;
  seal(text: string, owner: SealedOwner): string;
  /** @throws Error when no key that is held opens it. */
  open(sealed: string, owner: SealedOwner): string;
  /** Whether the key that seals opens it. */
  isCurrent(sealed: string, owner: SealedOwner): boolean;
}

/** The keys of a process are not those of the database: it would seal and sign what nobody else can read (R87). */
export class WrongSecretKey extends Error {
  override readonly name = 'WrongSecretKey';

  /** @param reason what does not fit. */
  constructor(reason: string) {
    super(
      `PARTNER_SECRET is not the key of this database: ${reason}. ` +
        'Set the key that its secrets were stored with; while ' +
        'it is replaced, set the other one as PARTNER_SECRET_PREVIOUS (docs/operations.md, "Rotating PARTNER_SECRET")',
    );
  }
}
