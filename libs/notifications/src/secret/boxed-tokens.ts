import type { CompanyId, SealedOwner } from '@partner/kernel';
import { SecretBox, type SecretKeys } from '@partner/runtime';
import { TokenSeal } from '../application/ports/crm-connections.js';

/** Tokens encrypted with AES-256-GCM, each bound to one purpose and company. */
export class BoxedTokens extends TokenSeal {
  readonly #box: () => Promise<SecretBox>;

  /** @param secrets returns the encryption keys; called on first use */
  constructor(
    private readonly purpose: 'CRM' | 'invitation' | 'alerts',
    secrets: () => Promise<SecretKeys>,
  ) {
    super();
    this.#box = SecretBox.lazy(secrets);
  }

  async seal(token: string, company: CompanyId): Promise<string> {
    return (await this.#box()).seal(token, this.ownerOf(company));
  }

  async open(sealed: string, company: CompanyId): Promise<string> {
    return (await this.#box()).open(sealed, this.ownerOf(company));
  }

  private ownerOf(company: CompanyId): SealedOwner {
    return `${this.purpose} of company ${company}`;
  }
}
