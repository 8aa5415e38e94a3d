import type { CompanyId, SealedOwner } from '@partner/kernel';
import { SecretBox, type SecretKeys } from './secret-box.js';

/** Secrets of companies encrypted at rest (E8, R36), each bound to one purpose and company. */
export class CompanySecrets {
  readonly #box: () => Promise<SecretBox>;

  /** @param secrets returns the encryption keys; called on first use */
  constructor(
    private readonly purpose: 'CRM' | 'invitation' | 'alerts' | 'payment processor',
    secrets: () => Promise<SecretKeys>,
  ) {
    this.#box = SecretBox.lazy(secrets);
  }

  async seal(secret: string, company: CompanyId): Promise<string> {
    return (await this.#box()).seal(secret, this.#ownerOf(company));
  }

  /** @throws Error when it was encrypted with another key, or for another company or purpose */
  async open(sealed: string, company: CompanyId): Promise<string> {
    return (await this.#box()).open(sealed, this.#ownerOf(company));
  }

  #ownerOf(company: CompanyId): SealedOwner {
    return `${this.purpose} of company ${company}`;
  }
}
