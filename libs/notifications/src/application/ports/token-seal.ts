import type { CompanyId } from '@partner/kernel';

/** Encrypts tokens at rest (E8, R36). */
export abstract class TokenSeal {
  abstract seal(token: string, company: CompanyId): Promise<string>;
  /** @throws Error when it was encrypted with another key or for another company */
  abstract open(sealed: string, company: CompanyId): Promise<string>;
}
