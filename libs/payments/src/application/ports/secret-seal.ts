import type { CompanyId } from '@partner/kernel';

/** Keeps the secrets of payment processors unreadable where they are stored. */
export abstract class SecretSeal {
  abstract seal(secret: string, company: CompanyId): Promise<string>;
  /** @throws Error when it was sealed for another company, or under another key. */
  abstract open(sealed: string, company: CompanyId): Promise<string>;
}
