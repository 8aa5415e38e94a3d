import type { CompanyId, SealedOwner } from '@partner/kernel';
import { SecretBox, type SecretKeys } from '@partner/runtime';
import { TokenSeal } from '../application/ports/token-seal.js';

/** Tokens under AES-256-GCM, each of use for one purpose of its company alone. */
export class BoxedTokens extends TokenSeal {
  #box: Promise<SecretBox> | undefined;

  /** @param secrets those of `secretKeys`, asked for at the first use. */
  constructor(
    private readonly purpose: 'CRM' | 'invitation',
    private readonly secrets: () => Promise<SecretKeys>,
  ) {
    super();
  }

  async seal(token: string, company: CompanyId): Promise<string> {
    return (await this.box()).seal(token, this.ownerOf(company));
  }

  async open(sealed: string, company: CompanyId): Promise<string> {
    return (await this.box()).open(sealed, this.ownerOf(company));
  }

  private box(): Promise<SecretBox> {
    this.#box ??= this.secrets().then((secrets) => new SecretBox(...secrets));
    return this.#box;
  }

  private ownerOf(company: CompanyId): SealedOwner {
    return `${this.purpose} of company ${company}`;
  }
}
