import type { CompanyId, SealedOwner } from '@partner/kernel';
import { SecretBox, type SecretKeys } from '@partner/runtime';
import { SecretSeal } from '../application/ports/secret-seal.js';

/** Secrets of payment processors under AES-256-GCM, each of use to its company alone. */
export class BoxedSecrets extends SecretSeal {
  #box: Promise<SecretBox> | undefined;

  /** @param secrets those of `secretKeys`, asked for at the first use. */
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
