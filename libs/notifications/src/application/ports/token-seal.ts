import type { CompanyId } from '@partner/kernel';

/** Keeps tokens unreadable where they are stored (E8, R36). */
export abstract class TokenSeal {
  abstract seal(token: string, company: CompanyId): Promise<string>;
  /** @throws Error when it was sealed under another key or for another company. */
  abstract open(sealed: string, company: CompanyId): Promise<string>;
}
