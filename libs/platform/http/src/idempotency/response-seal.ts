import type { SealedOwner } from '@partner/kernel';

/** Encrypts stored responses that contain a secret, so that a stolen copy of the database does not reveal it. */
export abstract class ResponseSeal {
  /** @param owner the owner of the text. Only the same owner can open it. */
  abstract seal(text: string, owner: SealedOwner): string;
  /** @throws Error when the text was sealed with another key or for another owner. */
  abstract open(sealed: string, owner: SealedOwner): string;
}
