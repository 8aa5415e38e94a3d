import type { Id } from '@partner/kernel';

/** Notifies every process of changed credentials. */
export abstract class CredentialChanges {
  /**
   * Call after the commit. Resolves once no process uses the previous state any more (A2).
   * @throws DomainError `unavailable` when that cannot be confirmed; the change itself is committed.
   */
  abstract announce(id: Id): Promise<void>;
}
