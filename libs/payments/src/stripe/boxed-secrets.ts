import type { CompanyId, SealedOwner } from '@partner/kernel';
import { SecretBox, type SecretKeys } from '@partner/runtime';
import { SecretSeal } from '../application/ports/processor-connections.js';

/** Secrets of payment processors encrypted with AES-256-GCM, each bound to its company. */
export class BoxedSecrets extends SecretSeal {
  readonly #box: () => Promise<SecretBox>;

  /** @param secrets returns the encryption keys; called on first use */
  constructor(secrets: () => Promise<SecretKeys>) {
    super();
    this.#box = SecretBox.lazy(secrets);
  }

  async seal(secret: string, company: CompanyId): Promise<string> {
    return (await this.#box()).seal(secret, ownerOf(company));
  }

  async open(sealed: string, company: CompanyId): Promise<string> {
    return (await this.#box()).open(sealed, ownerOf(company));
  }
}

const ownerOf = (company: CompanyId): SealedOwner => `payment processor of company ${company}`;
