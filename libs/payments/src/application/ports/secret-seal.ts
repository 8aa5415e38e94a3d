import type { CompanyId } from '@partner/kernel';

/** Encrypts the secrets of payment processors at rest. */
export abstract class SecretSeal {
  abstract seal(secret: string, company: CompanyId): Promise<string>;
  /** @throws Error when it was encrypted for another company or with another key */
  abstract open(sealed: string, company: CompanyId): Promise<string>;
}
