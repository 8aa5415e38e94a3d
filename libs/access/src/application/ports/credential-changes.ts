import type { Id } from '@partner/kernel';

/** Tells every process that a credential changed. */
export abstract class CredentialChanges {
  /**
   * To be called after the commit. Resolves when no process answers from the former state any more (A2).
   * @throws DomainError `unavailable` when that cannot be made sure; the change itself is made.
   */
  abstract announce(id: Id): Promise<void>;
}
