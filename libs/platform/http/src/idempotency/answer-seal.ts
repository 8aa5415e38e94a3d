import type { SealedOwner } from '@partner/kernel';

/** How answers are stored that hold a secret: a stolen copy of the database must not tell it. */
export abstract class AnswerSeal {
  /** @param owner whose it is: it opens for that owner alone. */
  abstract seal(text: string, owner: SealedOwner): string;
  /** @throws Error when it was sealed otherwise. */
  abstract open(sealed: string, owner: SealedOwner): string;
}
