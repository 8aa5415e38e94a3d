import type { CompanyId, SealedOwner } from '@partner/kernel';
import { SecretBox, type SecretKeys } from '@partner/runtime';
import { SecretSeal } from '../application/ports/processor-connections.js';

/** Secrets of payment processors encrypted with AES-256-GCM, each bound to its company. */
export class BoxedSecrets extends SecretSeal {
  #box: Promise<SecretBox> | undefined;

  /** @param secrets returns the encryption keys; called on first use */
  constructor(private readonly secrets: () => Promise<SecretKeys>) {
    super();
  }

  async seal(secret: string, company: CompanyId): Promise<string> {
    return (await this.box()).seal(secret, ownerOf(company));
  }

  async open(sealed: string, company: CompanyId): Promise<string> {
    return (await this.box()).open(sealed, ownerOf(company));
  }

  private box(): Promise<SecretBox> {
    this.#box ??= this.secrets().then((secrets) => new SecretBox(...secrets));
    return this.#box;
  }
}

const ownerOf = (company: CompanyId): SealedOwner => `payment processor of company ${company}`;
